/**
 * What people wrote, each value unlike any other, with what its writer had seen of the field: by this the simulator
 * tells a value that was knowingly replaced from one that was lost.
 */
import type { Json, Mutation } from '../../src/sync/index.ts';

/** `saving`: the commit was never answered, for its process died; it may be on disk or not, as a whole. */
export type SaveState = 'saving' | 'saved' | 'refused';

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
  /** Values of the field its writer had seen, and so knowingly replaces. */
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
  /** A value nobody wrote before. */
  token(writer: string): string;
  begin(save: Omit<Save, 'state'>): Save;
  /** A value written at the office, with the one it stood over. */
  office(value: Written): void;
  /** Changes a person threw away, by mutation. */
  readonly discarded: Set<string>;
  readonly saves: readonly Save[];
  written(token: string): Written | undefined;
  save_of(token: string): Save | undefined;
  /** Whether whoever wrote `later` knew of `earlier`, by seeing it or by seeing what was written over it. */
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
      // Who writes a second time on one device replaces what was written there before, open form or not (D4).
      const values = parts.values.map((value) => ({
        ...value,
        seen: [...value.seen, ...lastHere(parts.device, value)],
      }));
      const whole: Save = Object.assign(save, { values });
      for (const value of values) by_token.set(value.token, { value, save: whole });
      saves.push(whole);
      return whole;
    },
    office: (value) => void by_token.set(value.token, { value, save: null }),
    discarded: new Set(),
    saves,
    written: (token) => by_token.get(token)?.value,
    save_of: (token) => by_token.get(token)?.save ?? undefined,
    knew,
  };

  function lastHere(device: string, { table, row_id, field }: Written): readonly string[] {
    return saves
      .filter((save) => save.device === device && save.state !== 'refused')
      .flatMap(({ values }) => values)
      .filter((one) => one.table === table && one.row_id === row_id && one.field === field)
      .map(({ token }) => token)
      .slice(-1);
  }
}

/** The values of a mutation that are somebody's. */
export const tokensIn = (mutation: Pick<Mutation, 'set'>): readonly string[] =>
  Object.values(mutation.set).filter((value) => typeof value === 'string');
