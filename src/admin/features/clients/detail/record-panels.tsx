import type { ClientListItem, ServiceRecordItem } from '../../../../data/index.ts';
import { rowHistoryText } from '../../../../content/admin/row-history.ts';
import { formatShort } from '../../../../domain/calendar-date.ts';
import { ConflictDialog } from '../../../sync-ui/conflicts/conflict-dialog.tsx';
import type { Overlay } from '../address/dialog.ts';
import { serviceTypeLabel } from '../../../entities/clients/labels.ts';
import { useLatched } from '../../../components/dialogs/use-latched.ts';
import { useReturnFocus } from '../../../components/dialogs/use-return-focus.ts';
import { RowHistoryDialog } from '../../../sync-ui/history/row-history-dialog.tsx';

const text = rowHistoryText;

interface Props {
  readonly client: ClientListItem;
  /** Undefined while they load. */
  readonly records: readonly ServiceRecordItem[] | undefined;
  readonly over: Overlay | null;
  readonly onClose: () => void;
}

/** What lies over a client besides its forms: the choice between versions (G4), and what was changed when by whom. */
export function RecordPanels({ client, records, over, onClose }: Props) {
  const versions = over?.kind === 'versions' ? over : null;
  const changes = over?.kind === 'changes' ? over : null;
  const shown_versions = useLatched(versions);
  useReturnFocus(versions !== null);
  const record = records?.find(({ id }) => id === changes?.record_id);
  const wanted = shown_versions?.record_id ?? null;
  return (
    <>
      <ConflictDialog
        stackId="versions"
        opened={versions !== null}
        of={({ row_id, row }) => (wanted === null ? row.top?.row_id === client.id : row_id === wanted)}
        onClose={onClose}
      />
      <RowHistoryDialog
        row={changes && rowOf(client.id, changes.record_id)}
        title={
          record === undefined
            ? text.of_client(client.name)
            : text.of_service(serviceTypeLabel(record.service_type), formatShort(record.date))
        }
        onClose={onClose}
      />
    </>
  );
}

const rowOf = (client_id: string, record_id: string | null) =>
  record_id === null ? { table: 'clients', id: client_id } : { table: 'service_records', id: record_id };
