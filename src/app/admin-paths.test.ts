import { matchRoutes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { BLOG_ROUTES } from '../admin/features/blog/blog-routes.tsx';
import { CLIENT_ROUTES } from '../admin/features/clients/clients-routes.tsx';
import { DASHBOARD_ROUTES } from '../admin/features/dashboard/dashboard-routes.tsx';
import { REQUEST_ROUTES } from '../admin/features/requests/requests-routes.tsx';
import { SETTINGS_ROUTES } from '../admin/features/settings/settings-routes.tsx';
import { SITE_ROUTES } from '../admin/features/site-content/site-content-routes.tsx';
import { rowPage } from '../admin/row-pages.ts';
import { entityOf, SYNCED_TABLES } from '../data/index.ts';
import { SITE_KINDS } from '../domain/site-content.ts';
import { ADMIN_PATHS, SITE_KIND_PATHS } from '../admin-routes.ts';
import { ADMIN_SCREENS } from './admin-screens.ts';

/** A feature whose dialogs have paths adds its routes here; the test below asks for them. */
const ROUTES = [
  ...BLOG_ROUTES,
  ...CLIENT_ROUTES,
  ...DASHBOARD_ROUTES,
  ...REQUEST_ROUTES,
  ...SETTINGS_ROUTES,
  ...SITE_ROUTES,
];

/** Shown by src/app/admin.tsx itself, and the start, which shows one of the screens. */
const OUTSIDE_SCREENS: readonly string[] = [ADMIN_PATHS.sign_in, ADMIN_PATHS.password, ADMIN_PATHS.start];

test('R-14 every path of the admin has a route of its own, or is the path of a screen', () => {
  const of_screens: readonly string[] = ADMIN_SCREENS.map(({ name }) => ADMIN_PATHS[name]);
  const unrouted = Object.values(ADMIN_PATHS)
    .filter((pattern) => !OUTSIDE_SCREENS.includes(pattern) && !of_screens.includes(pattern))
    .filter((pattern) => matchRoutes(ROUTES, pattern)?.at(-1)?.route.path !== pattern);
  expect(unrouted).toEqual([]);
});

test('R-14 every path below a screen belongs to that screen', () => {
  for (const pattern of Object.values(ADMIN_PATHS).filter((path) => !OUTSIDE_SCREENS.includes(path)))
    expect(
      ADMIN_SCREENS.filter(({ name }) => `${pattern}/`.startsWith(`${ADMIN_PATHS[name]}/`)),
      pattern,
    ).toHaveLength(1);
});

test('R-14 every kind of the site has a path of its own', () => {
  expect(Object.keys(SITE_KIND_PATHS)).toEqual([...SITE_KINDS]);
  expect(new Set(Object.values(SITE_KIND_PATHS)).size).toBe(SITE_KINDS.length);
});

test('D4 a table whose rejected changes can be revised has a form for them, whose address names the change', () => {
  const id = '0190c0de-0000-7000-8000-00000000abcd';
  const mutation_id = '0190c0de-0000-7000-8000-00000000beef';
  const revised = SYNCED_TABLES.filter((table) => {
    const { is_revisable, parent, is_of_site } = entityOf(table) ?? {};
    // What is below another row is revised over that row, and an entry of the site by its kind.
    return is_revisable === true && parent === undefined && is_of_site !== true;
  });
  expect(revised).toContain('clients');
  for (const table of revised) expect(rowPage(table, id, mutation_id), table).toContain(mutation_id);
});
