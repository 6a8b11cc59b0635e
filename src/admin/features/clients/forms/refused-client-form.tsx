import { useMemo } from 'react';
import { clientsText } from '../../../../content/admin/clients.ts';
import { type RefusedEdit, reviseRefused, shownColumns } from '../../../../data/index.ts';
import { isClientStatus } from '../../../../domain/client.ts';
import type { ClientRow } from '../../../../domain/rows.generated.ts';
import { useRuntime } from '../../../runtime.ts';
import { notifySuccess } from '../../../components/notify.ts';
import { useCommand } from '../../../sync-ui/undo/use-command.ts';
import { ClientFields } from './client-fields.tsx';
import { ClientStatusNotes } from './client-status-notes.tsx';
import {
  BLANK_NEW_CLIENT,
  clientValues,
  type NewClientField,
  type NewClientValues,
} from './client-values.ts';
import type { FormDraft } from '../../../components/forms/draft.ts';
import { FormBody } from '../../../components/forms/form-dialog.tsx';
import { RefusedNote, refusedDraftKey } from '../../../components/forms/refused-note.tsx';
import { useDraftedForm } from '../../../components/forms/use-drafted-form.ts';
import { useStoredDraft } from '../../../components/forms/use-stored-draft.ts';

const text = clientsText.refused_form;

interface Props {
  readonly refused: Extract<RefusedEdit, { table: 'clients' }>;
  readonly onClose: () => void;
}

const allValues = (row: ClientRow): NewClientValues => ({
  ...clientValues(row),
  status: row.status,
  notes: row.notes ?? '',
});

/** Every field of a client, with what the server refused filled in. */
export function RefusedClientForm({ refused, onClose }: Props) {
  const { db } = useRuntime();
  const stored = useStoredDraft(db, refusedDraftKey(refused.mutation_id), BLANK_NEW_CLIENT);
  return stored === undefined ? null : <Revise refused={refused} stored={stored} onClose={onClose} />;
}

function Revise({ refused, stored, onClose }: Props & { stored: FormDraft<NewClientField> | null }) {
  const { db } = useRuntime();
  const command = useCommand();
  const { beneath, shown, mutation_id } = refused;
  const base = useMemo(
    () => ({ rev: beneath.rev, values: allValues(beneath), seen: shownColumns(beneath) }),
    [beneath],
  );
  const draft_key = refusedDraftKey(mutation_id);
  const { form, busy, onSubmit, discard } = useDraftedForm<NewClientField>({
    db,
    draft_key,
    restored: stored ?? { values: allValues(shown), base },
    start: base,
    submit: ({ changed: { status, ...changed }, base_rev, expected }) =>
      command(
        () => {
          const changes = {
            ...changed,
            ...(status !== undefined && isClientStatus(status) ? { status } : {}),
          };
          const of = { table: 'clients', id: beneath.id, base_rev, expected, mutation_id, changes } as const;
          return reviseRefused(db, of, draft_key);
        },
        { failure: clientsText.errors.client_edit, form: true },
      ),
    onDone: () => {
      notifySuccess(text.saved);
      onClose();
    },
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
      <RefusedNote code={refused.code} />
      <ClientFields form={form} />
      <ClientStatusNotes form={form} />
    </FormBody>
  );
}
