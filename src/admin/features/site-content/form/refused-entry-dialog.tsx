import { Button } from '@mantine/core';
import { clientsText } from '../../../../content/admin/clients.ts';
import { getRefusedSiteEdit, useLive } from '../../../../data/index.ts';
import { useLatched } from '../../../components/dialogs/use-latched.ts';
import { FormDialog } from '../../../components/forms/form-dialog.tsx';
import { Message } from '../../../components/list/message.tsx';
import { useRuntime } from '../../../runtime.ts';
import { EntryForm } from './entry-form.tsx';

const text = clientsText.refused_form;

interface Props {
  /** The refused change the address names; null when it names none. */
  readonly mutation_id: string | null;
  readonly onClose: () => void;
}

/** Revising a change of the site the server refused: the entry's own form with the refused values in it (G4, D4). */
export function RefusedEntryDialog({ mutation_id, onClose }: Props) {
  const shown_id = useLatched(mutation_id);
  return (
    <FormDialog id="refused-entry" opened={mutation_id !== null} title={text.title} onClose={onClose}>
      {shown_id !== null && <Refused key={shown_id} mutation_id={shown_id} onClose={onClose} />}
    </FormDialog>
  );
}

function Refused({ mutation_id, onClose }: { mutation_id: string; onClose: () => void }) {
  const { db } = useRuntime();
  const found = useLive(() => getRefusedSiteEdit(db, mutation_id), [db, mutation_id]);
  // Once it is sent again it is refused no more; the form stays as it is until it has closed.
  const refused = useLatched(found ?? null);
  if (refused !== null) {
    return (
      <EntryForm kind={refused.kind} entry={refused.shown} refused={refused} entries={[]} onClose={onClose} />
    );
  }
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
