import * as v from 'valibot';
import {
  type AppDatabase,
  clearDraft,
  giveUpWords,
  keepLastWords,
  lastWordsKeys,
  listDraftKeys,
  loadDraft,
  readLastWords,
  saveClientNotes,
  saveDraft,
} from '../../../../data/index.ts';
import type { SeenNotes } from './notes-state.ts';

/** Notes that are typed but not saved yet, with what stood there when the edit began (D3). */
export interface NotesDraft {
  readonly text: string;
  readonly base: SeenNotes;
}

const stored = v.object({ text: v.string(), base: v.object({ text: v.string(), rev: v.number() }) });
const PREFIX = 'client:notes:';

/** The key of a client's unsaved notes. */
export const notesKey = (client_id: string): string => PREFIX + client_id;
const jsonOf = ({ text, base }: NotesDraft) => ({ text, base: { text: base.text, rev: base.rev } });

const read = (value: unknown): NotesDraft | null => {
  const parsed = v.safeParse(stored, value);
  return parsed.success ? parsed.output : null;
};

/** Keeps unsaved notes; a failing storage is told by the save that follows, not by the draft. */
export async function keepNotesDraft(db: AppDatabase, client_id: string, draft: NotesDraft): Promise<void> {
  await saveDraft(db, notesKey(client_id), jsonOf(draft));
}

/** Keeps unsaved notes of a page that is going away. */
export function keepLastNotes(db: AppDatabase, client_id: string, draft: NotesDraft): void {
  keepLastWords(db.user_id, notesKey(client_id), jsonOf(draft));
}

/** Forgets notes that are saved or given up. */
export async function clearNotesDraft(db: AppDatabase, client_id: string): Promise<void> {
  giveUpWords(db.user_id, notesKey(client_id));
  await clearDraft(db, notesKey(client_id));
}

/** Notes an earlier page could not save; null when there are none or they cannot be read. */
export async function loadNotesDraft(db: AppDatabase, client_id: string): Promise<NotesDraft | null> {
  const last = read(readLastWords(db.user_id, notesKey(client_id)));
  return last ?? read(await loadDraft(db, notesKey(client_id)).catch(() => null));
}

/**
 * Saves notes that a killed page left behind, except those of the client that stands open: its own field does
 * that. Answers how many were saved (R-41: typed notes are never lost).
 */
export async function rescueNotes(db: AppDatabase, open_client_id: string | null): Promise<number> {
  let rescued = 0;
  const keys = new Set([...(await listDraftKeys(db)), ...lastWordsKeys(db.user_id)]);
  for (const key of keys) {
    const id = key.startsWith(PREFIX) ? key.slice(PREFIX.length) : null;
    if (id === null || id === open_client_id) continue;
    const draft = await loadNotesDraft(db, id);
    if (!draft) continue;
    const done = await saveClientNotes(db, { id, base_rev: draft.base.rev, notes: draft.text });
    if (!done.ok) continue;
    await clearNotesDraft(db, id);
    rescued += 1;
  }
  return rescued;
}
