import type { ComponentType } from 'react';
import { clientsText } from '../../../content/admin/clients.ts';
import { type AppDatabase, useLive } from '../../../data/index.ts';
import { useRuntime } from '../../runtime.ts';
import { Gone } from '../dialogs/gone.tsx';
import { useLatched } from '../dialogs/use-latched.ts';
import { FormDialog } from './form-dialog.tsx';

const text = clientsText.refused_form;

interface Props<T> {
  /** The refused change the address names; null when it names none. */
  readonly mutation_id: string | null;
  /** Reads it; the same function at every drawing. Null when it is refused no more. */
  readonly find: (db: AppDatabase, mutation_id: string) => Promise<T | null>;
  /** Its form, with the refused values in it. */
  readonly Form: ComponentType<{ readonly refused: T; readonly onClose: () => void }>;
  readonly onClose: () => void;
}

/** Revising a change the server refused (G4, D4). */
export function RefusedDialog<T>({ mutation_id, find, Form, onClose }: Props<T>) {
  const shown_id = useLatched(mutation_id);
  return (
    <FormDialog id="refused" opened={mutation_id !== null} title={text.title} onClose={onClose}>
      {shown_id !== null && (
        <Refused key={shown_id} mutation_id={shown_id} find={find} Form={Form} onClose={onClose} />
      )}
    </FormDialog>
  );
}

function Refused<T>({ mutation_id, find, Form, onClose }: Props<T> & { readonly mutation_id: string }) {
  const { db } = useRuntime();
  const found = useLive(() => find(db, mutation_id), [find, db, mutation_id]);
  // Once it is sent again it is refused no more; the form stays as it is until it has closed.
  const refused = useLatched(found ?? null);
  if (refused !== null) return <Form refused={refused} onClose={onClose} />;
  return found === undefined ? null : (
    <Gone title={text.missing_title} text={text.missing_text} close={text.close} onClose={onClose} />
  );
}
