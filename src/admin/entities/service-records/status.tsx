import { clientsText } from '../../../content/admin/clients.ts';
import classes from '../../components/status.module.css';
import { LateMark } from '../../components/late-mark.tsx';
import { ToneWord } from '../../components/tone.tsx';
import { serviceStatusLabel } from './labels.ts';

/** The status of a service in colour and word (M-009). */
export function ServiceStatusWord({ status }: { status: string }) {
  return <ToneWord {...serviceStatusLabel(status)} />;
}

/** Says that this open service's day has passed. */
export function LateBadge({ late }: { late: boolean }) {
  if (!late) return null;
  return (
    <span className={classes['badge']} data-kind="late">
      <LateMark />
      {clientsText.history.overdue}
    </span>
  );
}
