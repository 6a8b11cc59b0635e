import { clientsText } from '../../../../content/admin/clients.ts';
import { addClient } from '../../../../data/index.ts';
import { DEFAULT_CLIENT_STATUS, isClientStatus } from '../../../../domain/client.ts';
import { useRuntime } from '../../../runtime.ts';
import { useDialogRoute } from '../../../components/dialogs/dialog-route.tsx';
import { useCommand } from '../../../sync-ui/undo/use-command.ts';
import { ClientFields } from './client-fields.tsx';
import { ClientStatusNotes } from './client-status-notes.tsx';
import { BLANK_NEW_CLIENT, type NewClientField } from './client-values.ts';
import type { FormDraft } from '../../../components/forms/draft.ts';
import { FormBody, FormDialog } from '../../../components/forms/form-dialog.tsx';
import { RestoredNote } from '../../../components/forms/form-notes.tsx';
import { useDraftedForm } from '../../../components/forms/use-drafted-form.ts';
import { useStoredDraft } from '../../../components/forms/use-stored-draft.ts';

const text = clientsText.client_form;
export const NEW_CLIENT_DRAFT = 'client:new';

/** Adding a client (M-004, M-011, R-40). */
export function AddClientDialog() {
  const route = useDialogRoute();
  return (
    <FormDialog route={route} title={text.add_title}>
      <AddClient onClose={route.close} />
    </FormDialog>
  );
}

function AddClient({ onClose }: { onClose: () => void }) {
  const { db } = useRuntime();
  const restored = useStoredDraft(db, NEW_CLIENT_DRAFT, BLANK_NEW_CLIENT);
  return restored === undefined ? null : <AddClientForm restored={restored} onClose={onClose} />;
}

interface FormProps {
  readonly restored: FormDraft<NewClientField> | null;
  readonly onClose: () => void;
}

const START = { values: BLANK_NEW_CLIENT, rev: null, seen: {} };

function AddClientForm({ restored, onClose }: FormProps) {
  const { db } = useRuntime();
  const command = useCommand();
  const { form, busy, is_restored, onSubmit, discard } = useDraftedForm<NewClientField>({
    db,
    draft_key: NEW_CLIENT_DRAFT,
    restored,
    start: START,
    submit: ({ values: { status, ...values } }) =>
      command(
        () =>
          addClient(
            db,
            { ...values, status: isClientStatus(status) ? status : DEFAULT_CLIENT_STATUS },
            NEW_CLIENT_DRAFT,
          ),
        { success: text.added, failure: clientsText.errors.client_add, form: true },
      ),
    onDone: onClose,
  });
  return (
    <FormBody
      onSubmit={onSubmit}
      submit={text.save_new}
      busy={busy}
      onCancel={() => {
        discard();
        onClose();
      }}
    >
      {is_restored && <RestoredNote onClear={discard} />}
      <ClientFields form={form} />
      <ClientStatusNotes form={form} />
    </FormBody>
  );
}
