import { plainText } from '../domain/plain-text.ts';
import { foldText } from '../lib/search-text.ts';
import { asShown } from '../domain/as-shown.ts';
import { textOf } from './picture.ts';
import { QUERIES, TEXTS_AT_ONCE } from './queries.ts';
import { fetchRows, type RawRow } from './rest.ts';

/** Folded text by the id of its post. */
export type PostTexts = ReadonlyMap<string, string>;

const indexOf = (rows: readonly RawRow[]): PostTexts =>
  new Map(
    rows.map(asShown).flatMap((row) => {
      const id = textOf(row['id']);
      return id === null ? [] : [[id, foldText(plainText(textOf(row['search_text']) ?? ''))] as const];
    }),
  );

let known: PostTexts = new Map();
let loading: Promise<void> | null = null;

async function load(show: (texts: PostTexts) => void): Promise<void> {
  const add = (rows: readonly RawRow[]): void => {
    known = new Map([...known, ...indexOf(rows)]);
    show(known);
  };
  for (let from = 0; ; from += TEXTS_AT_ONCE) {
    const answer = await fetchRows(QUERIES.post_texts(from));
    if (!answer.ok) {
      loading = null;
      // Out of reach: those the build knew are a part of the site.
      if (known.size === 0) add((await import('./snapshot/post-texts.generated.json')).default);
      return;
    }
    add(answer.value);
    if (answer.value.length < TEXTS_AT_ONCE) return;
  }
}

/**
 * B-010: what the search looks in beside the titles, fetched once, when somebody is about to search. The newest come
 * first, so that a large blog is searched from the first part on; `show` gets all that is known with each of them.
 */
export async function loadPostTexts(show: (texts: PostTexts) => void): Promise<void> {
  if (known.size > 0) show(known);
  loading ??= load(show);
  await loading;
}
