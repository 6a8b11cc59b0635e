// @vitest-environment jsdom
/** What waits is tried at once when a person looks at it. */
import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { ADMIN_PATHS } from '../../src/admin-routes.ts';
import type { AdminRuntime } from '../../src/admin/runtime.ts';
import { AdminShell } from '../../src/admin/shell/admin-shell.tsx';
import { openDevice } from '../../src/data/testing/device.ts';
import { IDLE_STATUS } from '../../src/sync/testing/index.ts';
import { drawAdmin, eventually, find, press } from './draw-admin.tsx';

test('PS5 R-50 opening the list behind the pill is a look: the engine hears of it, and not before', async () => {
  const { db } = await openDevice();
  let looks = 0;
  const heard: Partial<AdminRuntime['engine']> = {
    status: () => IDLE_STATUS,
    subscribe: () => () => true,
    looked: () => {
      looks += 1;
    },
  };
  const engine: AdminRuntime['engine'] = Reflect.apply(Object.assign, undefined, [{}, heard]);
  const shell = <AdminShell all_screens={[]} on_dismiss_fault={() => undefined} />;
  const drawn = drawAdmin(db, ADMIN_PATHS.start, shell, { engine });
  await find(HTMLButtonElement, 'button[data-key]');
  expect(looks).toBe(0);
  await press('button[data-key]');
  await find(HTMLElement, '[data-sync-drawer] section');
  await eventually(() => expect(looks).toBe(1));
  drawn.end();
  db.close();
});
