/** The admin's screens: a later part adds a line here and its tab in src/admin/shell/screens.ts. */
import { IconAnchor } from '@tabler/icons-react';
import type { AdminScreen } from '../admin/shell/screens.ts';
import { adminShell } from '../content/admin/shell.ts';
import { lazyPage } from './lazy-page.tsx';

const clients = lazyPage(() => import('../admin/features/clients/index.ts'));

/** In the order of the sidebar. */
export const ADMIN_SCREENS: readonly AdminScreen[] = [
  {
    tab: 'clients',
    title: adminShell.menu.clients,
    title_lang: 'en',
    icon: IconAnchor,
    roles: ['admin', 'technician'],
    Screen: clients.Page,
  },
];

/** Fetches the first screen's code beside everything else, so that a cold start does not wait twice. */
export function loadFirstScreen(): void {
  clients.load().catch(() => null);
}
