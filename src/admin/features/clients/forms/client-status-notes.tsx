import type { UseFormReturnType } from '@mantine/form';
import { clientsText } from '../../../../content/admin/clients.ts';
import { CLIENT_STATUSES } from '../../../../domain/client.ts';
import { useRuntime } from '../../../runtime.ts';
import { clientStatusLabel } from '../../../entities/clients/labels.ts';
import { mayArchive } from '../../../entities/clients/rights.ts';
import type { NewClientValues } from './client-values.ts';
import { StatusNotes } from './status-notes.tsx';
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
  const statuses = CLIENT_STATUSES.filter((one) => one !== 'completed' || one === status || mayArchive(user));
  return (
    <fieldset className={classes['fields']}>
      <StatusNotes form={form} statuses={statuses} labelOf={clientStatusLabel} status={status} words={text} />
    </fieldset>
  );
}
