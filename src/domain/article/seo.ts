/** What search engines show of an article, and which of our rules for it an article meets. */
import type { HtmlBlock } from '../post.ts';
import { attributesOf } from './html-tags.ts';

interface Range {
  readonly least: number;
  readonly most: number;
}

/** lengths that use the room of a search result and are shown whole. */
const TITLE_CHARACTERS: Range = { least: 50, most: 60 };
const DESCRIPTION_CHARACTERS: Range = { least: 130, most: 155 };

/** how the counter of the description is coloured: good above 130 characters, over above 155. */
export function descriptionTone(characters: number): 'plain' | 'good' | 'over' {
  if (characters > DESCRIPTION_CHARACTERS.most) return 'over';
  return characters > DESCRIPTION_CHARACTERS.least ? 'good' : 'plain';
}

const cutAt = (text: string, most: number): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > most ? `${line.slice(0, most).trimEnd()}…` : line;
};

/** title and description as a search engine shows them: cut at 60 and at 155 characters, with an ellipsis. */
export const searchPreview = (title: string, description: string) => ({
  title: cutAt(title, TITLE_CHARACTERS.most),
  description: cutAt(description, DESCRIPTION_CHARACTERS.most),
});

const IMAGE = /<img\b(?:[^>"']|"[^"]*"|'[^']*')*>/gi;
/** The alternative texts of a text's pictures; null for none. An empty one says that the picture is decorative. */
const altsOf = (html: string): readonly (string | null)[] =>
  [...html.matchAll(IMAGE)].map(([tag]) => attributesOf(tag).get('alt')?.trim() ?? null);

/** Whether an alternative text is none: there is no such text, or the one that saving gives to a picture without one. */
export const hasNoAlt = (alt: string | null, default_alt: string | null): boolean =>
  alt === null || alt.trim() === default_alt;

/** How many pictures of a text have no alternative text and are not marked as decorative. */
export const picturesWithoutAlt = (html: string, default_alt: string | null): number =>
  altsOf(html).filter((alt) => hasNoAlt(alt, default_alt)).length;

/** What an article misses of the rules. */
type SeoMiss =
  | 'title_too_short'
  | 'title_too_long'
  | 'description_missing'
  | 'description_too_short'
  | 'description_too_long'
  | 'cover_without_alt'
  | 'picture_without_alt';

/** Of an article, what the rules are about. */
export interface SeoSource {
  readonly title: string;
  readonly metaDescription: string | null;
  /** Of the featured image; null when the article has none. */
  readonly image_url: string | null;
  readonly alt: string | null;
  readonly content: string;
  readonly blocks: readonly HtmlBlock[];
  /** The alternative text that saving gives to a picture without one; it describes nothing, so it counts as none. */
  readonly default_alt: string;
}

/** Figures in characters and pictures; `misses` is empty for an article that meets every rule. */
interface SeoFigures {
  readonly title_characters: number;
  readonly description_characters: number;
  /** The featured image and the pictures of text and blocks. */
  readonly pictures: number;
  readonly pictures_without_alt: number;
  readonly misses: readonly SeoMiss[];
}

/**
 * what an article meets and misses: a title of 50 to 60 characters, a description of 130 to 155, and an alternative
 * text for every picture that is not marked as decorative. The writer sees it, and the dashboard counts who misses nothing.
 */
export function seoFigures(article: SeoSource): SeoFigures {
  const { least: title_least, most: title_most } = TITLE_CHARACTERS;
  const { least: description_least, most: description_most } = DESCRIPTION_CHARACTERS;
  const title_characters = article.title.trim().length;
  const description_characters = (article.metaDescription ?? '').trim().length;
  const misses: SeoMiss[] = [];
  if (title_characters < title_least) misses.push('title_too_short');
  if (title_characters > title_most) misses.push('title_too_long');
  if (description_characters === 0) misses.push('description_missing');
  else if (description_characters < description_least) misses.push('description_too_short');
  if (description_characters > description_most) misses.push('description_too_long');
  const has_cover = article.image_url !== null;
  const cover_misses = has_cover && (article.alt ?? '').trim() === '';
  if (cover_misses) misses.push('cover_without_alt');
  const alts = [article.content, ...article.blocks.map(({ html }) => html)].flatMap(altsOf);
  const without_alt = alts.filter((alt) => hasNoAlt(alt, article.default_alt)).length;
  if (without_alt > 0) misses.push('picture_without_alt');
  return {
    title_characters,
    description_characters,
    pictures: alts.length + Number(has_cover),
    pictures_without_alt: without_alt + Number(cover_misses),
    misses,
  };
}
