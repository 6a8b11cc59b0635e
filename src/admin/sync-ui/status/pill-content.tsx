import {
  IconAlertTriangle,
  IconArrowsSplit2,
  IconCheck,
  IconClock,
  IconCloudOff,
  IconDatabaseOff,
  IconKey,
  IconPhotoX,
  IconProgressDown,
  IconRefresh,
  type Icon,
} from '@tabler/icons-react';
import type { Person } from '../../../domain/rights.ts';
import { useNow } from '../../components/use-now.ts';
import { useRuntime } from '../../runtime.ts';
import classes from './pill-content.module.css';
import type { PillKey, PillLabel } from './pill-state.ts';
import line_classes from './sync-line.module.css';
import { usePillLabel } from './use-pill-state.ts';

const TICK_MS = 10_000;

const ICONS: Readonly<Record<PillKey, Icon>> = {
  all_saved: IconCheck,
  saved_as_of: IconClock,
  connecting: IconRefresh,
  choices: IconArrowsSplit2,
  pending: IconClock,
  sending: IconRefresh,
  first_fetch: IconProgressDown,
  offline: IconCloudOff,
  offline_empty: IconCloudOff,
  sign_in: IconKey,
  upgrade: IconAlertTriangle,
  newer: IconAlertTriangle,
  rejected: IconAlertTriangle,
  photos_failed: IconPhotoX,
  photos_gone: IconPhotoX,
  not_staff: IconAlertTriangle,
  unsettled: IconDatabaseOff,
  storage: IconDatabaseOff,
};

/** Whether the pill tells this person no more than one of four things. */
export const isBrief = ({ role }: Person): boolean => role === 'technician';

/** The text of the pill with its icon: for the office the sentence, for a technician one of four. */
export function PillContent({ words }: { words: PillLabel }) {
  const { user } = useRuntime();
  const Mark = ICONS[words.key];
  return (
    <>
      <Mark className={classes['icon']} data-key={words.key} size={18} stroke={1.75} aria-hidden="true" />
      <span className={classes['words']}>{isBrief(user) ? words.brief : words.text}</span>
    </>
  );
}

/** The sync pill's words where nothing can be opened: sending goes on behind a locked screen. */
export function SyncLine() {
  const words = usePillLabel(useNow(TICK_MS));
  return (
    <p className={line_classes['line']} data-tone={words.tone}>
      <PillContent words={words} />
    </p>
  );
}
