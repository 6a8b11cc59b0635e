import { useForm } from '@mantine/form';
import { useCallback, useState } from 'react';
import type { AppDatabase, CommandError } from '../../../data/index.ts';
import type { FieldErrors } from '../../../domain/field-errors.ts';
import type { Result } from '../../../lib/result.ts';
import { fieldErrorText } from './field-error-text.ts';
import { useOpenForm } from '../open-forms.ts';
import {
  changedFields,
  draftJson,
  type EditBase,
  type FieldTexts,
  type FormDraft,
  type FormStart,
  type SeenValues,
  type SomeTexts,
} from './draft.ts';
import { useDraftWriter } from './use-stored-draft.ts';

interface Options<F extends string> {
  readonly db: AppDatabase;
  /** Which form, and of what. */
  readonly draft_key: string;
  /** What an earlier page left behind. */
  readonly restored: FormDraft<F> | null;
  /** What the form starts with; when it edits a row also the row's rev and columns on the screen now (D3, OB12). */
  readonly start: FormStart<F>;
  /** Stores what the person entered; `changed` holds only the fields that differ from the base. */
  readonly submit: (entered: {
    readonly values: FieldTexts<F>;
    readonly changed: SomeTexts<F>;
    readonly base_rev: number;
    readonly expected: SeenValues;
  }) => Promise<Result<unknown, CommandError>>;
  /** Runs after it was stored and the draft is gone. */
  readonly onDone: () => void;
}

const baseOf = <F extends string>({ values, rev, seen }: FormStart<F>): EditBase<F> => ({
  rev: rev ?? 0,
  values,
  seen,
});

/** A form that survives a killed page, tells refused fields in Dutch and never raises the base of an edit. */
export function useDraftedForm<F extends string>(options: Options<F>) {
  const { db, draft_key, restored, start, submit, onDone } = options;
  const writer = useDraftWriter(db, draft_key);
  const [base, setBase] = useState<EditBase<F>>(() => restored?.base ?? baseOf(start));
  const [is_restored, setRestored] = useState(restored !== null);
  const [refused, setRefused] = useState<FieldErrors>({});
  const [busy, setBusy] = useState(false);

  const form = useForm<FieldTexts<F>>({
    mode: 'controlled',
    initialValues: restored?.values ?? start.values,
    onValuesChange: (values) => {
      if (Object.keys(changedFields(base.values, values)).length === 0) void writer.discard();
      else writer.write(draftJson({ values, base: start.rev === null ? null : base }));
    },
  });
  const { setErrors, setValues, clearErrors } = form;
  useOpenForm(draft_key, () => draftJson({ values: form.values, base: start.rev === null ? null : base }));

  const showRefused = useCallback(
    (fields: FieldErrors) => {
      setRefused(fields);
      setErrors(
        Object.fromEntries(
          Object.entries(fields).map(([field, code]) => [field, fieldErrorText(field, code)]),
        ),
      );
      requestAnimationFrame(() =>
        document.querySelector<HTMLElement>('[data-path][aria-invalid="true"]')?.focus(),
      );
    },
    [setErrors],
  );

  const onSubmit = form.onSubmit(async (values) => {
    if (busy) return;
    setBusy(true);
    setRefused({});
    try {
      const done = await submit({
        values,
        changed: changedFields(base.values, values),
        base_rev: base.rev,
        expected: base.seen,
      });
      if (done.ok) {
        await writer.discard();
        onDone();
      } else if (done.error.code === 'invalid') showRefused(done.error.fields);
    } finally {
      setBusy(false);
    }
  });

  /** Throws the entered texts away: the form shows the row (or the blank form) as it is now. */
  const discard = useCallback(() => {
    setBase(baseOf(start));
    setValues(start.values);
    clearErrors();
    setRefused({});
    setRestored(false);
    void writer.discard();
  }, [start, setValues, clearErrors, writer]);

  return { form, base, busy, is_restored, refused, onSubmit, discard };
}
