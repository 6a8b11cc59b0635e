import type { SiteFileRow } from '../../domain/rows.generated.ts';
import {
  isOrdered,
  needsPicture,
  parseSiteTexts,
  SITE_TABLE_OF,
  type SiteKind,
  type SiteTexts,
  SLOTS_OF,
} from '../../domain/site-content.ts';
import { movedPlaces, placeOfNew } from '../../domain/site-order.ts';
import { pictureIdOf } from '../../domain/site-picture.ts';
import { err, ok, type Result } from '../../lib/result.ts';
import { uuidv7 } from '../../lib/uuid.ts';
import type { LocalChange } from '../../sync/index.ts';
import type { AppDatabase } from '../database/database.ts';
import type { SiteEntry } from '../queries/site-content.ts';
import { SITE_TABLES } from '../site-labels.ts';
import { type CommandError, commit, invalid, storageResult } from './command.ts';
import { commitDeletes, deleteAsSeen, type DeleteError } from './delete-seen.ts';
import { type ChosenPictures, storePictures } from './site-pictures.ts';
import { blankColumns, columnsFor, kindColumns, patch, siteEdit, withPictures } from './site-rows.ts';

/**
 * Adds something to the site: its rows, those of its pictures' files, and their bytes in one strict transaction
 * (PH1); answers its id. `among`: what is there of the kind, for its place. Visitors see it when its pictures have arrived.
 */
export const addSiteEntry = async (
  db: AppDatabase,
  {
    kind,
    texts,
    pictures,
    among,
  }: {
    readonly kind: SiteKind;
    readonly texts: SiteTexts;
    readonly pictures: ChosenPictures;
    readonly among: readonly Pick<SiteEntry, 'order_index'>[];
  },
  draft_key?: string,
): Promise<Result<{ id: string }, CommandError>> => {
  const parsed = parseSiteTexts(kind, texts, true);
  const missing = SLOTS_OF[kind].filter((slot) => needsPicture(kind) && pictures[slot] === undefined);
  if (!parsed.ok || missing.length > 0) {
    const absent = Object.fromEntries(missing.map((slot) => [slot, 'required'] as const));
    return invalid({ ...(parsed.ok ? {} : parsed.error), ...absent });
  }
  const stored = storePictures(pictures, 'site-images');
  if (!stored.ok) return invalid(stored.error);
  const table = SITE_TABLE_OF[kind];
  const pair_id = uuidv7();
  const place = isOrdered(kind)
    ? {
        order_index: placeOfNew(
          kind,
          among.map(({ order_index }) => order_index),
        ),
      }
    : {};
  const rows = SLOTS_OF[kind].map((slot): LocalChange & { readonly op: 'put' } => ({
    op: 'put',
    table,
    row_id: uuidv7(),
    set: {
      ...blankColumns(table),
      ...kindColumns(kind, slot, pair_id),
      ...place,
      ...columnsFor(kind, slot, parsed.value),
      ...stored.value.get(slot)?.columns,
    },
  }));
  const { changes, files } = withPictures(stored.value, rows);
  const done = await commit(db, changes, draft_key, files);
  return done.ok ? ok({ id: kind === 'pair' ? pair_id : (rows[0]?.row_id ?? '') }) : done;
};

/**
 * Changes an entry, as it stood when the edit began (D3): the texts that differ, and pictures chosen anew. The former
 * picture stays with the server for 30 days, so that this can be undone.
 */
export const editSiteEntry = async (
  db: AppDatabase,
  {
    entry,
    changed,
    pictures,
  }: { readonly entry: SiteEntry; readonly changed: SiteTexts; readonly pictures: ChosenPictures },
  draft_key?: string,
): Promise<Result<undefined, CommandError>> => {
  const edit = siteEdit(entry, { changed, pictures });
  if (!edit.ok) return edit;
  const { changes, files } = edit.value;
  return changes.length === 0 ? ok(undefined) : await commit(db, changes, draft_key, files);
};

/** Shows an entry on the site, or keeps it off. */
export const setSiteActive = async (
  db: AppDatabase,
  entry: SiteEntry,
  active: boolean,
): Promise<Result<undefined, CommandError>> =>
  await commit(
    db,
    entry.entry_rows.flatMap((entry_row) => patch(entry, entry_row, { active })),
  );

/** Moves an entry to another place among those of its kind, given in their order (D-005). */
export const moveSiteEntry = async (
  db: AppDatabase,
  {
    entries,
    from,
    to,
  }: { readonly entries: readonly SiteEntry[]; readonly from: number; readonly to: number },
): Promise<Result<undefined, CommandError>> => {
  const places = movedPlaces(
    entries.map(({ order_index }) => order_index),
    from,
    to,
  );
  const changes = [...places].flatMap(([index, order_index]) => {
    const entry = entries[index];
    return entry === undefined
      ? []
      : entry.entry_rows.flatMap((entry_row) => patch(entry, entry_row, { order_index }));
  });
  return changes.length === 0 ? ok(undefined) : await commit(db, changes);
};

/** The rows that are deleted with an entry, and whether another tab completed the pair meanwhile. */
const readBeside = async (
  db: AppDatabase,
  { kind, id, entry_rows }: SiteEntry,
): Promise<{ readonly files: readonly SiteFileRow[]; readonly has_unseen_row: boolean }> => {
  const own = new Set(entry_rows.map(({ row }) => row.id));
  const by_table = await Promise.all(SITE_TABLES.map(async (table) => await db.rows[table].toArray()));
  const rows = by_table.flat();
  // A picture that another row shows as well stays.
  const shown_elsewhere = new Set(
    rows.flatMap((row) => (own.has(row.id) ? [] : [pictureIdOf(row.image_url)])),
  );
  const picture_ids = entry_rows
    .map(({ row }) => pictureIdOf(row.image_url))
    .filter((picture_id) => picture_id !== null)
    .filter((picture_id) => !shown_elsewhere.has(picture_id));
  return {
    files: await db.rows.site_files.where('picture_id').anyOf(picture_ids).toArray(),
    has_unseen_row:
      kind === 'pair' && rows.some((row) => 'pair_id' in row && row.pair_id === id && !own.has(row.id)),
  };
};

/**
 * Deletes an entry for good, its pictures with it; `unseen`, and nothing is done, when another tab changed it since
 * the person was asked (OB14).
 */
export const deleteSiteEntry = async (
  db: AppDatabase,
  entry: SiteEntry,
): Promise<Result<undefined, DeleteError>> => {
  const beside = await storageResult(async () => await readBeside(db, entry));
  if (!beside.ok) return beside;
  if (beside.value.has_unseen_row) return err({ code: 'unseen' });
  const table = SITE_TABLE_OF[entry.kind];
  const files = beside.value.files.map((file) => deleteAsSeen('site_files', file));
  const rows = entry.entry_rows.map(({ row }) => deleteAsSeen(table, row));
  return await commitDeletes(db, table, rows, files);
};
