import {
  IconAlertTriangle,
  IconCheck,
  IconClock,
  IconCloudOff,
  IconDatabaseOff,
  IconKey,
  IconProgressDown,
  IconRefresh,
  type Icon,
} from '@tabler/icons-react';
import { sync } from '../../content/admin/sync.ts';
import classes from './sync-pill.module.css';
import type { PillKey, PillWords } from './sync-words.ts';

const ICONS: Readonly<Record<PillKey, Icon>> = {
  all_saved: IconCheck,
  saved_as_of: IconClock,
  connecting: IconRefresh,
  waiting: IconClock,
  sending: IconRefresh,
  first_fetch: IconProgressDown,
  offline: IconCloudOff,
  offline_empty: IconCloudOff,
  sign_in: IconKey,
  upgrade: IconAlertTriangle,
  newer: IconAlertTriangle,
  parked: IconAlertTriangle,
  not_staff: IconAlertTriangle,
  storage: IconDatabaseOff,
};

/** The words of the pill with their mark; also the headline of the drawer. */
export function PillContent({ words }: { words: PillWords }) {
  const Mark = ICONS[words.key];
  return (
    <>
      <Mark className={classes['icon']} size={18} stroke={1.75} aria-hidden="true" />
      <span className={classes['words']}>{words.text}</span>
    </>
  );
}

/** Says in words whether everything is sent; always in sight, opens the list of changes. */
export function SyncPill({
  words,
  expanded,
  on_open,
}: {
  words: PillWords;
  expanded: boolean;
  on_open: () => void;
}) {
  const waiting = words.waiting > 0 ? sync.pill.waiting(words.waiting) : null;
  const label = [`${sync.pill_label}: ${words.text}`, waiting].filter((part) => part !== null).join(', ');
  return (
    <div className={classes['place']} aria-live={words.tone === 'busy' ? 'off' : 'polite'}>
      <button
        type="button"
        className={classes['pill']}
        data-tone={words.tone}
        data-key={words.key}
        aria-haspopup="dialog"
        aria-expanded={expanded}
        aria-label={label}
        onClick={on_open}
      >
        <PillContent words={words} />
        {waiting !== null && (
          <span className={classes['count']}>{words.waiting.toLocaleString('nl-NL')}</span>
        )}
      </button>
    </div>
  );
}
