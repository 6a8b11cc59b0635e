import * as v from 'valibot';
import type { PullReply, PushReply } from '../protocol.ts';

/** A count of changes that a JSON number holds exactly: one beyond that would hide every later change (PS23). */
const isRev = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) >= 0;

/** Rows are many: only what the store relies on is looked at, by hand. */
const isRow = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'string' &&
  'rev' in value &&
  isRev(value.rev);

const isRowsByTable = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((rows: unknown) => Array.isArray(rows) && rows.every(isRow));

const rowsByTable = v.custom<PullReply['tables']>(isRowsByTable);

const tombstone = v.object({ table: v.string(), row_id: v.string(), rev: v.custom<number>(isRev) });

const origin = { user: v.string(), epoch: v.string(), scope: v.string(), server_time: v.string() };

const pullShape = v.object({
  tables: rowsByTable,
  early: rowsByTable,
  tombstones: v.array(tombstone),
  withdrawn: v.array(tombstone),
  restarted: v.array(v.string()),
  cursor: v.custom<PullReply['cursor']>(
    (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  ),
  more: v.boolean(),
  pending: v.boolean(),
  reset: v.boolean(),
  ...origin,
});

const pushResult = v.object({
  id: v.string(),
  status: v.picklist(['applied', 'merged', 'conflict', 'noop', 'rejected']),
  dup: v.boolean(),
  code: v.exactOptional(v.string()),
  table: v.string(),
  row_id: v.string(),
  row: v.nullable(v.custom<PullReply['tables'][string][number]>(isRow)),
  also: v.exactOptional(rowsByTable),
});

const pushShape = v.object({
  results: v.array(pushResult),
  reset: v.boolean(),
  page: v.exactOptional(v.nullable(pullShape)),
  ...origin,
});

/** The answer of `sync_pull`, or null when it is not ours (G6: a portal's page is not an answer). */
export function parsePullReply(body: unknown): PullReply | null {
  const parsed = v.safeParse(pullShape, body);
  return parsed.success ? parsed.output : null;
}

/** The answer of `sync_push`, or null when it is not ours. */
export function parsePushReply(body: unknown): PushReply | null {
  const parsed = v.safeParse(pushShape, body);
  return parsed.success ? parsed.output : null;
}

const errorShape = v.object({ code: v.nullish(v.string()), message: v.optional(v.string()) });

/** The code of an error of ours or of the API's gate; null when the body is not such JSON. */
export function parseErrorBody(body: unknown): { readonly code: string | null } | null {
  const parsed = v.safeParse(errorShape, body);
  if (!parsed.success) return null;
  const code = parsed.output.code ?? null;
  return code === null && parsed.output.message === undefined ? null : { code };
}
