import { Modal, Skeleton } from '@mantine/core';
import { clsx } from 'clsx';
import { clientsText } from '../../../../content/admin/clients.ts';
import { getClient, useLive } from '../../../../data/index.ts';
import { useRuntime, useSyncStatus } from '../../../runtime.ts';
import type { Dialogs } from '../address/use-dialogs.ts';
import { Gone } from '../../../components/dialogs/gone.tsx';
import dialogClasses from '../../../components/dialogs/dialog.module.css';
import { useIsPhone } from '../../../components/use-is-phone.ts';
import { useLatched } from '../../../components/dialogs/use-latched.ts';
import { useReturnFocus } from '../../../components/dialogs/use-return-focus.ts';
import { ClientDetail } from './client-detail.tsx';
import { ClientHeading } from './client-heading.tsx';
import classes from './detail.module.css';

const text = clientsText.detail;

/** The client the address names, over the list (M-003, R-14); filling the screen below 768 px. */
export function ClientDialog({ dialogs }: { dialogs: Dialogs }) {
  const { db } = useRuntime();
  const phone = useIsPhone();
  const { dialog } = dialogs;
  const open_id = dialog.kind === 'client' ? dialog.client_id : null;
  const id = useLatched(open_id);
  useReturnFocus(open_id !== null);
  const client = useLive(async () => (id === null ? null : await getClient(db, id)), [db, id]);
  return (
    <Modal
      stackId="client"
      opened={open_id !== null}
      onClose={dialogs.close}
      size={1120}
      fullScreen={phone}
      padding={phone ? 'md' : 'xl'}
      title={
        client ? <ClientHeading client={client} /> : client === null ? text.unknown_client : text.loading
      }
      closeButtonProps={{ 'aria-label': text.close, size: 48, iconSize: 24 }}
      classNames={{
        header: clsx(dialogClasses['header'], classes['header']),
        close: dialogClasses['close'],
        title: classes['title'],
        body: classes['body'],
      }}
    >
      {client === undefined && <DetailSkeleton />}
      {client === null && id !== null && <MissingClient onClose={dialogs.close_all} />}
      {client && <ClientDetail key={client.id} client={client} dialogs={dialogs} />}
    </Modal>
  );
}

function MissingClient({ onClose }: { onClose: () => void }) {
  const { first_sync_done } = useSyncStatus();
  return (
    <Gone
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
      <Skeleton height={240} />
      <Skeleton height={360} />
    </div>
  );
}
