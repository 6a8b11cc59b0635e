import { describe, expect, test } from 'vitest';
import { initialNotes, isChangedElsewhere, isUnsaved, type NotesEvent, notesReducer } from './notes-state.ts';

const ROW = { text: 'Sleutel bij havenmeester', rev: 5 };
const OFFICE = { text: 'Sleutel ligt op kantoor', rev: 9 };

const after = (...events: readonly NotesEvent[]) => events.reduce(notesReducer, initialNotes(ROW));

const savedWith = (text: string): readonly NotesEvent[] => [
  { kind: 'type', text, row: ROW },
  { kind: 'save' },
  { kind: 'saved', text },
];

const typed = (text: string): NotesEvent => ({ kind: 'type', text, row: ROW });

describe('the notes field', () => {
  test('the field follows the row while no person edits it', () => {
    expect(after({ kind: 'row', row: OFFICE })).toMatchObject({ text: OFFICE.text, edit: null });
  });

  test('D3 the base is the text of the field when it got the focus, and is never raised', () => {
    const state = after(
      { kind: 'focus', row: ROW },
      { kind: 'row', row: OFFICE },
      { kind: 'type', text: 'Sleutel bij Jan', row: OFFICE },
      { kind: 'save' },
      { kind: 'saved', text: 'Sleutel bij Jan' },
      { kind: 'type', text: 'Sleutel bij Jan de Boer', row: OFFICE },
    );
    expect(state.edit?.base).toEqual(ROW);
    expect(state.text).toBe('Sleutel bij Jan de Boer');
  });

  test('R-41 a row that changes under the person never replaces what was typed, and is told', () => {
    const state = after({ kind: 'focus', row: ROW }, typed('Mijn tekst'), { kind: 'row', row: OFFICE });
    expect(state.text).toBe('Mijn tekst');
    expect(isChangedElsewhere(state, OFFICE)).toBe(true);
  });

  test('the own saves coming back in the row are no news', () => {
    const state = after(
      { kind: 'focus', row: ROW },
      typed('A'),
      { kind: 'save' },
      { kind: 'saved', text: 'A' },
      typed('AB'),
      { kind: 'save' },
      { kind: 'saved', text: 'AB' },
    );
    expect(isChangedElsewhere(state, ROW)).toBe(false);
    expect(isChangedElsewhere(state, { text: 'A', rev: 5 })).toBe(false);
    expect(isChangedElsewhere(state, { text: 'AB', rev: 6 })).toBe(false);
    expect(isChangedElsewhere(state, OFFICE)).toBe(true);
  });

  test('leaving the field ends the edit only when everything is saved and the row shows it', () => {
    const left = after({ kind: 'focus', row: ROW }, typed('A'), { kind: 'blur' }, { kind: 'row', row: ROW });
    expect(isUnsaved(left)).toBe(true);
    expect(left.edit).not.toBeNull();
    const events: readonly NotesEvent[] = [
      { kind: 'save' },
      { kind: 'saved', text: 'A' },
      { kind: 'row', row: ROW },
    ];
    const saved = events.reduce(notesReducer, left);
    expect(saved).toMatchObject({ phase: 'saved', text: 'A' });
    expect(saved.edit).not.toBeNull();
    const caught_up = notesReducer(saved, { kind: 'row', row: { text: 'A', rev: 5 } });
    expect(caught_up).toMatchObject({ edit: null, text: 'A' });
  });

  test('a field that was only looked at follows the row again', () => {
    const state = after(
      { kind: 'focus', row: ROW },
      { kind: 'row', row: OFFICE },
      { kind: 'blur' },
      { kind: 'row', row: OFFICE },
    );
    expect(state).toMatchObject({ edit: null, text: OFFICE.text });
  });

  test('when another device puts the old text back, the row is believed', () => {
    const state = after(
      { kind: 'focus', row: ROW },
      typed('A'),
      { kind: 'save' },
      { kind: 'saved', text: 'A' },
      { kind: 'blur' },
      { kind: 'row', row: { text: ROW.text, rev: 8 } },
    );
    expect(state).toMatchObject({ edit: null, text: ROW.text });
  });

  test('text typed while a save runs is unsaved when that save ends', () => {
    const state = after({ kind: 'focus', row: ROW }, typed('A'), { kind: 'save' }, typed('AB'), {
      kind: 'saved',
      text: 'A',
    });
    expect(isUnsaved(state)).toBe(true);
    expect(state.text).toBe('AB');
  });

  test('R-41 a failed save keeps the text and stays visible until the next try', () => {
    const state = after(
      { kind: 'focus', row: ROW },
      typed('A'),
      { kind: 'save' },
      { kind: 'failed' },
      { kind: 'quiet' },
    );
    expect(state).toMatchObject({ phase: 'failed', text: 'A' });
    expect(isUnsaved(notesReducer(state, { kind: 'blur' }))).toBe(true);
  });

  test('typing back to what was saved leaves nothing to save', () => {
    expect(isUnsaved(after({ kind: 'focus', row: ROW }, typed('A'), typed(ROW.text)))).toBe(false);
  });

  test('R-41 D3 a text restored after a killed page keeps the base of that edit', () => {
    const state = after({ kind: 'restore', text: 'Half getikt', base: { text: 'Oud', rev: 3 } });
    expect(state).toMatchObject({ text: 'Half getikt', edit: { base: { rev: 3 } } });
    expect(isUnsaved(state)).toBe(true);
  });

  test('taking over the other version starts a new edit from it', () => {
    const state = after({ kind: 'focus', row: ROW }, typed('A'), { kind: 'take_row', row: OFFICE });
    expect(state).toMatchObject({ text: OFFICE.text, edit: { base: OFFICE } });
    expect(isUnsaved(state)).toBe(false);
    expect(isChangedElsewhere(state, OFFICE)).toBe(false);
  });
});

describe('notes with two versions', () => {
  const MINE = 'Sleutel bij Jan';
  const LOST = { ...OFFICE, versions: { own: MINE, texts: [OFFICE.text, MINE], item: null } };

  test('G4 R-41 typed notes that lost stay in the field, in it and after it is left', () => {
    const hit = after({ kind: 'focus', row: ROW }, ...savedWith(MINE), { kind: 'row', row: LOST });
    expect(hit.text).toBe(MINE);
    expect(isUnsaved(hit), 'it is kept as a version, so it is not sent again').toBe(false);
    const left = [{ kind: 'blur' }, { kind: 'row', row: LOST }] as const;
    expect(left.reduce<typeof hit>(notesReducer, hit).text).toBe(MINE);
  });

  test('G4 the field opens with the own version, and the base of what is typed then is the present row', () => {
    const opened = initialNotes(LOST);
    expect(opened.text).toBe(MINE);
    const typing = notesReducer(opened, { kind: 'type', text: `${MINE} de Boer`, row: LOST });
    expect(typing.edit?.base).toEqual(OFFICE);
    expect(isUnsaved(typing)).toBe(true);
    const back = notesReducer(typing, { kind: 'type', text: MINE, row: LOST });
    expect(isUnsaved(back), 'nothing of it is new').toBe(false);
  });

  test('D3 words typed before the other version came keep their base, so that neither is lost', () => {
    const state = after(
      { kind: 'focus', row: ROW },
      ...savedWith(MINE),
      { kind: 'type', text: `${MINE}!`, row: ROW },
      { kind: 'row', row: LOST },
    );
    expect(state).toMatchObject({ text: `${MINE}!`, edit: { base: ROW } });
  });

  test('G4 typed on and saved, the row shows it before the field follows', () => {
    const typed_on = `${MINE} de Boer`;
    const state = [
      { kind: 'type', text: typed_on, row: LOST },
      { kind: 'save' },
      { kind: 'saved', text: typed_on },
      { kind: 'blur' },
      { kind: 'row', row: LOST },
    ] as const;
    const behind = state.reduce<ReturnType<typeof initialNotes>>(notesReducer, initialNotes(LOST));
    expect(behind.text).toBe(typed_on);
    const row = {
      text: typed_on,
      rev: 9,
      versions: { own: typed_on, texts: [typed_on, OFFICE.text, MINE], item: null },
    };
    expect(notesReducer(behind, { kind: 'row', row }).text).toBe(typed_on);
  });

  test('G4 a choice shows at once and stays; settled by somebody else, the field follows when it is left', () => {
    for (const chosen of [MINE, OFFICE.text, `${MINE}\n${OFFICE.text}`]) {
      const settled = notesReducer(initialNotes(LOST), { kind: 'settle', chosen, text: chosen, row: LOST });
      expect(notesReducer(settled, { kind: 'row', row: LOST }).text, 'before the row follows').toBe(chosen);
      const followed = notesReducer(settled, { kind: 'row', row: { text: chosen, rev: 9, versions: null } });
      expect(followed.text).toBe(chosen);
    }
    const typing = after({ kind: 'focus', row: ROW }, ...savedWith(MINE), { kind: 'row', row: LOST });
    const by_office = notesReducer(typing, { kind: 'row', row: OFFICE });
    expect(by_office.text, 'nothing goes under the hand').toBe(MINE);
    expect(notesReducer(notesReducer(by_office, { kind: 'blur' }), { kind: 'row', row: OFFICE }).text).toBe(
      OFFICE.text,
    );
  });
});
