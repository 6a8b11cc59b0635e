import { IconUsers } from '@tabler/icons-react';
import { expect, test } from 'vitest';
import { type AdminScreen, screenFor, screensFor } from './screens.ts';

const clients: AdminScreen = {
  tab: 'clients',
  title: 'Client Management',
  icon: IconUsers,
  roles: ['admin', 'technician'],
  Screen: () => null,
};
const office_only: AdminScreen = { ...clients, title: 'Office', roles: ['admin'] };

test('A-027 R-14 the tab in the address chooses the screen', () => {
  expect(screenFor('clients', 'admin', [clients])).toBe(clients);
});

test('R-15 an unknown tab, or none, gives clients while no other screen exists', () => {
  expect(screenFor('bestaat-niet', 'admin', [clients])).toBe(clients);
  expect(screenFor(null, 'technician', [clients])).toBe(clients);
  expect(screenFor(null, 'admin', [])).toBeUndefined();
});

test('A-021 R-17 the sidebar holds the screens of the role that exist, in order', () => {
  expect(screensFor('technician', [office_only, clients])).toEqual([clients]);
  expect(screensFor('admin', [office_only, clients])).toEqual([office_only, clients]);
});
