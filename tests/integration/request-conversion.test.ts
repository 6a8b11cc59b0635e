/** A request that becomes a client on a real device and a real backend: what is sent at once, and what an undo takes back. */
import 'fake-indexeddb/auto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { convertRequest, linkRequest, type SeenRequest } from '../../src/data/commands/convert-request.ts';
import { undoStep } from '../../src/data/commands/undo.ts';
import { openAppDatabase } from '../../src/data/database/database.ts';
import {
  createPostgrestRemote,
  createSyncEngine,
  type Mutation,
  systemClock,
  systemRandom,
} from '../../src/sync/index.ts';
import { createFakeLeader, createFakeTriggers } from '../../src/sync/testing/index.ts';
import { type RunningBackend, startBackend } from '../../supabase/local/backend.ts';
import { person, signedIn, tokenOf } from './backend-fixtures.ts';

let backend: RunningBackend;
beforeAll(async () => {
  backend = await startBackend({ port: 0, data_dir: 'memory', seed: 'demo' });
});
afterAll(async () => await backend.stop());

/** A device of the admin that syncs when it is told to, and what its pushes carried. */
async function adminDevice() {
  const supabase = await signedIn(backend, 'admin');
  const { id } = person('admin');
  const opened = await openAppDatabase(id, { app_version: 'test' });
  if (!opened.ok) throw new Error(opened.error);
  const db = opened.value;
  const leader = createFakeLeader(db.store);
  const { url: base_url, publishable_key } = backend;
  const remote = createPostgrestRemote({ base_url, publishable_key });
  const pushes: (readonly Mutation[])[] = [];
  const engine = createSyncEngine({
    store: db.store,
    remote: {
      ...remote,
      push: async (request, ...rest) => {
        if (request.mutations.length > 0) pushes.push(request.mutations);
        return await remote.push(request, ...rest);
      },
    },
    session: {
      user_id: id,
      token: async () => ({ kind: 'token', token: await tokenOf(supabase) }),
      observe_server_time: () => undefined,
    },
    clock: systemClock,
    random: systemRandom,
    leader,
    triggers: createFakeTriggers(),
    schema: 1,
  });
  engine.start();
  await leader.win();
  await engine.settled();
  const sync = async (): Promise<void> => {
    engine.sync_now();
    await engine.settled();
    expect(await db.store.counts()).toMatchObject({ pending: 0, rejected: 0 });
  };
  const end = async (): Promise<void> => {
    await engine.stop();
    db.close();
  };
  return { db, supabase, pushes, sync, end };
}

test.for(['contacts', 'founding_members'] as const)(
  'C-010 M-004 M-028 R-18 one push makes client and service of a row of %s and links it; an undo after it takes all of it back',
  async (table) => {
    const { db, supabase, pushes, sync, end } = await adminDevice();
    const row = (await db.rows[table].toArray()).find(({ status }) => status === 'new');
    if (row === undefined) throw new Error('the demo has a new request');
    const seen: SeenRequest = {
      table,
      id: row.id,
      base_rev: row.rev,
      seen: { status: row.status, client_id: row.client_id },
    };
    const done = await convertRequest(db, seen, {
      client: { name: 'Nieuwe Klant', email: row.email, phone: row.phone, yacht_type: 'Sloep' },
      service: { service_type: 'antifouling', date: '2027-03-01', notes: row.message },
    });
    const client_id = done.ok ? done.value.client_id : '';
    await sync();
    expect(pushes.map((push) => push.map(({ op, table: of }) => `${op} ${of}`))).toEqual([
      ['put clients', 'put service_records', `patch ${table}`],
    ]);
    const read = async (from: string, column: string, value: string) => {
      const { data, error } = await supabase.from(from).select('*').eq(column, value).is('deleted_at', null);
      expect(error).toBeNull();
      return data;
    };
    expect(await read('clients', 'id', client_id)).toMatchObject([
      { name: 'Nieuwe Klant', yacht_type: 'Sloep' },
    ]);
    expect(await read('service_records', 'client_id', client_id)).toMatchObject([
      { service_type: 'antifouling', status: 'scheduled', notes: row.message },
    ]);
    expect(await read(table, 'id', row.id)).toMatchObject([{ status: 'contacted', client_id }]);

    expect(await undoStep(db, { user: { role: 'admin' } })).toMatchObject({ ok: true, value: { left: [] } });
    await sync();
    expect(pushes.slice(1).map((push) => push.map(({ op, table: of }) => `${op} ${of}`))).toEqual([
      ['delete clients', `patch ${table}`],
    ]);
    expect(await read('clients', 'id', client_id)).toEqual([]);
    expect(await read('service_records', 'client_id', client_id)).toEqual([]);
    expect(await read(table, 'id', row.id)).toMatchObject([{ status: 'new', client_id: null }]);
    expect(await db.rows.clients.get(client_id)).toBeUndefined();
    expect(await db.rows.conflicts.count(), 'no choice is left over').toBe(0);
    await end();
  },
);

test.for(['contacts', 'founding_members'] as const)(
  'M-004 one push links a row of %s to a client who is known and plans its service; an undo after it leaves the client',
  async (table) => {
    const { db, supabase, pushes, sync, end } = await adminDevice();
    const [row, client] = [
      (await db.rows[table].toArray()).find(
        ({ status, client_id }) => status === 'new' && client_id === null,
      ),
      await db.rows.clients.orderBy('id').first(),
    ];
    if (row === undefined || client === undefined) throw new Error('the demo has a new request and a client');
    const { id, rev: base_rev, status, client_id } = row;
    const seen: SeenRequest = { table, id, base_rev, seen: { status, client_id } };
    const notes = `Gevraagd bij ${table}`;
    const service = { service_type: 'waxing', date: '2027-03-01', notes };
    expect(await linkRequest(db, seen, { client_id: client.id, service })).toMatchObject({ ok: true });
    await sync();
    const sent = () => pushes.map((push) => push.map(({ op, table: of }) => `${op} ${of}`));
    expect(sent()).toEqual([['put service_records', `patch ${table}`]]);
    const read = async () => {
      const [services, requests] = await Promise.all([
        supabase
          .from('service_records')
          .select('client_id, status')
          .eq('notes', notes)
          .is('deleted_at', null),
        supabase.from(table).select('client_id, status').eq('id', id),
      ]);
      return [services.data, requests.data];
    };
    expect(await read()).toEqual([
      [{ client_id: client.id, status: 'scheduled' }],
      [{ client_id: client.id, status: 'contacted' }],
    ]);

    expect(await undoStep(db, { user: { role: 'admin' } })).toMatchObject({ ok: true, value: { left: [] } });
    await sync();
    expect(sent().slice(1)).toEqual([['delete service_records', `patch ${table}`]]);
    expect(await read()).toEqual([[], [{ client_id: null, status: 'new' }]]);
    expect(await db.rows.clients.get(client.id)).toEqual(client);
    expect(await db.rows.conflicts.count(), 'no choice is left over').toBe(0);
    await end();
  },
);
