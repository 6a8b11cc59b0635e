import * as v from 'valibot';
import {
  adoptDraft,
  type AppDatabase,
  type FoundDraft,
  isNotedTable,
  lastSavedNotes,
  listAbandonedForms,
  type NotedTable,
  saveNotes,
} from '../../../data/index.ts';
import type { SeenNotes } from './notes-state.ts';

/** The row whose notes these are. */
export interface NotesOwner {
  readonly table: NotedTable;
  readonly id: string;
}

/** Notes that are typed but not saved yet, with what stood there when the edit began (D3). */
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

/** The key of a row's unsaved notes. */
export const notesKey = ({ table, id }: NotesOwner): string => `${table}:notes:${id}`;

/** The row whose unsaved notes have this key; null when the key is another form's. */
function ownerOf(form: string): NotesOwner | null {
  const [table = '', part, id = ''] = form.split(':');
  return part === 'notes' && isNotedTable(table) ? { table, id } : null;
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
async function readDraft(
  db: AppDatabase,
  { table, id }: NotesOwner,
  value: unknown,
): Promise<NotesDraft | null> {
  const found = read(value);
  if (found?.saving === undefined) return found;
  const { text, base, saving } = found;
  const saved = await lastSavedNotes(db, table, id);
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
    const saving = saveNotes(
      db,
      owner.table,
      { id: owner.id, base_rev: base.rev, seen: base.text, notes },
      sent,
    );
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
