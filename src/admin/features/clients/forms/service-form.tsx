import type { ReactNode } from 'react';
import { clientsText } from '../../../../content/admin/clients.ts';
import { type CommandError, serviceTypesInUse, useLive } from '../../../../data/index.ts';
import type { Result } from '../../../../lib/result.ts';
import { useRuntime } from '../../../runtime.ts';
import type { FormDraft, FormStart, SeenValues, SomeTexts } from '../../../components/forms/draft.ts';
import { FormBody } from '../../../components/forms/form-dialog.tsx';
import { ElsewhereNote, RestoredNote } from '../../../components/forms/form-notes.tsx';
import classes from '../../../components/forms/form.module.css';
import { ServiceFields } from './service-fields.tsx';
import { lacksTypeOrDate, SERVICE_LABELS, type ServiceField, type ServiceValues } from './service-values.ts';
import { useDraftedForm } from '../../../components/forms/use-drafted-form.ts';

const NONE: readonly string[] = [];

interface Props {
  readonly draft_key: string;
  readonly restored: FormDraft<ServiceField> | null;
  readonly start: FormStart<ServiceField>;
  /** The row now, when the form edits one. */
  readonly now?: ServiceValues | null;
  readonly submit: (entered: {
    readonly values: ServiceValues;
    readonly changed: SomeTexts<ServiceField>;
    readonly base_rev: number;
    readonly expected: SeenValues;
  }) => Promise<Result<unknown, CommandError>>;
  /** Stands above the fields, in place of what is said of a restored draft. */
  readonly note?: ReactNode;
  readonly submit_label: string;
  /** Below the fields: what belongs to the service but is no field of it. */
  readonly children?: ReactNode;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** One service: planned, added or edited. */
export function ServiceForm({
  draft_key,
  restored,
  start,
  now,
  submit,
  note,
  submit_label,
  children,
  onDone,
  onClose,
}: Props) {
  const { db } = useRuntime();
  const types_in_use = useLive(() => serviceTypesInUse(db), [db]) ?? NONE;
  const { form, base, busy, is_restored, refused, onSubmit, discard } = useDraftedForm<ServiceField>({
    db,
    draft_key,
    restored,
    start,
    submit,
    onDone,
  });
  return (
    <FormBody
      onSubmit={onSubmit}
      submit={submit_label}
      busy={busy}
      onCancel={() => {
        discard();
        onClose();
      }}
    >
      {note ?? (is_restored && <RestoredNote onClear={discard} />)}
      {now !== undefined && (
        <ElsewhereNote<ServiceField> base={base.values} now={now} labels={SERVICE_LABELS} />
      )}
      {lacksTypeOrDate(refused) && (
        <div role="alert" className={classes['alert']}>
          {clientsText.service_required}
        </div>
      )}
      <ServiceFields form={form} types_in_use={types_in_use} />
      {children}
    </FormBody>
  );
}
