import { matchRoutes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { SITE_KINDS } from '../../../domain/site-content.ts';
import { ADMIN_PATHS, SITE_KIND_PATHS } from '../../../routes.ts';
import { SITE_ROUTES } from './site-content-routes.tsx';

test('R-14 every address below the content of the site has a route', () => {
  for (const pattern of Object.values(ADMIN_PATHS).filter((path) => path.startsWith(ADMIN_PATHS.site)))
    expect(matchRoutes(SITE_ROUTES, pattern)?.at(-1)?.route.path, pattern).toBe(pattern);
});

test('R-14 every kind has a path of its own', () => {
  expect(Object.keys(SITE_KIND_PATHS)).toEqual([...SITE_KINDS]);
  expect(new Set(Object.values(SITE_KIND_PATHS)).size).toBe(SITE_KINDS.length);
});
