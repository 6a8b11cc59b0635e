import { useMemo, useState } from 'react';
import { clientsText } from '../../../../content/admin/clients.ts';
import { entityTexts } from '../../../../content/admin/entities.ts';
import { generalText } from '../../../../content/admin/general.ts';
import {
  addServiceRecord,
  addServiceToNewClient,
  type ClientListItem,
  editServiceRecord,
  type RejectedEdit,
  reviseRejected,
  type ServiceRecordItem,
  settleFormCaptures,
  shownColumns,
} from '../../../../data/index.ts';
import { isOpenStatus } from '../../../../domain/service-record.ts';
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
import { FormDialog, FormTitle } from '../../../components/forms/form-dialog.tsx';
import { useToday } from '../../../components/use-today.ts';
import { useRuntime } from '../../../runtime.ts';
import { serviceParameters, shipAndOwner, useOpenClient } from '../detail/open-client.ts';
import { FormCamera, useFormShots } from '../photos/form-camera.tsx';
import { FormPhotos } from '../photos/service-photos.tsx';
import { serviceLabel } from '../photos/photo-labels.ts';
import type { PhotosByRecord } from '../photos/photo-order.ts';
import { clientAnew } from './client-values.ts';
import { DeletedClientNote } from './deleted-client-note.tsx';
import { ServiceFields } from './service-fields.tsx';
import {
  FINISHED,
  followUpValues,
  newServiceInput,
  newServiceValues,
  SERVICE_FIELDS,
  type ServiceField,
  serviceChanges,
  serviceValues,
  statusForPhotos,
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

/** Saves the service as finished work. */
const FINISHED_ANSWER = {
  name: FINISHED,
  label: text.save_finished,
  success: clientsText.success.service_added,
};
const EDITED_FINISHED = { ...FINISHED_ANSWER, success: text.saved };

type NewServiceKind = 'new_service' | 'follow_up';

/** Adding a service, or planning the follow-up with its defaults (M-019). */
export function NewServiceDialog({ kind }: { kind: NewServiceKind }) {
  const route = useDialogRoute();
  const { client, is_gone } = useOpenClient();
  return (
    <FormDialog
      route={route}
      title={
        <FormTitle of={shipAndOwner(client)}>
          {kind === 'follow_up' ? text.follow_up_title : text.add_title}
        </FormTitle>
      }
    >
      <NewService key={kind} kind={kind} client={client} is_client_gone={is_gone} onClose={route.close} />
    </FormDialog>
  );
}

interface NewServiceProps {
  readonly kind: NewServiceKind;
  readonly client: ClientListItem;
  readonly is_client_gone: boolean;
  readonly onClose: () => void;
}

function NewService({ kind, client, is_client_gone, onClose }: NewServiceProps) {
  const { db, user } = useRuntime();
  const today = useToday();
  // What planning starts with is settled when the form opens.
  const [start] = useState(() => ({
    values: kind === 'follow_up' ? followUpValues(client.figures) : newServiceValues(today, user),
    rev: null,
    seen: {},
  }));
  const draft_key = `service:${kind}:${client.id}`;
  const form_shots = useFormShots(draft_key, client.id);
  const { record_id: id, shots } = form_shots;
  return (
    <EntityForm
      fields={SERVICE_FIELDS}
      draft_key={draft_key}
      start={start}
      save={async ({ values, answer }) => {
        const input = newServiceInput(answer === FINISHED ? { ...values, status: FINISHED } : values);
        const saved = is_client_gone
          ? await addServiceToNewClient(db, { client: clientAnew(client, user), input, id }, draft_key)
          : await addServiceRecord(db, { client_id: client.id, input, id }, draft_key);
        if (saved.ok) await settleFormCaptures(db, draft_key, id);
        return saved;
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
      {...(kind === 'new_service' && { other_answer: FINISHED_ANSWER })}
      is_read={shots !== undefined}
      photo_count={shots?.length ?? 0}
      onClose={onClose}
    >
      {(form, refused) => (
        <>
          {is_client_gone && <DeletedClientNote values={form.values} labels={labels} />}
          <ServiceFields form={form} refused={refused} />
          {kind === 'new_service' && (
            <FormCamera of={form_shots} status={statusForPhotos(form.values, today)} />
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
      <FormDialog route={route} title={<FormTitle of={shipAndOwner(client)}>{text.edit_title}</FormTitle>}>
        <EditService
          key={service_id}
          record={records.find(({ id }) => id === service_id) ?? null}
          gone_client={is_gone ? client : null}
          photos={by_record}
          onAddPhotos={() => open(adminPage('edit_service_add_photos', address))}
          onOpenPhoto={(photo_id) => open(adminPage('edit_service_photo', { ...address, photo_id }))}
          onClose={route.close}
        />
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
  const today = useToday();
  const is_open = isOpenStatus(record.status);
  const now = useMemo(() => serviceValues(record), [record]);
  return (
    <EntityForm<ServiceField, unknown>
      fields={SERVICE_FIELDS}
      draft_key={`service:edit:${record.id}`}
      start={{ values: now, rev: record.rev, seen: shownColumns(record) }}
      {...(gone_client === null && { now: is_gone ? null : now })}
      save={async ({ changed, values, base_rev, expected, draft_key, answer }) => {
        if (gone_client !== null) {
          const anew_input = { client: clientAnew(gone_client, user), input: newServiceInput(values) };
          return await addServiceToNewClient(db, anew_input, draft_key);
        }
        const finished = answer === FINISHED ? { status: FINISHED } : {};
        const changes = { ...serviceChanges(changed, values), ...finished };
        return await editServiceRecord(db, { id: record.id, base_rev, expected, changes }, draft_key);
      }}
      words={
        gone_client === null
          ? { submit: text.save, success: text.saved, failure: errors.service_edit }
          : wordsAnew(gone_client)
      }
      {...(gone_client === null && is_open && { other_answer: EDITED_FINISHED })}
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
              open_status={is_open ? statusForPhotos(form.values, today) : null}
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
