import { memo, useMemo } from 'react';
import { useOutlet } from 'react-router-dom';
import type { ClientListItem, ServicePhotoItem, ServiceRecordItem } from '../../../../data/index.ts';
import { adminPage } from '../../../../admin-routes.ts';
import type { ShownVersions } from '../../../entities/notes/use-notes.ts';
import { ConflictBanner } from '../../../sync-ui/conflicts/conflict-banner.tsx';
import { PendingVersions } from '../../../sync-ui/conflicts/pending-versions.tsx';
import { ConfirmDialog } from '../../../components/dialogs/confirm-dialog.tsx';
import { DialogOutlet, useOpenDialog } from '../../../components/dialogs/dialog-route.tsx';
import { useToday } from '../../../components/use-today.ts';
import { photosByRecord } from '../photos/photo-order.ts';
import { AddServiceButton } from './add-service-button.tsx';
import { ClientActions } from './client-actions.tsx';
import { Contact, YachtFacts } from './client-facts.tsx';
import { ClientNotes, type useClientNotes } from './client-notes.tsx';
import { ClientRequests } from './client-requests.tsx';
import classes from './detail.module.css';
import { History } from './history.tsx';
import { NextService } from './next-service.tsx';
import { OpenClientProvider } from './open-client.ts';
import { StatusControl } from './status-control.tsx';
import { type Questions, useConfirm } from './use-confirm.ts';

interface Props {
  readonly client: ClientListItem;
  readonly records: readonly ServiceRecordItem[];
  /** Undefined while they load. */
  readonly photos: readonly ServicePhotoItem[] | undefined;
  readonly notes: ReturnType<typeof useClientNotes>;
  readonly versions: ShownVersions;
  /** Whether it was deleted elsewhere: then its last state is shown, beneath the open dialog. */
  readonly is_gone: boolean;
  /** Closes the client. */
  readonly onClose: () => void;
}

/** The dialogs that open from here. */
function useWays(client_id: string) {
  const open = useOpenDialog();
  return useMemo(
    () => ({
      edit: () => open(adminPage('edit_client', { client_id })),
      changes: () => open(adminPage('client_changes', { client_id })),
      versions: () => open(adminPage('client_versions', { client_id })),
      add: () => open(adminPage('new_service', { client_id })),
      plan: () => open(adminPage('follow_up', { client_id })),
      of_record: {
        onEdit: (service_id: string) => open(adminPage('edit_service', { client_id, service_id })),
        onVersions: (service_id: string) => open(adminPage('service_versions', { client_id, service_id })),
        onChanges: (service_id: string) => open(adminPage('service_changes', { client_id, service_id })),
        onAddPhotos: (service_id: string) => open(adminPage('add_photos', { client_id, service_id })),
        onOpenPhoto: (service_id: string, photo_id: string) =>
          open(adminPage('photo', { client_id, service_id, photo_id })),
      },
    }),
    [open, client_id],
  );
}

interface ColumnsProps extends Pick<Props, 'client' | 'records' | 'notes'> {
  readonly photos: ReturnType<typeof photosByRecord>;
  readonly ways: ReturnType<typeof useWays>;
  readonly ask: Questions;
}

/** What is known of the client; not drawn anew when a form opens over it or closes. */
const Columns = memo(function Columns({ client, records, photos, notes, ways, ask }: ColumnsProps) {
  const today = useToday();
  return (
    <>
      <div className={classes['reach']}>
        <Contact client={client} />
        <ClientNotes
          client={client}
          notes={notes}
          onDelete={ask.delete_note}
          onDeleteUndated={ask.delete_undated}
        />
      </div>
      <NextService client={client} records={records} today={today} onPlan={ways.plan} />
      <History
        client={client}
        records={records}
        photos={photos}
        today={today}
        onAdd={ways.add}
        onDelete={ask.delete_service}
        {...ways.of_record}
      />
      <div className={classes['rest']}>
        <StatusControl client={client} />
        <YachtFacts client={client} />
        <ClientRequests client_id={client.id} />
        <ClientActions client={client} onEdit={ways.edit} onChanges={ways.changes} ask={ask} />
      </div>
      <div className={classes['thumb']} data-foot>
        <AddServiceButton onClick={ways.add} wide />
      </div>
    </>
  );
});

/** Everything about one client (M-003), and the forms and questions that lie over it. */
export function ClientDetail({ client, records, photos, notes, versions, is_gone, onClose }: Props) {
  const by_record = useMemo(
    () =>
      photosByRecord(
        photos ?? [],
        records.map(({ id }) => id),
      ),
    [photos, records],
  );
  const open_client = useMemo(
    () => ({ client, is_gone, records, photos, by_record }),
    [client, is_gone, records, photos, by_record],
  );
  const { question, ask, close: closeQuestion } = useConfirm(client, onClose);
  const ways = useWays(client.id);
  const is_covered = useOutlet() !== null || question !== null;

  return (
    <>
      <div inert={is_covered}>
        <PendingVersions versions={versions.pending} />
        <ConflictBanner items={versions.conflicts} onChoose={ways.versions} />
      </div>
      <div className={classes['columns']} inert={is_covered}>
        <Columns client={client} records={records} photos={by_record} notes={notes} ways={ways} ask={ask} />
      </div>
      <OpenClientProvider value={open_client}>
        <DialogOutlet />
      </OpenClientProvider>
      <ConfirmDialog question={question} onClose={closeQuestion} />
    </>
  );
}
