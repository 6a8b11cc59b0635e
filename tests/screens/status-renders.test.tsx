// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { IconAnchor } from '@tabler/icons-react';
import { Profiler } from 'react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { ClientsScreen } from '../../src/admin/features/clients/clients-screen.tsx';
import { AdminShell } from '../../src/admin/shell/admin-shell.tsx';
import { openDevice } from '../../src/data/testing/device.ts';
import { serverClient } from '../../src/data/testing/rows.ts';
import { ADMIN_PATHS } from '../../src/admin-routes.ts';
import { drawAdmin, eventually } from './draw-admin.tsx';

const renders = vi.hoisted(() => ({ shell: 0, pill: 0, list: 0 }));

// The shell draws its sidebar anew whenever it is drawn itself, and the pill is drawn beside it.
vi.mock(import('../../src/admin/shell/sidebar.tsx'), () => ({
  Sidebar: () => {
    renders.shell += 1;
    return <nav />;
  },
}));
vi.mock(import('../../src/admin/shell/sync-pill.tsx'), async (original) => {
  const { SyncPill } = await original();
  return {
    SyncPill: (props) => {
      renders.pill += 1;
      return <SyncPill {...props} />;
    },
  };
});

const Screen = () => (
  <Profiler id="list" onRender={() => (renders.list += 1)}>
    <ClientsScreen />
  </Profiler>
);
const CLIENTS = { name: 'clients', title: 'Clients', icon: IconAnchor, Component: Screen } as const;

const pill = () => document.querySelector('button[data-key]');

beforeEach(() => Object.assign(renders, { shell: 0, pill: 0, list: 0 }));

/** The numbers of renders once the queries of the screen have all answered: nothing was drawn for this long. */
const REST_MS = 250;
const rendersAtRest = async (): Promise<typeof renders> => {
  let [before, at_ms] = [{ ...renders }, performance.now()];
  return await eventually(() => {
    const now = { ...renders };
    if (Object.values(now).join() !== Object.values(before).join())
      [before, at_ms] = [now, performance.now()];
    expect(performance.now() - at_ms).toBeGreaterThan(REST_MS);
    return now;
  });
};

test('R-50 a change of the sync status draws the pill anew, and neither the shell nor the list beside it', async () => {
  const { db, pull } = await openDevice();
  await pull({ tables: { clients: [serverClient('c1', { name: 'Jan de Boer' })] } });
  const shell = <AdminShell all_screens={[CLIENTS]} on_dismiss_fault={() => undefined} />;
  const { tell, end } = drawAdmin(db, ADMIN_PATHS.clients, shell);
  onTestFinished(end);
  await eventually(() => {
    expect(pill()).not.toBeNull();
    expect(document.querySelector('main')?.textContent).toContain('Jan de Boer');
  });
  const before = await rendersAtRest();
  expect(before.shell).toBeGreaterThan(0);
  expect(before.list).toBeGreaterThan(0);

  // What one save makes of the status, from the write to the pull that follows.
  const at = '2026-05-01T10:00:00.000Z';
  const SAVE = [
    { pending: 1, oldest_pending_at: at },
    { phase: 'pushing', in_flight: 1 },
    { pending: 0, in_flight: 0, oldest_pending_at: null, last_push_at: at },
    { phase: 'pulling' },
    { phase: 'backoff', reachable: false, next_retry_in_ms: 1_000 },
  ] as const;
  for (const changed of SAVE) {
    const drawn = renders.pill;
    tell(changed);
    await eventually(() => expect(renders.pill).toBeGreaterThan(drawn));
  }
  expect(pill()?.getAttribute('data-key')).not.toBe('all_saved');
  expect(renders).toMatchObject({ shell: before.shell, list: before.list });
  db.close();
});

test('R-50 the pill tells a technician one of four things, the office its sentence; the name of the pill has both', async () => {
  const { db } = await openDevice();
  const who = { id: db.user_id, email: 'bram@havenglans.example', name: 'Bram' };
  const said: Record<string, unknown> = {};
  for (const role of ['technician', 'admin'] as const) {
    const shell = <AdminShell all_screens={[CLIENTS]} on_dismiss_fault={() => undefined} />;
    const { tell, end } = drawAdmin(db, ADMIN_PATHS.clients, shell, { user: { ...who, role } });
    await eventually(() => expect(pill()).not.toBeNull());
    tell({ online: false, pending: 2 });
    await eventually(() => expect(pill()?.getAttribute('aria-label')).toContain('2 wijzigingen wachten'));
    said[role] = [pill()?.textContent, pill()?.getAttribute('aria-label')];
    end();
  }
  const name = 'Offline – op dit apparaat bewaard, 2 wijzigingen wachten';
  expect(said).toEqual({
    technician: ['Wacht (2)', `Synchronisatie: Wacht (2), ${name}`],
    admin: ['Offline – op dit apparaat bewaard2', `Synchronisatie: ${name}`],
  });
  db.close();
});
