import { useCallback, useMemo, useState } from 'react';
import { clientsText } from '../../../../content/admin/clients.ts';
import { generalText } from '../../../../content/admin/general.ts';
import { notesText } from '../../../../content/admin/notes.ts';
import {
  archiveClient,
  type ClientListItem,
  type ClientNote,
  type DeleteError,
  deleteClient,
  deleteClientNote,
  deleteServiceRecord,
  deleteUndatedNotes,
  readWhole,
  type SeenWhole,
  type ServiceRecordItem,
} from '../../../../data/index.ts';
import { assertNever } from '../../../../lib/assert-never.ts';
import type { Result } from '../../../../lib/result.ts';
import { useRuntime } from '../../../runtime.ts';
import type { Question } from '../../../components/dialogs/confirm-dialog.tsx';
import { useCommand } from '../../../sync-ui/undo/use-command.ts';

const { confirm, success, errors } = clientsText;
const entry_words = notesText.entries;

/** The tables of what is deleted here. */
const TABLES = {
  delete_client: 'clients',
  delete_service: 'service_records',
  delete_note: 'client_notes',
  /** They stand in the row of the client. */
  delete_undated: 'clients',
} as const;
type Deleted = keyof typeof TABLES;

type Asking = { readonly kind: 'archive' } | { [Kind in Deleted]: Deleting<Kind> }[Deleted];

interface Deleting<Kind> {
  readonly kind: Kind;
  /** The rows on the screen when the question opened: no more than these are deleted (OB14). */
  readonly seen: SeenWhole;
  /** Something else was there when the person said yes. */
  readonly is_again: boolean;
}

export interface Questions {
  /** M-024. */
  readonly delete_service: (record: ServiceRecordItem) => void;
  /** An entry in the notes. */
  readonly delete_note: (note: ClientNote) => void;
  /** The notes without a day and an author. */
  readonly delete_undated: () => void;
  /** M-025. */
  readonly archive: () => void;
  /** M-025. */
  readonly delete_client: () => void;
}

/**
 * What is asked before it is done. The words follow the client while they stand, so that the person who says yes has
 * seen how many services go along, and the base is the rev of what was seen (D3).
 */
export function useConfirm(client: ClientListItem, onDeleted: () => void) {
  const { db } = useRuntime();
  const command = useCommand();
  const [asking, setAsking] = useState<Asking | null>(null);

  /** A row that is gone is not asked about. */
  const askDelete = useCallback(
    async (kind: Deleted, shown: { readonly id: string }, is_again: boolean): Promise<void> => {
      const seen = await readWhole(db, TABLES[kind], { ...shown });
      setAsking(seen && { kind, seen, is_again });
    },
    [db],
  );

  const ask = useMemo<Questions>(
    () => ({
      delete_service: (record) => void askDelete('delete_service', record, false),
      delete_note: (note) => void askDelete('delete_note', note, false),
      delete_undated: () => void askDelete('delete_undated', client, false),
      archive: () => setAsking({ kind: 'archive' }),
      delete_client: () => void askDelete('delete_client', client, false),
    }),
    [askDelete, client],
  );

  const deleted = async (
    { kind, seen: { id } }: Deleting<Deleted>,
    done: Result<undefined, DeleteError>,
  ): Promise<'ask_again' | undefined> => {
    if (done.ok || done.error.code !== 'unseen') return undefined;
    await askDelete(kind, { id }, true);
    return 'ask_again';
  };

  const questionOf = (asked: Asking): Question => {
    const seen = { id: client.id, base_rev: client.rev };
    const again = asked.kind !== 'archive' && asked.is_again ? { again: generalText.changed_meanwhile } : {};
    switch (asked.kind) {
      case 'archive':
        return {
          title: confirm.archive_title,
          text: confirm.archive(client.name),
          yes: confirm.archive_yes,
          danger: false,
          act: async (): Promise<undefined> => {
            const words = { success: success.client_archived, failure: errors.client_archive };
            await command(() => archiveClient(db, { ...seen, expected: { status: client.status } }), words);
          },
        };
      case 'delete_client':
        return {
          title: confirm.delete_client_title,
          text: confirm.delete_client(client.name, client.figures.record_count),
          yes: confirm.delete_client_yes,
          danger: true,
          ...again,
          act: async () => {
            const words = { success: success.client_deleted, failure: errors.client_delete };
            const done = await command(() => deleteClient(db, asked.seen), words);
            if (done.ok) onDeleted();
            return await deleted(asked, done);
          },
        };
      case 'delete_service':
        return {
          title: confirm.delete_service_title,
          text: confirm.delete_service,
          yes: confirm.delete_service_yes,
          danger: true,
          ...again,
          act: async () => {
            const words = { success: success.service_deleted, failure: errors.service_delete };
            return await deleted(asked, await command(() => deleteServiceRecord(db, asked.seen), words));
          },
        };
      case 'delete_note':
        return {
          title: entry_words.delete,
          text: entry_words.delete_text,
          yes: entry_words.delete,
          danger: true,
          ...again,
          act: async () => {
            const words = { success: entry_words.deleted, failure: entry_words.delete_failed };
            return await deleted(asked, await command(() => deleteClientNote(db, asked.seen), words));
          },
        };
      case 'delete_undated':
        return {
          title: entry_words.delete,
          text: entry_words.delete_undated_text,
          yes: entry_words.delete,
          danger: true,
          ...again,
          act: async () => {
            const words = { success: entry_words.deleted, failure: entry_words.delete_failed };
            return await deleted(asked, await command(() => deleteUndatedNotes(db, asked.seen), words));
          },
        };
      default:
        return assertNever(asked);
    }
  };

  return { question: asking && questionOf(asking), ask, close: () => setAsking(null) };
}
