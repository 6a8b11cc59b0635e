// @vitest-environment jsdom
/** The list of shortcuts ('?') beside what the screens hold: each key that does something there stands in it, and no other. */
import 'fake-indexeddb/auto';
import { type ComponentType, isValidElement } from 'react';
import type { RouteObject } from 'react-router-dom';
import { expect, test } from 'vitest';
import { ADMIN_PATHS, adminPage, REQUEST_KIND_PATHS, SITE_KIND_PATHS } from '../../src/admin-routes.ts';
import { BLOG_ROUTES, BlogRoutes } from '../../src/admin/features/blog/blog-routes.tsx';
import { CLIENT_ROUTES, ClientsRoutes } from '../../src/admin/features/clients/clients-routes.tsx';
import { ViewerDialog } from '../../src/admin/features/clients/photos/viewer-dialog.tsx';
import { DASHBOARD_ROUTES, DashboardRoutes } from '../../src/admin/features/dashboard/dashboard-routes.tsx';
import { FileViewerDialog } from '../../src/admin/features/requests/detail/file-viewer.tsx';
import { REQUEST_ROUTES, RequestsRoutes } from '../../src/admin/features/requests/requests-routes.tsx';
import { SETTINGS_ROUTES } from '../../src/admin/features/settings/settings-routes.tsx';
import {
  SITE_ROUTES,
  SiteContentRoutes,
} from '../../src/admin/features/site-content/site-content-routes.tsx';
import { TodayScreen } from '../../src/admin/features/today/today-screen.tsx';
import { shortcutsAt } from '../../src/admin/shell/search/keys.ts';
import { openDevice } from '../../src/data/testing/device.ts';
import {
  serverClient,
  serverLead,
  serverPost,
  serverRecord,
  serverSiteRow,
} from '../../src/data/testing/rows.ts';
import { today } from '../../src/domain/calendar-date.ts';
import { drawAdmin, find } from './draw-admin.tsx';

const id = (n: number): string => `00000000-0000-4000-8000-00000000000${n}`;
const ROWS = {
  clients: [serverClient(id(1), { name: 'Els Bos' })],
  service_records: [serverRecord(id(2), id(1), { status: 'scheduled', date: today() })],
  contacts: [serverLead(id(3), { first_name: 'Els', last_name: 'Bos' })],
  founding_members: [serverLead(id(4), { first_name: 'Els', last_name: 'Bos' })],
  newsletter_subscriptions: [serverLead(id(5), { email: 'els.bos@post.example', status: 'active' })],
  blog_posts: [serverPost(id(6), { title: 'Teak' })],
  transformations: [serverSiteRow(id(8), { type: 'project', title: 'Romp' })],
  videos: [serverSiteRow(id(7), { title: 'Poetsen', url: 'https://x' })],
};

/** The keys that the list tells for an address, but for those that work everywhere; together with '+'. */
const toldAt = (path: string): ReadonlySet<string> =>
  new Set(
    shortcutsAt(path)
      .slice(0, -1)
      .flatMap(({ shortcuts }) => shortcuts.flatMap(({ keys }) => keys.map((key) => key.join('+')))),
  );

/** What of a screen answers to a key. */
const HOLDERS = {
  '/': 'input[data-list-search]',
  n: 'button[data-list-add]',
  space: 'input[type="checkbox"][aria-label^="Kies "]',
} as const;

const requests = (kind: keyof typeof REQUEST_KIND_PATHS): string =>
  adminPage('request_kind', { request_kind: REQUEST_KIND_PATHS[kind] });
const site = (kind: keyof typeof SITE_KIND_PATHS): string =>
  adminPage('site_kind', { kind: SITE_KIND_PATHS[kind] });

/** Each with a word of the row that its list shows. */
const SCREENS: readonly (readonly [string, ComponentType, string])[] = [
  [adminPage('clients'), ClientsRoutes, 'Els Bos'],
  [adminPage('blog'), BlogRoutes, 'Teak'],
  [requests('contacts'), RequestsRoutes, 'Els Bos'],
  [requests('founding_members'), RequestsRoutes, 'Els Bos'],
  [requests('newsletter_subscriptions'), RequestsRoutes, 'els.bos'],
  [site('project'), SiteContentRoutes, 'Romp'],
  [site('video'), SiteContentRoutes, 'Poetsen'],
  [adminPage('dashboard_services'), DashboardRoutes, 'Els Bos'],
  [adminPage('today'), TodayScreen, 'Els Bos'],
];

test.each(SCREENS)(
  'R-14 the list of shortcuts of %s names the keys that its screen answers to',
  async (path, Screen, word) => {
    const { db, pull } = await openDevice();
    await pull({ tables: ROWS });
    const { end, tell } = drawAdmin(db, path, <Screen />);
    tell({ first_sync_done: true });
    await find(HTMLElement, 'body', word);
    const told = toldAt(path);
    for (const [key, holder] of Object.entries(HOLDERS))
      expect(document.querySelector(holder) !== null, `${key} at ${path}`).toBe(told.has(key));
    expect(told.has('down'), 'entries are walked through').toBe(
      document.querySelector('[data-entry]') !== null,
    );
    expect(told.has('shift+space')).toBe(told.has('space'));
    end();
    db.close();
  },
);

/** Paths of the routes whose element is one of these. */
const pathsOf = (routes: readonly RouteObject[], elements: readonly unknown[]): readonly string[] =>
  routes.flatMap(({ path, element, children = [] }) => [
    ...(isValidElement(element) && elements.includes(element.type) && path !== undefined ? [path] : []),
    ...pathsOf(children, elements),
  ]);

test('R-14 every address of a picture over everything tells the keys of the viewer, and no other does', () => {
  const routes = [
    ...BLOG_ROUTES,
    ...CLIENT_ROUTES,
    ...DASHBOARD_ROUTES,
    ...REQUEST_ROUTES,
    ...SETTINGS_ROUTES,
    ...SITE_ROUTES,
  ];
  const viewers = pathsOf(routes, [ViewerDialog, FileViewerDialog]);
  expect(viewers).toHaveLength(3);
  const telling = Object.values(ADMIN_PATHS).filter((path) =>
    ['left', 'right', '+', '-', '0'].every((key) => toldAt(path).has(key)),
  );
  expect(telling.toSorted()).toEqual(viewers.toSorted());
});
