import { useEffect, useMemo, useState } from 'react';
import { clientsText } from '../../../../content/admin/clients.ts';
import {
  type ClientListItem,
  createDraftWriter,
  readClientNotes,
  saveClientNotes,
  useLive,
} from '../../../../data/index.ts';
import { log } from '../../../../lib/logger.ts';
import { useOpenForm } from '../../../components/open-forms.ts';
import { useRuntime } from '../../../runtime.ts';
import { useCommand } from '../../../sync-ui/undo/use-command.ts';
import { usePageLeave } from '../../../components/use-draft-writer.ts';
import { adoptNotes, notesKey, rescuedNotes } from './notes-draft.ts';
import { NotesSession } from './notes-session.ts';

/** The notes of one client for as long as its detail stands (M-023); key the field by client. */
export function useNotes(client: ClientListItem): NotesSession {
  const { db } = useRuntime();
  const command = useCommand();
  const { id, rev } = client;
  const first = useMemo(() => ({ text: client.notes ?? '', rev }), [client.notes, rev]);
  // The text and what was chosen of it come from one read: a text that lost never goes from the field in between.
  const row = useLive(() => readClientNotes(db, id), [db, id]) ?? null;
  const [session] = useState(
    () =>
      new NotesSession(first, {
        save: async (text, { rev: base_rev, text: seen }) => {
          const done = await command(
            () => saveClientNotes(db, { id, base_rev, seen, notes: text }, notesKey(id)),
            {
              failure: clientsText.errors.notes,
            },
          );
          return done.ok;
        },
        draft: createDraftWriter(db, notesKey(id)),
        adopt_draft: (take) => adoptNotes(db, id, take),
        rescued: () => rescuedNotes(db, id),
        on_error: (error) => log.error('keeping notes failed', error),
      }),
  );
  useOpenForm(notesKey(id), () => ({ client: client.name, text: session.text() }));

  useEffect(() => {
    if (row !== null) session.see(row);
  }, [session, row]);

  useEffect(() => {
    session.restore().catch((error: unknown) => log.error('restoring notes failed', error));
    return session.leave;
  }, [session]);
  usePageLeave(session.leave);

  return session;
}
