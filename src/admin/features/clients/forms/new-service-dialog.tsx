import { useState } from 'react';
import { clientsText } from '../../../../content/admin/clients.ts';
import { addServiceRecord, type ClientListItem } from '../../../../data/index.ts';
import { useRuntime } from '../../../runtime.ts';
import { notifySuccess } from '../parts/notify.ts';
import { useCommand } from '../parts/use-command.ts';
import { FormDialog } from './form-dialog.tsx';
import { ServiceForm } from './service-form.tsx';
import { BLANK_SERVICE, followUpValues, newServiceInput } from './service-values.ts';
import { useStoredDraft } from './use-stored-draft.ts';

const text = clientsText.service_form;

export type NewServiceKind = 'new_service' | 'follow_up';

interface Props {
  readonly opened: boolean;
  readonly kind: NewServiceKind;
  readonly client: ClientListItem;
  readonly onClose: () => void;
}

/** Adding a service, or planning the follow-up with its defaults (M-013, M-014, M-018, M-019). */
export function NewServiceDialog({ opened, kind, client, onClose }: Props) {
  return (
    <FormDialog
      id="new-service"
      opened={opened}
      title={kind === 'follow_up' ? text.follow_up_title : text.add_title}
      onClose={onClose}
    >
      <NewService key={kind} kind={kind} client={client} onClose={onClose} />
    </FormDialog>
  );
}

function NewService({ kind, client, onClose }: Omit<Props, 'opened'>) {
  const { db } = useRuntime();
  const command = useCommand();
  const draft_key = `service:${kind}:${client.id}`;
  const restored = useStoredDraft(db, draft_key, BLANK_SERVICE);
  // What planning starts with is settled when the form opens.
  const [start] = useState(() => ({
    values: kind === 'follow_up' ? followUpValues(client.figures) : BLANK_SERVICE,
    rev: null,
  }));
  if (restored === undefined) return null;
  return (
    <ServiceForm
      draft_key={draft_key}
      restored={restored}
      start={start}
      submit={({ values }) =>
        command(() => addServiceRecord(db, { client_id: client.id, input: newServiceInput(values) }), {
          failure: clientsText.errors.service_add,
          form: true,
        })
      }
      submit_label={text.save_new}
      onDone={() => {
        notifySuccess(clientsText.success.service_added);
        onClose();
      }}
      onClose={onClose}
    />
  );
}
