import { Modal, Skeleton, VisuallyHidden } from '@mantine/core';
import { useOutlet } from 'react-router-dom';
import { clientsText } from '../../../../content/admin/clients.ts';
import { generalText } from '../../../../content/admin/general.ts';
import {
  type ClientListItem,
  clientQuery,
  clientPhotosQuery,
  clientRecordsQuery,
  useKeptQuery,
} from '../../../../data/index.ts';
import { useRuntime, useSyncValue } from '../../../runtime.ts';
import { useDialogRoute, useRouteParams } from '../../../components/dialogs/dialog-route.tsx';
import { RowNotFound } from '../../../components/dialogs/row-not-found.tsx';
import { useLastDefined } from '../../../components/dialogs/use-last-defined.ts';
import { useIsPhone } from '../../../components/use-is-phone.ts';
import { useVersionsBesideNotes } from '../../../entities/notes/use-notes.ts';
import { yachtLine } from '../../../entities/clients/labels.ts';
import { SyncBadge } from '../../../sync-ui/status/sync-badge.tsx';
import { ClientDetail } from './client-detail.tsx';
import { useClientNotes } from './client-notes.tsx';
import record from '../../../components/dialogs/record.module.css';
import classes from './detail.module.css';
import { clientParameters } from './open-client.ts';

const text = clientsText.detail;

/** The client the address names, over the list (M-003); filling the screen below 768 px. */
export function ClientDialog() {
  const { db } = useRuntime();
  const phone = useIsPhone();
  const { opened, close, stack_id } = useDialogRoute();
  const { client_id } = useRouteParams(clientParameters);
  const client = useKeptQuery(clientQuery, db, client_id);
  // Read beside the client, not after it: they are what the dialog is opened for.
  const records = useKeptQuery(clientRecordsQuery, db, client_id);
  const photos = useKeptQuery(clientPhotosQuery, db, client_id);
  const notes = useClientNotes(client_id);
  const { day } = notes;
  const versions = useVersionsBesideNotes(
    { table: 'clients', row_id: client_id },
    { table: 'client_notes', client_id, day },
  );
  const last = useLastDefined(client ?? null);
  const is_covered = useOutlet() !== null;
  // A client who is deleted elsewhere must not take the form that lies over them with the typed texts.
  const is_gone = client === null && is_covered && last?.id === client_id;
  const shown = is_gone ? last : client;
  // Drawn in one piece: notes that came later would push a service away from under a finger, and each part costs a drawing.
  const is_all_read = client !== undefined && versions && notes.found && records;
  const was_read = useLastDefined(is_all_read ? client_id : null) === client_id;
  return (
    <Modal
      stackId={stack_id}
      opened={opened}
      onClose={close}
      size={1120}
      fullScreen={phone}
      padding={phone ? 'md' : 'xl'}
      title={shown ? <ClientHeading client={shown} /> : shown === null ? text.unknown_client : text.loading}
      closeButtonProps={{ 'aria-label': generalText.close, size: 48, iconSize: 24 }}
      classNames={{
        header: record['header'],
        title: record['title'],
        body: record['body'],
      }}
    >
      {shown === null && <MissingClient onClose={close} />}
      {shown && was_read && versions && records ? (
        <ClientDetail
          key={shown.id}
          client={shown}
          records={records}
          photos={photos}
          notes={notes}
          versions={versions}
          is_gone={is_gone}
          onClose={close}
        />
      ) : (
        shown !== null && <DetailSkeleton />
      )}
    </Modal>
  );
}

/** Whose yacht this is, in one glance. */
function ClientHeading({ client }: { client: ClientListItem }) {
  const yacht = [client.yacht_name, yachtLine(client), client.location].filter(Boolean).join('\u00a0· ');
  return (
    <>
      <span className={record['name']}>{client.name}</span>
      <span className={record['line']}>
        {yacht} <SyncBadge badge={client.badge} />
      </span>
    </>
  );
}

function MissingClient({ onClose }: { onClose: () => void }) {
  const first_sync_done = useSyncValue((status) => status.first_sync_done);
  return (
    <RowNotFound
      title={text.missing_title}
      text={first_sync_done ? text.missing_text : text.missing_syncing}
      close={text.back}
      onClose={onClose}
    />
  );
}

function DetailSkeleton() {
  return (
    <div aria-busy="true" className={classes['columns']}>
      <VisuallyHidden>{text.loading}</VisuallyHidden>
      <Skeleton height={240} />
      <Skeleton height={360} />
    </div>
  );
}
