import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { MAX_LONG_TEXT } from '../../../domain/fields.ts';
import type { NotesDraft } from './notes-draft.ts';
import { NotesSession } from './notes-session.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const ROW = { text: 'Sleutel bij havenmeester', rev: 5 };

/** A device whose row follows its saves, as the live query does. */
function device(options: { draft?: NotesDraft; broken?: boolean } = {}) {
  const saves: { text: string; base_rev: number; seen: string }[] = [];
  const disk: {
    draft: unknown;
    again: unknown;
    left: number;
    broken: boolean;
    /** Holds a save up. */
    gate?: Promise<void>;
  } = {
    draft: options.draft ?? null,
    again: null,
    left: 0,
    broken: options.broken ?? false,
  };
  const session = new NotesSession(ROW, {
    save: async (text, { rev: base_rev, text: seen }) => {
      await disk.gate;
      if (disk.broken) return false;
      saves.push({ text, base_rev, seen });
      return true;
    },
    draft: {
      write: (draft) => {
        disk.draft = draft;
      },
      keepAgain: () => {
        disk.again = disk.draft;
      },
      flush: async () => undefined,
      leave: () => {
        disk.left += 1;
      },
      discard: async () => {
        disk.draft = null;
        disk.again = null;
      },
    },
    adopt_draft: async (take) => {
      if (options.draft !== undefined) await take(options.draft);
    },
    rescued: () => undefined,
    on_error: (error) => {
      throw error;
    },
  });
  const seen = () => ({ ...session.view(), text: session.text() });
  return { session, saves, disk, seen };
}

describe('keeping notes', () => {
  test('R-41 G1 a draft that is still being read when the person taps the field is not lost', async () => {
    const draft = { text: 'Getypt voor het einde', base: { text: 'Oud', rev: 3 } };
    const { session, saves, seen } = device({ draft });
    const restoring = session.restore();
    session.focus();
    await restoring;
    expect(seen()).toMatchObject({ text: draft.text, is_restored: true });
    session.type(`${draft.text} x`);
    await session.flush();
    expect(saves).toEqual([{ text: `${draft.text} x`, base_rev: 3, seen: 'Oud' }]);
  });

  test('R-41 notes are saved 500 ms after the last keystroke', async () => {
    const { session, saves } = device();
    session.focus();
    session.type('A');
    await vi.advanceTimersByTimeAsync(400);
    session.type('AB');
    await vi.advanceTimersByTimeAsync(499);
    expect(saves).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(saves).toEqual([{ text: 'AB', base_rev: 5, seen: ROW.text }]);
  });

  test('R-41 leaving the field and hiding the page save at once', async () => {
    const { session, saves } = device();
    session.focus();
    session.type('A');
    session.blur();
    await vi.advanceTimersByTimeAsync(0);
    session.focus();
    session.type('AB');
    await session.flush();
    await vi.advanceTimersByTimeAsync(2000);
    expect(saves.map(({ text }) => text)).toEqual(['A', 'AB']);
  });

  test('C-014 M-023 the words that notes are saved stand for 3 s', async () => {
    const { session } = device();
    session.type('A');
    await vi.advanceTimersByTimeAsync(500);
    expect(session.view().phase).toBe('saved');
    await vi.advanceTimersByTimeAsync(2999);
    expect(session.view().phase).toBe('saved');
    await vi.advanceTimersByTimeAsync(1);
    expect(session.view().phase).toBe('quiet');
  });

  test('R-41 typed text is in a draft before the key is handled, and only until it is saved', async () => {
    const { session, disk } = device();
    session.focus();
    session.type('Half');
    expect(disk.draft).toEqual({ text: 'Half', base: ROW });
    await vi.advanceTimersByTimeAsync(500);
    expect(disk.draft).toBeNull();
  });

  test('R-41 the draft is kept before anything is rendered', () => {
    const { session, disk } = device();
    session.focus();
    const kept: unknown[] = [];
    session.onText(() => kept.push(disk.draft));
    session.type('Half');
    expect(kept).toEqual([{ text: 'Half', base: ROW }]);
  });

  test('R-41 a key renders nothing, and the field is told every text that it did not type', () => {
    const { session } = device();
    session.focus();
    session.type('H');
    const rendered = vi.fn();
    const told: string[] = [];
    session.subscribe(rendered);
    session.onText((text) => told.push(text));
    session.type('Ha');
    session.type('Hal');
    expect(rendered).not.toHaveBeenCalled();
    session.see({ text: 'Van kantoor', rev: 9 });
    expect(rendered).toHaveBeenCalledTimes(1);
    session.takeOther();
    expect(told.at(-1)).toBe('Van kantoor');
  });

  test('R-41 OB12 text typed during a save has seen that save: after a kill it is no second version', async () => {
    const { session, disk } = device();
    session.focus();
    session.type('Eerste');
    const gate = Promise.withResolvers<void>();
    disk.gate = gate.promise;
    void session.flush();
    await vi.advanceTimersByTimeAsync(0);
    session.type('Eerste en tweede');
    await vi.advanceTimersByTimeAsync(0);
    expect(disk.draft, 'before the save is through').toEqual({
      text: 'Eerste en tweede',
      base: ROW,
      saving: 'Eerste',
    });
    gate.resolve();
    await vi.advanceTimersByTimeAsync(0);
    expect(disk.draft).toEqual({ text: 'Eerste en tweede', base: { ...ROW, text: 'Eerste' } });
  });

  test('R-41 a page that goes away keeps what is unsaved at once, and forgets it when the save succeeds', async () => {
    const { session, disk, saves } = device();
    session.focus();
    session.type('Laatste woorden');
    session.leave();
    expect(disk).toMatchObject({ draft: { text: 'Laatste woorden', base: ROW }, left: 1 });
    await vi.advanceTimersByTimeAsync(0);
    expect(saves).toHaveLength(1);
    expect(disk.draft).toBeNull();
    session.leave();
    expect(disk.draft).toBeNull();
  });

  test('R-41 a failed save keeps text and draft, and can be tried again', async () => {
    const { session, disk, saves, seen } = device({ broken: true });
    session.type('A');
    await vi.advanceTimersByTimeAsync(5000);
    expect(seen()).toMatchObject({ phase: 'failed', text: 'A' });
    expect(disk.draft).toMatchObject({ text: 'A' });
    expect(disk.again, 'kept outside the database too: closing the client loses nothing').toEqual(disk.draft);
    disk.broken = false;
    await session.flush();
    expect(saves).toEqual([{ text: 'A', base_rev: 5, seen: ROW.text }]);
    expect(session.view().phase).toBe('saved');
    expect(disk.draft).toBeNull();
  });

  test('R-41 notes longer than they may be are told so at rest, kept as a draft and never sent to be refused; shorter they are saved', async () => {
    const { session, disk, saves } = device();
    session.focus();
    const long = 'a'.repeat(20_001);
    session.type(long);
    await vi.advanceTimersByTimeAsync(500);
    expect([session.view().phase, saves]).toEqual(['too_long', []]);
    expect(disk.draft).toEqual({ text: long, base: ROW });
    expect(disk.again, 'kept outside the database too').toEqual(disk.draft);
    session.type(long.slice(1));
    await vi.advanceTimersByTimeAsync(500);
    expect([session.view().phase, saves.length, disk.draft]).toEqual(['saved', 1, null]);
  });

  test('R-41 D3 after a killed page the draft comes back and is saved on the base it was typed on', async () => {
    const draft = { text: 'Half getikt', base: { text: 'Oud', rev: 3 } };
    const { session, saves, disk, seen } = device({ draft });
    await session.restore();
    expect(seen()).toMatchObject({ text: 'Half getikt', is_restored: true });
    await vi.advanceTimersByTimeAsync(500);
    expect(saves).toEqual([{ text: 'Half getikt', base_rev: 3, seen: 'Oud' }]);
    expect(disk.draft).toBeNull();
    expect(session.view().is_restored).toBe(false);
  });

  test('a draft that was saved after all is thrown away', async () => {
    const { session, saves, disk } = device({ draft: { text: ROW.text, base: { text: 'Oud', rev: 3 } } });
    await session.restore();
    await vi.advanceTimersByTimeAsync(1000);
    expect(saves).toEqual([]);
    expect(disk.draft).toBeNull();
  });

  test('D3 OB12 every save of one edit keeps its base and has seen the one before while the row goes on, and the other text is offered', async () => {
    const { session, saves, seen } = device();
    session.focus();
    session.type('Mijn tekst');
    await vi.advanceTimersByTimeAsync(500);
    session.see({ text: 'Van kantoor', rev: 9 });
    expect(seen()).toMatchObject({ text: 'Mijn tekst', other: 'Van kantoor' });
    session.type('Mijn langere tekst');
    await vi.advanceTimersByTimeAsync(500);
    expect(saves).toEqual([
      { text: 'Mijn tekst', base_rev: 5, seen: ROW.text },
      { text: 'Mijn langere tekst', base_rev: 5, seen: 'Mijn tekst' },
    ]);
    session.takeOther();
    expect(seen()).toMatchObject({ text: 'Van kantoor', other: null });
  });
});

test('G4 R-41 choosing takes what was typed last along and saves it no second time; a failing choice loses nothing', async () => {
  const { session, saves, disk } = device();
  session.see({
    text: 'Van kantoor',
    rev: 9,
    versions: { own: 'Van mij', texts: ['Van kantoor', 'Van mij'], item: null },
  });
  expect(session.text()).toBe('Van mij');
  expect(session.view().other).toBeNull();
  session.type('Van mij, en meer');
  await session.settle('Van mij, en meer', 'Van kantoor', async () => false);
  await vi.advanceTimersByTimeAsync(500);
  expect(saves).toEqual([{ text: 'Van mij, en meer', base_rev: 9, seen: 'Van kantoor' }]);

  session.type('Van mij, en nog meer');
  await session.settle('Van mij, en nog meer\nVan kantoor', 'Van kantoor', async () => true);
  expect(session.text()).toBe('Van mij, en nog meer\nVan kantoor');
  expect(disk.draft).toBeNull();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(saves).toHaveLength(1);
});

/** A choice that is being stored while somebody types on. */
const choosing = async (chosen: string) => {
  const given = device();
  given.session.see({
    text: 'Van kantoor',
    rev: 9,
    versions: { own: 'Van mij', texts: ['Van kantoor', 'Van mij'], item: null },
  });
  const held = Promise.withResolvers<boolean>();
  const settled = given.session.settle(chosen, 'Van kantoor', () => held.promise);
  given.session.type('Van mij, en nog iets');
  held.resolve(true);
  await settled;
  return given;
};

describe('G4 R-41 words typed while a choice between two versions is being stored', () => {
  test.each([
    ['both', 'Van mij\nVan kantoor', 'Van mij, en nog iets\nVan kantoor'],
    ['the own', 'Van mij', 'Van mij, en nog iets'],
    ['the other', 'Van kantoor', 'Van mij, en nog iets\nVan kantoor'],
  ])('stay in the field and are saved over what was chosen: %s', async (_which, chosen, shown) => {
    const { session, disk, saves } = await choosing(chosen);
    expect(session.text()).toBe(shown);
    expect(disk.draft).toEqual({ text: shown, base: { text: chosen, rev: 9 } });
    await vi.advanceTimersByTimeAsync(500);
    expect(saves).toEqual([{ text: shown, base_rev: 9, seen: chosen }]);
    expect(disk.draft).toBeNull();
  });
});

describe('a line that is added to notes', () => {
  const LINE = 'Gebeld op 25 nov 2026, 10:04';
  /** Saves of lines, beside those of what is typed. */
  const withLines = (options: Parameters<typeof device>[0] = {}) => {
    const given = device(options);
    const lines: { text: string; seen: string }[] = [];
    const add = (save = true) =>
      given.session.addLine(LINE, async (text, { text: seen }) => {
        if (save) lines.push({ text, seen });
        return save;
      });
    return { ...given, lines, add };
  };

  test('R-18 R-41 is saved by itself: what was typed is saved before it, what is typed then after it', async () => {
    const { session, saves, lines, disk, add } = withLines();
    session.focus();
    session.type('Wil offerte');
    const adding = add();
    session.type('Wil offerte, vandaag');
    expect(await adding).toBe(true);
    expect(saves.map(({ text }) => text)).toEqual(['Wil offerte, vandaag']);
    expect(lines).toEqual([{ text: `Wil offerte, vandaag\n${LINE}`, seen: 'Wil offerte, vandaag' }]);
    expect(session.text()).toBe(`Wil offerte, vandaag\n${LINE}`);
    expect(disk.draft).toBeNull();
    session.type(`Wil offerte, vandaag\n${LINE}\nTerugbellen`);
    await vi.advanceTimersByTimeAsync(500);
    expect(saves.at(-1)).toMatchObject({ seen: `Wil offerte, vandaag\n${LINE}` });
  });

  test('R-41 waits for text that is typed while an earlier save runs', async () => {
    const { session, saves, lines, disk, add } = withLines();
    const gate = Promise.withResolvers<undefined>();
    disk.gate = gate.promise;
    session.type('A');
    void session.flush();
    const adding = add();
    await vi.advanceTimersByTimeAsync(0);
    session.type('AB');
    gate.resolve(undefined);
    await adding;
    expect(saves.map(({ text }) => text)).toEqual(['A', 'AB']);
    expect(lines).toEqual([{ text: `AB\n${LINE}`, seen: 'AB' }]);
  });

  test('R-41 stays in the field with what was typed where this device cannot save, and is kept as a draft', async () => {
    const { session, seen, disk, add } = withLines({ broken: true });
    session.type('Getypt');
    expect(await add(false)).toBe(true);
    expect(seen()).toMatchObject({ text: `Getypt\n${LINE}`, phase: 'failed' });
    expect(disk.again).toMatchObject({ text: `Getypt\n${LINE}` });
  });

  test('C-012 begins an empty field, follows an empty last line, and is left out where it has no room', async () => {
    const { session, lines, add } = withLines();
    session.type('');
    await add();
    session.type(`${LINE}\n`);
    await add();
    expect(lines.map(({ text }) => text)).toEqual([LINE, `${LINE}\n${LINE}`]);
    session.type('x'.repeat(MAX_LONG_TEXT - LINE.length));
    expect(await add()).toBe(false);
    expect(session.text()).toHaveLength(MAX_LONG_TEXT - LINE.length);
    expect(lines).toHaveLength(2);
  });
});
