import { Select, Textarea } from '@mantine/core';
import { useMemo } from 'react';
import { clientsText } from '../../../../content/admin/clients.ts';
import { addClient } from '../../../../data/index.ts';
import { CLIENT_STATUSES, DEFAULT_CLIENT_STATUS, isClientStatus } from '../../../../domain/client.ts';
import { useRuntime } from '../../../runtime.ts';
import type { Dialogs } from '../address/use-dialogs.ts';
import { clientStatusLabel } from '../parts/labels.ts';
import { notifySuccess } from '../parts/notify.ts';
import { ToneDot } from '../parts/status.tsx';
import { mayArchive } from '../parts/rights.ts';
import { useCommand } from '../parts/use-command.ts';
import { ClientFields } from './client-fields.tsx';
import { BLANK_NEW_CLIENT, type NewClientField } from './client-values.ts';
import type { FormDraft } from './draft.ts';
import { FormBody, FormDialog } from './form-dialog.tsx';
import { RestoredNote } from './form-notes.tsx';
import classes from './form.module.css';
import { useDraftedForm } from './use-drafted-form.ts';
import { useStoredDraft } from './use-stored-draft.ts';

const text = clientsText.client_form;
export const NEW_CLIENT_DRAFT = 'client:new';

/** Adding a client (M-004, M-011, R-40). */
export function AddClientDialog({ dialogs }: { dialogs: Dialogs }) {
  const opened = dialogs.dialog.kind === 'new_client';
  return (
    <FormDialog id="new-client" opened={opened} title={text.add_title} onClose={dialogs.close}>
      <AddClient onClose={dialogs.close} />
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

const START = { values: BLANK_NEW_CLIENT, rev: null };

function AddClientForm({ restored, onClose }: FormProps) {
  const { db, user } = useRuntime();
  const command = useCommand();
  const { form, busy, is_restored, onSubmit, discard } = useDraftedForm<NewClientField>({
    db,
    draft_key: NEW_CLIENT_DRAFT,
    restored,
    start: START,
    submit: ({ values: { status, ...values } }) =>
      command(
        () => addClient(db, { ...values, status: isClientStatus(status) ? status : DEFAULT_CLIENT_STATUS }),
        { failure: clientsText.errors.client_add, form: true },
      ),
    onDone: () => {
      notifySuccess(text.added);
      onClose();
    },
  });
  const statuses = useMemo(
    () =>
      CLIENT_STATUSES.filter((status) => status !== 'completed' || mayArchive(user)).map((status) => ({
        value: status,
        label: clientStatusLabel(status).word,
      })),
    [user],
  );
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
      <fieldset className={classes['fields']}>
        <Select
          className={classes['half'] ?? ''}
          label={text.status}
          size="md"
          allowDeselect={false}
          data={statuses}
          leftSection={<ToneDot tone={clientStatusLabel(form.values.status).tone} />}
          {...form.getInputProps('status')}
        />
        <Textarea
          label={text.notes}
          size="md"
          autosize
          minRows={2}
          maxRows={8}
          {...form.getInputProps('notes')}
        />
      </fieldset>
    </FormBody>
  );
}
