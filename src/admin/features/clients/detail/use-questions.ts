import { useMemo, useState } from 'react';
import { clientsText } from '../../../../content/admin/clients.ts';
import {
  archiveClient,
  type ClientListItem,
  deleteClient,
  deleteServiceRecord,
  type ServiceRecordItem,
} from '../../../../data/index.ts';
import { useRuntime } from '../../../runtime.ts';
import type { Dialogs } from '../address/use-dialogs.ts';
import type { Question } from '../parts/confirm-dialog.tsx';
import { useCommand } from '../parts/use-command.ts';

const { confirm, success, errors } = clientsText;

export interface Questions {
  /** M-024, M-028. */
  readonly delete_service: (record: ServiceRecordItem) => void;
  /** M-008, M-025. */
  readonly archive: () => void;
  /** M-025, R-18, R-47. */
  readonly delete_client: () => void;
}

/** What is asked before it is done. The base of each is the rev on the screen when the question came (D3). */
export function useQuestions(client: ClientListItem, dialogs: Pick<Dialogs, 'close_all'>) {
  const { db } = useRuntime();
  const command = useCommand();
  const [question, setQuestion] = useState<Question | null>(null);
  const ask = useMemo<Questions>(
    () => ({
      delete_service: ({ id, rev }) =>
        setQuestion({
          title: confirm.delete_service_title,
          text: confirm.delete_service,
          yes: confirm.delete_service_yes,
          danger: true,
          act: async () => {
            await command(() => deleteServiceRecord(db, { id, base_rev: rev }), {
              success: success.service_deleted,
              failure: errors.service_delete,
            });
          },
        }),
      archive: () =>
        setQuestion({
          title: confirm.archive_title,
          text: confirm.archive(client.name),
          yes: confirm.archive_yes,
          danger: false,
          act: async () => {
            await command(() => archiveClient(db, { id: client.id, base_rev: client.rev }), {
              success: success.client_archived,
              failure: errors.client_archive,
            });
          },
        }),
      delete_client: () =>
        setQuestion({
          title: confirm.delete_client_title,
          text: confirm.delete_client(client.name, client.figures.record_count),
          yes: confirm.delete_client_yes,
          danger: true,
          act: async () => {
            const done = await command(() => deleteClient(db, { id: client.id, base_rev: client.rev }), {
              success: success.client_deleted,
              failure: errors.client_delete,
            });
            if (done.ok) dialogs.close_all();
          },
        }),
    }),
    [db, command, client, dialogs],
  );
  return { question, ask, close: () => setQuestion(null) };
}
