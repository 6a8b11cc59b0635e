import { log } from '../lib/logger.ts';
import { plainText } from './plain-text.ts';

/** A piece of HTML of an article with a style of its own (E-022). */
export interface HtmlBlock {
  readonly id: string;
  readonly html: string;
  /** ISO time; older blocks have none. */
  readonly createdAt?: string;
}

const isBlock = (value: unknown): value is HtmlBlock =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  'html' in value &&
  typeof value.id === 'string' &&
  typeof value.html === 'string';

function listOf(value: unknown): readonly unknown[] | null {
  if (value === null || value === undefined || value === '') return [];
  if (Array.isArray(value)) return value;
  if (typeof value !== 'string') return null;
  try {
    const parsed: unknown = JSON.parse(value);
    return Array.isArray(parsed) ? parsed : null;
  } catch {
    return null;
  }
}

/** the one parser of html_blocks, which may be a list or a text that holds one; what is neither is no block. */
export function parseBlocks(value: unknown): readonly HtmlBlock[] {
  const list = listOf(value);
  const blocks = list?.filter(isBlock) ?? [];
  if (list === null || blocks.length < list.length) log.warn('html blocks of a post could not be read');
  return blocks;
}

const WORDS_PER_MINUTE = 200;

/** B-019: the minutes given, else words divided by 200 and rounded up, at least 1. */
export const readingMinutes = (given: number | null, words: number): number =>
  given !== null && given > 0 ? Math.round(given) : Math.max(1, Math.ceil(words / WORDS_PER_MINUTE));

/** At most `most` characters, an ellipsis among them; cut between words where that costs little. */
function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most - 1);
  const space = cut.lastIndexOf(' ');
  const kept = space > most * 0.8 ? cut.slice(0, space) : cut;
  return `${kept.replace(/[\s.,;:]+$/u, '')}…`;
}

const FIRST_PARAGRAPH = /<p(?:\s[^>]*)?>(.*?)<\/p\s*>/is;

/** The inside of the first paragraph of a block; null when it has none. */
export const firstParagraph = (html: string): string | null =>
  FIRST_PARAGRAPH.exec(html.replace(/<(style|script)\b[^>]*>.*?<\/\1\s*>/gis, ' '))?.[1] ?? null;

/** What a card may show; any of it may be HTML. */
interface PreviewSources {
  /** Of the first HTML block. */
  readonly first_paragraph: string | null;
  readonly summary: string | null;
  readonly excerpt: string | null;
  readonly content: string | null;
}

const CARD_CHARACTERS = 150;
const LEAST_PARAGRAPH_CHARACTERS = 20;
const LEAST_SUMMARY_CHARACTERS = 10;

/**
 * B-022: the text of a card, at most 150 characters: the first of first paragraph, summary, excerpt and
 * content that says enough; null when none does.
 */
export function cardPreview({ first_paragraph, summary, excerpt, content }: PreviewSources): string | null {
  const candidates = [
    [first_paragraph, LEAST_PARAGRAPH_CHARACTERS],
    [summary, LEAST_SUMMARY_CHARACTERS],
    [excerpt, LEAST_SUMMARY_CHARACTERS],
    [content, LEAST_PARAGRAPH_CHARACTERS],
  ] as const;
  for (const [html, least] of candidates) {
    const text = plainText(html ?? '');
    if (text.length > least) return shortened(text, CARD_CHARACTERS);
  }
  return null;
}

const DESCRIPTION_CHARACTERS = 160;

/** G-022: what search results say of an article, at most 160 characters; null: the site's own sentence. */
export function descriptionOf(given: string | null): string | null {
  const text = plainText(given ?? '');
  return text === '' ? null : shortened(text, DESCRIPTION_CHARACTERS);
}
