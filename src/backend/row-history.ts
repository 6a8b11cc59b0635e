/** The history of a row on the server, by the function `row_history`. It is fetched only when a person opens it. */
import * as v from 'valibot';
import type { Result } from '../lib/result.ts';
import { createFunctionCall, type CallError, type CallOptions } from './call-function.ts';

/** Anything JSON can hold. */
type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** One change of a row. */
export interface HistoryEntry {
  readonly id: string;
  /** Of a row that belongs to the one that was asked about: its table. */
  readonly table?: string | undefined;
  readonly op: 'insert' | 'update' | 'delete';
  /** Null: not through the app (dashboard, import). */
  readonly user_id: string | null;
  /** Null when there is no user, or they no longer work here. */
  readonly user_name: string | null;
  /** By the clock of the device, ISO 8601; null when it said none, or one that cannot be. */
  readonly made_at: string | null;
  /** By the server's clock, ISO 8601. */
  readonly arrived_at: string;
  /**
   * Columns with the value before and after; what a delete erased is not in it (S5). Both are absent where a table's
   * history keeps the names of columns only.
   */
  readonly changes: Readonly<
    Record<string, { readonly old?: Json | undefined; readonly new?: Json | undefined }>
  >;
}

/** A part of a row's history, newest first. */
export interface HistoryPage {
  readonly entries: readonly HistoryEntry[];
  /** There is more before the last of these. */
  readonly more: boolean;
}

/**
 * A page of the history of a row: the newest entries, or those before the entry with this id; with it the changes of the rows
 * that belong to it in the tables `below`.
 */
export type FetchRowHistory = (
  table: string,
  row_id: string,
  before?: string,
  below?: readonly string[],
) => Promise<Result<HistoryPage, CallError>>;

const json: v.GenericSchema<Json> = v.lazy(() =>
  v.union([v.string(), v.number(), v.boolean(), v.null(), v.array(json), v.record(v.string(), json)]),
);
const entries = v.array(
  v.object({
    id: v.string(),
    table: v.optional(v.string()),
    op: v.picklist(['insert', 'update', 'delete']),
    user_id: v.nullable(v.string()),
    user_name: v.nullable(v.string()),
    made_at: v.nullable(v.string()),
    arrived_at: v.string(),
    changes: v.record(v.string(), v.object({ old: v.optional(json), new: v.optional(json) })),
  }),
);

const page = v.object({ entries, more: v.boolean() });

/** The history of one row in pages (PL24). Never rejects. */
export function createRowHistory(options: CallOptions): FetchRowHistory {
  const ask = createFunctionCall(options, 'row_history', page);
  return (table, row_id, before, below = []) =>
    ask({
      p_table: table,
      p_row: row_id,
      ...(before === undefined ? {} : { p_before: before }),
      ...(below.length === 0 ? {} : { p_below: below }),
    });
}
