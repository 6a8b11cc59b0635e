/** The dialogs over a client: the choice between versions, the history, and the form of a rejected change. */
import { rowHistoryText } from '../../../../content/admin/row-history.ts';
import { formatShort } from '../../../../domain/calendar-date.ts';
import { ConflictDialog } from '../../../sync-ui/conflicts/conflict-dialog.tsx';
import { useDialogRoute, useRouteParams } from '../../../components/dialogs/dialog-route.tsx';
import { serviceTypeLabel } from '../../../entities/service-records/labels.ts';
import { RowHistoryDialog } from '../../../sync-ui/history/row-history-dialog.tsx';
import { recordParameters, shipAndOwner, useOpenClient } from './open-client.ts';
import { getRejectedEdit, isRejectedOf, type RejectedEdit } from '../../../../data/index.ts';
import { RejectedDialog } from '../../../components/forms/rejected-dialog.tsx';
import { RejectedClientForm } from '../forms/client-dialogs.tsx';
import { RejectedServiceForm } from '../forms/service-dialogs.tsx';

const text = rowHistoryText;

/** Choosing between versions: of the service the address names, else of the client and all its services (G4). */
export function VersionsDialog() {
  const { opened, close, stack_id } = useDialogRoute();
  const { service_id } = useRouteParams(recordParameters);
  const { client } = useOpenClient();
  return (
    <ConflictDialog
      stackId={stack_id}
      opened={opened}
      of={({ row_id, row }) =>
        service_id === undefined ? row.top?.row_id === client.id : row_id === service_id
      }
      onClose={close}
    />
  );
}

/** The history of the service that the address names, else of the client. */
export function ChangesDialog() {
  const { opened, close, stack_id } = useDialogRoute();
  const { service_id } = useRouteParams(recordParameters);
  const { client, records } = useOpenClient();
  const record = records.find(({ id }) => id === service_id);
  const row =
    service_id === undefined
      ? { table: 'clients', id: client.id }
      : { table: 'service_records', id: service_id };
  const of_record =
    record && text.of_service(serviceTypeLabel(record.service_type), formatShort(record.date));
  return (
    <RowHistoryDialog
      stack_id={stack_id}
      row={opened ? row : null}
      title={service_id === undefined ? text.of_client(client.name) : (of_record ?? text.title)}
      onClose={close}
    />
  );
}

/** Revising the change of this client or of one of its services that the address names (D4). */
export function RejectedChangeDialog() {
  const { client } = useOpenClient();
  return <RejectedDialog of={shipAndOwner(client)} find={getRejectedEdit} Form={RejectedForm} />;
}

function RejectedForm({ rejected, onClose }: { rejected: RejectedEdit; onClose: () => void }) {
  if (isRejectedOf('clients', rejected)) return <RejectedClientForm rejected={rejected} onClose={onClose} />;
  if (isRejectedOf('service_records', rejected))
    return <RejectedServiceForm rejected={rejected} onClose={onClose} />;
  return null;
}
