import { IconAlertTriangle } from '@tabler/icons-react';
import { rejectionReason } from '../../sync-ui/row-labels.ts';
import classes from './form.module.css';

/** Why the server did not take what stands in the form. */
export function RefusedNote({ code }: { code: string }) {
  return (
    <div className={classes['note']}>
      <IconAlertTriangle size={18} stroke={1.75} aria-hidden="true" />
      <output>{rejectionReason(code)}</output>
    </div>
  );
}

/** The key under which a half-finished revision is kept. */
export const refusedDraftKey = (mutation_id: string): string => `refused:${mutation_id}`;
