/** The one form for every entity: drafts, what changed elsewhere, what was rejected, refused fields, success with undo, storage. */
import type { UseFormReturnType } from '@mantine/form';
import { createContext, type ReactNode, use, useCallback, useState } from 'react';
import type { FieldErrors } from '../../../domain/field-errors.ts';
import { useRuntime } from '../../runtime.ts';
import { useStoredDraft } from '../use-draft-writer.ts';
import { changedFields, type FieldTexts, type FormDraft, readDraft } from './draft.ts';
import { FormBody, type OtherAnswer } from './form-body.tsx';
import { DraftNote, ElsewhereNote, KeptPhotosNote, RejectedNote } from './form-notes.tsx';
import { type DraftedFormOptions, type FormEdit, type Rejected, useDraftedForm } from './use-drafted-form.ts';

/** The key of the form's draft; when a rejected change is revised, it follows from that change. */
export type DraftOf<F extends string> =
  | { readonly draft_key: string; readonly rejected?: undefined }
  | { readonly draft_key?: undefined; readonly rejected: Rejected<F> };

interface CommonProps<F extends string, T>
  extends Omit<DraftedFormOptions<F, T>, 'rejected' | 'draft_key' | 'stored' | 'asking_answer'> {
  /** An answer that asks something before it saves. */
  readonly asking_answer?: OtherAnswer & {
    /** Its button, and what it asks; `give` saves the form with this answer. */
    readonly renderButton: (
      form: UseFormReturnType<FieldTexts<F>>,
      give: () => void,
      busy: boolean,
    ) => ReactNode;
  };
  /** Without a way back beside the answers: the form is closed as every dialog is, and keeps its texts. */
  readonly has_no_cancel?: boolean;
  /** It stands in its screen, where nothing closes it: `PageForm` says how it goes on after a save. */
  readonly is_in_page?: boolean;
  /** A button that stands before the answers. */
  readonly before_answers?: ReactNode;
  /** Something beside the fields is not ready to be stored. */
  readonly is_preparing?: boolean;
  /** Whether what the form begins with beside its draft was read; the draft is read meanwhile. */
  readonly is_read?: boolean;
  /** Draws the fields. */
  readonly children: (
    form: UseFormReturnType<FieldTexts<F>>,
    refused: FieldErrors,
    edit: FormEdit<F>,
  ) => ReactNode;
}

const KeepContext = createContext<(changed: Readonly<Record<string, string>>) => void>(() => undefined);

/** Keeps texts in the draft of the form around it before the form is given them: for a field that is not drawn with every key. */
export const useKeepInDraft = (): ((changed: Readonly<Record<string, string>>) => void) => use(KeepContext);

export type EntityFormProps<F extends string, T> = CommonProps<F, T> & DraftOf<F>;

/** A form that survives a killed page, tells refused fields in Dutch and never raises the base of an edit. */
export function EntityForm<F extends string, T>(props: EntityFormProps<F, T>) {
  const { fields, rejected, draft_key, is_read = true, ...common } = props;
  const { db } = useRuntime();
  const key = rejected === undefined ? draft_key : `rejected:${rejected.mutation_id}`;
  const read = useCallback((value: unknown) => readDraft(value, fields.blank), [fields.blank]);
  const stored = useStoredDraft(db, key, read);
  if (stored === undefined || !is_read) return null;
  return <Form {...common} fields={fields} rejected={rejected} draft_key={key} stored={stored} />;
}

interface FormProps<F extends string, T> extends Omit<CommonProps<F, T>, 'is_read'> {
  readonly rejected: Rejected<F> | undefined;
  readonly draft_key: string;
  /** The draft of an earlier page. */
  readonly stored: FormDraft<F> | null;
}

function Form<F extends string, T>(props: FormProps<F, T>) {
  const { fields, rejected, words, asking_answer, onClose, children } = props;
  const { is_preparing = false, has_no_cancel = false, is_in_page = false, photo_count = 0 } = props;
  const [photos_before] = useState(photo_count);
  const { form, edit, now, busy, is_restored, is_discarded, refused, keepAhead, ...answers } =
    useDraftedForm(props);
  const { onSubmit, clear, undoClear, cancel } = answers;
  const is_untouched = is_in_page && Object.keys(changedFields(edit.base.values, form.values)).length === 0;
  return (
    <FormBody
      onSubmit={onSubmit}
      words={words}
      other_answer={props.other_answer}
      asking={
        asking_answer && {
          name: asking_answer.name,
          label: asking_answer.label,
          renderButton: (give) => asking_answer.renderButton(form, give, busy || is_preparing),
        }
      }
      before_answers={props.before_answers}
      is_saving={busy}
      busy={busy || is_preparing}
      is_in_page={is_in_page}
      is_untouched={is_untouched}
      onCancel={
        has_no_cancel
          ? null
          : () => {
              cancel();
              onClose();
            }
      }
    >
      {rejected === undefined ? (
        (is_restored || is_discarded) && (
          <DraftNote
            is_discarded={is_discarded}
            photo_count={photo_count}
            onClear={clear}
            onUndo={undoClear}
          />
        )
      ) : (
        <RejectedNote code={rejected.code} />
      )}
      {photos_before > 0 && !is_restored && !is_discarded && <KeptPhotosNote photo_count={photo_count} />}
      {now !== undefined && !is_untouched && (
        <ElsewhereNote base={edit.base.values} now={now} labels={fields.labels} />
      )}
      <KeepContext value={keepAhead}>{children(form, refused, edit)}</KeepContext>
    </FormBody>
  );
}
