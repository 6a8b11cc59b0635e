import { useCallback, useState } from 'react';
import { generalText } from '../../../content/admin/general.ts';
import { requestsText } from '../../../content/admin/requests.ts';
import { deleteWhole, readWhole, type RequestItem, type SeenWhole } from '../../../data/index.ts';
import type { RequestTable } from '../../../domain/leads/request-status.ts';
import type { Question } from '../../components/dialogs/confirm-dialog.tsx';
import { useRuntime } from '../../runtime.ts';
import { useCommand } from '../../sync-ui/undo/use-command.ts';

interface Asking {
  readonly table: RequestTable;
  readonly name: string;
  /** The row on the screen when the question opened: no more than this is deleted (OB14). */
  readonly seen: SeenWhole;
  /** Something else was there when the person said yes. */
  readonly is_again: boolean;
}

/** A request as the screen shows it; columns that are left out are taken as the row has them. */
interface Shown extends Partial<Pick<RequestItem, 'rev' | 'notes'>> {
  readonly table: RequestTable;
  readonly name: string;
  readonly id: string;
  readonly status?: string;
}

const { confirm } = requestsText;

/** Asks before a request is deleted (C-025); its files go with it (C-018). */
export function useDeletion(onDeleted?: () => void) {
  const { db } = useRuntime();
  const command = useCommand();
  const [asking, setAsking] = useState<Asking | null>(null);
  const askAbout = useCallback(
    async ({ table, name, ...shown }: Shown, is_again: boolean): Promise<void> => {
      const seen = await readWhole(db, table, shown);
      // One that is gone is not asked about.
      setAsking(seen && { table, name, seen, is_again });
    },
    [db],
  );
  const questionOf = ({ table, name, seen, is_again }: Asking): Question => ({
    title: requestsText.kinds[table].delete_title(name),
    text: confirm.text,
    yes: confirm.yes,
    busy: confirm.busy,
    danger: true,
    ...(is_again && { again: generalText.changed_meanwhile }),
    act: async () => {
      const { deleted: success, delete_failed: failure } = requestsText.kinds[table];
      const done = await command(() => deleteWhole(db, table, seen), { success, failure });
      if (done.ok) onDeleted?.();
      if (done.ok || done.error.code !== 'unseen') return undefined;
      await askAbout({ table, name, id: seen.id }, true);
      return 'ask_again';
    },
  });
  const ask = useCallback(
    ({ table, name, id, rev, notes, stored_status: status }: RequestItem) =>
      void askAbout({ table, name, id, rev, notes, status }, false),
    [askAbout],
  );
  return { question: asking && questionOf(asking), ask, close: () => setAsking(null) };
}
