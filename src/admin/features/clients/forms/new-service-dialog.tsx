import { Switch } from '@mantine/core';
import { useRef, useState } from 'react';
import { clientsText } from '../../../../content/admin/clients.ts';
import { photosText } from '../../../../content/admin/photos.ts';
import { addServiceRecord, type ClientListItem } from '../../../../data/index.ts';
import { useRuntime } from '../../../runtime.ts';
import { useDialogRoute, useOpenDialog } from '../../../components/dialogs/dialog-route.tsx';
import { useCommand } from '../../../sync-ui/undo/use-command.ts';
import classes from '../../../components/forms/form.module.css';
import { FormDialog } from '../../../components/forms/form-dialog.tsx';
import { routes } from '../../../../routes.ts';
import { useOpenClient } from '../detail/open-client.ts';
import { ServiceForm } from './service-form.tsx';
import { BLANK_SERVICE, followUpValues, newServiceInput } from './service-values.ts';
import { useStoredDraft } from '../../../components/forms/use-stored-draft.ts';

const text = clientsText.service_form;

type NewServiceKind = 'new_service' | 'follow_up';

interface Props {
  readonly kind: NewServiceKind;
  readonly client: ClientListItem;
  readonly onClose: () => void;
  /** Goes from the saved service to adding its photos; closes the form too. */
  readonly onAddPhotos: (record_id: string) => void;
}

/** Adding a service, or planning the follow-up with its defaults (M-013, M-014, M-018, M-019). */
export function NewServiceDialog({ kind }: { kind: NewServiceKind }) {
  const route = useDialogRoute();
  const open = useOpenDialog();
  const { client } = useOpenClient();
  return (
    <FormDialog route={route} title={kind === 'follow_up' ? text.follow_up_title : text.add_title}>
      <NewService
        key={kind}
        kind={kind}
        client={client}
        onClose={route.close}
        onAddPhotos={(service_id) =>
          open(routes.adminPage('add_photos', { client_id: client.id, service_id }), { replace: true })
        }
      />
    </FormDialog>
  );
}

function NewService({ kind, client, onClose, onAddPhotos }: Props) {
  const { db } = useRuntime();
  const command = useCommand();
  const draft_key = `service:${kind}:${client.id}`;
  const restored = useStoredDraft(db, draft_key, BLANK_SERVICE);
  // What planning starts with is settled when the form opens.
  const [start] = useState(() => ({
    values: kind === 'follow_up' ? followUpValues(client.figures) : BLANK_SERVICE,
    rev: null,
    seen: {},
  }));
  const [wants_photos, setWantsPhotos] = useState(false);
  const added_id = useRef<string | null>(null);
  if (restored === undefined) return null;
  return (
    <ServiceForm
      draft_key={draft_key}
      restored={restored}
      start={start}
      submit={async ({ values }) => {
        const added = await command(
          () => addServiceRecord(db, { client_id: client.id, input: newServiceInput(values) }, draft_key),
          {
            success: clientsText.success.service_added,
            failure: clientsText.errors.service_add,
            form: true,
          },
        );
        if (added.ok) added_id.current = added.value.id;
        return added;
      }}
      submit_label={text.save_new}
      onDone={() => {
        if (wants_photos && added_id.current !== null) onAddPhotos(added_id.current);
        else onClose();
      }}
      onClose={onClose}
    >
      {kind === 'new_service' && (
        <Switch
          className={classes['after'] ?? ''}
          size="md"
          label={photosText.add.after_saving}
          checked={wants_photos}
          onChange={(event) => setWantsPhotos(event.currentTarget.checked)}
        />
      )}
    </ServiceForm>
  );
}
