import { Button, Drawer, Text } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { sync } from '../../content/admin/sync.ts';
import type { SyncStatus } from '../../sync/index.ts';
import { SectionBoundary } from '../components/section-boundary.tsx';
import { useRuntime } from '../runtime.ts';
import { momentWords } from './change-words.ts';
import { ChangesList } from './changes-list.tsx';
import { ConflictsList } from './conflicts-list.tsx';
import classes from './sync-drawer.module.css';
import { PillContent } from './sync-pill.tsx';
import type { PillWords } from './sync-words.ts';

const words = sync.drawer;

function Times({ status, now_ms }: { status: SyncStatus; now_ms: number }) {
  const moment = (at: string | null): string => (at === null ? words.never : momentWords(at, now_ms));
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

/** What can be done about the present state; always one clear action. */
function Action({ pill, on_sign_in }: { pill: PillWords; on_sign_in: () => void }) {
  const { engine } = useRuntime();
  if (pill.key === 'sign_in') return <Button onClick={on_sign_in}>{words.sign_in}</Button>;
  if (pill.key === 'storage' || pill.key === 'upgrade' || pill.key === 'newer') {
    return <Button onClick={() => location.reload()}>{words.reload}</Button>;
  }
  return (
    <Button
      leftSection={<IconRefresh size={20} stroke={1.5} aria-hidden="true" />}
      onClick={() => engine.sync_now()}
    >
      {words.sync_now}
    </Button>
  );
}

function listFailed(retry: () => void) {
  return (
    <div role="alert">
      <Text>{words.failed}</Text>
      <Button variant="default" mt="sm" onClick={retry}>
        {words.retry}
      </Button>
    </div>
  );
}

/** The list behind the pill: what waits, what was refused, what two people changed, and when it last worked. */
export function SyncDrawer(props: {
  readonly opened: boolean;
  readonly on_close: () => void;
  readonly on_sign_in: () => void;
  readonly pill: PillWords;
  readonly status: SyncStatus;
  readonly now_ms: number;
}) {
  const { pill, status, now_ms } = props;
  return (
    <Drawer
      opened={props.opened}
      onClose={props.on_close}
      position="right"
      size="30rem"
      title={words.title}
      closeButtonProps={{ 'aria-label': words.close }}
      classNames={{ content: classes['content'] ?? '', body: classes['body'] ?? '' }}
    >
      <section className={classes['state']} data-tone={pill.tone}>
        <p className={classes['headline']}>
          <PillContent words={pill} />
        </p>
        <Text className={classes['explain']}>{sync.explain[pill.key]}</Text>
        <Times status={status} now_ms={now_ms} />
        <Action pill={pill} on_sign_in={props.on_sign_in} />
      </section>
      <SectionBoundary fallback={listFailed}>
        <ChangesList now_ms={now_ms} />
        <ConflictsList now_ms={now_ms} />
      </SectionBoundary>
    </Drawer>
  );
}
