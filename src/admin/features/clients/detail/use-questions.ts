import { useMemo, useState } from 'react';
import { clientsText } from '../../../../content/admin/clients.ts';
import {
  archiveClient,
  type ClientListItem,
  deleteClient,
  deleteServiceRecord,
  type ServiceRecordItem,
} from '../../../../data/index.ts';
import { assertNever } from '../../../../lib/assert-never.ts';
import { useRuntime } from '../../../runtime.ts';
import type { Dialogs } from '../address/use-dialogs.ts';
import type { Question } from '../../../components/dialogs/confirm-dialog.tsx';
import { useCommand } from '../../../sync-ui/undo/use-command.ts';

const { confirm, success, errors } = clientsText;

type Asking =
  | { readonly kind: 'archive' }
  | { readonly kind: 'delete_client' }
  | { readonly kind: 'delete_service'; readonly record: ServiceRecordItem };

export interface Questions {
  /** M-024, M-028. */
  readonly delete_service: (record: ServiceRecordItem) => void;
  /** M-008, M-025. */
  readonly archive: () => void;
  /** M-025, R-18, R-47. */
  readonly delete_client: () => void;
}

/**
 * What is asked before it is done. The words follow the client while they stand, so that whoever says yes has
 * seen how many services go along, and the base is the rev of what was seen (D3, D7).
 */
export function useQuestions(client: ClientListItem, dialogs: Pick<Dialogs, 'close_all'>) {
  const { db } = useRuntime();
  const command = useCommand();
  const [asking, setAsking] = useState<Asking | null>(null);

  const ask = useMemo<Questions>(
    () => ({
      delete_service: (record) => setAsking({ kind: 'delete_service', record }),
      archive: () => setAsking({ kind: 'archive' }),
      delete_client: () => setAsking({ kind: 'delete_client' }),
    }),
    [],
  );

  const questionOf = (asked: Asking): Question => {
    const seen = { id: client.id, base_rev: client.rev };
    switch (asked.kind) {
      case 'archive':
        return {
          title: confirm.archive_title,
          text: confirm.archive(client.name),
          yes: confirm.archive_yes,
          danger: false,
          act: async () => {
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
          act: async () => {
            const words = { success: success.client_deleted, failure: errors.client_delete };
            const done = await command(() => deleteClient(db, seen), words);
            if (done.ok) dialogs.close_all();
          },
        };
      case 'delete_service':
        return {
          title: confirm.delete_service_title,
          text: confirm.delete_service,
          yes: confirm.delete_service_yes,
          danger: true,
          act: async () => {
            const words = { success: success.service_deleted, failure: errors.service_delete };
            const { id, rev } = asked.record;
            await command(() => deleteServiceRecord(db, { id, base_rev: rev }), words);
          },
        };
      default:
        return assertNever(asked);
    }
  };

  return { question: asking && questionOf(asking), ask, close: () => setAsking(null) };
}
