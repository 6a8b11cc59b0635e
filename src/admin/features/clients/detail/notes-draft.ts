import * as v from 'valibot';
import {
  type AppDatabase,
  createDraftWriter,
  lastSavedNotes,
  listAbandonedForms,
  loadDraft,
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

/** Notes that this page or an earlier one could not save; null when there are none or they cannot be read. */
export async function loadNotesDraft(
  db: AppDatabase,
  client_id: string,
  which: 'newest' | 'oldest' = 'newest',
): Promise<NotesDraft | null> {
  const found = read(await loadDraft(db, notesKey(client_id), which).catch(() => null));
  if (found?.saving === undefined) return found;
  const { text, base, saving } = found;
  const saved = await lastSavedNotes(db, client_id);
  return { text, base: saved?.trim() === saving.trim() ? { ...base, text: saved } : base };
}

/**
 * Saves notes that killed pages left behind, except those of the client that stands open: its own field does that.
 * Answers how many were saved (R-41: typed notes are never lost).
 */
export async function rescueNotes(db: AppDatabase, open_client_id: string | null): Promise<number> {
  let rescued = 0;
  for (const form of await listAbandonedForms(db)) {
    const id = form.startsWith(PREFIX) ? form.slice(PREFIX.length) : null;
    if (id === null || id === open_client_id) continue;
    // Two pages may have left notes of one client: the older are saved first.
    for (;;) {
      const draft = await loadNotesDraft(db, id, 'oldest');
      if (!draft) break;
      const { base, text: notes } = draft;
      const done = await saveClientNotes(db, { id, base_rev: base.rev, seen: base.text, notes }, form);
      if (!done.ok) break;
      await createDraftWriter(db, form).discard();
      rescued += 1;
    }
  }
  return rescued;
}
