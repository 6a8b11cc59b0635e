import { plainText } from '../domain/plain-text.ts';
import { foldText } from '../lib/search-text.ts';
import { textOf } from './picture.ts';
import { QUERIES } from './queries.ts';
import { fetchRows, type RawRow } from './rest.ts';

/** Folded text by the id of its post. */
export type PostTexts = ReadonlyMap<string, string>;

const indexOf = (rows: readonly RawRow[]): PostTexts =>
  new Map(
    rows.flatMap((row) => {
      const id = textOf(row['id']);
      return id === null ? [] : [[id, foldText(plainText(textOf(row['search_text']) ?? ''))] as const];
    }),
  );

let loading: Promise<PostTexts> | null = null;

async function load(): Promise<PostTexts> {
  const answer = await fetchRows(QUERIES.post_texts);
  if (answer.ok) return indexOf(answer.value);
  loading = null;
  // Out of reach: those the build knew are a part of the site.
  const built = await import('./snapshot/post-texts.generated.json');
  return indexOf(built.default);
}

/** B-010: what the search looks in beside the titles, fetched once, when somebody is about to search. */
export function loadPostTexts(): Promise<PostTexts> {
  loading ??= load();
  return loading;
}
