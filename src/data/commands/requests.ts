import type { RequestStatus, RequestTable } from '../../domain/leads/request-status.ts';
import type { Result } from '../../lib/result.ts';
import type { AppDatabase } from '../database/database.ts';
import type { CommandError, SeenRow } from './command.ts';
import { editRow } from './rows.ts';

/** Sets the status of a request, from any to any (C-010, C-011, C-017). `seen` is the status on the screen, as the row has it. */
export const setRequestStatus = async (
  db: AppDatabase,
  table: RequestTable,
  { id, base_rev, seen, status }: SeenRow & { readonly seen: string; readonly status: RequestStatus },
): Promise<Result<undefined, CommandError>> =>
  await editRow(db, table, { id, base_rev, expected: { status: seen }, changes: { status } });
