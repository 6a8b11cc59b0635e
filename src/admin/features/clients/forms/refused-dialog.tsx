import { Button } from '@mantine/core';
import { clientsText } from '../../../../content/admin/clients.ts';
import { getRefusedEdit, type RefusedEdit, useLive } from '../../../../data/index.ts';
import { useRuntime } from '../../../runtime.ts';
import { Message } from '../../../components/list/message.tsx';
import { useLatched } from '../../../components/dialogs/use-latched.ts';
import { FormDialog } from '../../../components/forms/form-dialog.tsx';
import { RefusedClientForm } from './refused-client-form.tsx';
import { RefusedServiceForm } from './refused-service-form.tsx';

const text = clientsText.refused_form;

interface Props {
  /** The refused mutation the address names; null when it names none. */
  readonly mutation_id: string | null;
  readonly onClose: () => void;
}

/** Revising a change the server refused: the record's form with the refused values in it (G4, D4). */
export function RefusedDialog({ mutation_id, onClose }: Props) {
  const shown_id = useLatched(mutation_id);
  return (
    <FormDialog id="refused" opened={mutation_id !== null} title={text.title} onClose={onClose}>
      {shown_id !== null && <Refused key={shown_id} mutation_id={shown_id} onClose={onClose} />}
    </FormDialog>
  );
}

function Refused({ mutation_id, onClose }: { mutation_id: string; onClose: () => void }) {
  const { db } = useRuntime();
  const found = useLive(() => getRefusedEdit(db, mutation_id), [db, mutation_id]);
  // Once it is sent again it is refused no more; the form stays as it is until it has closed.
  const shown = useLatched(found ?? null);
  if (shown !== null) return <Form refused={shown} onClose={onClose} />;
  return found === undefined ? null : (
    <Message
      title={text.missing_title}
      action={
        <Button size="md" variant="default" onClick={onClose}>
          {text.close}
        </Button>
      }
    >
      {text.missing_text}
    </Message>
  );
}

function Form({ refused, onClose }: { refused: RefusedEdit; onClose: () => void }) {
  return refused.table === 'clients' ? (
    <RefusedClientForm refused={refused} onClose={onClose} />
  ) : (
    <RefusedServiceForm refused={refused} onClose={onClose} />
  );
}
