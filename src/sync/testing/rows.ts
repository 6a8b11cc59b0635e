import type { Json, PullReply, PushReply, PushResult, SyncRow } from '../protocol.ts';

/** A user, an epoch and a scope for replies that do not care which. */
export const TEST_USER = 'user-1';
export const TEST_EPOCH = 'epoch-1';
export const TEST_SCOPE = 'scope-1';
const TEST_TIME = '2026-05-01T10:00:00.000Z';

/** What the replies of a test say of the database they come from, as a store is told of it. */
export const TEST_ORIGIN = {
  epoch: TEST_EPOCH,
  scope: TEST_SCOPE,
  reset: false,
  server_time: TEST_TIME,
} as const;

/** A row as the server sends it. */
export function serverRow(id: string, rev: number, columns: Readonly<Record<string, Json>> = {}): SyncRow {
  return {
    id,
    rev,
    created_at: TEST_TIME,
    updated_at: TEST_TIME,
    updated_by: TEST_USER,
    deleted_at: null,
    ...columns,
  };
}

/** A soft-deleted row as the server sends it. */
export const deletedRow = (id: string, rev: number, columns: Readonly<Record<string, Json>> = {}): SyncRow =>
  serverRow(id, rev, { ...columns, deleted_at: TEST_TIME });

/** A page; empty and final unless told otherwise. */
export const pullReply = (parts: Partial<PullReply> = {}): PullReply => ({
  tables: {},
  early: {},
  tombstones: [],
  withdrawn: [],
  restarted: [],
  cursor: { x: 1 },
  more: false,
  pending: false,
  user: TEST_USER,
  epoch: TEST_EPOCH,
  scope: TEST_SCOPE,
  reset: false,
  server_time: TEST_TIME,
  ...parts,
});

/** An answer to a push. */
export const pushReply = (
  results: readonly PushResult[],
  parts: Partial<Omit<PushReply, 'results'>> = {},
): PushReply => ({
  results,
  user: TEST_USER,
  epoch: TEST_EPOCH,
  scope: TEST_SCOPE,
  reset: false,
  server_time: TEST_TIME,
  ...parts,
});

/** The result of one mutation; applied unless told otherwise. */
export const pushResult = (
  mutation: { readonly id: string; readonly table: string; readonly row_id: string },
  parts: Partial<PushResult> = {},
): PushResult => ({
  id: mutation.id,
  status: 'applied',
  dup: false,
  table: mutation.table,
  row_id: mutation.row_id,
  row: null,
  ...parts,
});
