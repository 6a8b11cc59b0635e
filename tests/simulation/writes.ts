/**
 * What people wrote, each value unlike any other, with what its writer had seen of the field: by this the simulator
 * tells a value that was knowingly replaced from one that was lost.
 */
import type { Json, Mutation, SyncRow } from '../../src/sync/index.ts';
import { isTracked, TRACKED_FIELDS } from './database-sql.ts';

/** `saving`: the commit was never answered, for its process died; it may be on disk or not, as a whole. */
type SaveState = 'saving' | 'saved' | 'refused';

/** One save of one form: everything in it is on disk, or nothing. */
export interface Save {
  readonly device: string;
  state: SaveState;
  readonly values: readonly Written[];
  readonly removed: Removal | null;
}

/** One value of one field. */
export interface Written {
  readonly token: string;
  readonly table: string;
  readonly row_id: string;
  readonly field: string;
  /** Values of the field its writer had seen, and so knowingly replaces; another tab's of the same device may not be. */
  readonly seen: readonly string[];
}

/** A row a person took away, with the values seen then. */
export interface Removal {
  readonly table: string;
  readonly row_id: string;
  readonly seen: Readonly<Record<string, Json>>;
  readonly children: readonly string[];
}

export interface WriteBook {
  /** A value that was never written before. */
  token(writer: string): string;
  begin(save: Omit<Save, 'state'>): Save;
  /** A value written at the office, with the one it stood over. */
  office(value: Written): void;
  /** Changes a person threw away, by mutation. */
  readonly discarded: Set<string>;
  readonly saves: readonly Save[];
  written(token: string): Written | undefined;
  save_of(token: string): Save | undefined;
  /** Whether the writer of `later` knew of `earlier`, by seeing it or by seeing what was written over it. */
  knew(later: string, earlier: string): boolean;
}

export function createWriteBook(): WriteBook {
  const saves: Save[] = [];
  const by_token = new Map<string, { readonly value: Written; readonly save: Save | null }>();
  let drawn = 0;

  function knew(later: string, earlier: string): boolean {
    const done = new Set<string>();
    const open = [later];
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      if (at === earlier) return true;
      if (done.has(at)) continue;
      done.add(at);
      open.push(...(by_token.get(at)?.value.seen ?? []));
    }
    return false;
  }

  return {
    token: (writer) => `${writer}.${(drawn += 1)}`,
    begin(parts) {
      const save: Save = { ...parts, state: 'saving' };
      for (const value of save.values) by_token.set(value.token, { value, save });
      saves.push(save);
      return save;
    },
    office: (value) => void by_token.set(value.token, { value, save: null }),
    discarded: new Set(),
    saves,
    written: (token) => by_token.get(token)?.value,
    save_of: (token) => by_token.get(token)?.save ?? undefined,
    knew,
  };
}

/** The values of a mutation that are somebody's. */
export const tokensIn = (mutation: Pick<Mutation, 'set'>): readonly string[] =>
  Object.values(mutation.set).filter((value) => typeof value === 'string');

/** A value that somebody wrote. */
export const isText = (value: Json | undefined): value is string => typeof value === 'string' && value !== '';

/** What a save writes, field by field, with what its writer had seen there. */
export function writtenValues(
  table: string,
  row_id: string,
  set: Readonly<Record<string, Json>>,
  seen: SyncRow | null,
  also: readonly string[] = [],
): Written[] {
  if (!isTracked(table)) return [];
  const fields: readonly string[] = TRACKED_FIELDS[table];
  return Object.entries(set).flatMap(([field, token]) => {
    if (!isText(token) || !fields.includes(field)) return [];
    const before = seen?.[field];
    return [{ table, row_id, field, token, seen: [...(isText(before) ? [before] : []), ...also] }];
  });
}
