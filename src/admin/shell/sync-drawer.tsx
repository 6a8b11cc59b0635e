import { Button, Drawer, Text } from '@mantine/core';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { sync } from '../../content/admin/sync.ts';
import { adminPage } from '../../admin-routes.ts';
import type { SyncStatus } from '../../sync/index.ts';
import { ChangesList } from '../sync-ui/pending/changes-list.tsx';
import { PendingParts } from '../sync-ui/pending/pending-parts.tsx';
import { ConflictsList } from '../sync-ui/conflicts/conflicts-list.tsx';
import { LAYERS } from '../components/layers.ts';
import { walkEntries } from '../components/list/use-arrow-keys.ts';
import { SectionBoundary } from '../components/section-boundary.tsx';
import { SyncState } from '../sync-ui/status/sync-state.tsx';
import type { PillLabel } from '../sync-ui/status/pill-state.ts';
import classes from './sync-drawer.module.css';
import { useEscapeFirst } from '../components/use-escape-first.ts';

const words = sync.drawer;

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

/** The list behind the pill: pending changes and photos, rejected changes, conflicts, and when sync last worked. */
export function SyncDrawer(props: {
  readonly opened: boolean;
  readonly on_close: () => void;
  readonly pill: PillLabel;
  readonly status: SyncStatus;
  readonly now_ms: number;
}) {
  const { pill, status, now_ms } = props;
  const heading = useRef<HTMLSpanElement>(null);
  useEscapeFirst(props.opened, '[data-sync-drawer]', props.on_close, LAYERS.from_pill);
  return (
    <Drawer
      opened={props.opened}
      onClose={props.on_close}
      // Heard by useEscapeFirst: a dialog over the drawer closes alone, in whatever order the two listen.
      closeOnEscape={false}
      position="right"
      size="30rem"
      zIndex={LAYERS.from_pill}
      attributes={{
        content: { 'data-sync-drawer': true, 'data-below-pill': true },
        header: { role: 'presentation' },
      }}
      title={
        <span ref={heading} tabIndex={-1}>
          {words.title}
        </span>
      }
      closeButtonProps={{ 'aria-label': words.close }}
      classNames={{ content: classes['content'] ?? '', body: classes['body'] ?? '' }}
    >
      <SyncState pill={pill} status={status} now_ms={now_ms} />
      <SectionBoundary fallback={listFailed}>
        <div className={classes['lists']} ref={walkEntries}>
          <ChangesList now_ms={now_ms} heading={heading} on_leave={props.on_close} />
          <PendingParts now_ms={now_ms} on_leave={props.on_close} />
          <ConflictsList now_ms={now_ms} />
        </div>
      </SectionBoundary>
      <Button
        component={Link}
        to={adminPage('sync')}
        variant="default"
        className={classes['all'] ?? ''}
        onClick={props.on_close}
      >
        {words.show_all}
      </Button>
    </Drawer>
  );
}
