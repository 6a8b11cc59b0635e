import * as v from 'valibot';
import {
  adoptDraft,
  type AppDatabase,
  type FoundDraft,
  isNotedTable,
  lastSavedNotes,
  listAbandonedForms,
  type NotedTable,
  type NotesOfDay,
  type NotesOfRow,
  ownNoteOf,
  readNotes,
  readNotesOfDay,
  saveClientNotes,
  saveNotes,
} from '../../../data/index.ts';
import type { SeenNotes } from './notes-state.ts';

/** What is written about a client on one day. */
interface DayOwner extends NotesOfDay {
  readonly table: 'client_notes';
}

/** Whose notes these are: a row's, or what this person writes about a client on one day, whose row the first words make. */
export type NotesOwner =
  | { readonly table: Exclude<NotedTable, 'client_notes'>; readonly id: string }
  | DayOwner;

/** The notes as their field shows them, with the id of the row that holds them. */
export const readOwned = async (
  db: AppDatabase,
  owner: NotesOwner,
): Promise<(NotesOfRow & { readonly row_id: string | null }) | null> => {
  if (owner.table === 'client_notes') {
    const { id, ...found } = await readNotesOfDay(db, owner);
    return { ...found, row_id: id };
  }
  const found = await readNotes(db, owner.table, owner.id);
  return found && { ...found, row_id: owner.id };
};

/** Saves notes over those that were seen; their draft goes with them. */
export const saveOwned = async (
  db: AppDatabase,
  owner: NotesOwner,
  { text: notes, seen }: { readonly text: string; readonly seen: SeenNotes },
  draft?: Parameters<typeof saveNotes>[3],
): ReturnType<typeof saveNotes> => {
  const edit = { base_rev: seen.rev, seen: seen.text, notes };
  return owner.table === 'client_notes'
    ? await saveClientNotes(db, owner, edit, draft)
    : await saveNotes(db, owner.table, { id: owner.id, ...edit }, draft);
};

/** The text of these notes that this device saved last; null when it knows of none. */
const lastSaved = async (db: AppDatabase, owner: NotesOwner): Promise<string | null> => {
  const id = owner.table === 'client_notes' ? (await ownNoteOf(db, owner))?.id : owner.id;
  return id === undefined ? null : await lastSavedNotes(db, owner.table, id);
};

/** Notes that are typed but not saved yet, with the notes that the field held when the edit began (D3). */
export interface NotesDraft {
  readonly text: string;
  readonly base: SeenNotes;
  /** A save of this text was under way: where it reached the disk, it is what was seen. */
  readonly saving?: string | undefined;
}

const stored = v.object({
  text: v.string(),
  base: v.object({ text: v.string(), rev: v.number() }),
  saving: v.optional(v.string()),
});

/** The key of unsaved notes. */
export const notesKey = (owner: NotesOwner): string =>
  owner.table === 'client_notes'
    ? `client_notes:notes:${owner.day}:${owner.client_id}`
    : `${owner.table}:notes:${owner.id}`;

/** The notes whose unsaved text has this key; null when the key is another form's. */
function ownerOf(form: string): NotesOwner | null {
  const [table = '', part, ...rest] = form.split(':');
  if (part !== 'notes' || !isNotedTable(table)) return null;
  const [first = '', second = ''] = rest;
  return table === 'client_notes' ? { table, day: first, client_id: second } : { table, id: first };
}

/** The draft as the device keeps it. */
export const notesJson = ({ text, base, saving }: NotesDraft) => ({
  text,
  base: { text: base.text, rev: base.rev },
  ...(saving === undefined ? {} : { saving }),
});

const read = (value: unknown): NotesDraft | null => {
  const parsed = v.safeParse(stored, value);
  return parsed.success ? parsed.output : null;
};

/** The content of a kept draft; null when it cannot be read. */
async function readDraft(db: AppDatabase, owner: NotesOwner, value: unknown): Promise<NotesDraft | null> {
  const found = read(value);
  if (found?.saving === undefined) return found;
  const { text, base, saving } = found;
  const saved = await lastSaved(db, owner);
  return { text, base: saved?.trim() === saving.trim() ? { ...base, text: saved } : base };
}

/** Offers notes that this page or an earlier one could not save to `take`, which keeps them under this page's draft. */
export async function adoptNotes(
  db: AppDatabase,
  owner: NotesOwner,
  take: (found: NotesDraft) => Promise<void>,
): Promise<void> {
  await adoptDraft(db, notesKey(owner), async ({ value }) => {
    const found = await readDraft(db, owner, value);
    if (found !== null) await take(found);
    return found !== null;
  });
}

/** Saves of left notes that are under way in this page, each by the key of its draft. */
const rescues = new WeakMap<AppDatabase, Map<string, Promise<string | null>>>();

/** The text that a rescue which is under way saves, null when that fails; undefined when there is none. */
export const rescuedNotes = (db: AppDatabase, owner: NotesOwner): Promise<string | null> | undefined =>
  rescues.get(db)?.get(notesKey(owner));

/** Saves the oldest notes that were left under a key; answers whether it did. */
async function rescueOldest(
  db: AppDatabase,
  owner: NotesOwner,
  isOpen: (form: string) => boolean,
): Promise<boolean> {
  const form = notesKey(owner);
  const under_way = rescues.get(db) ?? new Map<string, Promise<string | null>>();
  rescues.set(db, under_way);
  let is_saved = false;
  const save = async ({ value, sent }: FoundDraft): Promise<boolean> => {
    const draft = await readDraft(db, owner, value);
    // Asked after every wait: a field that opens from here on finds the save that is under way.
    if (draft === null || isOpen(form)) return false;
    const { base, text: notes } = draft;
    const saving = saveOwned(db, owner, { text: notes, seen: base }, sent);
    const rescued = saving.then(
      ({ ok }) => (ok ? notes : null),
      () => null,
    );
    under_way.set(form, rescued);
    try {
      is_saved = (await saving).ok;
    } finally {
      under_way.delete(form);
    }
    return is_saved;
  };
  await adoptDraft(db, form, save, 'oldest');
  return is_saved;
}

/**
 * Saves notes that killed pages left behind, except those of a row whose field stands open (`isOpen`, by the key of
 * its draft): the field does that. Answers how many were saved (R-41: typed notes are never lost).
 */
export async function rescueNotes(db: AppDatabase, isOpen: (form: string) => boolean): Promise<number> {
  let rescued = 0;
  for (const form of await listAbandonedForms(db)) {
    const owner = ownerOf(form);
    if (owner === null) continue;
    // Two pages may have left notes of one row: the older are saved first.
    while (!isOpen(form) && (await rescueOldest(db, owner, isOpen))) rescued += 1;
  }
  return rescued;
}
