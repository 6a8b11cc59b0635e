import { useMemo } from 'react';
import { clientsText } from '../../../../content/admin/clients.ts';
import { editServiceRecord, type ServiceRecordItem, shownColumns } from '../../../../data/index.ts';
import { useRuntime } from '../../../runtime.ts';
import { Gone } from '../../../components/dialogs/gone.tsx';
import { useCommand } from '../../../sync-ui/undo/use-command.ts';
import { useLatched } from '../../../components/dialogs/use-latched.ts';
import { FormPhotos } from '../photos/form-photos.tsx';
import { serviceWords } from '../photos/photo-words.ts';
import type { PhotosByRecord } from '../photos/photos-by-record.ts';
import { FormDialog } from '../../../components/forms/form-dialog.tsx';
import { ServiceForm } from './service-form.tsx';
import { BLANK_SERVICE, serviceChanges, serviceValues } from './service-values.ts';
import { useStoredDraft } from '../../../components/forms/use-stored-draft.ts';

const text = clientsText.service_form;

interface Props {
  /** The service the address names; null when it names none. */
  readonly record_id: string | null;
  /** The client's services; undefined while they load. */
  readonly records: readonly ServiceRecordItem[] | undefined;
  readonly photos: PhotosByRecord;
  readonly onAddPhotos: (record_id: string) => void;
  readonly onOpenPhoto: (photo_id: string) => void;
  readonly onClose: () => void;
}

/** Editing a service (M-003, M-006); only what the person changed competes with other devices. */
export function EditServiceDialog({ record_id, records, onClose, ...photos }: Props) {
  const shown_id = useLatched(record_id);
  return (
    <FormDialog id="edit-service" opened={record_id !== null} title={text.edit_title} onClose={onClose}>
      {records && shown_id !== null && (
        <EditService
          key={shown_id}
          record={records.find(({ id }) => id === shown_id) ?? null}
          onClose={onClose}
          {...photos}
        />
      )}
    </FormDialog>
  );
}

interface EditProps extends Omit<Props, 'record_id' | 'records'> {
  readonly record: ServiceRecordItem | null;
}

function EditService({ record, onClose, ...photos }: EditProps) {
  // A service that is deleted elsewhere while the form is open must not take the typed texts with it.
  const shown = useLatched(record);
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
          onAdd={() => onAddPhotos(record.id)}
          onOpen={onOpenPhoto}
        />
      )}
    </ServiceForm>
  );
}
