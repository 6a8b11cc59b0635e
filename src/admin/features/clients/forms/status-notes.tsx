import type { UseFormReturnType } from '@mantine/form';
import classes from '../../../components/forms/form.module.css';
import { GrowingTextarea } from '../../../components/growing-textarea.tsx';
import { type Tone, ToneDot } from '../../../components/tone.tsx';
import { Select } from '../../../components/select.tsx';

interface Props {
  readonly form: { readonly getInputProps: UseFormReturnType<object>['getInputProps'] };
  /** The options. */
  readonly statuses: readonly string[];
  readonly labelOf: (status: string) => { readonly word: string; readonly tone: Tone };
  readonly status: string;
  readonly words: { readonly status: string; readonly notes: string };
  /** Whether the notes are written elsewhere. */
  readonly has_no_notes?: boolean;
}

/** The two fields every record ends with (M-006). */
export function StatusNotes({ form, statuses, labelOf, status, words, has_no_notes = false }: Props) {
  return (
    <>
      <Select
        className={classes['half'] ?? ''}
        label={words.status}
        size="md"
        allowDeselect={false}
        data={statuses.map((value) => ({ value, label: labelOf(value).word }))}
        leftSection={<ToneDot tone={labelOf(status).tone} />}
        {...form.getInputProps('status')}
      />
      {!has_no_notes && (
        <GrowingTextarea
          label={words.notes}
          size="md"
          min_rows={2}
          max_rows={8}
          {...form.getInputProps('notes')}
        />
      )}
    </>
  );
}
