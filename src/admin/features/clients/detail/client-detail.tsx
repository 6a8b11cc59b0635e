import { useMemo } from 'react';
import {
  type ClientListItem,
  getRefusedEdit,
  listServicePhotos,
  listServiceRecords,
  readClientNotes,
  useLive,
} from '../../../../data/index.ts';
import { ConflictBanner } from '../../../sync-ui/conflicts/conflict-banner.tsx';
import { useConflictsOf } from '../../../sync-ui/conflicts/use-conflicts.ts';
import { WaitingVersions } from '../../../sync-ui/conflicts/waiting-versions.tsx';
import { useRuntime } from '../../../runtime.ts';
import type { Dialog, Overlay, PhotosOverlay } from '../address/dialog.ts';
import type { Dialogs } from '../address/use-dialogs.ts';
import { EditClientDialog } from '../forms/edit-client-dialog.tsx';
import { EditServiceDialog } from '../forms/edit-service-dialog.tsx';
import { RefusedForm } from '../forms/refused-form.tsx';
import { NewServiceDialog, type NewServiceKind } from '../forms/new-service-dialog.tsx';
import { ConfirmDialog } from '../../../components/dialogs/confirm-dialog.tsx';
import { RefusedDialog } from '../../../components/forms/refused-dialog.tsx';
import { useLatched } from '../../../components/dialogs/use-latched.ts';
import { useToday } from '../../../components/use-today.ts';
import { AddPhotosDialog } from '../photos/add-photos-dialog.tsx';
import { photosByRecord } from '../photos/photos-by-record.ts';
import { ViewerDialog } from '../photos/viewer-dialog.tsx';
import { Contact, YachtFacts } from './client-facts.tsx';
import { ClientActions } from './client-actions.tsx';
import classes from './detail.module.css';
import { AddServiceButton } from './add-service-button.tsx';
import { History } from './history.tsx';
import { NextService } from './next-service.tsx';
import { NotesField } from './notes-field.tsx';
import { RecordPanels } from './record-panels.tsx';
import { StatusControl } from './status-control.tsx';
import { useQuestions } from './use-questions.ts';

interface Props {
  readonly client: ClientListItem;
  readonly dialogs: Dialogs;
}

const overlaysOf = (dialog: Dialog): { over: Overlay | null; shown: PhotosOverlay | null } =>
  dialog.kind === 'client'
    ? { over: dialog.over, shown: dialog.photos ?? null }
    : { over: null, shown: null };

const newServiceKind = (over: Overlay | null): NewServiceKind | null =>
  over?.kind === 'new_service' || over?.kind === 'follow_up' ? over.kind : null;

/** Everything about one client (M-003), and the forms and questions that lie over it. */
export function ClientDetail({ client, dialogs }: Props) {
  const { db } = useRuntime();
  const today = useToday();
  const records = useLive(() => listServiceRecords(db, client.id), [db, client.id]);
  const photos = useLive(() => listServicePhotos(db, client.id), [db, client.id]);
  const by_record = useMemo(
    () =>
      photosByRecord(
        photos ?? [],
        (records ?? []).map(({ id }) => id),
      ),
    [photos, records],
  );
  const { question, ask, close: closeQuestion } = useQuestions(client, dialogs);
  const { over, shown } = overlaysOf(dialogs.dialog);
  const here = { kind: 'client', client_id: client.id } as const;
  const open = (next: Overlay) => dialogs.open({ ...here, over: next });
  const openPhotos = (next: PhotosOverlay) => dialogs.open({ ...here, over, photos: next });
  const addPhotos = (record_id: string) => openPhotos({ kind: 'add_photos', record_id });
  const openPhoto = (photo_id: string) => openPhotos({ kind: 'photo', photo_id });
  const add = () => open({ kind: 'new_service' });
  const new_kind = newServiceKind(over);
  const shown_kind = useLatched(new_kind);
  const conflicts = useConflictsOf(client.id);
  const notes = useLive(() => readClientNotes(db, client.id), [db, client.id]);
  // A person who wrote one of two versions of the notes has both at the notes: the banner is silent about those.
  const elsewhere = notes === undefined ? [] : conflicts.filter(({ id }) => id !== notes?.versions?.item?.id);

  return (
    <>
      <div inert={over !== null || shown !== null || question !== null}>
        <WaitingVersions client_id={client.id} />
        <ConflictBanner items={elsewhere} onChoose={() => open({ kind: 'versions', record_id: null })} />
      </div>
      <div className={classes['columns']} inert={over !== null || shown !== null || question !== null}>
        <div className={classes['reach']}>
          <Contact client={client} />
          <NotesField client={client} />
        </div>
        <NextService
          client={client}
          records={records}
          today={today}
          onPlan={() => open({ kind: 'follow_up' })}
        />
        <History
          client={client}
          records={records}
          photos={by_record}
          today={today}
          onAdd={add}
          onEdit={(record_id) => open({ kind: 'edit_service', record_id })}
          onVersions={(record_id) => open({ kind: 'versions', record_id })}
          onChanges={(record_id) => open({ kind: 'changes', record_id })}
          onDelete={ask.delete_service}
          onAddPhotos={addPhotos}
          onOpenPhoto={openPhoto}
        />
        <div className={classes['rest']}>
          <StatusControl client={client} />
          <YachtFacts client={client} />
          <ClientActions
            client={client}
            onEdit={() => open({ kind: 'edit_client' })}
            onChanges={() => open({ kind: 'changes', record_id: null })}
            ask={ask}
          />
        </div>
        <div className={classes['thumb']}>
          <AddServiceButton onClick={add} wide />
        </div>
      </div>
      <EditClientDialog opened={over?.kind === 'edit_client'} client={client} onClose={dialogs.close} />
      <NewServiceDialog
        opened={new_kind !== null}
        kind={shown_kind ?? 'new_service'}
        client={client}
        onClose={dialogs.close}
        onAddPhotos={(record_id) =>
          dialogs.replace({ ...here, over: null, photos: { kind: 'add_photos', record_id } })
        }
      />
      <EditServiceDialog
        record_id={over?.kind === 'edit_service' ? over.record_id : null}
        records={records}
        photos={by_record}
        onAddPhotos={addPhotos}
        onOpenPhoto={openPhoto}
        onClose={dialogs.close}
      />
      <AddPhotosDialog
        record_id={shown?.kind === 'add_photos' ? shown.record_id : null}
        records={records}
        photosOf={by_record.of}
        onOpen={openPhoto}
        onClose={dialogs.close}
      />
      <ViewerDialog
        photo_id={shown?.kind === 'photo' ? shown.photo_id : null}
        records={records}
        photos={photos}
        onShow={(photo_id) => dialogs.replace({ ...here, over, photos: { kind: 'photo', photo_id } })}
        onClose={dialogs.close}
      />
      <RefusedDialog
        mutation_id={over?.kind === 'refused' ? over.mutation_id : null}
        find={getRefusedEdit}
        Form={RefusedForm}
        onClose={dialogs.close}
      />
      <RecordPanels client={client} records={records} over={over} onClose={dialogs.close} />
      <ConfirmDialog question={question} onClose={closeQuestion} />
    </>
  );
}
