import { clientsText } from '../../../content/admin/clients.ts';
import classes from '../../components/status.module.css';
import { LateMark } from '../../components/late-mark.tsx';
import { ToneWord } from '../../components/tone.tsx';
import { clientStatusLabel } from './labels.ts';

/** The status of a client in colour and word (M-008). */
export function ClientStatusWord({ status }: { status: string }) {
  return <ToneWord {...clientStatusLabel(status)} />;
}

/** Says how many open services have a day that has passed. */
export function OverdueBadge({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className={classes['badge']} data-kind="late" title={clientsText.list.overdue_label(count)}>
      <LateMark />
      {clientsText.list.overdue(count)}
    </span>
  );
}
