/** Opens the signed-in user's database, starts the engine and shows the shell: the chunk behind the sign-in. */
import { lazy, memo, useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { UnsentPhotos } from '../admin/entities/service-photos/unsent-photos.tsx';
import { createOpenForms } from '../admin/components/open-forms.ts';
import { LockScreen } from '../admin/lock/lock-screen.tsx';
import {
  type AdminDevice,
  type AdminRuntime,
  type ConflictView,
  type PendingPart,
  RuntimeProvider,
  useLock,
  useRuntime,
  useSyncValue,
} from '../admin/runtime.ts';
import { EvictionNotice } from '../admin/shell/eviction-notice.tsx';
import { AdminShell } from '../admin/shell/admin-shell.tsx';
import { SyncLine } from '../admin/sync-ui/status/pill-content.tsx';
import { StorageTrouble } from '../admin/shell/storage-trouble.tsx';
import type { DeviceUser, SessionStore } from '../session/session-types.ts';
import type { AppDatabase, OpenError } from '../data/index.ts';
import type { DeviceLock } from '../device/device-lock-types.ts';
import { cacheAdmin } from '../pwa/admin-worker.ts';
import { InstallHint } from '../pwa/install-hint.tsx';
import { UpdatePrompt } from '../pwa/update-prompt.tsx';
import type { StoreFault } from '../sync/index.ts';
import { fileAddress } from '../lib/storage-address.ts';
import { type RunningEngine, startEngine } from './admin-engine.ts';
import styles from './admin-host.module.css';
import { env } from './env.ts';
import { AdminLoading } from './admin-loading.tsx';
import { ADMIN_SCREENS, keepScreensReady, loadFirstScreen, loadScreensAtRest } from './admin-screens.ts';
import { session as own_session } from './admin-session.ts';
import { cacheAdminAtRest } from './cache-admin-at-rest.ts';
import { NoticeStack } from './notice-stack.tsx';
import { APP_VERSION, openAhead, rebuild_notice, takeOpened } from './open-ahead.ts';

loadFirstScreen();
openAhead(own_session);

const projectAddress = (address: string): string => fileAddress(address, env.supabase_url);

const TOUCHES = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

/** Tells the lock about every touch of the screen, mouse and keys. */
function useActivity(lock: DeviceLock): void {
  useEffect(() => {
    const touched = (): void => lock.touched();
    const how = { capture: true, passive: true } as const;
    for (const touch of TOUCHES) addEventListener(touch, touched, how);
    return () => {
      for (const touch of TOUCHES) removeEventListener(touch, touched, how);
    };
  }, [lock]);
}

type Opening =
  | { readonly kind: 'opening' }
  | { readonly kind: 'failed'; readonly reason: OpenError }
  | { readonly kind: 'open'; readonly db: AppDatabase; readonly running: RunningEngine };

/** Opens the database and runs the engine for as long as this user is here. */
function useOpened(
  { id, role }: DeviceUser,
  session: SessionStore,
  report: (fault: StoreFault) => void,
): Opening {
  const [opening, setOpening] = useState<Opening>({ kind: 'opening' });
  useEffect(() => {
    let is_over = false;
    let close = async (): Promise<void> => undefined;
    const open = async (): Promise<void> => {
      const opened = await takeOpened({ id, role });
      if (!opened.ok) {
        if (!is_over) setOpening({ kind: 'failed', reason: opened.error });
        return;
      }
      const db = opened.value;
      if (is_over) {
        db.close();
        return;
      }
      const running = startEngine(db, session, report);
      const forget = db.on_gone((why) => {
        report(why === 'newer_version' ? 'newer_version' : 'broken');
        void running.stop();
      });
      const stopCaching = cacheAdminAtRest(running.engine, cacheAdmin);
      close = async () => {
        stopCaching();
        forget();
        await running.stop();
        db.close();
      };
      setOpening({ kind: 'open', db, running });
      void navigator.storage?.persist?.().catch(() => false);
    };
    void open();
    return () => {
      is_over = true;
      void close();
    };
  }, [id, role, session, report]);
  return opening;
}

function Notices() {
  const sending = useSyncValue(
    ({ phase, pending, in_flight }) => phase !== 'upgrade_needed' && (pending > 0 || in_flight > 0),
  );
  return (
    <div className={styles['notices']}>
      <UpdatePrompt sending={sending} />
      <InstallHint />
    </div>
  );
}

/** Keeps the rows of screens that are not open ready, once the first sync has filled the database. */
function ReadyScreens() {
  const { db, user } = useRuntime();
  const is_filled = useSyncValue(({ first_sync_done }) => first_sync_done);
  useEffect(() => (is_filled ? keepScreensReady(db, user) : undefined), [is_filled, db, user]);
  return null;
}

/** The lists of unsent work besides changed rows, in the order they are shown. */
const PENDING_PARTS: readonly PendingPart[] = [{ name: 'service_photos', Component: UnsentPhotos }];

const ArticleConflict = lazy(async () => {
  const { ArticleConflict: Component } = await import('../admin/features/blog/index.ts');
  return { default: Component };
});
const VersionPicture = lazy(async () => {
  const { VersionPicture: Component } = await import('../admin/entities/site-pictures/site-picture.tsx');
  return { default: Component };
});
const CONFLICT_VIEWS: readonly ConflictView[] = [
  { table: 'blog_posts', fields: ['content', 'html_blocks'], Component: ArticleConflict },
];

/** The admin of one user. Give it the user's id as key: another user is another database. Not drawn anew when the address changes. */
export default memo(function AdminHost({
  session,
  user,
  device,
}: {
  session: SessionStore;
  user: DeviceUser;
  device: AdminDevice;
}) {
  const [fault, setFault] = useState<StoreFault | null>(null);
  const report_fault = useCallback((found: StoreFault) => setFault(found), []);
  const opening = useOpened(user, session, report_fault);
  const rebuild = useSyncExternalStore(rebuild_notice.subscribe, rebuild_notice.shown);
  const [open_forms] = useState(createOpenForms);
  const is_locked = useLock(device.lock).kind === 'locked';
  const [was_locked, setWasLocked] = useState(false);
  if (is_locked && !was_locked) setWasLocked(true);
  useActivity(device.lock);
  const runtime = useMemo<AdminRuntime | null>(
    () =>
      opening.kind === 'open'
        ? {
            db: opening.db,
            engine: opening.running.engine,
            photos: opening.running.photos,
            photo_import: opening.running.photo_import,
            pending_parts: PENDING_PARTS,
            conflict_views: CONFLICT_VIEWS,
            PictureValue: VersionPicture,
            file_address: projectAddress,
            row_history: opening.running.row_history,
            overdue_jobs: opening.running.overdue_jobs,
            scheduled_jobs: opening.running.scheduled_jobs,
            health: opening.running.health,
            page_views: opening.running.page_views,
            staff: opening.running.staff,
            post_versions: opening.running.post_versions,
            open_together: opening.running.open_together,
            request_files: opening.running.request_files,
            user,
            session,
            device,
            app_version: APP_VERSION,
            open_forms,
            reported_fault: fault,
            report_fault,
          }
        : null,
    [opening, user, session, device, open_forms, fault, report_fault],
  );

  const is_open = runtime !== null;
  useEffect(() => (is_open ? loadScreensAtRest(user) : undefined), [is_open, user]);

  if (opening.kind === 'failed')
    return <StorageTrouble fault={opening.reason} user={user} app_version={APP_VERSION} />;
  if (!runtime) return <AdminLoading rebuild={rebuild} />;
  return (
    <RuntimeProvider value={runtime}>
      {is_locked ? (
        // Nothing of the screens stays in the page; the engine goes on.
        <LockScreen
          device={device}
          session={session}
          user={user}
          on_signed_in={() => runtime.engine.signed_in()}
          sync_line={<SyncLine />}
        />
      ) : (
        <>
          <ReadyScreens />
          <AdminShell
            all_screens={ADMIN_SCREENS}
            on_dismiss_fault={() => setFault(null)}
            is_unlocked={was_locked}
            notices={
              <>
                <EvictionNotice />
                <Notices />
              </>
            }
          />
          <NoticeStack />
        </>
      )}
    </RuntimeProvider>
  );
});
