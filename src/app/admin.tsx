/** Everything below /admin: the look, the session's three states, and which screen an address shows. */
import { ADMIN_TITLE } from '../content/admin-title.ts';
import { MantineProvider } from '@mantine/core';
import { type ComponentProps, type ComponentType, Suspense, useEffect, useState } from 'react';
import { BrowserRouter, Navigate, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import '../admin/admin.css';
import '../admin/notices.css';
import { LockScreen } from '../admin/lock/lock-screen.tsx';
import { RevokedScreen } from '../admin/lock/revoked-screen.tsx';
import { type AdminDevice, useRetainedUsers, useLock } from '../admin/runtime.ts';
import { useSession } from '../admin/shell/use-session.ts';
import { PasswordScreen } from '../admin/sign-in/password-screen.tsx';
import { SignInScreen } from '../admin/sign-in/sign-in-screen.tsx';
import { cssVariablesResolver, theme } from '../admin/theme.ts';
import { companyPhone } from '../backend/company-phone.ts';
import { COMPANY, companyOf } from '../content/company.ts';
import { COMPANY_FACTS } from '../content/company-facts.ts';
import { onNoticeOpened } from '../pwa/notices.ts';
import { readPasswordLink } from '../session/password-link.ts';
import type { DeviceUser, SessionStore } from '../session/session-types.ts';
import { ADMIN_PATHS, adminPage, isAdminPath } from '../admin-routes.ts';
import { routes } from '../routes.ts';
import { AdminLoading } from './admin-loading.tsx';
import { addressOwner, useOwnAddress } from './address-owner.ts';
import { device } from './admin-device.ts';
import { formerAdminAddress } from './former-admin-address.ts';
import { readSignInState, signInState } from './admin-return.ts';
import { session } from './admin-session.ts';
import { env } from './env.ts';
import { guardBfcache } from './bfcache-guard.ts';
import { lazyPage } from './lazy-page.tsx';

const host = lazyPage<{
  readonly session: SessionStore;
  readonly user: DeviceUser;
  readonly device: AdminDevice;
}>(() => import('./admin-host.tsx'));
const now_at = formerAdminAddress(location);
// Replaced, so that the back button does not lead to the former address.
if (now_at !== null) history.replaceState(history.state, '', now_at);

/** Whether the document's address has a screen. The admin itself leads to no address that has none. */
const is_known = isAdminPath(location.pathname);
const OUTSIDE: readonly string[] = [ADMIN_PATHS.sign_in, ADMIN_PATHS.password];
// Beside the session check, not after it: most starts of a screen are by somebody who is signed in.
if (is_known && !OUTSIDE.includes(location.pathname)) host.load().catch(() => null);

/** The display mode chosen in the admin (Mantine's own key) stands before anything is rendered, so that nothing flashes. */
function showRememberedScheme(): void {
  let remembered: string | null;
  try {
    remembered = localStorage.getItem('mantine-color-scheme-value');
  } catch {
    return;
  }
  if (remembered === 'light' || remembered === 'dark')
    document.documentElement.dataset['mantineColorScheme'] = remembered;
}

// The not-found page is one of the site, in the colours of the site.
if (is_known) showRememberedScheme();
// A page kept by the browser comes back as it was: whose device it is now is looked up first.
guardBfcache(async () => {
  await session.start();
  await device.lock.start();
});

/** The screens of a signed-in user; an address that somebody else left in the history of this tab is not theirs. */
function Inside({ user }: { user: DeviceUser }) {
  const is_own = useOwnAddress(user.id);
  if (!is_own) return <Navigate to={routes.adminStart()} replace />;
  return (
    <Suspense fallback={<AdminLoading />}>
      <host.Page key={user.id} session={session} user={user} device={device} />
    </Suspense>
  );
}

/** Without access the local database stays closed, so the telephone comes from the public row. */
function Revoked(props: Pick<ComponentProps<typeof RevokedScreen>, 'user' | 'retained'>) {
  const [phone, setPhone] = useState(COMPANY.phone);
  useEffect(() => {
    const ask = async (): Promise<void> => {
      const now = await companyPhone({ base_url: env.supabase_url, publishable_key: env.publishable_key });
      if (now !== null) setPhone(companyOf({ ...COMPANY_FACTS, phone: now }).phone);
    };
    void ask();
  }, []);
  return <RevokedScreen session={session} device={device} phone={phone} {...props} />;
}

/** Without a signed-in user, leads to the sign-in with `replace`, and to the requested address afterwards. */
function Guarded() {
  const state = useSession(session);
  const lock = useLock(device.lock);
  const retained = useRetainedUsers(device.retained);
  const asked = useLocation();
  switch (state.kind) {
    case 'out':
      return <Navigate to={adminPage('sign_in')} replace state={signInState(asked, addressOwner())} />;
    case 'revoked':
      return <Revoked user={state.user} retained={retained} />;
    case 'in':
      return lock.kind === 'unknown' ? <AdminLoading /> : <Inside user={state.user} />;
    case 'unknown':
    default:
      return <AdminLoading />;
  }
}

/** a signed-in person goes straight on. */
function SignIn() {
  const state = useSession(session);
  const retained = useRetainedUsers(device.retained);
  const { state: history_state } = useLocation();
  const user_id = state.kind === 'in' ? state.user.id : null;
  const { return_to, start_with } = readSignInState(history_state, user_id);
  if (state.kind === 'unknown') return <AdminLoading />;
  if (state.kind === 'revoked') return <Navigate to={routes.adminStart()} replace />;
  if (state.kind === 'in') return <Navigate to={return_to} replace />;
  return <SignInScreen session={session} start_with={start_with} retained={retained} />;
}

function Password() {
  const state = useSession(session);
  const lock = useLock(device.lock);
  const { hash, search } = useLocation();
  const [link] = useState(() => readPasswordLink({ hash, search }));
  useEffect(() => {
    // Tokens do not stay in the address bar or in the history.
    if (hash !== '' || search !== '') history.replaceState(history.state, '', adminPage('password'));
  }, [hash, search]);
  if (state.kind === 'unknown' || lock.kind === 'unknown') return <AdminLoading />;
  // A link from a mail proves who the person is; without a link this is a screen of the signed-in user.
  if (link.kind === 'none' && state.kind === 'revoked') return <Navigate to={routes.adminStart()} replace />;
  if (link.kind === 'none' && state.kind === 'in' && lock.kind === 'locked') {
    return <LockScreen device={device} session={session} user={state.user} />;
  }
  return (
    <PasswordScreen session={session} link={link} email={state.kind === 'in' ? state.user.email : null} />
  );
}

/** A notification that was clicked leads to its address, past the lock or the sign-in where one of them stands. */
function useNoticeLinks(): void {
  const navigate = useNavigate();
  useEffect(
    () =>
      onNoticeOpened((path) => {
        if (isAdminPath(path)) void navigate(path);
      }),
    [navigate],
  );
}

/** The screens of a signed-in user nest below the last one: the shell chooses the screen, and each screen has its own routes. */
function Screens() {
  useNoticeLinks();
  return (
    <Routes>
      <Route path={ADMIN_PATHS.sign_in} element={<SignIn />} />
      <Route path={ADMIN_PATHS.password} element={<Password />} />
      <Route path="*" element={<Guarded />} />
    </Routes>
  );
}

/**
 * The admin (G-012). Its shell tells search engines to stay away.
 * @param NotFound the site's page for an address below /admin that has no screen
 */
export default function Admin({ NotFound }: { NotFound: ComponentType }) {
  if (!is_known) return <NotFound />;
  return (
    <>
      <title>{ADMIN_TITLE}</title>
      <MantineProvider theme={theme} cssVariablesResolver={cssVariablesResolver} defaultColorScheme="auto">
        {/* What a press leads to is drawn in one piece: as a transition React draws it in pieces of 5 ms, which takes a slow tablet a third longer. */}
        <BrowserRouter useTransitions={false}>
          <Screens />
        </BrowserRouter>
      </MantineProvider>
    </>
  );
}
