import { use, useCallback, useEffect, useState } from 'react';
import { log } from '../../lib/logger.ts';
import { type Article, fetchArticle, parseArticle, textMark } from '../../public-data/article.ts';
import {
  forgetArticle,
  keepArticle,
  keepPage,
  keepReader,
  keptArticle,
} from '../../public-data/kept-articles.ts';
import { pictureAddress, type RawRow } from '../../public-data/rest.ts';
import { routes } from '../../routes.ts';
import { articleOnPage, BuiltArticle, type PrerenderedArticle } from './built-article.ts';

/** The text of an article: as HTML, nothing at all (B-053), or what could not be drawn. */
export type ArticleText = { readonly html: string } | 'empty' | 'failed';

/** B-059. */
type ArticleState =
  | { readonly status: 'loading' }
  | { readonly status: 'missing'; readonly is_offline: boolean }
  | { readonly status: 'shown'; readonly article: Article; readonly text: ArticleText };

/** The page that the host answers for an address without an article (entry-prerender.tsx). */
const MISSING_SCREEN = 'article_missing';

const textOfGiven = (html: string): ArticleText => (html.trim() === '' ? 'empty' : { html });

const shownGiven = (given: PrerenderedArticle | null): ArticleState | null => {
  const article = given === null ? null : parseArticle(given.row);
  return given === null || article === null
    ? null
    : { status: 'shown', article, text: textOfGiven(given.html) };
};

/** The script of this build, as the page names it. */
const entryScript = (): string =>
  document.querySelector<HTMLScriptElement>('script[data-entry]')?.dataset['entry'] ?? '';

/** Makes the text harmless with code that is fetched for it. */
async function textOf(article: Article): Promise<ArticleText> {
  try {
    const { CODE_URL, showArticle } = await import('../../html/browser.ts');
    void keepReader(entryScript(), CODE_URL);
    const { html, css } = showArticle(article, 'new', pictureAddress);
    showStyles(css);
    return textOfGiven(html);
  } catch (fault) {
    log.error('an article could not be drawn', fault);
    return 'failed';
  }
}

interface Found {
  readonly slug: string;
  readonly mark: string | null;
  readonly show: (state: ArticleState) => void;
}

async function showRow(row: RawRow, { mark, show }: Found): Promise<void> {
  const article = parseArticle(row);
  if (article === null) return show({ status: 'missing', is_offline: false });
  // The text that stands is the text there is: only what is around it may have changed.
  if (mark === textMark(article)) return;
  show({ status: 'shown', article, text: await textOf(article) });
}

/** Asks for the article as it is now; without a network what was kept is shown. */
async function refresh(found: Found): Promise<void> {
  const { slug, show } = found;
  const answer = await fetchArticle(slug);
  if (!answer.ok) {
    const kept = await keptArticle(slug);
    if (kept !== null) return showRow(kept, found);
    if (found.mark === null) show({ status: 'missing', is_offline: answer.error === 'offline' });
    return undefined;
  }
  switch (answer.value.kind) {
    case 'article':
      await keepArticle(slug, answer.value.row);
      void keepReader(entryScript(), null);
      if (found.mark !== null && navigator.serviceWorker?.controller === null)
        void keepPage(routes.article(slug));
      return showRow(answer.value.row, found);
    case 'moved':
      return location.replace(routes.article(answer.value.slug) + location.hash);
    case 'none':
      await forgetArticle(slug);
      return show({ status: 'missing', is_offline: false });
  }
}

function firstState(
  built: PrerenderedArticle | null,
  slug: string,
): { state: ArticleState; mark: string | null } {
  if (import.meta.env.SSR) return { state: shownGiven(built) ?? { status: 'loading' }, mark: null };
  const given = articleOnPage(slug);
  const state = shownGiven(given);
  if (state !== null) return { state, mark: given?.mark ?? null };
  const is_missing = document.getElementById('root')?.dataset['screen'] === MISSING_SCREEN;
  return { state: is_missing ? { status: 'missing', is_offline: false } : { status: 'loading' }, mark: null };
}

/** The article of an address: what the page brought, then what the backend says (B-059). */
export function useArticle(slug: string): { readonly state: ArticleState; readonly retry: () => void } {
  const built = use(BuiltArticle);
  const [first] = useState(() => firstState(built, slug));
  const [state, show] = useState(first.state);
  const load = useCallback(() => {
    let is_here = true;
    const found = {
      slug,
      mark: first.mark,
      show: (next: ArticleState) => {
        if (is_here) show(next);
      },
    };
    refresh(found).catch((fault: unknown) => {
      log.error('an article could not be fetched', fault);
      if (first.mark === null) found.show({ status: 'missing', is_offline: false });
    });
    return () => {
      is_here = false;
    };
  }, [slug, first]);
  useEffect(load, [load]);
  return { state, retry: load };
}

let shown_sheet: CSSStyleSheet | null = null;

/**
 * Lays the styles of an article's blocks over the page, in place of the former ones. A constructed stylesheet is no
 * inline style: the pages' policy lets it be, and src/html has held its rules to the article.
 */
function showStyles(css: string): void {
  if (shown_sheet === null) {
    if (css === '') return;
    shown_sheet = new CSSStyleSheet();
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, shown_sheet];
  }
  shown_sheet.replaceSync(css);
}
