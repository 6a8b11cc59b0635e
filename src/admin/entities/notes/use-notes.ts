import { useCallback, useEffect, useMemo, useState } from 'react';
import {
  addNotesLine,
  type ConflictItem,
  createDraftWriter,
  type NotesOfDay,
  pendingVersionsQuery,
  type PendingVersion,
  type SyncedTable,
  useKeptQuery,
  useLive,
} from '../../../data/index.ts';
import { log } from '../../../lib/logger.ts';
import { useLastDefined } from '../../components/dialogs/use-last-defined.ts';
import { useOpenForm } from '../../components/open-forms.ts';
import { usePageLeave } from '../../components/use-draft-writer.ts';
import { useRuntime } from '../../runtime.ts';
import { useConflictsOf } from '../../sync-ui/conflicts/use-conflicts.ts';
import { useCommand } from '../../sync-ui/undo/use-command.ts';
import {
  adoptNotes,
  type NotesOwner,
  notesKey,
  readOwned,
  rescuedNotes,
  rescueNotes,
  saveOwned,
} from './notes-draft.ts';
import { NotesSession } from './notes-session.ts';

/** Notes as a screen shows them. */
export type NotedRow = NotesOwner & {
  readonly rev: number;
  readonly notes: string | null;
  /** What a rescue calls it. */
  readonly name: string;
};

/** The notes of one owner for as long as its detail stands (M-023, C-012); key the field by the owner. */
export function useNotes(
  noted: NotedRow,
  failure: string,
): { readonly session: NotesSession; readonly row_id: string | null } {
  const { db } = useRuntime();
  const command = useCommand();
  const { rev, notes, name } = noted;
  const key = notesKey(noted);
  const [owner] = useState(noted);
  const first = useMemo(() => ({ text: notes ?? '', rev }), [notes, rev]);
  // The text and what was chosen of it come from one read: a text that lost never goes from the field in between.
  const row = useLive(() => readOwned(db, owner), [db, owner]) ?? null;
  const [session] = useState(
    () =>
      new NotesSession(first, {
        save: async (text, seen) => {
          const done = await command(() => saveOwned(db, owner, { text, seen }, key), { failure });
          return done.ok;
        },
        draft: createDraftWriter(db, key),
        adopt_draft: (take) => adoptNotes(db, owner, take),
        rescued: () => rescuedNotes(db, owner),
        on_error: (error) => log.error('keeping notes failed', error),
      }),
  );
  useOpenForm(key, () => ({ of: name, text: session.text() }));

  useEffect(() => {
    if (row !== null) session.see(row);
  }, [session, row]);

  useEffect(() => {
    session.restore().catch((error: unknown) => log.error('restoring notes failed', error));
    return session.leave;
  }, [session]);
  usePageLeave(session.leave);

  return { session, row_id: row?.row_id ?? null };
}

/**
 * Adds lines to the notes that a field shows, each with a notice and an undo of its own; what is being typed there stays.
 * Answers whether there was room.
 */
export function useNotesLine(
  { table, id }: Exclude<NotesOwner, NotesOfDay>,
  session: NotesSession,
  { success, failure }: { readonly success: string; readonly failure: string },
): (line: string) => Promise<boolean> {
  const { db } = useRuntime();
  const command = useCommand();
  return useCallback(
    (line) =>
      session.addLine(line, async (notes, { rev: base_rev, text: seen }) => {
        const edit = { id, base_rev, seen, notes };
        const done = await command(() => addNotesLine(db, table, edit, notesKey({ table, id })), {
          success,
          failure,
        });
        return done.ok;
      }),
    [session, command, db, table, id, success, failure],
  );
}

/**
 * Once per visit of a screen: saves notes that a killed page left behind.
 * @param open the row whose detail the address names; its field is about to open, where the person sees that the text came back
 */
export function useRescuedNotes(open: NotesOwner | null): void {
  const { db, open_forms } = useRuntime();
  const [open_at_start] = useState(() => open && notesKey(open));
  useEffect(() => {
    const isOpen = (form: string): boolean => form === open_at_start || open_forms.has(form);
    rescueNotes(db, isOpen).catch((error: unknown) => log.error('rescuing notes failed', error));
  }, [db, open_forms, open_at_start]);
}

/** The two versions of a record, where it has them: open conflicts, and the values of this device that wait beside those on the screen. */
export interface ShownVersions {
  readonly conflicts: readonly ConflictItem[];
  readonly pending: readonly PendingVersion[];
}

/** A record that has one version. */
const NO_VERSIONS: ShownVersions = { conflicts: [], pending: [] };

/**
 * The versions of `top` and of what belongs to it, but for the conflict that the notes field shows: the writer of one of two
 * versions of the notes sees both there. Undefined until they were read once: a screen waits for them, since they stand above
 * everything else and would push it down.
 */
export function useVersionsBesideNotes(
  top: { readonly table: SyncedTable; readonly row_id: string },
  owner: NotesOwner,
): ShownVersions | undefined {
  const { db } = useRuntime();
  const { table, row_id } = top;
  const conflicts = useConflictsOf(top);
  const pending = useKeptQuery(pendingVersionsQuery, db, table, row_id);
  const notes = useLive(() => readOwned(db, owner), [db, notesKey(owner)]);
  const at_notes = notes?.versions?.item ?? null;
  const is_read =
    conflicts !== undefined && pending !== undefined && (conflicts.length === 0 || notes !== undefined);
  const was_read = useLastDefined(is_read ? row_id : null) === row_id;
  if (!is_read) return was_read ? NO_VERSIONS : undefined;
  const beside = conflicts.filter(
    (item) => item.row_id !== at_notes?.row_id || item.fields.join() !== at_notes.fields.join(),
  );
  return { conflicts: beside, pending };
}
