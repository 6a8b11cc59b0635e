import { Select, Textarea } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useMemo } from 'react';
import { clientsText } from '../../../../content/admin/clients.ts';
import { CLIENT_STATUSES } from '../../../../domain/client.ts';
import { useRuntime } from '../../../runtime.ts';
import { clientStatusLabel } from '../parts/labels.ts';
import { mayArchive } from '../parts/rights.ts';
import { ToneDot } from '../parts/status.tsx';
import type { NewClientValues } from './client-values.ts';
import classes from '../../../components/forms/form.module.css';

const text = clientsText.client_form;

/** Status and notes of a client where the detail with its own controls does not stand around the form. */
export function ClientStatusNotes({
  form,
}: {
  form: Pick<UseFormReturnType<NewClientValues>, 'getInputProps' | 'values'>;
}) {
  const { user } = useRuntime();
  const { status } = form.values;
  const statuses = useMemo(
    () =>
      CLIENT_STATUSES.filter((one) => one !== 'completed' || one === status || mayArchive(user)).map(
        (one) => ({ value: one, label: clientStatusLabel(one).word }),
      ),
    [user, status],
  );
  return (
    <fieldset className={classes['fields']}>
      <Select
        className={classes['half'] ?? ''}
        label={text.status}
        size="md"
        allowDeselect={false}
        data={statuses}
        leftSection={<ToneDot tone={clientStatusLabel(status).tone} />}
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
  );
}
