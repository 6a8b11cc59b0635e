/**
 * The notes field as a state machine, without timers and without a database (M-023). While no person edits, it shows the
 * row; from focus until everything typed is saved, it shows the person's text.
 */

import type { NotesVersions } from '../../../data/index.ts';
import { joinTexts } from '../../../domain/conflict.ts';
import { assertNever } from '../../../lib/assert-never.ts';

export interface SeenNotes {
  readonly text: string;
  readonly rev: number;
}

/** The row as it is now, with the versions of its notes while a choice between them is open. */
export interface RowNotes extends SeenNotes {
  readonly versions?: NotesVersions | null;
}

interface Edit {
  /** The row on the screen when the edit began; its rev is the base of every save of this edit (D3). */
  readonly base: SeenNotes;
  /** The text of the field at that time: the row's text, or this person's own version of it. */
  readonly shown: string;
  /** Texts this edit has saved; the row showing one of them is no news. */
  readonly saved: readonly string[];
}

export interface NotesState {
  readonly text: string;
  readonly edit: Edit | null;
  readonly focused: boolean;
  readonly phase: 'quiet' | 'saving' | 'saved' | 'failed' | 'too_long';
}

export type NotesEvent =
  /** The row as it is now; never replaces what a person is typing. */
  | { readonly kind: 'row'; readonly row: RowNotes }
  | { readonly kind: 'focus'; readonly row: RowNotes }
  | { readonly kind: 'type'; readonly text: string; readonly row: RowNotes }
  | { readonly kind: 'blur' }
  | { readonly kind: 'save' }
  | { readonly kind: 'saved'; readonly text: string }
  | { readonly kind: 'failed' }
  /** The text is longer than notes may be: it is not saved until it is made shorter. */
  | { readonly kind: 'too_long' }
  /** The words 'Notities opgeslagen' have stood long enough. */
  | { readonly kind: 'quiet' }
  /** A text an earlier page could not save; it is joined to what was typed since. */
  | { readonly kind: 'restore'; readonly text: string; readonly base: SeenNotes }
  /** A text of an earlier page was saved; it is joined to what was typed since. */
  | { readonly kind: 'rescued'; readonly text: string }
  /** The person takes over the present value of the row. */
  | { readonly kind: 'take_row'; readonly row: SeenNotes }
  /** The person chose `chosen` between the versions; the row follows. The field shows `text`: it may have been typed in since. */
  | { readonly kind: 'settle'; readonly chosen: string; readonly text: string; readonly row: SeenNotes };

const shownOf = (row: RowNotes): string => row.versions?.own ?? row.text;

const sameText = (a: string, b: string): boolean => a.trim() === b.trim();

/** The field before anybody touches it. */
export const initialNotes = (row: RowNotes): NotesState => ({
  text: shownOf(row),
  edit: null,
  focused: false,
  phase: 'quiet',
});

const isOwn = ({ base, shown, saved }: Edit, text: string): boolean =>
  text === base.text || text === shown || saved.includes(text);

/** The text that this edit saved last, else the text when it began; with the rev it began with (OB12). */
export const lastKnown = ({ base, saved }: Edit): SeenNotes => ({ ...base, text: saved.at(-1) ?? base.text });

/** The text of the field when nothing was unsaved. */
const lastShown = ({ shown, saved }: Edit): string => saved.at(-1) ?? shown;

/** Whether the field holds text that is not saved yet. */
export const isUnsaved = ({ text, edit }: NotesState): boolean => edit !== null && text !== lastShown(edit);

/** Whether something was typed in this edit, saved or not. */
const hasTyped = (state: NotesState): boolean =>
  isUnsaved(state) || (state.edit !== null && state.edit.saved.length > 0);

/** Whether a text that an earlier page left adds nothing to the field: the row holds it, or this edit has seen it. */
export const isKnown = ({ edit }: NotesState, row: SeenNotes, text: string): boolean =>
  text === row.text || (edit !== null && isOwn(edit, text));

/** Whether the row now holds a text that is neither what the edit began with nor what it saved. */
export const isChangedElsewhere = ({ text, edit }: NotesState, row: SeenNotes): boolean =>
  edit !== null && row.text !== text && !isOwn(edit, row.text);

const editOver = ({ text, rev }: SeenNotes, shown: string): Edit => ({
  base: { text, rev },
  shown,
  saved: [],
});

/**
 * An edit ends when the field is left with nothing unsaved and the row has caught up with what was saved. A text that is
 * one of two versions stays, with the other in sight under it; what is typed then has the present row as its base.
 */
const follow = (state: NotesState, row: RowNotes): NotesState => {
  const { edit, text } = state;
  if (edit === null) return text === shownOf(row) ? state : { ...state, text: shownOf(row) };
  if (isUnsaved(state) || state.phase === 'saving') return state;
  if (row.versions?.texts.some((version) => sameText(version, text))) {
    const is_same = edit.base.rev === row.rev && edit.base.text === row.text && edit.saved.length === 0;
    return is_same ? state : { ...state, edit: editOver(row, text) };
  }
  if (state.focused) return state;
  const is_behind =
    edit.saved.length > 0 &&
    row.rev === edit.base.rev &&
    row.text !== lastShown(edit) &&
    isOwn(edit, row.text);
  return is_behind ? state : { ...state, text: shownOf(row), edit: null };
};

const begin = (state: NotesState, row: SeenNotes): Edit => state.edit ?? editOver(row, state.text);

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
    case 'too_long':
      return { ...state, phase: event.kind };
    case 'quiet':
      return state.phase === 'saved' ? { ...state, phase: 'quiet' } : state;
    case 'restore':
      return hasTyped(state)
        ? { ...state, text: joinTexts(state.text, event.text, 'lines') }
        : { ...state, text: event.text, edit: editOver(event.base, event.base.text) };
    case 'rescued':
      return {
        ...state,
        text: isUnsaved(state) ? joinTexts(state.text, event.text, 'lines') : event.text,
        edit: state.edit && { ...state.edit, saved: [...state.edit.saved, event.text] },
      };
    case 'take_row':
      return { ...state, text: event.row.text, edit: editOver(event.row, event.row.text), phase: 'quiet' };
    case 'settle':
      return {
        ...state,
        text: event.text,
        edit: { ...editOver(event.row, event.chosen), saved: [event.chosen] },
        phase: 'quiet',
      };
    default:
      return assertNever(event);
  }
}
