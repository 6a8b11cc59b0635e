import { Button, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { can } from '../../../domain/rights.ts';
import { sync } from '../../../content/admin/sync.ts';
import { syncCenter } from '../../../content/admin/sync-center.ts';
import { ChangesList } from '../../sync-ui/pending/changes-list.tsx';
import { PendingParts } from '../../sync-ui/pending/pending-parts.tsx';
import { ConflictsList } from '../../sync-ui/conflicts/conflicts-list.tsx';
import { useUnsentExport } from '../../sync-ui/pending/use-unsent-export.ts';
import { BusyButton } from '../../components/busy-button.tsx';
import { walkEntries } from '../../components/list/use-arrow-keys.ts';
import { useFocusAfter } from '../../components/use-focus-after.ts';
import { SectionBoundary } from '../../components/section-boundary.tsx';
import { StorageSection } from '../../sync-ui/this-device/storage-section.tsx';
import { SyncState } from '../../sync-ui/status/sync-state.tsx';
import { usePillLabel, useShownStatus } from '../../sync-ui/status/use-pill-state.ts';
import { useNow } from '../../components/use-now.ts';
import { useRuntime, useSyncStatus } from '../../runtime.ts';
import { BackupSection } from './backup/backup-section.tsx';
import { DeviceSection } from './device/device-section.tsx';
import { StrandedDrafts } from './stranded-drafts.tsx';
import classes from './sync-center.module.css';

const words = syncCenter;
const TICK_MS = 10_000;

function partFailed(retry: () => void) {
  return (
    <div role="alert" className={classes['section']}>
      <Text>{sync.drawer.failed}</Text>
      <Button variant="default" onClick={retry}>
        {sync.drawer.retry}
      </Button>
    </div>
  );
}

/** Everything that has not reached the server, with a way to take it all along. */
function Changes({ now_ms }: { now_ms: number }) {
  const { pending, rejected, photos, photos_failed, photos_gone, photos_held, photos_refused } =
    useShownStatus();
  const exportUnsent = useUnsentExport();
  const [is_exporting, setExporting] = useState(false);
  const [exported, setExported] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  // It goes when all was sent.
  const export_button = useFocusAfter(heading);
  const pictures = photos + photos_failed + photos_gone + photos_held + photos_refused;
  const has_work = pending + rejected + pictures > 0;
  const exportAll = async (): Promise<void> => {
    setExporting(true);
    const how = await exportUnsent();
    setExported(how === 'whole' ? words.changes.exported(pictures) : words.changes.exported_partly);
    setExporting(false);
  };
  return (
    <section className={classes['section']} aria-labelledby="sync-changes" ref={walkEntries}>
      <div className={classes['heading']}>
        <h2 id="sync-changes" ref={heading} tabIndex={-1}>
          {words.changes.title}
        </h2>
        {has_work && (
          <BusyButton
            ref={export_button}
            variant="default"
            leftSection={<IconDownload size={20} stroke={1.5} aria-hidden="true" />}
            busy={is_exporting}
            onClick={() => void exportAll()}
          >
            {words.changes.export_all}
          </BusyButton>
        )}
      </div>
      <output className={classes['quiet']}>{has_work && exported}</output>
      <SectionBoundary fallback={partFailed}>
        <ChangesList now_ms={now_ms} heading={heading} />
        <PendingParts now_ms={now_ms} />
        <ConflictsList now_ms={now_ms} />
        <StrandedDrafts now_ms={now_ms} />
      </SectionBoundary>
    </section>
  );
}

/**
 * The screen 'Synchronisatie': the state of sync, pending changes, rejected changes, conflicts, and beside them the
 * state of this device.
 */
export function SyncCenterScreen() {
  const { user } = useRuntime();
  const status = useSyncStatus();
  const now_ms = useNow(TICK_MS);
  const pill = usePillLabel(now_ms);
  return (
    <div className={classes['screen']}>
      <div className={classes['work']}>
        <SyncState pill={pill} status={status} now_ms={now_ms} />
        <Changes now_ms={now_ms} />
      </div>
      <div className={classes['device']}>
        <SectionBoundary fallback={partFailed}>
          <StorageSection />
          {can(user, 'back_up') && <BackupSection />}
          <DeviceSection />
        </SectionBoundary>
      </div>
    </div>
  );
}
