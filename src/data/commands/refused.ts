import { type ClientEdit, clientEdit } from '../../domain/client.ts';
import { type FieldErrors, parseInput } from '../../domain/field-errors.ts';
import { type ServiceRecordEdit, serviceRecordEdit } from '../../domain/service-record.ts';
import type { Result } from '../../lib/result.ts';
import type { Json } from '../../sync/index.ts';
import type { AppDatabase } from '../database.ts';
import { sentDraft } from '../drafts/draft.ts';
import { type CommandError, type EditedRow, givenColumns, invalid, storageGuard } from './command.ts';

/** What a person made of a refused change: every column that differs from the row beneath it, which is what was seen. */
export type Revision = EditedRow & {
  readonly mutation_id: string;
} & (
    | { readonly table: 'clients'; readonly changes: ClientEdit }
    | { readonly table: 'service_records'; readonly changes: ServiceRecordEdit }
  );

const columnsOf = (revision: Revision): Result<Record<string, Json>, FieldErrors> => {
  const parsed =
    revision.table === 'clients'
      ? parseInput(clientEdit, revision.changes)
      : parseInput(serviceRecordEdit, revision.changes);
  return parsed.ok ? { ok: true, value: givenColumns(parsed.value) } : parsed;
};

/**
 * Sends a refused change again as the person revised it: a fresh edit in its place (D4, PS20). Without a difference
 * left, a refused edit is simply gone.
 */
export const reviseRefused = async (
  db: AppDatabase,
  revision: Revision,
  draft_key?: string,
): Promise<Result<undefined, CommandError>> => {
  const columns = columnsOf(revision);
  if (!columns.ok) return invalid(columns.error);
  const { table, id: row_id, base_rev, expected, mutation_id } = revision;
  const set = columns.value;
  const changes =
    Object.keys(set).length === 0 ? [] : [{ op: 'patch' as const, table, row_id, set, base_rev, expected }];
  const draft = draft_key === undefined ? undefined : sentDraft(db, draft_key);
  const done = await storageGuard(async () => await db.store.revise_parked(mutation_id, changes, draft));
  if (done.ok) db.local_write();
  return done;
};
