import { IconClockExclamation } from '@tabler/icons-react';
import { clientsText } from '../../../content/admin/clients.ts';
import classes from '../../components/status.module.css';

/** Says how many open services have a day that has passed. */
export function OverdueBadge({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className={classes['badge']} data-kind="late" title={clientsText.list.overdue_label(count)}>
      <IconClockExclamation size={16} stroke={1.75} aria-hidden="true" />
      {clientsText.list.overdue(count)}
    </span>
  );
}

/** Says that this open service's day has passed. */
export function LateBadge({ late }: { late: boolean }) {
  if (!late) return null;
  return (
    <span className={classes['badge']} data-kind="late">
      <IconClockExclamation size={16} stroke={1.75} aria-hidden="true" />
      {clientsText.history.overdue}
    </span>
  );
}
