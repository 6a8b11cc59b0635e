import { IconUsers } from '@tabler/icons-react';
import { expect, test } from 'vitest';
import { type AdminScreen, screenAtPath, screensOf } from './screens.ts';

const clients: AdminScreen = {
  name: 'clients',
  title: 'Client Management',
  icon: IconUsers,
  needs: { action: 'read', on: 'clients' },
  Component: () => null,
};
const office_only: AdminScreen = {
  ...clients,
  name: 'site',
  title: 'Office',
  needs: { action: 'edit', on: 'images' },
};
const admin = { role: 'admin' } as const;
const technician = { role: 'technician' } as const;
const ID = '00000000-0000-4000-8000-000000000000';

test('A-027 R-14 the path chooses the screen, however deep it goes', () => {
  for (const path of ['/admin/klanten', '/admin/klanten/', `/admin/klanten/${ID}/bewerken`])
    expect(screenAtPath(path, admin, [office_only, clients]), path).toBe(clients);
  expect(screenAtPath('/admin/site/hero', admin, [office_only, clients])).toBe(office_only);
});

test('R-14 R-17 an address of another role, or of no screen, belongs to no screen of this one', () => {
  expect(screenAtPath('/admin/site/hero', technician, [office_only, clients])).toBeUndefined();
  expect(screenAtPath('/admin/synchronisatie', admin, [office_only, clients])).toBeUndefined();
  expect(screenAtPath('/admin/klantenkaart', admin, [clients])).toBeUndefined();
});

test('R-15 the start is the blog of an admin, at its own address; a technician sees the first of their screens', () => {
  const blog: AdminScreen = { ...clients, name: 'blog', needs: { action: 'read', on: 'blog_posts' } };
  const screens = [clients, blog, office_only];
  expect(screenAtPath('/admin/blog-beheer', admin, screens)).toBe(blog);
  expect(screenAtPath('/admin/blog-beheer', technician, screens)).toBe(clients);
  expect(screenAtPath(`/admin/blog-beheer/${ID}/voorbeeld`, admin, screens)).toBe(blog);
  expect(screenAtPath('/admin/blog-beheer/nieuw', technician, screens)).toBeUndefined();
});

test('R-15 the start of a technician is the day, of an admin the blog; the day has an address of its own', () => {
  const blog: AdminScreen = { ...clients, name: 'blog', needs: { action: 'read', on: 'blog_posts' } };
  const today: AdminScreen = { ...clients, name: 'today', needs: { action: 'read', on: 'service_records' } };
  const screens = [blog, clients, today];
  expect(screenAtPath('/admin/blog-beheer', technician, screens)).toBe(today);
  expect(screenAtPath('/admin/blog-beheer', admin, screens)).toBe(blog);
  for (const person of [admin, technician])
    expect(screenAtPath('/admin/vandaag', person, screens)).toBe(today);
});

test('R-15 the start shows clients while the screen of the role does not exist', () => {
  expect(screenAtPath('/admin/blog-beheer', admin, [clients, office_only])).toBe(clients);
  expect(screenAtPath('/admin/blog-beheer/', technician, [office_only, clients])).toBe(clients);
  expect(screenAtPath('/admin/blog-beheer', admin, [])).toBeUndefined();
});

test('A-021 R-17 the sidebar holds the screens of the role that exist, in order', () => {
  expect(screensOf(technician, [office_only, clients])).toEqual([clients]);
  expect(screensOf(admin, [office_only, clients])).toEqual([office_only, clients]);
});
