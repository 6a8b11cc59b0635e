import type { SiteKind } from '../../domain/site-content.ts';
import { type RejectedEntry, rowKey } from '../../sync/index.ts';
import type { AppDatabase } from '../database/database.ts';
import { siteChangeGroup } from '../changes/site-change-groups.ts';
import { isRevisable } from './rejected.ts';
import { listSiteEntries, type SiteEntry, type SiteEntryRow } from './site-content.ts';

/** A rejected change of the site's content, as the entry's own form revises it. */
export interface RejectedSiteEdit {
  readonly kind: SiteKind;
  /** The change that was asked for: it names the draft of its revision. */
  readonly mutation_id: string;
  /** Why the server rejected it. */
  readonly code: string;
  /** Everything of the entry that was rejected: both halves of a pair, the files of its pictures. */
  readonly rejected: readonly RejectedEntry[];
  /** The entry as the screen shows it, the rejected values included. */
  readonly shown: SiteEntry;
  /** The entry as it is without them; its revs are the base of what is sent instead (D4). */
  readonly beneath: SiteEntry;
}

/** A half without what was rejected; a row that only exists here stays as it is. */
const beneathOf = async (
  db: AppDatabase,
  entry_row: SiteEntryRow,
  rejected: readonly RejectedEntry[],
): Promise<SiteEntryRow> => {
  const own = rejected.filter(({ mutation }) => mutation.row_id === entry_row.row.id);
  if (own.length === 0 || own.some(({ mutation }) => mutation.op === 'put')) return entry_row;
  const columns = new Set(own.flatMap(({ mutation }) => Object.keys(mutation.set)));
  const [first] = own;
  const server = first && (await db.rows.shadow.get(rowKey(first.mutation.table, entry_row.row.id)));
  const former = Object.entries(server?.row ?? {}).filter(([column]) => columns.has(column));
  return { ...entry_row, row: { ...entry_row.row, ...Object.fromEntries(former) } };
};

/** The rejected change with this id; null when it is not rejected any more, or no form of the site can help it. */
export const getRejectedSiteEdit = async (
  db: AppDatabase,
  mutation_id: string,
): Promise<RejectedSiteEdit | null> => {
  const all = await db.store.list_rejected();
  const asked = all.find(({ mutation }) => mutation.id === mutation_id);
  if (asked === undefined) return null;
  const group = siteChangeGroup(asked);
  if (group?.what !== 'entry' || group.kind === null) return null;
  const { code, blocked_by, mutation } = asked;
  const { table, op } = mutation;
  if (!isRevisable({ table, op, code, ...(blocked_by === undefined ? {} : { blocked_by }) })) return null;
  const shown = (await listSiteEntries(db, group.kind)).find(({ id }) => id === group.id);
  if (shown === undefined) return null;
  const rejected = all.filter((entry) => entry.group === asked.group);
  const entry_rows = await Promise.all(
    shown.entry_rows.map(async (entry_row) => await beneathOf(db, entry_row, rejected)),
  );
  return { kind: group.kind, mutation_id, code, rejected, shown, beneath: { ...shown, entry_rows } };
};
