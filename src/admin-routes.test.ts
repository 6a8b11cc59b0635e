import { expect, test } from 'vitest';
import {
  ADMIN_PATHS,
  adminPage,
  isAdminPath,
  REQUEST_KIND_PATHS,
  SETTINGS_SECTION_PATHS,
  SITE_KIND_PATHS,
} from './admin-routes.ts';
import { routes } from './routes.ts';

const ID = '0190c0de-0000-7000-8000-00000000abcd';

test('G-012 the admin has its sign-in, its start, and an address for every screen, record and dialog', () => {
  expect(Object.values(ADMIN_PATHS)).toEqual(
    expect.arrayContaining(['/admin/inloggen', '/admin/blog-beheer']),
  );
  expect(isAdminPath('/admin/inloggen/')).toBe(true);
  expect(isAdminPath(`/admin/klanten/${ID}/diensten/${ID}/fotos/${ID}`)).toBe(true);
  expect(isAdminPath('/admin/site/voor-en-na/nieuw')).toBe(true);
  expect(isAdminPath(`/admin/blog-beheer/${ID}/versies/${ID}`)).toBe(true);
});

test('A-004 R-14 an address below /admin that is no screen, record or dialog is unknown', () => {
  for (const path of [
    '/admin/onbekend',
    '/admin/klanten/onbekend',
    `/admin/klanten/${ID}/onbekend`,
    `/admin/klanten/${ID}/diensten/${ID}/fotos/1`,
    '/admin/site/onbekend',
    '/admin/aanvragen/onbekend',
    '/admin/settings/onbekend',
    `/admin/aanvragen/${ID}`,
    `/admin/klanten/${ID.toUpperCase()}x`,
    `/elders/admin/klanten`,
  ])
    expect(isAdminPath(path), path).toBe(false);
});

test('R-14 the address of a record or dialog is built from its ids, below the address of what it lies over', () => {
  expect(routes.adminStart()).toBe('/admin/blog-beheer');
  expect(adminPage('clients')).toBe('/admin/klanten');
  expect(adminPage('photo', { client_id: 'c', service_id: 's', photo_id: 'p' })).toBe(
    '/admin/klanten/c/diensten/s/fotos/p',
  );
  expect(adminPage('client', { client_id: 'a/b' })).toBe('/admin/klanten/a%2Fb');
});

test('R-14 every address of the admin is recognised when it is built', () => {
  const parameters: Readonly<Record<string, string>> = {
    kind: SITE_KIND_PATHS.pair,
    request_kind: REQUEST_KIND_PATHS.contacts,
    section: SETTINGS_SECTION_PATHS.device,
  };
  for (const pattern of Object.values(ADMIN_PATHS)) {
    const path = pattern.replaceAll(/:(\w+)/g, (_, name: string) => parameters[name] ?? ID);
    expect(isAdminPath(path), pattern).toBe(true);
  }
});
