import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { dayKept, serviceFiguresKept } from '../data/index.ts';
import { openDevice } from '../data/testing/device.ts';
import type { Person } from '../domain/rights.ts';
import { ADMIN_SCREENS, stepsAhead } from './admin-screens.ts';

/** The screens whose code is fetched ahead for somebody, in that order. */
const loadedFor = async (role: Person['role']) => {
  const { db } = await openDevice();
  const loaded: string[] = [];
  const spies = ADMIN_SCREENS.map((screen) =>
    vi.spyOn(screen, 'load').mockImplementation(async () => void loaded.push(screen.name)),
  );
  for (const step of stepsAhead(db, { role })) await step();
  for (const spy of spies) spy.mockRestore();
  return { db, loaded };
};

test('R-17 of no screen that a technician may not see anything is fetched or read ahead', async () => {
  const { db, loaded } = await loadedFor('technician');
  expect(loaded).toEqual(['today', 'clients', 'sync', 'settings']);
  await vi.waitFor(() => expect(dayKept(db).look?.last).not.toBeNull());
  expect(serviceFiguresKept(db).look).toBeNull();
});

test('for an admin it is all screens, in the order of the menu', async () => {
  const { db, loaded } = await loadedFor('admin');
  expect(loaded).toEqual(ADMIN_SCREENS.map(({ name }) => name));
  await vi.waitFor(() => expect(serviceFiguresKept(db).look?.last).not.toBeNull());
});
