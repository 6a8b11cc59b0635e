import { createContext } from 'react';
import type { RawRow } from '../../public-data/rest.ts';

/** Ids of a finished article: its data in the head, and its text. src/html keeps them out of texts. */
const DATA_ID = 'artikel-gegevens';
export const TEXT_ID = 'artikel';

/** An article in a prerendered page. */
export interface PrerenderedArticle {
  readonly row: RawRow;
  /** Mark of the text it was made from (textMark). */
  readonly mark: string;
  /** Made harmless at build time. */
  readonly html: string;
}

/** The article that the build renders a page with; a browser reads it from the page. */
export const BuiltArticle = createContext<PrerenderedArticle | null>(null);

const isRow = (value: unknown): value is RawRow => typeof value === 'object' && value !== null;

/** Reads the article out of the finished page; null where the page came without one. */
export function articleOnPage(slug: string): PrerenderedArticle | null {
  const data = document.getElementById(DATA_ID);
  const text = document.getElementById(TEXT_ID);
  if (data === null || text === null) return null;
  const parsed: unknown = JSON.parse(data.textContent);
  if (!isRow(parsed)) return null;
  const { row, mark } = parsed;
  if (!isRow(row) || row['slug'] !== slug || typeof mark !== 'string') return null;
  return { row, mark, html: text.innerHTML };
}

/** The data of an article for the head: a block that is not run, so no policy needs a hash for it. */
export const articleData = (row: RawRow, mark: string): string =>
  `<script type="application/json" id="${DATA_ID}">${JSON.stringify({ row, mark }).replaceAll('<', '\\u003c')}</script>`;
