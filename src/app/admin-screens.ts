/** The admin's screens: a later part adds a line here and its name in src/admin/shell/screens.ts. */
import { type AdminScreen, screenAtPath } from '../admin/shell/screens.ts';
import {
  IconAnchor,
  IconArticle,
  IconCalendarCheck,
  IconChartBar,
  IconInbox,
  IconPhotoEdit,
  IconRefresh,
  IconSettings,
} from '@tabler/icons-react';
import { adminShell } from '../content/admin/shell.ts';
import { type AppDatabase, clientListAhead, dayAhead, postListAhead } from '../data/index.ts';
import type { Person } from '../domain/rights.ts';
import { ADMIN_PATHS } from '../admin-routes.ts';
import { lazyPage } from './lazy-page.tsx';

const dashboard = lazyPage(() => import('../admin/features/dashboard/index.ts'));
const blog = lazyPage(() => import('../admin/features/blog/index.ts'));
const clients = lazyPage(() => import('../admin/features/clients/index.ts'));
const requests = lazyPage(() => import('../admin/features/requests/index.ts'));
const today = lazyPage(() => import('../admin/features/today/index.ts'));
const site_content = lazyPage(() => import('../admin/features/site-content/index.ts'));
const settings = lazyPage(() => import('../admin/features/settings/index.ts'));
const sync_center = lazyPage(() => import('../admin/features/sync-center/index.ts'));

/** In the order of the sidebar. */
export const ADMIN_SCREENS: readonly AdminScreen[] = [
  {
    name: 'dashboard',
    title: adminShell.menu.dashboard,
    icon: IconChartBar,
    needs: { action: 'read', on: 'page_views' },
    Component: dashboard.Page,
  },
  {
    name: 'blog',
    title: adminShell.menu.blog,
    title_lang: 'en',
    icon: IconArticle,
    needs: { action: 'read', on: 'blog_posts' },
    Component: blog.Page,
  },
  {
    name: 'requests',
    title: adminShell.menu.requests,
    title_lang: 'en',
    icon: IconInbox,
    needs: { action: 'read', on: 'contacts' },
    Component: requests.Page,
  },
  {
    name: 'today',
    title: adminShell.menu.today,
    icon: IconCalendarCheck,
    needs: { action: 'read', on: 'service_records' },
    Component: today.Page,
  },
  {
    name: 'clients',
    title: adminShell.menu.clients,
    title_lang: 'en',
    icon: IconAnchor,
    needs: { action: 'read', on: 'clients' },
    Component: clients.Page,
  },
  {
    name: 'site',
    title: adminShell.menu.site,
    icon: IconPhotoEdit,
    needs: { action: 'edit', on: 'images' },
    Component: site_content.Page,
  },
  {
    name: 'sync',
    title: adminShell.menu.sync,
    icon: IconRefresh,
    Component: sync_center.Page,
  },
  {
    name: 'settings',
    title: adminShell.menu.settings,
    title_lang: 'en',
    icon: IconSettings,
    Component: settings.Page,
  },
];

/**
 * Fetches the first screen's code beside everything else, so that a cold start does not wait twice. Whose device it is, is
 * not known yet: the start is the blog's of an admin, and the day's of a technician.
 */
export function loadFirstScreen(): void {
  const is_start = location.pathname === ADMIN_PATHS.start;
  const is_blog = location.pathname.startsWith(ADMIN_PATHS.blog);
  const is_today = location.pathname.startsWith(ADMIN_PATHS.today);
  for (const screen of [is_blog && blog, (is_start || is_today) && today, !is_blog && !is_today && clients])
    if (screen !== false) screen.load().catch(() => null);
}

/** Begins to read what the asked screen will show, while the page around it is still being made. */
export function readFirstScreen(db: AppDatabase, user: Person): void {
  const name = screenAtPath(location.pathname, user, ADMIN_SCREENS)?.name;
  if (name === 'blog') postListAhead.begin(db);
  if (name === 'today') dayAhead.begin(db);
  if (name === 'clients') clientListAhead.begin(db);
}
