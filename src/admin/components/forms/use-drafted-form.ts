import { useForm } from '@mantine/form';
import { use, useCallback, useEffect, useRef, useState } from 'react';
import { generalText } from '../../../content/admin/general.ts';
import type { DeleteError } from '../../../data/index.ts';
import type { FieldErrorCode, FieldErrors } from '../../../domain/field-errors.ts';
import type { Result } from '../../../lib/result.ts';
import { useRuntime } from '../../runtime.ts';
import { useCommand } from '../../sync-ui/undo/use-command.ts';
import { notifySuccess } from '../notify.ts';
import { useOpenForm } from '../open-forms.ts';
import { useDraftWriter } from '../use-draft-writer.ts';
import {
  changedFields,
  draftJson,
  type EditBase,
  type FieldTexts,
  type FormDraft,
  type FormStart,
  readDraft,
  type SeenValues,
  type SomeTexts,
} from './draft.ts';
import { answerOf, type FormTexts, type OtherAnswer } from './form-body.tsx';
import { FormPlaceContext, useClosedNotice } from './use-closed-notice.tsx';

/** What the forms of one entity have in common. */
export interface EntityFields<F extends string> {
  /** The form with nothing in it; its keys are the fields. */
  readonly blank: FieldTexts<F>;
  /** Labels of the fields, for naming those that changed elsewhere. */
  readonly labels: FieldTexts<F>;
  /** Words for a refused field, where the general ones of its code do not do (M-013). */
  readonly error_words: Readonly<Record<string, Readonly<Partial<Record<FieldErrorCode, string>>>>>;
}

/** The entered values; `changed` holds only the fields that differ from the base of the edit. */
export interface Entered<F extends string> {
  readonly values: FieldTexts<F>;
  readonly changed: SomeTexts<F>;
  readonly base_rev: number;
  readonly expected: SeenValues;
  /** What the edit began with: `base_rev` and `expected` are of it. */
  readonly base: EditBase<F>;
  /** For commands that remove the draft in the same transaction. */
  readonly draft_key: string;
  /** Which of the form's other answers was pressed; null for its own. */
  readonly answer: string | null;
}

/** The edit behind a form, for a screen that joins what was changed elsewhere with what is typed. */
export interface FormEdit<F extends string> {
  readonly base: EditBase<F>;
  /** Goes on from another base and with these values, because the form shows by now what the row became since. */
  readonly rebase: (base: EditBase<F>, values: FieldTexts<F>) => void;
}

/** The change the server rejected, when that is revised (D4): why, and the values it held. */
export interface Rejected<F extends string> {
  readonly mutation_id: string;
  readonly code: string;
  readonly values: FieldTexts<F>;
}

/** What a form with a draft is made of, apart from how it looks. */
export interface DraftedFormOptions<F extends string, T> {
  readonly fields: EntityFields<F>;
  /** What the form starts with; when it edits a row also the row's rev and columns on the screen now (OB12). */
  readonly start: FormStart<F>;
  /** The row now, when the form edits one and does not tell itself what was changed elsewhere; null when it is gone. */
  readonly now?: FieldTexts<F> | null;
  /** With `unseen` it tells nothing: the screen around it shows what the row holds by now. */
  readonly save: (entered: Entered<F>) => Promise<Result<T, DeleteError>>;
  readonly words: FormTexts;
  readonly other_answer?: OtherAnswer;
  readonly asking_answer?: OtherAnswer;
  /** Runs after it was stored and the draft is gone; without it the form closes. */
  readonly onSaved?: (stored: T) => void;
  readonly onClose: () => void;
  /** 'Annuleren' throws away what was typed; otherwise it keeps it as a draft, as every other way to close does. */
  readonly cancel_resets?: boolean;
  /** Pictures that were taken in the form, which stay with it until it is saved. */
  readonly photo_count?: number;
  readonly rejected: Rejected<F> | undefined;
  readonly draft_key: string;
  /** The draft of an earlier page. */
  readonly stored: FormDraft<F> | null;
}

const baseOf = <F extends string>({ values, rev, seen }: FormStart<F>): EditBase<F> => ({
  rev: rev ?? 0,
  values,
  seen,
});

/** The values of a form with their draft: kept with every key, saved, thrown away and brought back. */
export function useDraftedForm<F extends string, T>(options: DraftedFormOptions<F, T>) {
  const { fields, draft_key, stored, start, rejected, save, words, onSaved, onClose } = options;
  const { db } = useRuntime();
  const command = useCommand();
  const writer = useDraftWriter(db, draft_key);
  const [base, setBase] = useState<EditBase<F>>(() => stored?.base ?? baseOf(start));
  const [is_restored, setRestored] = useState(stored !== null);
  /** What 'Concept wissen' threw away. */
  const [discarded, setDiscarded] = useState<FormDraft<F> | null>(null);
  const { tellKept, tellDiscarded } = useClosedNotice(draft_key);
  const [refused, setRefused] = useState<FieldErrors>({});
  const [busy, setBusy] = useState(false);
  const { now, holdNow } = useNowUntilSave(options.now);
  const is_edit = start.rev !== null;
  const unchanged = rejected?.values;
  const kept = (values: FieldTexts<F>) => draftJson({ values, base: is_edit ? base : null });
  const keep = useCallback(
    (values: FieldTexts<F>, from: EditBase<F>) => {
      if (Object.keys(changedFields(unchanged ?? from.values, values)).length === 0) void writer.discard();
      else writer.write(draftJson({ values, base: is_edit ? from : null }));
    },
    [unchanged, is_edit, writer],
  );

  /** It was stored, or its texts were thrown away by 'Annuleren': its closing has nothing to tell. */
  const is_settled = useRef(false);
  const form = useForm<FieldTexts<F>>({
    mode: 'controlled',
    initialValues: stored?.values ?? rejected?.values ?? start.values,
    onValuesChange: (values) => {
      is_settled.current = false;
      keep(values, base);
    },
  });
  const keepAhead = (changed: Readonly<Record<string, string>>): void =>
    keep({ ...form.getValues(), ...changed }, base);
  const { setErrors, setValues, clearErrors } = form;

  const showRefused = useCallback(
    (errors: FieldErrors, sent: ParentNode) => {
      const { error_words } = fields;
      setRefused(errors);
      setErrors(
        Object.fromEntries(
          Object.entries(errors).map(([field, code]) => [
            field,
            error_words[field]?.[code] ?? generalText.field_errors[code],
          ]),
        ),
      );
      requestAnimationFrame(() =>
        sent.querySelector<HTMLElement>(':is([data-path], [role="textbox"])[aria-invalid="true"]')?.focus(),
      );
    },
    [setErrors, fields],
  );

  const onSubmit = form.onSubmit(async (values, event) => {
    if (busy) return;
    const given = answerOf(event);
    const sent = event?.target instanceof HTMLFormElement ? event.target : document;
    const other = [options.other_answer, options.asking_answer].find((answer) => answer?.name === given);
    const success = other?.success ?? words.success;
    setBusy(true);
    setRefused({});
    holdNow(true);
    let is_saved = false;
    try {
      const changed = changedFields(base.values, values);
      const done = await command(
        () =>
          save({
            values,
            changed,
            base_rev: base.rev,
            expected: base.seen,
            base,
            draft_key,
            answer: other?.name ?? null,
          }),
        // A revision goes on with a change that was made before: there is no step of its own to undo.
        { failure: words.failure, form: true, ...(rejected === undefined && { success }) },
      );
      is_saved = done.ok;
      if (done.ok) {
        is_settled.current = true;
        await writer.discard();
        if (rejected !== undefined) notifySuccess(words.success);
        if (onSaved === undefined) onClose();
        else {
          setRestored(false);
          setDiscarded(null);
          onSaved(done.value);
        }
      } else if (done.error.code === 'invalid') showRefused(done.error.fields, sent);
    } finally {
      holdNow(is_saved);
      setBusy(false);
    }
  });

  /** What is typed and not saved; null when that is nothing. */
  const typedNow = (): FormDraft<F> | null => {
    const values = form.getValues();
    const is_typed = Object.keys(changedFields(unchanged ?? base.values, values)).length > 0;
    return is_typed ? { values, base: is_edit ? base : null } : null;
  };

  /** Throws the entered texts away: the form shows the row (or the blank form) as it is now, or what was rejected. */
  const discard = (): void => {
    setBase(baseOf(start));
    setValues(rejected?.values ?? start.values);
    clearErrors();
    setRefused({});
    setRestored(false);
    void writer.discard();
  };
  const clear = (): void => {
    setDiscarded(typedNow());
    discard();
  };
  const { photo_count = 0 } = options;
  const place = use(FormPlaceContext);
  useEffect(() => {
    place?.tellWhenClosed(() => {
      if (is_settled.current) return;
      const typed = typedNow();
      tellKept({ typed: typed && draftJson(typed), photos: photo_count });
    });
  });
  /** Before 'Annuleren' closes the form. */
  const cancel = (): void => {
    if (options.cancel_resets !== true) return;
    const typed = typedNow();
    discard();
    is_settled.current = true;
    if (typed !== null) tellDiscarded(draftJson(typed));
  };

  /** Shows a draft that was thrown away again; what was typed since can be had back in the same way. */
  const restore = (draft: FormDraft<F>): void => {
    const from = draft.base ?? base;
    setDiscarded(typedNow());
    setBase(from);
    setValues(draft.values);
    setRestored(true);
    // After the form itself, which keeps them with the base of before.
    keep(draft.values, from);
  };
  const undoClear = (): void => {
    if (discarded !== null) restore(discarded);
  };
  useOpenForm(
    draft_key,
    () => kept(form.values),
    (draft) => {
      const found = readDraft(draft, fields.blank);
      if (found !== null) restore(found);
    },
  );

  const rebase = useCallback(
    (next: EditBase<F>, values: FieldTexts<F>) => {
      holdNow(false);
      setBase(next);
      setValues(values);
      // After the form itself, which keeps them with the base of before.
      keep(values, next);
    },
    [setValues, keep, holdNow],
  );
  const shown = { is_restored, is_discarded: discarded !== null, refused };
  return {
    form,
    edit: { base, rebase },
    now,
    busy,
    ...shown,
    keepAhead,
    onSubmit,
    clear,
    undoClear,
    cancel,
  };
}

/** The row as it is, but from a save on as it was before: what the form itself stored is no change made elsewhere. */
function useNowUntilSave<T>(now: T): { readonly now: T; readonly holdNow: (held: boolean) => void } {
  const [held, setHeld] = useState<{ readonly now: T } | null>(null);
  const holdNow = useCallback(
    (is_held: boolean) => setHeld((before) => (is_held ? (before ?? { now }) : null)),
    [now],
  );
  return { now: held === null ? now : held.now, holdNow };
}
