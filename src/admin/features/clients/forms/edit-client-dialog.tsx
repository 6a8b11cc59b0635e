import { useMemo } from 'react';
import { clientsText } from '../../../../content/admin/clients.ts';
import { editClient, shownColumns } from '../../../../data/index.ts';
import type { ClientRow } from '../../../../domain/rows.generated.ts';
import { useRuntime } from '../../../runtime.ts';
import { useDialogRoute } from '../../../components/dialogs/dialog-route.tsx';
import { useCommand } from '../../../sync-ui/undo/use-command.ts';
import { useOpenClient } from '../detail/open-client.ts';
import { ClientFields } from './client-fields.tsx';
import { BLANK_CLIENT, CLIENT_LABELS, type ClientField, clientValues } from './client-values.ts';
import type { FormDraft } from '../../../components/forms/draft.ts';
import { FormBody, FormDialog } from '../../../components/forms/form-dialog.tsx';
import { ElsewhereNote, RestoredNote } from '../../../components/forms/form-notes.tsx';
import { useDraftedForm } from '../../../components/forms/use-drafted-form.ts';
import { useStoredDraft } from '../../../components/forms/use-stored-draft.ts';

const text = clientsText.client_form;

interface Props {
  readonly client: ClientRow;
  readonly onClose: () => void;
}

/** Editing a client's fields (M-003, M-005); only what the person changed competes with other devices. */
export function EditClientDialog() {
  const route = useDialogRoute();
  const { client } = useOpenClient();
  return (
    <FormDialog route={route} title={text.edit_title(client.name)}>
      <EditClient client={client} onClose={route.close} />
    </FormDialog>
  );
}

const draftKey = (id: string): string => `client:edit:${id}`;

function EditClient({ client, onClose }: Props) {
  const { db } = useRuntime();
  const restored = useStoredDraft(db, draftKey(client.id), BLANK_CLIENT);
  return restored === undefined ? null : (
    <EditClientForm client={client} restored={restored} onClose={onClose} />
  );
}

interface FormProps extends Props {
  readonly restored: FormDraft<ClientField> | null;
}

function EditClientForm({ client, restored, onClose }: FormProps) {
  const { db } = useRuntime();
  const command = useCommand();
  const now = useMemo(() => clientValues(client), [client]);
  const { form, base, busy, is_restored, onSubmit, discard } = useDraftedForm<ClientField>({
    db,
    draft_key: draftKey(client.id),
    restored,
    start: { values: now, rev: client.rev, seen: shownColumns(client) },
    submit: ({ changed, base_rev, expected }) =>
      command(
        () => editClient(db, { id: client.id, base_rev, expected, changes: changed }, draftKey(client.id)),
        {
          success: text.saved,
          failure: clientsText.errors.client_edit,
          form: true,
        },
      ),
    onDone: onClose,
  });
  return (
    <FormBody
      onSubmit={onSubmit}
      submit={text.save}
      busy={busy}
      onCancel={() => {
        discard();
        onClose();
      }}
    >
      {is_restored && <RestoredNote onClear={discard} />}
      <ElsewhereNote base={base.values} now={now} labels={CLIENT_LABELS} />
      <ClientFields form={form} />
    </FormBody>
  );
}
