import { useMantineColorScheme } from '@mantine/core';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ADMIN_PATHS, adminPage } from '../../../admin-routes.ts';
import { deviceText } from '../../../content/admin/device.ts';
import { searchText } from '../../../content/admin/search.ts';
import { adminShell } from '../../../content/admin/shell.ts';
import { sync } from '../../../content/admin/sync.ts';
import { may } from '../../../domain/rights.ts';
import { useOpenDialog } from '../../components/dialogs/dialog-route.tsx';
import { useReturnFocus } from '../../components/dialogs/use-return-focus.ts';
import { useIsPhone } from '../../components/use-is-phone.ts';
import { useRuntime } from '../../runtime.ts';
import { formatValue, tableLabels } from '../../sync-ui/row-labels.ts';
import { type AdminScreen, screenAtPath } from '../screens.ts';
import type { Choice, SearchAction, searching as parts } from './choices.ts';
import { shortcutsAt } from './keys.ts';
import { SearchDialog } from './search-dialog.tsx';
import type { SearchPanel } from './search-everything.tsx';
import { ShortcutsDialog } from './shortcuts-dialog.tsx';

const MOST_RECENT = 5;

/** What searches, in a chunk of its own. */
export type Searching = typeof parts;

/** Reads what there is to search in for as long as somebody works here, and shows the search and the list of keys. */
export function SearchPanels(props: {
  readonly panel: SearchPanel;
  readonly on_panel: (panel: SearchPanel) => void;
  readonly screens: readonly AdminScreen[];
  /** Null until its code is there. */
  readonly searching: Searching | null;
  readonly on_leave: () => void;
  readonly on_device: () => void;
  readonly on_sign_out: () => void;
}) {
  const { panel, on_panel, screens, searching } = props;
  const { db, user, engine } = useRuntime();
  const { setColorScheme } = useMantineColorScheme();
  const open = useOpenDialog();
  const { pathname } = useLocation();
  const index = useMemo(
    () => searching?.createSearchIndex(db, user, formatValue) ?? null,
    [searching, db, user],
  );
  const is_phone = useIsPhone();
  const [recent, setRecent] = useState<readonly string[]>([]);
  const went_on = useRef(false);
  const is_open = panel === 'search';
  // The start shows a screen that has an address of its own.
  const start = pathname === ADMIN_PATHS.start ? screenAtPath(pathname, user, screens) : undefined;
  const shown = start === undefined ? pathname : ADMIN_PATHS[start.name];
  useReturnFocus({ opened: panel !== 'none', hasLedOn: () => went_on.current });
  useEffect(() => index?.begin(), [index]);
  useEffect(() => {
    index?.hurry(is_open);
  }, [index, is_open]);
  useEffect(() => {
    if (panel !== 'none') went_on.current = false;
  }, [panel]);

  const actions: readonly SearchAction[] = [
    ...(may(user, 'add', 'clients')
      ? [{ name: searchText.add_client, target: adminPage('new_client') }]
      : []),
    ...(may(user, 'add', 'blog_posts') ? [{ name: searchText.add_post, target: adminPage('new_post') }] : []),
    { name: adminShell.display.light, target: () => setColorScheme('light') },
    { name: adminShell.display.dark, target: () => setColorScheme('dark') },
    { name: adminShell.display.auto, target: () => setColorScheme('auto') },
    { name: sync.drawer.sync_now, target: () => engine.sync_now() },
    { name: searchText.shortcuts.title, target: () => on_panel('keys') },
    { name: deviceText.device.open, target: () => leaveFor(props.on_device) },
    { name: adminShell.user.change_password, target: adminPage('password') },
    { name: adminShell.user.sign_out, target: () => leaveFor(props.on_sign_out) },
  ];

  /** What follows has the focus: it begins at the screen, since what was beneath may go. */
  function leaveFor(next: () => void): void {
    went_on.current = true;
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
    props.on_leave();
    next();
  }

  function choose({ id, target }: Choice): void {
    on_panel('none');
    if (typeof target === 'function') {
      target();
      return;
    }
    setRecent([id, ...recent.filter((other) => other !== id)].slice(0, MOST_RECENT));
    leaveFor(() => open(target));
  }

  return (
    <>
      <SearchDialog
        opened={is_open}
        search={searching === null || index === null ? null : { ...searching, index }}
        offered={{ user, screens, actions, tableLabels }}
        is_phone={is_phone}
        recent={recent}
        on_choose={choose}
        on_close={() => on_panel('none')}
      />
      <ShortcutsDialog
        opened={panel === 'keys'}
        groups={shortcutsAt(shown)}
        on_close={() => on_panel('none')}
      />
    </>
  );
}
