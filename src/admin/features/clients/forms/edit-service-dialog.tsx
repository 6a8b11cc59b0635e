import { useMemo } from 'react';
import { clientsText } from '../../../../content/admin/clients.ts';
import { editServiceRecord, type ServiceRecordItem, shownColumns } from '../../../../data/index.ts';
import { useRuntime } from '../../../runtime.ts';
import {
  DialogOutlet,
  useDialogRoute,
  useOpenDialog,
  useRouteParams,
} from '../../../components/dialogs/dialog-route.tsx';
import { Gone } from '../../../components/dialogs/gone.tsx';
import { useCommand } from '../../../sync-ui/undo/use-command.ts';
import { useLastDefined } from '../../../components/dialogs/use-last-defined.ts';
import { routes } from '../../../../routes.ts';
import { serviceParameters, useOpenClient } from '../detail/open-client.ts';
import { FormPhotos } from '../photos/form-photos.tsx';
import { serviceWords } from '../photos/photo-words.ts';
import type { PhotosByRecord } from '../photos/photos-by-record.ts';
import { FormDialog } from '../../../components/forms/form-dialog.tsx';
import { ServiceForm } from './service-form.tsx';
import { BLANK_SERVICE, serviceChanges, serviceValues } from './service-values.ts';
import { useStoredDraft } from '../../../components/forms/use-stored-draft.ts';

const text = clientsText.service_form;

/** Editing the service the address names (M-003, M-006); only what the person changed competes with other devices. */
export function EditServiceDialog() {
  const route = useDialogRoute();
  const open = useOpenDialog();
  const { service_id } = useRouteParams(serviceParameters);
  const { client, records, by_record } = useOpenClient();
  const address = { client_id: client.id, service_id };
  return (
    <>
      <FormDialog route={route} title={text.edit_title}>
        {records && (
          <EditService
            key={service_id}
            record={records.find(({ id }) => id === service_id) ?? null}
            photos={by_record}
            onAddPhotos={() => open(routes.adminPage('edit_service_add_photos', address))}
            onOpenPhoto={(photo_id) => open(routes.adminPage('edit_service_photo', { ...address, photo_id }))}
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
  readonly photos: PhotosByRecord;
  readonly onAddPhotos: () => void;
  readonly onOpenPhoto: (photo_id: string) => void;
  readonly onClose: () => void;
}

function EditService({ record, onClose, ...photos }: EditProps) {
  // A service that is deleted elsewhere while the form is open must not take the typed texts with it.
  const shown = useLastDefined(record);
  return shown === null ? (
    <Gone title={text.missing_title} text={text.missing_text} close={text.close} onClose={onClose} />
  ) : (
    <EditServiceForm record={shown} gone={record === null} onClose={onClose} {...photos} />
  );
}

interface FormProps extends Omit<EditProps, 'record'> {
  readonly record: ServiceRecordItem;
  readonly gone: boolean;
}

function EditServiceForm({ record, gone, photos, onAddPhotos, onOpenPhoto, onClose }: FormProps) {
  const { db } = useRuntime();
  const command = useCommand();
  const draft_key = `service:edit:${record.id}`;
  const restored = useStoredDraft(db, draft_key, BLANK_SERVICE);
  const now = useMemo(() => serviceValues(record), [record]);
  if (restored === undefined) return null;
  return (
    <ServiceForm
      draft_key={draft_key}
      restored={restored}
      start={{ values: now, rev: record.rev, seen: shownColumns(record) }}
      now={gone ? null : now}
      submit={({ changed, values, ...seen }) =>
        command(
          () =>
            editServiceRecord(
              db,
              { id: record.id, ...seen, changes: serviceChanges(changed, values) },
              draft_key,
            ),
          {
            success: text.saved,
            failure: clientsText.errors.service_edit,
            form: true,
          },
        )
      }
      submit_label={text.save}
      onDone={onClose}
      onClose={onClose}
    >
      {!gone && (
        <FormPhotos
          record_id={record.id}
          service={serviceWords(record)}
          photos={photos.of(record.id)}
          onAdd={onAddPhotos}
          onOpen={onOpenPhoto}
        />
      )}
    </ServiceForm>
  );
}
