/**
 * The notes field as a state machine, without timers and without a database (M-023, R-41, D3): while nobody
 * edits, the row shows; from focus until everything typed is saved, the person's text stands.
 */

import { assertNever } from '../../../../lib/assert-never.ts';

export interface SeenNotes {
  readonly text: string;
  readonly rev: number;
}

interface Edit {
  /** What stood on the screen when the edit began; its rev is the base of every save of this edit (D3). */
  readonly base: SeenNotes;
  /** Texts this edit has saved; the row showing one of them is no news. */
  readonly saved: readonly string[];
}

export interface NotesState {
  readonly text: string;
  readonly edit: Edit | null;
  readonly focused: boolean;
  readonly phase: 'quiet' | 'saving' | 'saved' | 'failed';
}

export type NotesEvent =
  /** The row as it is now; never replaces what a person is typing. */
  | { readonly kind: 'row'; readonly row: SeenNotes }
  | { readonly kind: 'focus'; readonly row: SeenNotes }
  | { readonly kind: 'type'; readonly text: string; readonly row: SeenNotes }
  | { readonly kind: 'blur' }
  | { readonly kind: 'save' }
  | { readonly kind: 'saved'; readonly text: string }
  | { readonly kind: 'failed' }
  /** The words 'Notities opgeslagen' have stood long enough. */
  | { readonly kind: 'quiet' }
  /** A text an earlier page could not save. */
  | { readonly kind: 'restore'; readonly text: string; readonly base: SeenNotes }
  /** The person takes over what stands in the row now. */
  | { readonly kind: 'take_row'; readonly row: SeenNotes };

/** The field before anybody touches it. */
export const initialNotes = (row: SeenNotes): NotesState => ({
  text: row.text,
  edit: null,
  focused: false,
  phase: 'quiet',
});

const isOwn = ({ base, saved }: Edit, text: string): boolean => text === base.text || saved.includes(text);

/** What this edit saved last, else what stood there when it began; with the rev it began with (D3, OB12). */
export const lastKnown = ({ base, saved }: Edit): SeenNotes => ({ ...base, text: saved.at(-1) ?? base.text });

/** Whether the field holds text that is not saved yet. */
export const isUnsaved = ({ text, edit }: NotesState): boolean =>
  edit !== null && text !== lastKnown(edit).text;

/** Whether the row now holds a text that is neither what the edit began with nor what it saved. */
export const isChangedElsewhere = ({ text, edit }: NotesState, row: SeenNotes): boolean =>
  edit !== null && row.text !== text && !isOwn(edit, row.text);

/** An edit ends when the field is left with nothing unsaved and the row has caught up with what was saved. */
const follow = (state: NotesState, row: SeenNotes): NotesState => {
  const { edit } = state;
  if (edit === null) return state.text === row.text ? state : { ...state, text: row.text };
  if (state.focused || isUnsaved(state) || state.phase === 'saving') return state;
  const is_behind = row.rev === edit.base.rev && row.text !== lastKnown(edit).text && isOwn(edit, row.text);
  return is_behind ? state : { ...state, text: row.text, edit: null };
};

const begin = (state: NotesState, row: SeenNotes): Edit => state.edit ?? { base: row, saved: [] };

/** The state after an event. */
export function notesReducer(state: NotesState, event: NotesEvent): NotesState {
  switch (event.kind) {
    case 'row':
      return follow(state, event.row);
    case 'focus':
      return { ...state, focused: true, edit: begin(state, event.row) };
    case 'type':
      return { ...state, edit: begin(state, event.row), text: event.text, phase: 'quiet' };
    case 'blur':
      return { ...state, focused: false };
    case 'save':
      return { ...state, phase: 'saving' };
    case 'saved':
      return {
        ...state,
        phase: 'saved',
        edit: state.edit && { ...state.edit, saved: [...state.edit.saved, event.text] },
      };
    case 'failed':
      return { ...state, phase: 'failed' };
    case 'quiet':
      return state.phase === 'saved' ? { ...state, phase: 'quiet' } : state;
    case 'restore':
      return isUnsaved(state) ? state : { ...state, text: event.text, edit: { base: event.base, saved: [] } };
    case 'take_row':
      return { ...state, text: event.row.text, edit: { base: event.row, saved: [] }, phase: 'quiet' };
    default:
      return assertNever(event);
  }
}
