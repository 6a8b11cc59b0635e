import type { ComponentType } from 'react';
import * as v from 'valibot';
import { generalText } from '../../../content/admin/general.ts';
import { type AppDatabase, useLive } from '../../../data/index.ts';
import { useRuntime } from '../../runtime.ts';
import { RowNotFound } from '../dialogs/row-not-found.tsx';
import { useLastDefined } from '../dialogs/use-last-defined.ts';
import { useDialogRoute, useRouteParams } from '../dialogs/dialog-route.tsx';
import { FormDialog, FormTitle } from './form-dialog.tsx';

const text = generalText.rejected_form;

interface Props<T> {
  /** What the form is about, under its title: the client and its yacht. */
  readonly of?: string;
  /** Reads it; the same function in every render. Null when it is rejected no more. */
  readonly find: (db: AppDatabase, mutation_id: string) => Promise<T | null>;
  /** Its form, with the rejected values in it. */
  readonly Form: ComponentType<{ readonly rejected: T; readonly onClose: () => void }>;
}

const parameters = v.object({ mutation_id: v.pipe(v.string(), v.uuid()) });

/** Revising the rejected change the address names (D4). */
export function RejectedDialog<T>({ of, find, Form }: Props<T>) {
  const route = useDialogRoute();
  const { mutation_id } = useRouteParams(parameters);
  return (
    <FormDialog route={route} title={<FormTitle of={of ?? ''}>{text.title}</FormTitle>}>
      <Inside key={mutation_id} mutation_id={mutation_id} find={find} Form={Form} onClose={route.close} />
    </FormDialog>
  );
}

interface InsideProps<T> extends Omit<Props<T>, 'of'> {
  readonly mutation_id: string;
  readonly onClose: () => void;
}

function Inside<T>({ mutation_id, find, Form, onClose }: InsideProps<T>) {
  const { db } = useRuntime();
  const found = useLive(() => find(db, mutation_id), [find, db, mutation_id]);
  // Once it is sent again it is rejected no more; the form stays as it is until it has closed.
  const rejected = useLastDefined(found ?? null);
  if (rejected !== null) return <Form rejected={rejected} onClose={onClose} />;
  return found === undefined ? null : (
    <RowNotFound
      title={text.missing_title}
      text={text.missing_text}
      close={generalText.close}
      onClose={onClose}
    />
  );
}
