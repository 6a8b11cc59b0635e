import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconDeviceIpad, IconKey, IconLock, IconLogout } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { adminShell } from '../../content/admin/shell.ts';
import { sync } from '../../content/admin/sync.ts';
import { deviceText } from '../../content/admin/device.ts';
import { countWaitingRequests, countPosts, useLive } from '../../data/index.ts';
import { requestsText } from '../../content/admin/requests.ts';
import { ADMIN_PATHS, adminPage } from '../../admin-routes.ts';
import { Mark } from '../../ui/mark.tsx';
import { isBrief } from '../sync-ui/status/pill-content.tsx';
import { toSettle } from '../sync-ui/status/pill-state.ts';
import { useShownStatus } from '../sync-ui/status/use-pill-state.ts';
import { useLock, useRuntime } from '../runtime.ts';
import { DisplayMode } from './display-mode.tsx';
import type { AdminScreen } from './screens.ts';
import classes from './sidebar.module.css';

const words = adminShell;

/** How much in 'Synchronisatie' waits for a person: choices between two versions, and what the server did not get. */
function ToSettle() {
  const status = useShownStatus();
  const { choices, rejected, photos_failed, photos_gone, photos_held } = status;
  const count = toSettle(status);
  if (count === 0) return null;
  const { to_settle } = words.menu;
  return (
    <>
      <span className={classes['count']} aria-hidden="true">
        {count.toLocaleString('nl-NL')}
      </span>
      <VisuallyHidden>
        {to_settle(
          choices === 0 ? null : sync.pill.choices(choices),
          rejected === 0 ? null : sync.pill.rejected(rejected),
          photos_failed === 0 ? null : sync.pill.photos_failed(photos_failed),
          photos_gone === 0 ? null : sync.pill.photos_gone(photos_gone),
          photos_held === 0 ? null : sync.pill.photos_held(photos_held),
        )}
      </VisuallyHidden>
    </>
  );
}

/** A number beside a screen's name, with its words. */
function Amount({
  count,
  words: amountWords,
}: {
  readonly count: number;
  readonly words: (count: number) => string;
}) {
  if (count === 0) return null;
  return (
    <>
      <span className={classes['amount']} aria-hidden="true">
        {count.toLocaleString('nl-NL')}
      </span>
      <VisuallyHidden>{amountWords(count)}</VisuallyHidden>
    </>
  );
}

/** how many articles there are. */
function Posts() {
  const { db } = useRuntime();
  return <Amount count={useLive(() => countPosts(db), [db]) ?? 0} words={words.menu.posts} />;
}

/** How many requests have not been answered yet. */
function NewRequests() {
  const { db } = useRuntime();
  const counts = useLive(() => countWaitingRequests(db), [db]);
  const count = counts === undefined ? 0 : counts.contacts + counts.founding_members;
  return <Amount count={count} words={requestsText.new_count} />;
}

/** The house's name, the screens that exist, and the person with the way out. */
export function Sidebar(props: {
  readonly screens: readonly AdminScreen[];
  readonly active: AdminScreen | undefined;
  /** Called when a choice was made: the slide-over closes. */
  readonly on_choose: () => void;
  readonly on_device: () => void;
  readonly on_sign_out: () => void;
}) {
  const { user, device } = useRuntime();
  // To a technician it is the state that the pill tells; its list and the settings lead there.
  const screens = props.screens.filter(({ name }) => name !== 'sync' || !isBrief(user));
  const has_pin = useLock(device.lock).kind === 'open';
  return (
    <div className={classes['sidebar']}>
      <p className={classes['brand']}>
        <Mark size_px={30} />
        <span>
          {words.brand} <span className={classes['suffix']}>{words.brand_suffix}</span>
        </span>
      </p>
      <nav aria-label={words.menu.landmark}>
        <ul className={classes['screens']}>
          {screens.map(({ name, title, title_lang, icon: ScreenIcon }) => (
            <li key={name}>
              <Link
                className={classes['screen']}
                to={ADMIN_PATHS[name]}
                aria-current={props.active?.name === name ? 'page' : undefined}
                onClick={props.on_choose}
              >
                <ScreenIcon size={22} stroke={1.5} aria-hidden="true" />
                <span lang={title_lang}>{title}</span>
                {name === 'blog' && <Posts />}
                {name === 'requests' && <NewRequests />}
                {name === 'sync' && <ToSettle />}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <section className={classes['account']} aria-label={words.menu.account}>
        {user.role === 'admin' && <p className={classes['label']}>{words.user.label}</p>}
        <p className={classes['name']}>{user.name}</p>
        <p className={classes['role']}>{words.user.roles[user.role]}</p>
        <div className={classes['display']}>
          <DisplayMode />
        </div>
        <Link className={classes['action']} to={adminPage('password')} onClick={props.on_choose}>
          <IconKey size={20} stroke={1.5} aria-hidden="true" />
          {words.user.change_password}
        </Link>
        <UnstyledButton className={classes['action']} aria-haspopup="dialog" onClick={props.on_device}>
          <IconDeviceIpad size={20} stroke={1.5} aria-hidden="true" />
          {deviceText.device.open}
        </UnstyledButton>
        {has_pin && (
          <UnstyledButton className={classes['action']} onClick={() => void device.lock.lock()}>
            <IconLock size={20} stroke={1.5} aria-hidden="true" />
            {deviceText.lock.lock_now}
          </UnstyledButton>
        )}
        <UnstyledButton className={classes['action']} onClick={props.on_sign_out}>
          <IconLogout size={20} stroke={1.5} aria-hidden="true" />
          {words.user.sign_out}
        </UnstyledButton>
      </section>
    </div>
  );
}
