/** Opens the database of the signed-in person and prepares their first screen as soon as this code is there, beside the first render. */
import type { DeviceUser, SessionStore } from '../session/session-types.ts';
import { type AppDatabase, forgetUnreadable, openAppDatabase, type OpenError } from '../data/index.ts';
import { log } from '../lib/logger.ts';
import type { Result } from '../lib/result.ts';
import { prepareFirstScreen } from './admin-screens.ts';
import { createRebuildNotice } from './rebuild-notice.ts';

/** The chunk's own name carries the hash of its content. */
export const APP_VERSION = new URL(import.meta.url).pathname.split('/').at(-1) ?? 'unknown';

/** The derived data that are computed anew while the database opens. */
export const rebuild_notice = createRebuildNotice();

type Opened = Result<AppDatabase, OpenError>;
type User = Pick<DeviceUser, 'id' | 'role'>;

let ahead: { readonly user: User; readonly opening: Promise<Opened> } | null = null;

/** Before anything is shown: notes that a killed page left would be saved otherwise. What fails is done at the next start. */
async function forgetFormerRole(db: AppDatabase, user: User): Promise<void> {
  await forgetUnreadable(db, user).catch((error: unknown) =>
    log.error('what a former role left could not be forgotten', error),
  );
}

async function open(user: User): Promise<Opened> {
  const opened = await openAppDatabase(user.id, {
    app_version: APP_VERSION,
    on_rebuild: rebuild_notice.report,
  });
  rebuild_notice.end();
  if (opened.ok)
    await Promise.all([forgetFormerRole(opened.value, user), prepareFirstScreen(opened.value, user)]);
  return opened;
}

/** A database that was opened for a person who left before the host took it is closed: open, it could not be removed. */
function closeIfLeft(session: SessionStore, begun: NonNullable<typeof ahead>): void {
  const stop = session.subscribe(() => {
    const state = session.state();
    if (ahead === begun && state.kind === 'in' && state.user.id === begun.user.id) return;
    stop();
    if (ahead !== begun) return;
    ahead = null;
    void begun.opening.then((opened) => opened.ok && opened.value.close());
  });
}

/** Begins to open the database once the session is known; the host takes it over with `takeOpened`. */
export function openAhead(session: SessionStore): void {
  const begin = (): void => {
    const state = session.state();
    if (state.kind === 'unknown') return;
    stop();
    if (state.kind !== 'in') return;
    ahead = { user: state.user, opening: open(state.user) };
    closeIfLeft(session, ahead);
  };
  const stop = session.subscribe(begin);
  begin();
}

/** The user's database: the one that is being opened already, or a fresh one. The caller closes it. */
export async function takeOpened(user: User): Promise<Opened> {
  const begun = ahead;
  ahead = null;
  if (begun?.user.id === user.id && begun.user.role === user.role) return begun.opening;
  const other = await begun?.opening;
  if (other?.ok) other.value.close();
  return open(user);
}
