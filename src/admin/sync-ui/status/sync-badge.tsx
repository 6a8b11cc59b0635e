import { VisuallyHidden } from '@mantine/core';
import { IconAlertTriangle, IconArrowsSplit2, IconCloudUp } from '@tabler/icons-react';
import { conflictsText } from '../../../content/admin/conflicts.ts';
import { sync } from '../../../content/admin/sync.ts';
import type { RowBadge } from '../../../data/index.ts';
import { useRuntime } from '../../runtime.ts';
import { isBrief } from './pill-content.tsx';
import classes from '../../components/status.module.css';

const ICONS = { pending: IconCloudUp, rejected: IconAlertTriangle, conflict: IconArrowsSplit2 } as const;
const HINTS = {
  pending: sync.badges.pending_hint,
  rejected: sync.badges.rejected_hint,
  conflict: sync.badges.conflict_hint,
} as const;

interface SyncBadgeProps {
  readonly badge: RowBadge;
  /** Makes the badge of a conflict the way to its versions; `label` names the row. */
  readonly choose?: { readonly label: string; readonly act: () => void };
}

/** Says that a row has a change that waits, was refused, or met another's change (R-50). */
export function SyncBadge({ badge, choose }: SyncBadgeProps) {
  const { user } = useRuntime();
  if (badge === 'none') return null;
  const is_brief = isBrief(user) && badge !== 'pending';
  const Icon = ICONS[badge];
  const content = (
    <>
      <Icon size={16} stroke={1.75} aria-hidden="true" />
      <span className={classes['badge-word']}>{is_brief ? sync.brief.look(0) : sync.badges[badge]}</span>
      {is_brief && <VisuallyHidden>: {sync.badges[badge]}</VisuallyHidden>}
    </>
  );
  if (badge === 'conflict' && choose) {
    return (
      <button
        type="button"
        className={classes['badge']}
        data-kind={badge}
        aria-label={`${is_brief ? `${sync.brief.look(0)}: ` : ''}${conflictsText.badge_action(choose.label)}`}
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
