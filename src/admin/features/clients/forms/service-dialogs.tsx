import { Switch } from '@mantine/core';
import { useMemo, useState } from 'react';
import { clientsText } from '../../../../content/admin/clients.ts';
import { entityTexts } from '../../../../content/admin/entities.ts';
import { generalText } from '../../../../content/admin/general.ts';
import { photosText } from '../../../../content/admin/photos.ts';
import {
  addServiceRecord,
  addServiceToNewClient,
  type ClientListItem,
  editServiceRecord,
  type RejectedEdit,
  reviseRejected,
  type ServiceRecordItem,
  shownColumns,
} from '../../../../data/index.ts';
import { adminPage } from '../../../../admin-routes.ts';
import {
  DialogOutlet,
  useDialogRoute,
  useOpenDialog,
  useRouteParams,
} from '../../../components/dialogs/dialog-route.tsx';
import { RowNotFound } from '../../../components/dialogs/row-not-found.tsx';
import { useLastDefined } from '../../../components/dialogs/use-last-defined.ts';
import { EntityForm } from '../../../components/forms/entity-form.tsx';
import classes from '../../../components/forms/form.module.css';
import { FormDialog } from '../../../components/forms/form-dialog.tsx';
import { useRuntime } from '../../../runtime.ts';
import { serviceParameters, useOpenClient } from '../detail/open-client.ts';
import { FormPhotos } from '../photos/service-photos.tsx';
import { serviceLabel } from '../photos/photo-labels.ts';
import type { PhotosByRecord } from '../photos/photo-order.ts';
import { clientAnew } from './client-values.ts';
import { DeletedClientNote } from './deleted-client-note.tsx';
import { ServiceFields } from './service-fields.tsx';
import {
  BLANK_SERVICE,
  followUpValues,
  newServiceInput,
  SERVICE_FIELDS,
  type ServiceField,
  serviceChanges,
  serviceValues,
} from './service-values.ts';

const { service_form: text, errors } = clientsText;
const { rejected_form } = generalText;

const { anew } = entityTexts.clients;
/** The fields of a service in a text that is copied. */
const labels = { ...SERVICE_FIELDS.labels, custom_type: text.custom_label };

/** How saving under a new client is told, when the client was deleted elsewhere. */
const wordsAnew = ({ name }: ClientListItem) => ({
  submit: anew.save_children,
  success: anew.saved_children(name),
  failure: errors.service_add,
});

type NewServiceKind = 'new_service' | 'follow_up';

/** Adding a service, or planning the follow-up with its defaults (M-019). */
export function NewServiceDialog({ kind }: { kind: NewServiceKind }) {
  const route = useDialogRoute();
  const open = useOpenDialog();
  const { client, is_gone } = useOpenClient();
  return (
    <FormDialog route={route} title={kind === 'follow_up' ? text.follow_up_title : text.add_title}>
      <NewService
        key={kind}
        kind={kind}
        client={client}
        is_client_gone={is_gone}
        onClose={route.close}
        onAddPhotos={(service_id) =>
          open(adminPage('add_photos', { client_id: client.id, service_id }), { replace: true })
        }
      />
    </FormDialog>
  );
}

interface NewServiceProps {
  readonly kind: NewServiceKind;
  readonly client: ClientListItem;
  readonly is_client_gone: boolean;
  readonly onClose: () => void;
  /** Goes from the saved service to adding its photos; closes the form too. */
  readonly onAddPhotos: (service_id: string) => void;
}

function NewService({ kind, client, is_client_gone, onClose, onAddPhotos }: NewServiceProps) {
  const { db, user } = useRuntime();
  // What planning starts with is settled when the form opens.
  const [start] = useState(() => ({
    values: kind === 'follow_up' ? followUpValues(client.figures) : BLANK_SERVICE,
    rev: null,
    seen: {},
  }));
  const [wants_photos, setWantsPhotos] = useState(false);
  return (
    <EntityForm
      fields={SERVICE_FIELDS}
      draft_key={`service:${kind}:${client.id}`}
      start={start}
      save={async ({ values, draft_key }) => {
        const input = newServiceInput(values);
        return is_client_gone
          ? await addServiceToNewClient(db, { client: clientAnew(client, user), input }, draft_key)
          : await addServiceRecord(db, { client_id: client.id, input }, draft_key);
      }}
      words={
        is_client_gone
          ? wordsAnew(client)
          : {
              submit: text.save_new,
              success: clientsText.success.service_added,
              failure: errors.service_add,
            }
      }
      onSaved={({ id }) => (wants_photos && !is_client_gone ? onAddPhotos(id) : onClose())}
      onClose={onClose}
    >
      {(form, refused) => (
        <>
          {is_client_gone && <DeletedClientNote values={form.values} labels={labels} />}
          <ServiceFields form={form} refused={refused} />
          {kind === 'new_service' && !is_client_gone && (
            <Switch
              className={classes['after'] ?? ''}
              size="md"
              label={photosText.add.after_saving}
              checked={wants_photos}
              onChange={(event) => setWantsPhotos(event.currentTarget.checked)}
            />
          )}
        </>
      )}
    </EntityForm>
  );
}

/** Editing the service the address names (M-003); only what the person changed competes with other devices. */
export function EditServiceDialog() {
  const route = useDialogRoute();
  const open = useOpenDialog();
  const { service_id } = useRouteParams(serviceParameters);
  const { client, is_gone, records, by_record } = useOpenClient();
  const address = { client_id: client.id, service_id };
  return (
    <>
      <FormDialog route={route} title={text.edit_title}>
        {records && (
          <EditService
            key={service_id}
            record={records.find(({ id }) => id === service_id) ?? null}
            gone_client={is_gone ? client : null}
            photos={by_record}
            onAddPhotos={() => open(adminPage('edit_service_add_photos', address))}
            onOpenPhoto={(photo_id) => open(adminPage('edit_service_photo', { ...address, photo_id }))}
            onClose={route.close}
          />
        )}
      </FormDialog>
      <DialogOutlet />
    </>
  );
}

interface EditProps {
  readonly record: ServiceRecordItem | null;
  /** The client as it was last, when it was deleted elsewhere. */
  readonly gone_client: ClientListItem | null;
  readonly photos: PhotosByRecord;
  readonly onAddPhotos: () => void;
  readonly onOpenPhoto: (photo_id: string) => void;
  readonly onClose: () => void;
}

function EditService({ record, onClose, ...photos }: EditProps) {
  // A service that is deleted elsewhere while the form is open must not take the typed texts with it.
  const shown = useLastDefined(record);
  return shown === null ? (
    <RowNotFound
      title={text.missing_title}
      text={text.missing_text}
      close={generalText.close}
      onClose={onClose}
    />
  ) : (
    <EditServiceForm record={shown} is_gone={record === null} onClose={onClose} {...photos} />
  );
}

interface EditFormProps extends EditProps {
  readonly record: ServiceRecordItem;
  readonly is_gone: boolean;
}

function EditServiceForm(props: EditFormProps) {
  const { record, gone_client, is_gone, photos, onAddPhotos, onOpenPhoto, onClose } = props;
  const { db, user } = useRuntime();
  const now = useMemo(() => serviceValues(record), [record]);
  return (
    <EntityForm<ServiceField, unknown>
      fields={SERVICE_FIELDS}
      draft_key={`service:edit:${record.id}`}
      start={{ values: now, rev: record.rev, seen: shownColumns(record) }}
      {...(gone_client === null && { now: is_gone ? null : now })}
      save={async ({ changed, values, base_rev, expected, draft_key }) => {
        if (gone_client !== null) {
          const anew_input = { client: clientAnew(gone_client, user), input: newServiceInput(values) };
          return await addServiceToNewClient(db, anew_input, draft_key);
        }
        const changes = serviceChanges(changed, values);
        return await editServiceRecord(db, { id: record.id, base_rev, expected, changes }, draft_key);
      }}
      words={
        gone_client === null
          ? { submit: text.save, success: text.saved, failure: errors.service_edit }
          : wordsAnew(gone_client)
      }
      onClose={onClose}
    >
      {(form, refused) => (
        <>
          {gone_client !== null && <DeletedClientNote values={form.values} labels={labels} />}
          <ServiceFields form={form} refused={refused} />
          {!is_gone && (
            <FormPhotos
              record_id={record.id}
              service={serviceLabel(record)}
              photos={photos.of(record.id)}
              onAdd={onAddPhotos}
              onOpen={onOpenPhoto}
            />
          )}
        </>
      )}
    </EntityForm>
  );
}

interface RejectedProps {
  readonly rejected: RejectedEdit<'service_records'>;
  readonly onClose: () => void;
}

/** The fields of a service, with what the server rejected filled in (D4). */
export function RejectedServiceForm({ rejected, onClose }: RejectedProps) {
  const { db } = useRuntime();
  const { beneath, shown, mutation_id, code } = rejected;
  const start = useMemo(
    () => ({ rev: beneath.rev, values: serviceValues(beneath), seen: shownColumns(beneath) }),
    [beneath],
  );
  return (
    <EntityForm
      fields={SERVICE_FIELDS}
      start={start}
      rejected={{ mutation_id, code, values: serviceValues(shown) }}
      save={({ changed, values, base_rev, expected, draft_key }) => {
        const row = { table: 'service_records', id: beneath.id, base_rev, expected, mutation_id } as const;
        return reviseRejected(db, { ...row, changes: serviceChanges(changed, values) }, draft_key);
      }}
      words={{ submit: rejected_form.save, success: rejected_form.saved, failure: errors.service_edit }}
      onClose={onClose}
    >
      {(form, refused) => <ServiceFields form={form} refused={refused} />}
    </EntityForm>
  );
}
