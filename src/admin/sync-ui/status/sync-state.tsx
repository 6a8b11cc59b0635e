import { Button, Progress, Text } from '@mantine/core';
import { IconArrowsSplit2, IconRefresh } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { can } from '../../../domain/rights.ts';
import { sync } from '../../../content/admin/sync.ts';
import type { SyncStatus } from '../../../sync/index.ts';
import { useRuntime } from '../../runtime.ts';
import { formatTime } from '../row-labels.ts';
import { ConflictDialog } from '../conflicts/conflict-dialog.tsx';
import { LAYERS } from '../../components/layers.ts';
import { RescueDownload } from '../../components/rescue-download.tsx';
import { useShellActions } from '../../components/shell-actions.ts';
import { useNow } from '../../components/use-now.ts';
import classes from './sync-state.module.css';
import { nextStepLabel, type PillKey, type PillLabel, type ShownStatus } from './pill-state.ts';
import { useShownStatus } from './use-pill-state.ts';

const words = sync.drawer;
const COUNTDOWN_TICK_MS = 1_000;
const EVERY_CONFLICT = () => true;

/** Seconds until the next try, counted down here: the status only says it once. */
function useRetryInSeconds(status: SyncStatus): number | null {
  const now_ms = useNow(COUNTDOWN_TICK_MS);
  const [seen, setSeen] = useState({ status, at_ms: now_ms });
  if (seen.status !== status) setSeen({ status, at_ms: now_ms });
  const { next_retry_in_ms } = status;
  if (next_retry_in_ms === null) return null;
  const left_ms = next_retry_in_ms - Math.max(0, now_ms - seen.at_ms);
  return Math.max(0, Math.ceil(left_ms / 1_000));
}

function NextStep({ status, pill_key }: { status: ShownStatus; pill_key: PillKey }) {
  const next = nextStepLabel(status, pill_key, useRetryInSeconds(status));
  return next === null ? null : <Text className={classes['next']}>{next}</Text>;
}

function Times({ status, now_ms }: { status: SyncStatus; now_ms: number }) {
  const moment = (at: string | null): string => (at === null ? words.never : formatTime(at, now_ms));
  return (
    <dl className={classes['times']}>
      <div>
        <dt>{words.last_pull}</dt>
        <dd>{moment(status.last_pull_at)}</dd>
      </div>
      <div>
        <dt>{words.last_push}</dt>
        <dd>{moment(status.last_push_at)}</dd>
      </div>
    </dl>
  );
}

/** The server cannot say beforehand how many rows there are, so the count is what moves. */
function FirstFetch({ rows }: { rows: number }) {
  const label = words.first_rows(rows);
  return (
    <div className={classes['progress']}>
      <Progress value={100} striped animated aria-label={label} />
      <Text className={classes['count']}>{label}</Text>
    </div>
  );
}

/** States whose button is in the list below, which has to stay the one in sight. */
const SETTLED_BELOW: readonly PillKey[] = ['rejected', 'photos_failed', 'photos_gone', 'photos_held'];

/** What can be done about the present state; always one clear action. */
function Action({ pill_key, on_choose }: { pill_key: PillKey; on_choose: () => void }) {
  const { engine, user, app_version, open_forms } = useRuntime();
  const { ask_sign_in } = useShellActions();
  if (pill_key === 'sign_in') return <Button onClick={ask_sign_in}>{words.sign_in}</Button>;
  if (pill_key === 'choices') {
    return (
      <Button
        leftSection={<IconArrowsSplit2 size={20} stroke={1.5} aria-hidden="true" />}
        onClick={on_choose}
      >
        {words.choose}
      </Button>
    );
  }
  if (pill_key === 'storage' || pill_key === 'upgrade' || pill_key === 'newer') {
    return (
      <div className={classes['actions']}>
        <Button onClick={() => location.reload()}>{words.reload}</Button>
        {pill_key !== 'upgrade' && (
          <RescueDownload user={user} app_version={app_version} forms={open_forms.list} variant="default" />
        )}
      </div>
    );
  }
  return (
    <Button
      variant={SETTLED_BELOW.includes(pill_key) ? 'default' : 'filled'}
      leftSection={<IconRefresh size={20} stroke={1.5} aria-hidden="true" />}
      onClick={() => engine.sync_now()}
    >
      {words.sync_now}
    </Button>
  );
}

/**
 * The state of sending and fetching, which the pill names: a sentence, when it last worked, what happens next, what can be done.
 * After a failure its coming into sight is a new try (PS5).
 */
export function SyncState(props: {
  readonly pill: PillLabel;
  readonly status: SyncStatus;
  readonly now_ms: number;
}) {
  const { pill, status, now_ms } = props;
  const { user, engine } = useRuntime();
  const shown = useShownStatus();
  const [choosing, setChoosing] = useState(false);
  useEffect(() => engine.looked(), [engine]);
  return (
    <section className={classes['state']} data-tone={pill.tone} aria-label={words.state_title}>
      <Text className={classes['explain']}>
        {pill.key === 'unsettled' && can(user, 'settle_restore')
          ? sync.restore_needed
          : sync.explain[pill.key]}
      </Text>
      {pill.key === 'first_fetch' && <FirstFetch rows={status.first_sync_rows} />}
      <NextStep status={shown} pill_key={pill.key} />
      <Times status={status} now_ms={now_ms} />
      <Action pill_key={pill.key} on_choose={() => setChoosing(true)} />
      <ConflictDialog
        opened={choosing}
        of={EVERY_CONFLICT}
        onClose={() => setChoosing(false)}
        zIndex={LAYERS.over_pill}
      />
    </section>
  );
}
