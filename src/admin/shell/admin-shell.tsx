import { ActionIcon, Button, Drawer } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconMenu2 } from '@tabler/icons-react';
import { type ComponentProps, memo, type ReactNode, Suspense, useMemo, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { adminShell } from '../../content/admin/shell.ts';
import { errors } from '../../content/errors.ts';
import { ADMIN_PATHS } from '../../admin-routes.ts';
import { routes } from '../../routes.ts';
import { BREAKPOINTS_PX } from '../../ui/tokens.ts';
import { PageSpinner } from '../../ui/spinner.tsx';
import { SectionBoundary } from '../components/section-boundary.tsx';
import { type ShellActions, ShellActionsProvider } from '../components/shell-actions.ts';
import { usePillLabel } from '../sync-ui/status/use-pill-state.ts';
import { useIsPhone } from '../components/use-is-phone.ts';
import { useUndoKeys } from '../sync-ui/undo/use-undo-keys.ts';
import { useNow } from '../components/use-now.ts';
import { type Leave, useRuntime, useStorageFault, useSyncStatus } from '../runtime.ts';
import classes from './admin-shell.module.css';
import { DeviceDialog } from './device/device-dialog.tsx';
import { Bell } from './bell/bell.tsx';
import { useDialogMarks } from './dialog-marks.ts';
import drawer_classes from './menu-drawer.module.css';
import failed_styles from './screen-failed.module.css';
import { SearchEverything } from './search/search-everything.tsx';
import { type AdminScreen, screenAtPath, screensOf } from './screens.ts';
import { Sidebar } from './sidebar.tsx';
import skip_classes from './skip-link.module.css';
import { SignInAgain } from './sign-in-again.tsx';
import { SignOutDialog } from './sign-out/sign-out-dialog.tsx';
import { StorageBanner } from './storage-banner.tsx';
import { SyncDrawer } from './sync-drawer.tsx';
import { SyncPill } from './sync-pill.tsx';
import { useScreenFocus } from './use-screen-focus.ts';

const words = adminShell;

/** The sidebar as a slide-over on small screens: Escape, the close control and the ground beside it close it. */
function MenuDrawer(props: {
  readonly opened: boolean;
  readonly on_close: () => void;
  readonly children: ReactNode;
}) {
  return (
    <Drawer
      opened={props.opened}
      onClose={props.on_close}
      size="18rem"
      attributes={{ content: { 'data-below-pill': true }, header: { role: 'presentation' } }}
      padding={0}
      title={words.menu.landmark}
      closeButtonProps={{ 'aria-label': words.menu.close }}
      classNames={{
        content: drawer_classes['menu'] ?? '',
        header: drawer_classes['header'] ?? '',
        title: drawer_classes['title'] ?? '',
        close: drawer_classes['close'] ?? '',
        body: drawer_classes['body'] ?? '',
      }}
    >
      {props.children}
    </Drawer>
  );
}

const MAIN_ID = 'inhoud';
/** The pill goes from green to grey by itself. */
const PILL_TICK_MS = 10_000;

/** The pill and the list behind it: they are drawn anew with every change of the status, the screen is not. */
function SyncCorner(props: {
  readonly opened: boolean;
  readonly on_open: () => void;
  readonly on_close: () => void;
}) {
  const { opened, on_open, on_close } = props;
  const status = useSyncStatus();
  const now_ms = useNow(PILL_TICK_MS);
  const pill = usePillLabel(now_ms);
  return (
    <>
      <SyncPill words={pill} expanded={opened} on_open={on_open} />
      <SyncDrawer opened={opened} on_close={on_close} pill={pill} status={status} now_ms={now_ms} />
    </>
  );
}

/** Replaces a screen that could not be rendered; `retry` renders it again. */
function screenFailed(retry: () => void) {
  const { title, body, retry: again, reload } = words.screen_failed;
  return (
    <div className={failed_styles['failed']} role="alert">
      <h2>{title}</h2>
      <p>{body}</p>
      <div className={failed_styles['actions']}>
        <Button onClick={retry}>{again}</Button>
        <Button variant="default" onClick={() => location.reload()}>
          {reload}
        </Button>
      </div>
    </div>
  );
}

/** A screen, which panels that open over it do not draw anew. */
const ShownScreen = memo(function ShownScreen({ screen }: { screen: AdminScreen }) {
  return (
    <SectionBoundary fallback={screenFailed}>
      <Suspense fallback={<PageSpinner label={errors.loading} />}>
        <screen.Component />
      </Suspense>
    </SectionBoundary>
  );
});

interface Addressed {
  /** Those that the person may see. */
  readonly screens: readonly AdminScreen[];
}

function useAddressedScreen(screens: readonly AdminScreen[]): AdminScreen | undefined {
  const { user } = useRuntime();
  const { pathname } = useLocation();
  return screenAtPath(pathname, user, screens);
}

// What follows the address stands in components of its own: a dialog that opens draws nothing else of the frame anew.

function ScreenTitle({ screens }: Addressed) {
  const screen = useAddressedScreen(screens);
  return (
    <h1 className={classes['title']} lang={screen?.title_lang}>
      {screen?.title}
    </h1>
  );
}

function Main({ screens, is_unlocked }: Addressed & { readonly is_unlocked: boolean }) {
  useScreenFocus(MAIN_ID, is_unlocked);
  const { pathname } = useLocation();
  const screen = useAddressedScreen(screens);
  return (
    <main className={classes['main']} id={MAIN_ID} tabIndex={-1}>
      {screen === undefined && pathname !== ADMIN_PATHS.start && (
        <Navigate to={routes.adminStart()} replace />
      )}
      {screen && <ShownScreen key={screen.name} screen={screen} />}
    </main>
  );
}

function AddressedSidebar(props: Omit<ComponentProps<typeof Sidebar>, 'active'>) {
  return <Sidebar {...props} active={useAddressedScreen(props.screens)} />;
}

type Panel = 'none' | 'menu' | 'bell' | 'sync' | 'sign_in' | 'sign_out' | 'device';

/**
 * The frame around every admin screen: a sidebar that is a slide-over below 1024 px, a header with the title of
 * the screen, and the sync pill, which is never hidden. The title stands below the strip that sticks, whose left half is
 * the place of notices; on a phone they stand elsewhere, and the title beside the menu. `notices` are shown above the
 * screen (updates, install).
 */
export function AdminShell(props: {
  readonly all_screens: readonly AdminScreen[];
  readonly on_dismiss_fault: () => void;
  readonly notices?: ReactNode;
  /** The lock has been over the screens since the page opened. */
  readonly is_unlocked?: boolean;
}) {
  const { user, device, report_fault, reported_fault } = useRuntime();
  useUndoKeys();
  useDialogMarks();
  const [panel, setPanel] = useState<Panel>('none');
  const is_phone = useIsPhone();
  const is_wide = useMediaQuery(`(min-width: ${BREAKPOINTS_PX.wide / 16}em)`, true, {
    getInitialValueInEffect: false,
  });

  const { all_screens } = props;
  const screens = useMemo(() => screensOf(user, all_screens), [user, all_screens]);
  const fault = useStorageFault();
  const close = () => setPanel('none');
  async function leave(chosen: Leave): Promise<void> {
    const done = await device.leave(chosen);
    if (done.ok) return;
    report_fault('broken');
    close();
  }

  const actions = useMemo<ShellActions>(
    () => ({
      ask_sign_in: () => setPanel('sign_in'),
      sign_out: () => setPanel('sign_out'),
      open_device: () => setPanel('device'),
    }),
    [],
  );

  const sidebar = (
    <AddressedSidebar
      screens={screens}
      on_choose={close}
      on_device={actions.open_device}
      on_sign_out={actions.sign_out}
    />
  );

  return (
    <ShellActionsProvider value={actions}>
      <div className={classes['shell']}>
        <a className={skip_classes['skip']} href={`#${MAIN_ID}`}>
          {words.skip_to_content}
        </a>
        {is_wide && <aside className={classes['aside']}>{sidebar}</aside>}
        <div className={classes['column']}>
          <header className={classes['header']}>
            <div className={classes['strip']}>
              <div className={classes['top']}>
                {!is_wide && (
                  <ActionIcon
                    className={classes['burger']}
                    aria-label={words.menu.open}
                    aria-haspopup="dialog"
                    aria-expanded={panel === 'menu'}
                    onClick={() => setPanel('menu')}
                  >
                    <IconMenu2 size={24} stroke={1.5} aria-hidden="true" />
                  </ActionIcon>
                )}
                {is_phone ? (
                  <ScreenTitle screens={screens} />
                ) : (
                  <div className={classes['lane']} data-notice-lane />
                )}
                <SearchEverything
                  screens={screens}
                  on_leave={close}
                  on_device={actions.open_device}
                  on_sign_out={actions.sign_out}
                />
                <Bell opened={panel === 'bell'} on_open={() => setPanel('bell')} on_close={close} />
              </div>
              <div className={classes['pill']}>
                <SyncCorner
                  opened={panel === 'sync'}
                  on_open={() => setPanel((now) => (now === 'sync' ? 'none' : 'sync'))}
                  on_close={close}
                />
              </div>
            </div>
            {!is_phone && <ScreenTitle screens={screens} />}
          </header>
          {fault !== null && (
            <StorageBanner
              fault={fault}
              on_dismiss={reported_fault === null ? null : props.on_dismiss_fault}
            />
          )}
          {props.notices}
          <Main screens={screens} is_unlocked={props.is_unlocked === true} />
        </div>
        <MenuDrawer opened={panel === 'menu' && !is_wide} on_close={close}>
          {sidebar}
        </MenuDrawer>
        <SignInAgain opened={panel === 'sign_in'} on_close={close} />
        <SignOutDialog opened={panel === 'sign_out'} on_close={close} on_leave={leave} />
        <DeviceDialog opened={panel === 'device'} on_close={close} />
      </div>
    </ShellActionsProvider>
  );
}
