/** The admin's screens: a later part adds a line here and its name in src/admin/shell/screens.ts. */
import { type AdminScreen, screenAtPath } from '../admin/shell/screens.ts';
import type { DeviceUser } from '../backend/session-types.ts';
import { IconAnchor, IconPhotoEdit, IconRefresh } from '@tabler/icons-react';
import { adminShell } from '../content/admin/shell.ts';
import { type AppDatabase, clientListAhead } from '../data/index.ts';
import { lazyPage } from './lazy-page.tsx';

const clients = lazyPage(() => import('../admin/features/clients/index.ts'));
const site_content = lazyPage(() => import('../admin/features/site-content/index.ts'));
const sync_center = lazyPage(() => import('../admin/features/sync-center/index.ts'));

/** In the order of the sidebar. */
export const ADMIN_SCREENS: readonly AdminScreen[] = [
  {
    name: 'clients',
    title: adminShell.menu.clients,
    title_lang: 'en',
    icon: IconAnchor,
    roles: ['admin', 'technician'],
    Component: clients.Page,
  },
  {
    name: 'site',
    title: adminShell.menu.site,
    icon: IconPhotoEdit,
    roles: ['admin'],
    Component: site_content.Page,
  },
  {
    name: 'sync',
    title: adminShell.menu.sync,
    icon: IconRefresh,
    roles: ['admin', 'technician'],
    Component: sync_center.Page,
  },
];

/** Fetches the first screen's code beside everything else, so that a cold start does not wait twice. */
export function loadFirstScreen(): void {
  clients.load().catch(() => null);
}

/** Begins to read what the asked screen will show, while the page around it is still being made. */
export function readFirstScreen(db: AppDatabase, { role }: Pick<DeviceUser, 'role'>): void {
  if (screenAtPath(location.pathname, role, ADMIN_SCREENS)?.name === 'clients') clientListAhead.begin(db);
}
