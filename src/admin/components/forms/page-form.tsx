import { type ReactNode, useEffect, useState } from 'react';
import type { UseFormReturnType } from '@mantine/form';
import { ok } from '../../../lib/result.ts';
import { changedFields, type FieldTexts, type FormStart } from './draft.ts';
import { EntityForm, type EntityFormProps } from './entity-form.tsx';
import type { FormEdit } from './use-drafted-form.ts';

interface Props<F extends string>
  extends Pick<EntityFormProps<F, unknown>, 'fields' | 'start' | 'save' | 'words'> {
  readonly draft_key: string;
  /** Draws the fields. */
  readonly children: (form: UseFormReturnType<FieldTexts<F>>) => ReactNode;
}

/** What a form stored: its texts, and the row that it was stored over. */
interface Saved<F extends string> {
  readonly values: FieldTexts<F>;
  readonly over: FormStart<F>;
}

const nothing = (): void => undefined;

/**
 * A form for a row that stands in its screen instead of a dialog. While nothing is typed in it, it shows the row as it is
 * by now; once it has saved it stays, and goes on from what was stored. `start` is the same object while the row is.
 */
export function PageForm<F extends string>({ start, save, children, ...form_props }: Props<F>) {
  const [saved, setSaved] = useState<Saved<F> | null>(null);
  return (
    <EntityForm<F, FieldTexts<F>>
      {...form_props}
      start={start}
      now={start.values}
      save={async (entered) => {
        const done = await save(entered);
        return done.ok ? ok(entered.values) : done;
      }}
      is_in_page
      has_no_cancel
      onSaved={(values) => setSaved({ values, over: start })}
      onClose={nothing}
    >
      {(form, _refused, edit) => (
        <>
          <FollowedRow form={form} edit={edit} start={start} saved={saved} onStored={() => setSaved(null)} />
          {children(form)}
        </>
      )}
    </EntityForm>
  );
}

interface FollowedProps<F extends string> {
  readonly form: UseFormReturnType<FieldTexts<F>>;
  readonly edit: FormEdit<F>;
  readonly start: FormStart<F>;
  /** What was saved while the screen does not show it stored yet. */
  readonly saved: Saved<F> | null;
  readonly onStored: () => void;
}

/** Brings the row as it is now into a form in which nothing is typed; draws nothing itself. */
function FollowedRow<F extends string>({ form, edit, start, saved, onStored }: FollowedProps<F>) {
  const { values } = form;
  const { base, rebase } = edit;
  useEffect(() => {
    if (saved === null) {
      const is_typed = Object.keys(changedFields(base.values, values)).length > 0;
      const is_shown =
        start.rev === base.rev && Object.keys(changedFields(base.values, start.values)).length === 0;
      if (is_typed || is_shown) return;
    } else if (saved.over === start) return;
    else onStored();
    // What was typed since the save is kept over what that stored.
    const typed_since = changedFields(saved?.values ?? base.values, values);
    rebase(
      { rev: start.rev ?? 0, values: start.values, seen: start.seen },
      { ...start.values, ...typed_since },
    );
  }, [saved, start, base, values, rebase, onStored]);
  return null;
}
