/** The admin's screens: a later part adds a line here and its name in src/admin/shell/screens.ts. */
import { type AdminScreen, screenAtPath, screensOf } from '../admin/shell/screens.ts';
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
import {
  type AppDatabase,
  clientListAhead,
  dayAhead,
  keepClientListReady,
  keepDayReady,
  postListAhead,
} from '../data/index.ts';
import type { Person } from '../domain/rights.ts';
import { ADMIN_PATHS } from '../admin-routes.ts';
import { whenAtRest } from '../lib/when-at-rest.ts';
import { type LazyPage, lazyPage } from './lazy-page.tsx';

const PAGES = {
  dashboard: lazyPage(() => import('../admin/features/dashboard/index.ts')),
  blog: lazyPage(() => import('../admin/features/blog/index.ts')),
  requests: lazyPage(() => import('../admin/features/requests/index.ts')),
  today: lazyPage(() => import('../admin/features/today/index.ts')),
  clients: lazyPage(() => import('../admin/features/clients/index.ts')),
  site: lazyPage(() => import('../admin/features/site-content/index.ts')),
  sync: lazyPage(() => import('../admin/features/sync-center/index.ts')),
  settings: lazyPage(() => import('../admin/features/settings/index.ts')),
} satisfies Record<AdminScreen['name'], LazyPage>;

/** In the order of the sidebar. */
export const ADMIN_SCREENS: readonly AdminScreen[] = [
  {
    name: 'dashboard',
    title: adminShell.menu.dashboard,
    icon: IconChartBar,
    needs: { action: 'read', on: 'page_views' },
    Component: PAGES.dashboard.Page,
  },
  {
    name: 'blog',
    title: adminShell.menu.blog,
    title_lang: 'en',
    icon: IconArticle,
    needs: { action: 'read', on: 'blog_posts' },
    Component: PAGES.blog.Page,
  },
  {
    name: 'requests',
    title: adminShell.menu.requests,
    title_lang: 'en',
    icon: IconInbox,
    needs: { action: 'read', on: 'contacts' },
    Component: PAGES.requests.Page,
  },
  {
    name: 'today',
    title: adminShell.menu.today,
    icon: IconCalendarCheck,
    needs: { action: 'read', on: 'service_records' },
    Component: PAGES.today.Page,
  },
  {
    name: 'clients',
    title: adminShell.menu.clients,
    title_lang: 'en',
    icon: IconAnchor,
    needs: { action: 'read', on: 'clients' },
    Component: PAGES.clients.Page,
  },
  {
    name: 'site',
    title: adminShell.menu.site,
    icon: IconPhotoEdit,
    needs: { action: 'edit', on: 'images' },
    Component: PAGES.site.Page,
  },
  {
    name: 'sync',
    title: adminShell.menu.sync,
    icon: IconRefresh,
    Component: PAGES.sync.Page,
  },
  {
    name: 'settings',
    title: adminShell.menu.settings,
    title_lang: 'en',
    icon: IconSettings,
    Component: PAGES.settings.Page,
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
  for (const screen of [
    is_blog && PAGES.blog,
    (is_start || is_today) && PAGES.today,
    !is_blog && !is_today && PAGES.clients,
  ])
    if (screen !== false) screen.load().catch(() => null);
}

/** After this long the code of the next screen is fetched on a page that is never at rest, too. */
const AT_REST_WITHIN_MS = 3_000;

/**
 * Has the code of all screens of a person ready, one after the other while the page is at rest: a screen whose code is there
 * opens with the press. One that has to wait shows a turning mark first, and React leaves that for 300 ms once it is shown.
 * @returns Stops fetching further ones.
 */
export function loadScreensAtRest(user: Person): () => void {
  const names = screensOf(user, ADMIN_SCREENS).map(({ name }) => name);
  let cancel: (() => void) | null = null;
  let is_over = false;
  const loadNext = (): void => {
    const name = names.shift();
    if (name === undefined || is_over) return;
    cancel = whenAtRest(() => {
      // What cannot be had now is fetched when its screen is opened.
      void PAGES[name]
        .load()
        .catch(() => undefined)
        .then(loadNext);
    }, AT_REST_WITHIN_MS);
  };
  loadNext();
  return () => {
    is_over = true;
    cancel?.();
  };
}

/**
 * Reads the rows of the screens that show many, at rest and before they open (`keepReady`).
 * @returns Ends it.
 */
export function keepScreensReady(db: AppDatabase, user: Person): () => void {
  const names = new Set(screensOf(user, ADMIN_SCREENS).map(({ name }) => name));
  const ends = [names.has('clients') && keepClientListReady(db), names.has('today') && keepDayReady(db)];
  return () => {
    for (const end of ends) if (end !== false) end();
  };
}

/** A screen whose code has not come by then is waited for in the shell, with a turning mark. */
const FIRST_SCREEN_WITHIN_MS = 2_000;

/**
 * Begins to read what the asked screen will show, while the page around it is still being made, and waits for its code: a shell
 * drawn a moment before it shows a turning mark for 300 ms (see `loadScreensAtRest`).
 */
export async function prepareFirstScreen(db: AppDatabase, user: Person): Promise<void> {
  const name = screenAtPath(location.pathname, user, ADMIN_SCREENS)?.name;
  if (name === undefined) return;
  if (name === 'blog') postListAhead.begin(db);
  if (name === 'today') dayAhead.begin(db);
  if (name === 'clients' && location.search === '') clientListAhead.begin(db);
  await Promise.race([
    PAGES[name].load().catch(() => undefined),
    new Promise((resolve) => setTimeout(resolve, FIRST_SCREEN_WITHIN_MS)),
  ]);
}
