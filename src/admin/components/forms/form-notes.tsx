import { Button } from '@mantine/core';
import { IconAlertTriangle, IconHistory, IconInfoCircle } from '@tabler/icons-react';
import { generalText } from '../../../content/admin/general.ts';
import { rejectionReason } from '../../sync-ui/row-labels.ts';
import { type FieldTexts, fieldsOf } from './draft.ts';
import classes from './form.module.css';

interface DraftProps {
  /** The draft was thrown away with the button of this note. */
  readonly is_discarded: boolean;
  /** Pictures that were taken in the form: they stay when its texts are thrown away. */
  readonly photo_count: number;
  readonly onClear: () => void;
  readonly onUndo: () => void;
}

/**
 * Says that a half-filled form came back, with a way to throw it away, and then with a way to have it back. One button is
 * both, so that the keyboard stays on it.
 */
export function DraftNote({ is_discarded, photo_count, onClear, onUndo }: DraftProps) {
  const { discarded, discarded_texts, restored, clear } = generalText.draft;
  const said = photo_count === 0 ? discarded : discarded_texts;
  return (
    <div className={classes['note']}>
      <IconHistory size={18} stroke={1.75} aria-hidden="true" />
      <output>{is_discarded ? said : restored}</output>
      <Button
        variant="subtle"
        size="compact-sm"
        className={classes['note-action'] ?? ''}
        onClick={is_discarded ? onUndo : onClear}
      >
        {is_discarded ? generalText.draft.undo : clear}
      </Button>
    </div>
  );
}

/** Says that the pictures of a form that was left are still with it; each is thrown away where it is shown. */
export function KeptPhotosNote({ photo_count }: { readonly photo_count: number }) {
  return (
    <div className={classes['note']}>
      <IconHistory size={18} stroke={1.75} aria-hidden="true" />
      <output>{generalText.draft.kept_photos(photo_count, false)}</output>
    </div>
  );
}

interface ElsewhereProps<F extends string> {
  /** The values when the edit began. */
  readonly base: FieldTexts<F>;
  /** The row now; null when it is gone. */
  readonly now: FieldTexts<F> | null;
  readonly labels: FieldTexts<F>;
}

/** Says which fields changed elsewhere while the form was open; the person's own texts stay (D3). */
export function ElsewhereNote<F extends string>({ base, now, labels }: ElsewhereProps<F>) {
  const fields = now && fieldsOf(base).filter((field) => now[field] !== base[field]);
  if (fields?.length === 0) return null;
  return (
    <div className={classes['note']}>
      <IconInfoCircle size={18} stroke={1.75} aria-hidden="true" />
      <output>
        {fields
          ? generalText.draft.changed_elsewhere(fields.map((field) => labels[field]).join(', '))
          : generalText.draft.gone_elsewhere}
      </output>
    </div>
  );
}

/** Why the server did not take what is in the form. */
export function RejectedNote({ code }: { code: string }) {
  return (
    <div className={classes['note']}>
      <IconAlertTriangle size={18} stroke={1.75} aria-hidden="true" />
      <output>{rejectionReason(code)}</output>
    </div>
  );
}
