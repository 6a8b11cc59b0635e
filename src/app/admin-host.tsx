/** Opens the signed-in user's database, starts the engine and shows the shell: the chunk behind the sign-in. */
import { Notifications } from '@mantine/notifications';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { type AdminRuntime, RuntimeProvider, useSyncStatus } from '../admin/runtime.ts';
import { EvictionNotice } from '../admin/shell/eviction-notice.tsx';
import { AdminShell } from '../admin/shell/admin-shell.tsx';
import { StorageTrouble } from '../admin/shell/storage-trouble.tsx';
import type { DeviceUser, SessionStore } from '../backend/session-types.ts';
import { type AppDatabase, type OpenError, openAppDatabase } from '../data/index.ts';
import { cacheAdmin } from '../pwa/register.ts';
import { InstallHint } from '../pwa/install-hint.tsx';
import { UpdatePrompt } from '../pwa/update-prompt.tsx';
import type { StoreFault } from '../sync/index.ts';
import { type RunningEngine, startEngine } from './admin-engine.ts';
import styles from './admin-host.module.css';
import { AdminLoading } from './admin-loading.tsx';
import { ADMIN_SCREENS, loadFirstScreen } from './admin-screens.ts';

loadFirstScreen();

/** The chunk's own name carries the hash of its content. */
const APP_VERSION = new URL(import.meta.url).pathname.split('/').at(-1) ?? 'unknown';

type Opening =
  | { readonly kind: 'opening' }
  | { readonly kind: 'failed'; readonly reason: OpenError }
  | { readonly kind: 'open'; readonly db: AppDatabase; readonly running: RunningEngine };

/** Opens the database and runs the engine for as long as this user is here. */
function useOpened(user_id: string, session: SessionStore, report: (fault: StoreFault) => void): Opening {
  const [opening, setOpening] = useState<Opening>({ kind: 'opening' });
  useEffect(() => {
    let is_over = false;
    let close = async (): Promise<void> => undefined;
    const open = async (): Promise<void> => {
      const opened = await openAppDatabase(user_id, { app_version: APP_VERSION });
      if (!opened.ok) {
        if (!is_over) setOpening({ kind: 'failed', reason: opened.error });
        return;
      }
      const db = opened.value;
      if (is_over) {
        db.close();
        return;
      }
      const running = startEngine(db, session);
      const forget = db.on_gone((why) => {
        report(why === 'newer_version' ? 'newer_version' : 'broken');
        void running.stop();
      });
      close = async () => {
        forget();
        await running.stop();
        db.close();
      };
      setOpening({ kind: 'open', db, running });
      void navigator.storage?.persist?.().catch(() => false);
      void cacheAdmin();
    };
    void open();
    return () => {
      is_over = true;
      void close();
    };
  }, [user_id, session, report]);
  return opening;
}

function Notices() {
  const status = useSyncStatus();
  const sending = status.phase !== 'upgrade_needed' && (status.queued > 0 || status.in_flight > 0);
  return (
    <div className={styles['notices']}>
      <UpdatePrompt sending={sending} />
      <InstallHint />
    </div>
  );
}

/** The admin of one user. Give it the user's id as key: another user is another database. */
export default function AdminHost({ session, user }: { session: SessionStore; user: DeviceUser }) {
  const [fault, setFault] = useState<StoreFault | null>(null);
  const report_fault = useCallback((found: StoreFault) => setFault(found), []);
  const opening = useOpened(user.id, session, report_fault);
  const runtime = useMemo<AdminRuntime | null>(
    () =>
      opening.kind === 'open'
        ? { db: opening.db, engine: opening.running.engine, user, session, report_fault }
        : null,
    [opening, user, session, report_fault],
  );

  if (opening.kind === 'failed') return <StorageTrouble fault={opening.reason} />;
  if (!runtime) return <AdminLoading />;
  return (
    <RuntimeProvider value={runtime}>
      <AdminShell
        registry={ADMIN_SCREENS}
        fault={fault}
        on_dismiss_fault={() => setFault(null)}
        notices={
          <>
            <EvictionNotice />
            <Notices />
          </>
        }
      />
      <Notifications position="bottom-center" limit={3} />
    </RuntimeProvider>
  );
}
