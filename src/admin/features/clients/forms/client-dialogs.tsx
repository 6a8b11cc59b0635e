import { useMemo } from 'react';
import { clientsText } from '../../../../content/admin/clients.ts';
import { entityTexts } from '../../../../content/admin/entities.ts';
import { generalText } from '../../../../content/admin/general.ts';
import {
  addClient,
  editClient,
  type RejectedEdit,
  reviseRejected,
  shownColumns,
} from '../../../../data/index.ts';
import { DEFAULT_CLIENT_STATUS, isClientStatus } from '../../../../domain/client.ts';
import { useDialogRoute } from '../../../components/dialogs/dialog-route.tsx';
import { EntityForm } from '../../../components/forms/entity-form.tsx';
import { FormDialog } from '../../../components/forms/form-dialog.tsx';
import { useRuntime } from '../../../runtime.ts';
import { useOpenClient } from '../detail/open-client.ts';
import { ClientFields, ClientStatusNotes } from './client-fields.tsx';
import { DeletedClientNote } from './deleted-client-note.tsx';
import { KnownClients } from './known-clients.tsx';
import {
  BLANK_NEW_CLIENT,
  CLIENT_FIELDS,
  clientAnew,
  type ClientField,
  clientValues,
  NEW_CLIENT_FIELDS,
  newClientValues,
} from './client-values.ts';

const { client_form: text, errors } = clientsText;
const { rejected_form } = generalText;
const { anew } = entityTexts.clients;
const NEW = { values: BLANK_NEW_CLIENT, rev: null, seen: {} };

/** Adding a client (M-004). */
export function AddClientDialog() {
  const route = useDialogRoute();
  const { db } = useRuntime();
  return (
    <FormDialog route={route} title={text.add_title}>
      <EntityForm
        fields={NEW_CLIENT_FIELDS}
        draft_key="client:new"
        start={NEW}
        save={async ({ values, draft_key }) => {
          const { status } = values;
          const known = isClientStatus(status) ? status : DEFAULT_CLIENT_STATUS;
          return await addClient(db, { ...values, status: known }, draft_key);
        }}
        words={{ submit: text.save_new, success: text.added, failure: errors.client_add }}
        onClose={route.close}
      >
        {(form) => (
          <>
            <ClientFields
              form={form}
              below_contact={<KnownClients email={form.values.email} phone={form.values.phone} />}
            />
            <ClientStatusNotes form={form} />
          </>
        )}
      </EntityForm>
    </FormDialog>
  );
}

/** Editing a client's fields (M-003); only what the person changed competes with other devices. */
export function EditClientDialog() {
  const route = useDialogRoute();
  const { db, user } = useRuntime();
  const { client, is_gone } = useOpenClient();
  const now = useMemo(() => clientValues(client), [client]);
  return (
    <FormDialog route={route} title={text.edit_title(client.name)}>
      <EntityForm<ClientField, unknown>
        fields={CLIENT_FIELDS}
        draft_key={`client:edit:${client.id}`}
        start={{ values: now, rev: client.rev, seen: shownColumns(client) }}
        {...(is_gone ? {} : { now })}
        save={async ({ values, changed: changes, base_rev, expected, draft_key }) =>
          is_gone
            ? await addClient(db, { ...clientAnew(client, user), ...values }, draft_key)
            : await editClient(db, { id: client.id, base_rev, expected, changes }, draft_key)
        }
        words={
          is_gone
            ? { submit: anew.save, success: anew.saved(client.name), failure: errors.client_add }
            : { submit: text.save, success: text.saved, failure: errors.client_edit }
        }
        onClose={route.close}
      >
        {(form) => (
          <>
            {is_gone && <DeletedClientNote values={form.values} labels={text} />}
            <ClientFields form={form} />
          </>
        )}
      </EntityForm>
    </FormDialog>
  );
}

interface RejectedProps {
  readonly rejected: RejectedEdit<'clients'>;
  readonly onClose: () => void;
}

/** Every field of a client, with what the server rejected filled in (D4). */
export function RejectedClientForm({ rejected, onClose }: RejectedProps) {
  const { db } = useRuntime();
  const { beneath, shown, mutation_id, code } = rejected;
  const start = useMemo(
    () => ({ rev: beneath.rev, values: newClientValues(beneath), seen: shownColumns(beneath) }),
    [beneath],
  );
  return (
    <EntityForm
      fields={NEW_CLIENT_FIELDS}
      start={start}
      rejected={{ mutation_id, code, values: newClientValues(shown) }}
      save={({ changed: { status, ...changed }, base_rev, expected, draft_key }) => {
        const known = status !== undefined && isClientStatus(status) ? { status } : {};
        const row = { table: 'clients', id: beneath.id, base_rev, expected, mutation_id } as const;
        return reviseRejected(db, { ...row, changes: { ...changed, ...known } }, draft_key);
      }}
      words={{ submit: rejected_form.save, success: rejected_form.saved, failure: errors.client_edit }}
      onClose={onClose}
    >
      {(form) => (
        <>
          <ClientFields form={form} />
          <ClientStatusNotes form={form} has_no_notes={(shown.notes ?? '') === ''} />
        </>
      )}
    </EntityForm>
  );
}
