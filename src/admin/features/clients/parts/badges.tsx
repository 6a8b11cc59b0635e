import { IconAlertTriangle, IconArrowsSplit2, IconClockExclamation, IconCloudUp } from '@tabler/icons-react';
import { clientsText } from '../../../../content/admin/clients.ts';
import { conflictsText } from '../../../../content/admin/conflicts.ts';
import classes from './status.module.css';

export type RowBadge = 'none' | 'waiting' | 'parked' | 'conflict';

const ICONS = { waiting: IconCloudUp, parked: IconAlertTriangle, conflict: IconArrowsSplit2 } as const;
const HINTS = {
  waiting: clientsText.badges.waiting_hint,
  parked: clientsText.badges.parked_hint,
  conflict: clientsText.badges.conflict_hint,
} as const;

interface SyncBadgeProps {
  readonly badge: RowBadge;
  /** Makes the badge of a conflict the way to its versions; `label` names the row. */
  readonly choose?: { readonly label: string; readonly act: () => void };
}

/** Says that a row has a change that waits, was refused, or met another's change. */
export function SyncBadge({ badge, choose }: SyncBadgeProps) {
  if (badge === 'none') return null;
  const Icon = ICONS[badge];
  const content = (
    <>
      <Icon size={16} stroke={1.75} aria-hidden="true" />
      {clientsText.badges[badge]}
    </>
  );
  if (badge === 'conflict' && choose) {
    return (
      <button
        type="button"
        className={classes['badge']}
        data-kind={badge}
        aria-label={conflictsText.badge_action(choose.label)}
        onClick={choose.act}
      >
        {content}
      </button>
    );
  }
  return (
    <span className={classes['badge']} data-kind={badge} title={HINTS[badge]}>
      {content}
    </span>
  );
}

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
