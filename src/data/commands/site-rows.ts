/** The rows of an entry of the site: those of a new entry, and their changes by an edit. */
import {
  columnOfField,
  parseSiteTexts,
  type PictureSlot,
  SITE_FIELDS,
  SITE_TABLE_OF,
  type SiteColumns,
  type SiteKind,
  type SiteTexts,
  slotOfField,
  SLOTS_OF,
} from '../../domain/site-content.ts';
import { ok, type Result } from '../../lib/result.ts';
import { uuidv7 } from '../../lib/uuid.ts';
import type { Json, LocalChange, NewFile } from '../../sync/index.ts';
import type { Column } from '../entities/entity.ts';
import { ENTITIES } from '../entities/index.ts';
import type { SiteEntry, SiteEntryRow } from '../queries/site-content.ts';
import type { SiteTable } from '../site-labels.ts';
import { type CommandError, invalid } from './command.ts';
import { type ChosenPictures, type StoredPicture, storePictures } from './site-pictures.ts';

/** The columns of a new row that its form need not give, as they are without it. */
export const blankColumns = (table: SiteTable): Record<string, Json> => {
  const blank: Record<string, Json> = {};
  for (const [name, { by_server, initial, required }] of Object.entries<Column>(ENTITIES[table].columns)) {
    if (by_server) continue;
    if (initial !== undefined || !required) blank[name] = initial ?? null;
  }
  return blank;
};

/** The columns of one row, out of what the form says of the whole entry. */
export const columnsFor = (kind: SiteKind, slot: PictureSlot, values: SiteColumns): Record<string, Json> => {
  const columns: Record<string, Json> = {};
  for (const field of SITE_FIELDS[kind]) {
    const value = values[field];
    if (value !== undefined && (slotOfField(field) ?? slot) === slot) columns[columnOfField(field)] = value;
  }
  return columns;
};

/** The columns that tell the rows of a kind apart from others of the table. */
export const kindColumns = (kind: SiteKind, slot: PictureSlot, pair_id: string): Record<string, Json> =>
  kind === 'pair' ? { type: 'before_after', pair_id, is_before: slot === 'before' } : {};

/** Changes columns of one row of an entry, as it stood when the edit began (D3). */
export const patch = (
  { kind }: Pick<SiteEntry, 'kind'>,
  { row }: SiteEntryRow,
  set: Readonly<Record<string, Json>>,
): LocalChange[] =>
  Object.keys(set).length === 0
    ? []
    : [
        {
          op: 'patch',
          table: SITE_TABLE_OF[kind],
          row_id: row.id,
          set,
          base_rev: row.rev,
          expected: { ...row },
        },
      ];

/**
 * What an edit of an entry makes of its rows: the columns that were given, and pictures chosen anew. A pair that lacks a
 * half gets it with its picture.
 * @param more columns of a row besides; what was given goes before them
 */
const siteChanges = (
  entry: SiteEntry,
  values: SiteColumns,
  stored: ReadonlyMap<PictureSlot, StoredPicture>,
  more: (entry_row: SiteEntryRow) => Readonly<Record<string, Json>> = () => ({}),
): LocalChange[] => {
  const { kind } = entry;
  const table = SITE_TABLE_OF[kind];
  return SLOTS_OF[kind].flatMap((slot): LocalChange[] => {
    const set = { ...columnsFor(kind, slot, values), ...stored.get(slot)?.columns };
    const entry_row = entry.entry_rows.find((known) => known.slot === slot);
    if (entry_row !== undefined) return patch(entry, entry_row, { ...more(entry_row), ...set });
    if (!stored.has(slot)) return [];
    const other = entry.entry_rows[0]?.row;
    const title = other !== undefined && 'title' in other ? other.title : null;
    const { active, order_index } = entry;
    const whole = {
      ...blankColumns(table),
      ...kindColumns(kind, slot, entry.id),
      title,
      active,
      order_index,
      alt: '',
    };
    return [{ op: 'put', table, row_id: uuidv7(), set: { ...whole, ...set } }];
  });
};

/** What goes into one commit: rows with those of new pictures' files, and the files. */
interface SiteEdit {
  readonly changes: readonly LocalChange[];
  readonly files: readonly NewFile[];
}

/** Files and rows of pictures go before the rows that show them. */
export const withPictures = (
  stored: ReadonlyMap<PictureSlot, StoredPicture>,
  rows: readonly LocalChange[],
): SiteEdit => {
  const made = [...stored.values()];
  return {
    changes: [...made.flatMap(({ changes }) => changes), ...rows],
    files: made.flatMap(({ files }) => files),
  };
};

/**
 * An edit of an entry out of what its form says: the texts that differ and pictures chosen anew. Errors: what is wrong
 * with which field. Nothing in it changes when `changes` is empty.
 * @param more columns of a row besides; what was given goes before them
 */
export const siteEdit = (
  entry: SiteEntry,
  { changed, pictures }: { readonly changed: SiteTexts; readonly pictures: ChosenPictures },
  more?: (entry_row: SiteEntryRow) => Readonly<Record<string, Json>>,
): Result<SiteEdit, CommandError> => {
  const parsed = parseSiteTexts(entry.kind, changed, false);
  if (!parsed.ok) return invalid(parsed.error);
  const stored = storePictures(pictures, 'site-images');
  if (!stored.ok) return invalid(stored.error);
  return ok(withPictures(stored.value, siteChanges(entry, parsed.value, stored.value, more)));
};
