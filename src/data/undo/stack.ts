import type { LocalChange, RowChange } from '../../sync/index.ts';
import { isNotedTable } from '../tables.ts';
import { type MovedWork, type UndoPatch, type UndoPut, undoRows, type UndoStep } from './step.ts';

/** How many commands of this tab can be undone. */
export const UNDO_STEPS = 50;
/** Typing that is saved again within this time is one thing to undo. */
const TYPING_MS = 60_000;
/** Fields that are saved while somebody types. */
const TYPED_FIELDS: ReadonlySet<string> = new Set(['notes']);

/** The undo steps of this tab, newest last. They are not stored: a new page begins without any. */
export interface UndoStack {
  /** Notes what a command did; answers its step, null when it is nothing to undo. */
  note(
    changes: readonly LocalChange[],
    told: readonly RowChange[],
    at_ms: number,
    moved?: MovedWork,
  ): UndoStep | null;
  /** The next step stands by itself: it is one neither with the typing before it nor with the typing after it. */
  part_next(): void;
  /** The step to undo next; null when there is none. */
  last(): UndoStep | null;
  /** The step to do again next; null when something else was done since. */
  next_redo(): UndoStep | null;
  /** The step of this id while it can be undone; a step that went on (typing) is found under its id. */
  find(id: number): UndoStep | null;
  /** Moves a step that was undone to those that can be done again, turned around. */
  undone(id: number): void;
  /** Moves a step that was done again back. */
  redone(id: number): void;
  /** Puts a step of which nothing could be put back beneath the others of its list: it is still found, they come first. */
  passed_over(id: number): void;
}

const beneath = (steps: readonly UndoStep[], id: number): readonly UndoStep[] => [
  ...steps.filter((step) => step.id === id),
  ...steps.filter((step) => step.id !== id),
];

const isTyping = (rows: UndoStep['rows']): UndoPatch | null => {
  const [row, ...more] = rows;
  if (row === undefined || more.length > 0 || row.kind !== 'patch') return null;
  const fields = Object.keys(row.after);
  return fields.length === 1 && TYPED_FIELDS.has(fields[0] ?? '') ? row : null;
};

/** The first words of an entry of notes, which added its row. */
const isBegun = (rows: UndoStep['rows']): UndoPut | null => {
  const [row, ...more] = rows;
  return more.length === 0 && row?.kind === 'put' && isNotedTable(row.table) ? row : null;
};

/** The earlier step with the later typing of the same field in it; null when they are two things. */
const joined = (last: UndoStep | undefined, rows: UndoStep['rows'], at_ms: number): UndoStep | null => {
  const first = last && (isTyping(last.rows) ?? isBegun(last.rows));
  const then = isTyping(rows);
  if (!last || last.is_apart || !first || !then || at_ms - last.at_ms > TYPING_MS) return null;
  const [field = ''] = Object.keys(then.after);
  if (first.table !== then.table || first.row_id !== then.row_id) return null;
  if (!(field in first.after) || first.after[field] !== then.before[field]) return null;
  return { ...last, at_ms, rows: [{ ...first, after: { ...first.after, ...then.after } }] };
};

const turnedAround = (step: UndoStep): UndoStep | null => {
  const rows = step.rows.flatMap((row) =>
    row.kind === 'patch' ? [{ ...row, before: row.after, after: row.before }] : [],
  );
  return rows.length === step.rows.length ? { ...step, rows } : null;
};

/** An empty stack. */
export const createUndoStack = (): UndoStack => {
  let done: readonly UndoStep[] = [];
  let undone: readonly UndoStep[] = [];
  let counted = 0;
  let parts_next = false;
  return {
    note: (changes, told, at_ms, moved) => {
      const rows = undoRows(changes, told, moved !== undefined);
      if (rows.length === 0) return null;
      undone = [];
      const is_apart = parts_next;
      parts_next = false;
      const longer = is_apart ? null : joined(done.at(-1), rows, at_ms);
      if (longer !== null) {
        done = [...done.slice(0, -1), longer];
        return longer;
      }
      counted += 1;
      const step = {
        id: counted,
        at_ms,
        rows,
        ...(moved === undefined ? {} : { moved }),
        ...(is_apart && { is_apart }),
      };
      done = [...done, step].slice(-UNDO_STEPS);
      return step;
    },
    part_next: () => {
      parts_next = true;
    },
    last: () => done.at(-1) ?? null,
    next_redo: () => undone.at(-1) ?? null,
    find: (id) => done.find((step) => step.id === id) ?? null,
    undone: (id) => {
      const step = done.find((known) => known.id === id);
      done = done.filter((known) => known.id !== id);
      const again = step === undefined ? null : turnedAround(step);
      if (again !== null) undone = [...undone, again];
    },
    redone: (id) => {
      const step = undone.find((known) => known.id === id);
      undone = undone.filter((known) => known.id !== id);
      const back = step === undefined ? null : turnedAround(step);
      if (back !== null) done = [...done, back].slice(-UNDO_STEPS);
    },
    passed_over: (id) => {
      done = beneath(done, id);
      undone = beneath(undone, id);
    },
  };
};
