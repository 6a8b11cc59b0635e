import * as v from 'valibot';
import {
  adoptDraft,
  type AppDatabase,
  type FoundDraft,
  lastSavedNotes,
  listAbandonedForms,
  saveClientNotes,
} from '../../../../data/index.ts';
import type { SeenNotes } from './notes-state.ts';

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
const PREFIX = 'client:notes:';

/** The key of a client's unsaved notes. */
export const notesKey = (client_id: string): string => PREFIX + client_id;

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
async function readNotes(db: AppDatabase, client_id: string, value: unknown): Promise<NotesDraft | null> {
  const found = read(value);
  if (found?.saving === undefined) return found;
  const { text, base, saving } = found;
  const saved = await lastSavedNotes(db, client_id);
  return { text, base: saved?.trim() === saving.trim() ? { ...base, text: saved } : base };
}

/** Offers notes that this page or an earlier one could not save to `take`, which keeps them under this page's draft. */
export async function adoptNotes(
  db: AppDatabase,
  client_id: string,
  take: (found: NotesDraft) => Promise<void>,
): Promise<void> {
  await adoptDraft(db, notesKey(client_id), async ({ value }) => {
    const found = await readNotes(db, client_id, value);
    if (found !== null) await take(found);
    return found !== null;
  });
}

/** Saves of left notes that are under way in this page, each by the key of its draft. */
const rescues = new WeakMap<AppDatabase, Map<string, Promise<string | null>>>();

/** The text that a rescue which is under way saves, null when that fails; undefined when there is none. */
export const rescuedNotes = (db: AppDatabase, client_id: string): Promise<string | null> | undefined =>
  rescues.get(db)?.get(notesKey(client_id));

/** Saves the oldest notes that were left under a key; answers whether it did. */
async function rescueOldest(
  db: AppDatabase,
  form: string,
  isOpen: (form: string) => boolean,
): Promise<boolean> {
  const id = form.slice(PREFIX.length);
  const under_way = rescues.get(db) ?? new Map<string, Promise<string | null>>();
  rescues.set(db, under_way);
  let is_saved = false;
  const save = async ({ value, sent }: FoundDraft): Promise<boolean> => {
    const draft = await readNotes(db, id, value);
    // Asked after every wait: a field that opens from here on finds the save that is under way.
    if (draft === null || isOpen(form)) return false;
    const { base, text: notes } = draft;
    const saving = saveClientNotes(db, { id, base_rev: base.rev, seen: base.text, notes }, sent);
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
 * Saves notes that killed pages left behind, except those of a client whose field stands open (`isOpen`, by the key of
 * its draft): the field does that. Answers how many were saved (R-41: typed notes are never lost).
 */
export async function rescueNotes(db: AppDatabase, isOpen: (form: string) => boolean): Promise<number> {
  let rescued = 0;
  for (const form of await listAbandonedForms(db)) {
    if (!form.startsWith(PREFIX)) continue;
    // Two pages may have left notes of one client: the older are saved first.
    while (!isOpen(form) && (await rescueOldest(db, form, isOpen))) rescued += 1;
  }
  return rescued;
}
