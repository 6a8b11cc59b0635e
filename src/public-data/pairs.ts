import { gallery } from '../content/site/gallery.ts';
import { type Picture, parsePicture, textOf } from './picture.ts';
import type { RawRow } from './rest.ts';

/** One scene before and after the work. */
export interface Pair {
  readonly pair_id: string;
  readonly title: string;
  readonly before: Picture;
  readonly after: Picture;
}

/** V-030: pictures grouped by pair_id in the order they came; a half without the other is left out. */
export function parsePairs(rows: readonly RawRow[]): readonly Pair[] {
  const halves = new Map<string, { title: string | null; before: Picture | null; after: Picture | null }>();
  for (const row of rows) {
    const pair_id = textOf(row['pair_id']);
    const title = textOf(row['title']);
    const picture = parsePicture(row, title ?? gallery.defaults.pair_title);
    if (pair_id === null || picture === null) continue;
    const known = halves.get(pair_id) ?? { title: null, before: null, after: null };
    halves.set(pair_id, {
      title: known.title ?? title,
      before: row['is_before'] === true ? (known.before ?? picture) : known.before,
      after: row['is_before'] === true ? known.after : (known.after ?? picture),
    });
  }
  return [...halves].flatMap(([pair_id, { title, before, after }]) =>
    before === null || after === null
      ? []
      : [{ pair_id, title: title ?? gallery.defaults.pair_title, before, after }],
  );
}
