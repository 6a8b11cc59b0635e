/** The public styles of an article's text, as one text. A chunk of its own, since the admin's own pages need none of it. */
import page_css from '../../../../ui/global.css?inline';
import parts_css from '../../../../ui/prose-parts.css?inline';
import prose_css from '../../../../ui/prose.css?inline';

export const ARTICLE_CSS: string = [page_css, prose_css, parts_css].join('\n');
