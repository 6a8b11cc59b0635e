import {
  IconAlertTriangle,
  IconArrowsSplit2,
  IconCheck,
  IconClock,
  IconCloudOff,
  IconCloudUp,
  IconDatabaseOff,
  IconKey,
  IconPhotoPause,
  IconPhotoX,
  IconProgressDown,
  IconRefresh,
  type Icon,
} from '@tabler/icons-react';
import type { Person } from '../../../domain/rights.ts';
import { useNow } from '../../components/use-now.ts';
import { useRuntime } from '../../runtime.ts';
import classes from './pill-content.module.css';
import type { BriefKey, PillKey, PillLabel } from './pill-state.ts';
import line_classes from './sync-line.module.css';
import { usePillLabel } from './use-pill-state.ts';

const TICK_MS = 10_000;

/** The picture of each state of the pill. Rows and photos tell a change that waits, was rejected or has two versions by the same ones. */
const ICONS: Readonly<Record<PillKey, Icon>> = {
  all_saved: IconCheck,
  saved_as_of: IconClock,
  counting: IconClock,
  connecting: IconRefresh,
  choices: IconArrowsSplit2,
  pending: IconCloudUp,
  sending: IconRefresh,
  first_fetch: IconProgressDown,
  offline: IconCloudOff,
  offline_empty: IconCloudOff,
  sign_in: IconKey,
  upgrade: IconAlertTriangle,
  newer: IconAlertTriangle,
  rejected: IconAlertTriangle,
  photos_failed: IconAlertTriangle,
  photos_gone: IconPhotoX,
  photos_held: IconPhotoPause,
  not_staff: IconAlertTriangle,
  unsettled: IconDatabaseOff,
  storage: IconDatabaseOff,
};

/** Each of four things has one picture, whatever sentence stands behind it. */
const BRIEF_ICONS: Readonly<Record<BriefKey, Icon>> = {
  saved: IconCheck,
  waits: IconCloudUp,
  sign_in: IconKey,
  look: IconAlertTriangle,
};

/** Whether the pill tells this person no more than one of four things. */
export const isBrief = ({ role }: Person): boolean => role === 'technician';

/** Between the state and what that means: 'Offline – op dit apparaat bewaard'. */
const DASH = ' – ';

/** The text of the pill with its icon: for the office the sentence, for a technician one of four. */
export function PillContent({ words }: { words: PillLabel }) {
  const { user } = useRuntime();
  const is_brief = isBrief(user);
  const Mark = is_brief ? BRIEF_ICONS[words.brief_key] : ICONS[words.key];
  const [state = '', ...meaning] = (is_brief ? words.brief : words.text).split(DASH);
  return (
    <>
      <Mark
        className={classes['icon']}
        data-key={is_brief ? words.brief_key : words.key}
        size={18}
        stroke={1.75}
        aria-hidden="true"
      />
      <span className={classes['words']}>
        {state}
        {meaning.length > 0 && <span data-meaning>{DASH + meaning.join(DASH)}</span>}
      </span>
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
