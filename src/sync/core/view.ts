/** What the screen shows of a row: the server's row with the unsent changes laid over it. */
import type { Mutation, SyncRow } from '../protocol.ts';
import { type Groups, isAsExpected } from './expected.ts';

/** A change that lies over the server's row. */
export interface Overlay {
  readonly mutation: Mutation;
  readonly rejected: boolean;
  /** Fields the person changed again afterwards. */
  readonly superseded?: readonly string[];
  /** What it adds, or changes of an addition, can never be there (PS26). */
  readonly hidden?: boolean;
}

const localRow = (mutation: Mutation): SyncRow => ({
  ...mutation.set,
  id: mutation.row_id,
  rev: 0,
  created_at: null,
  updated_at: null,
  updated_by: null,
  deleted_at: null,
});

/** The columns of a change that still show: without those the person changed again afterwards. */
function showing({ mutation: { set }, superseded = [] }: Overlay): Mutation['set'] {
  if (superseded.length === 0) return set;
  return Object.fromEntries(Object.entries(set).filter(([name]) => !superseded.includes(name)));
}

/** A row with a patch over it. What its writer did not see stays on the screen, as it will on the server (MG6). */
function patched(row: SyncRow, overlay: Overlay, groups: Groups): SyncRow {
  const { mutation } = overlay;
  const set = showing(overlay);
  if (mutation.expected === undefined) return { ...row, ...set };
  const fitting = Object.entries(set).filter(([name]) => isAsExpected(mutation, name, row, groups));
  return { ...row, ...Object.fromEntries(fitting) };
}

/**
 * What the screen shows of one row: the server's row with pending and rejected changes over it (C8). A pending
 * delete hides the row and the children it names; a rejected one does not: rejected means the row is back.
 * A put whose row the server already sent lies under that row: only its answer is missing.
 * @param server the server's row, null when it has none or the row is deleted there
 * @param row_id the row looked at; an overlay of another row is a delete that names this one among `seen`
 * @param overlays in order of seq
 * @param groups columns of this table that merge as one
 */
export function composeView(
  server: SyncRow | null,
  row_id: string,
  overlays: readonly Overlay[],
  groups: Groups,
): SyncRow | null {
  let row = server;
  for (const overlay of overlays) {
    const { mutation, rejected, hidden = false } = overlay;
    if (hidden) continue;
    if (mutation.op === 'delete') {
      if (!rejected) row = null;
    } else if (mutation.row_id === row_id) {
      if (mutation.op === 'patch') row = row && patched(row, overlay, groups);
      else row ??= server === null ? localRow({ ...mutation, set: showing(overlay) }) : null;
    }
  }
  return row;
}
