import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { addClient, deleteClient, editClient } from '../commands/clients.ts';
import { addServiceRecord, editServiceRecord } from '../commands/service-records.ts';
import { saveDraft } from '../testing/drafts.ts';
import { type Device, openDevice, shown, whole } from '../testing/device.ts';
import { serverClient, serverRecord } from '../testing/rows.ts';
import { type BackupPlan, compareBackup } from './compare-backup.ts';
import { type BackupMaker, type LongWork, makeBackup, type Progress } from './make-backup.ts';
import { restoreBackup } from './restore-backup.ts';

const MAKER: BackupMaker = {
  company: 'Havenglans',
  app_version: 'test',
  user: { id: 'u1', name: 'Sanne de Vries', email: 'sanne@havenglans.example', role: 'admin' },
};
const ALL = new Set(['clients', 'service_records'] as const);
const id = (number: number): string => `018cc955-4d60-7526-b12b-${String(number).padStart(12, '0')}`;
const JAN = id(1);
const PIET = id(2);
const WAXING = id(11);
const INSPECTION = id(12);

const calmly = (): LongWork => ({ signal: new AbortController().signal, on_progress: () => undefined });

const backupOf = async ({ db }: Device): Promise<Blob> => {
  const made = await makeBackup(db, MAKER, calmly());
  if (!made.ok) throw new Error(made.error.code);
  return made.value.content;
};

const planOf = async ({ db }: Device, file: Blob): Promise<BackupPlan> => {
  const plan = await compareBackup(db, file, 'Havenglans', calmly());
  if (!plan.ok) throw new Error(JSON.stringify(plan.error));
  return plan.value;
};

const fault = (kind: string) => ({ code: 'file', fault: kind });

const tablesOf = ({ tables }: BackupPlan) =>
  tables.map(({ table, equal, missing, different, deleted, withdrawn, orphaned, unreadable }) => [
    table,
    { equal, missing, different, deleted, withdrawn, orphaned, unreadable },
  ]);

const NONE = {
  equal: 0,
  missing: 0,
  different: 0,
  deleted: 0,
  withdrawn: 0,
  orphaned: 0,
  unreadable: 0,
};

const unpack = async (file: Blob): Promise<string> =>
  await new Response(file.stream().pipeThrough(new DecompressionStream('gzip'))).text();

const twoClients = async (): Promise<Device> => {
  const device = await openDevice();
  await device.pull({
    tables: {
      clients: [serverClient(JAN, {}, 3), serverClient(PIET, { name: 'Piet Smit' }, 3)],
      service_records: [serverRecord(WAXING, JAN, {}, 2), serverRecord(INSPECTION, PIET, {}, 2)],
    },
  });
  return device;
};

test('R-50 a backup holds every synced row and all unsent work, says who made it, and counts as it goes', async () => {
  const device = await twoClients();
  const { db } = device;
  await editClient(db, {
    id: JAN,
    base_rev: 3,
    expected: await shown(db, 'clients', JAN),
    changes: { notes: 'Sleutel bij de havenmeester' },
  });
  await saveDraft(db, 'client:new', { values: { name: 'Half' } });
  const seen: Progress[] = [];
  const made = await makeBackup(db, MAKER, {
    signal: new AbortController().signal,
    on_progress: (progress) => seen.push(progress),
  });
  expect(made).toMatchObject({ ok: true, value: { rows: 6 } });
  if (!made.ok) return;
  expect(made.value.name).toMatch(/^havenglans-back-up-\d{4}-\d{2}-\d{2}-\d{4}\.jsonl\.gz$/);
  expect(seen[0]).toEqual({ done: 0, of: 6 });
  expect(seen.at(-1)).toEqual({ done: 6, of: 6 });

  const lines = (await unpack(made.value.content)).trim().split('\n');
  const [header, ...rest] = lines.map((line): unknown => JSON.parse(line));
  expect(header).toMatchObject({
    file: 'havenglans-backup',
    format: 1,
    ...MAKER,
    epoch: 'epoch',
    sections: expect.arrayContaining([
      { name: 'clients', rows: 2 },
      { name: 'service_records', rows: 2 },
      { name: 'outbox', rows: 1 },
      { name: 'drafts', rows: 1 },
    ]),
  });
  expect(rest).toContainEqual({ end: 'clients', rows: 2, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) });
  expect(rest).toContainEqual({
    section: 'outbox',
    rows: [expect.objectContaining({ mutation: expect.objectContaining({ row_id: JAN }) })],
  });
  expect(rest.at(-1)).toMatchObject({ end_of_file: true });
});

test('R-50 a backup of thousands of rows is written and read piece by piece, and can be cancelled', async () => {
  const device = await openDevice();
  const rows = Array.from({ length: 1_200 }, (_none, number) => serverClient(id(number), {}, 1));
  await device.pull({ tables: { clients: rows } });
  expect(tablesOf(await planOf(device, await backupOf(device)))).toEqual([
    ['clients', { ...NONE, equal: 1_200 }],
  ]);

  const stop = new AbortController();
  const on_progress = vi.fn((progress: Progress) => {
    if (progress.done > 0) stop.abort();
  });
  expect(await makeBackup(device.db, MAKER, { signal: stop.signal, on_progress })).toEqual({
    ok: false,
    error: { code: 'cancelled' },
  });
  expect(on_progress.mock.lastCall?.[0].done).toBe(500);
});

test('R-50 the dry run tells what is equal, missing and different, and changes nothing', async () => {
  const file = await backupOf(await twoClients());
  const device = await openDevice();
  await device.pull({
    tables: {
      clients: [serverClient(JAN, { phone: '06 1' }, 5)],
      service_records: [serverRecord(WAXING, JAN, {}, 2)],
    },
  });
  const plan = await planOf(device, file);
  expect(plan.warnings).toEqual([]);
  expect(tablesOf(plan)).toEqual([
    ['clients', { ...NONE, missing: 1, different: 1 }],
    ['service_records', { ...NONE, equal: 1, missing: 1 }],
  ]);
  expect(plan.differences).toMatchObject([
    {
      table: 'clients',
      id: JAN,
      label: { name: 'Jan de Boer' },
      base_rev: 5,
      is_newer_here: true,
      fields: [{ field: 'phone', here: '06 1', backup: null }],
    },
  ]);
  expect(plan.missing).toMatchObject([
    { table: 'clients', id: PIET, label: { name: 'Piet Smit' } },
    { table: 'service_records', id: INSPECTION, label: { name: 'Piet Smit' } },
  ]);
  expect(await device.db.store.counts()).toMatchObject({ pending: 0 });
});

test('R-50 D3 restoring puts what is missing and patches what was chosen, as ordinary mutations on the base that was seen', async () => {
  const file = await backupOf(await twoClients());
  const device = await openDevice();
  const { db } = device;
  await device.pull({
    tables: {
      clients: [serverClient(JAN, { phone: '06 1', location: 'Hoorn' }, 5)],
      service_records: [serverRecord(WAXING, JAN, { amount: 250 }, 4)],
    },
  });
  const plan = await planOf(device, file);
  // A colleague goes on while the person looks at the list.
  await device.pull({ tables: { clients: [serverClient(JAN, { phone: '06 2', location: 'Hoorn' }, 6)] } });
  const chosen = plan.differences.filter(({ table }) => table === 'clients');
  const seen: Progress[] = [];
  expect(
    await restoreBackup(db, file, { missing: ALL, differences: chosen }, 3, {
      signal: new AbortController().signal,
      on_progress: (progress) => seen.push(progress),
    }),
  ).toEqual({ ok: true, value: { added: 2, changed: 1 } });
  expect(seen.at(-1)).toEqual({ done: 3, of: 3 });
  const sent = (await db.store.list_outbox()).map(({ mutation }) => mutation);
  expect(sent).toMatchObject([
    { op: 'put', table: 'clients', row_id: PIET, set: { name: 'Piet Smit' } },
    { op: 'put', table: 'service_records', row_id: INSPECTION, set: { client_id: PIET } },
    {
      op: 'patch',
      table: 'clients',
      row_id: JAN,
      set: { phone: null, location: null },
      bases: { phone: 5, location: 5 },
    },
  ]);
  expect(await db.rows.service_records.get(WAXING), 'not chosen').toMatchObject({ amount: 250 });
  expect((await planOf(device, file)).tables.map(({ missing }) => missing)).toEqual([0, 0]);
});

test('R-18 decision 006: what was deleted for good does not come back, nor what belongs to it', async () => {
  const source = await twoClients();
  const file = await backupOf(source);
  const { db } = source;
  await source.pull({
    tables: { clients: [serverClient(JAN, { deleted_at: '2026-05-01T09:00:00Z' }, 4)] },
    tombstones: [{ table: 'service_records', row_id: WAXING, rev: 3 }],
  });
  await deleteClient(db, await whole(db, 'clients', PIET));
  const plan = await planOf(source, file);
  expect(tablesOf(plan)).toEqual([
    ['clients', { ...NONE, deleted: 2 }],
    ['service_records', { ...NONE, deleted: 2 }],
  ]);
  const before = await db.store.list_outbox();
  expect(await restoreBackup(db, file, { missing: ALL, differences: [] }, 0, calmly())).toEqual({
    ok: true,
    value: { added: 0, changed: 0 },
  });
  expect(await db.store.list_outbox()).toEqual(before);
});

test('PL21 a row that went out of sight, and what belongs to it, is not said to be deleted and does not come back', async () => {
  const file = await backupOf(await twoClients());
  const device = await openDevice();
  await device.pull({
    tombstones: [{ table: 'clients', row_id: PIET, rev: 4 }],
    withdrawn: [{ table: 'clients', row_id: JAN, rev: 4 }],
  });
  expect(tablesOf(await planOf(device, file))).toEqual([
    ['clients', { ...NONE, withdrawn: 1, deleted: 1 }],
    ['service_records', { ...NONE, withdrawn: 1, deleted: 1 }],
  ]);
  expect(await restoreBackup(device.db, file, { missing: ALL, differences: [] }, 0, calmly())).toEqual({
    ok: true,
    value: { added: 0, changed: 0 },
  });
});

test('a service whose client is neither here nor in the backup stays out, rows of another shape are counted', async () => {
  const source = await openDevice();
  await source.pull({
    tables: { service_records: [serverRecord(WAXING, JAN), serverRecord('no-uuid', JAN)] },
  });
  const file = await backupOf(source);
  expect(tablesOf(await planOf(await openDevice(), file))).toEqual([
    ['service_records', { ...NONE, orphaned: 1, unreadable: 1 }],
  ]);
});

test('R-50 work that waits here counts as newer, and a backup with unsent work of another device shows it', async () => {
  const source = await twoClients();
  await addClient(source.db, { name: 'Nieuw', email: 'n@n.example' });
  await editServiceRecord(source.db, {
    id: WAXING,
    base_rev: 2,
    expected: await shown(source.db, 'service_records', WAXING),
    changes: { amount: '5' },
  });
  const file = await backupOf(source);
  const device = await twoClients();
  await editServiceRecord(device.db, {
    id: WAXING,
    base_rev: 2,
    expected: await shown(device.db, 'service_records', WAXING),
    changes: { amount: '7' },
  });
  await addServiceRecord(device.db, {
    client_id: JAN,
    input: { service_type: 'waxing', date: '2026-05-01' },
  });
  const plan = await planOf(device, file);
  expect(plan.differences).toMatchObject([
    { id: WAXING, is_newer_here: true, fields: [{ field: 'amount', here: 7, backup: 5 }] },
  ]);
  expect(plan.tables[0]).toMatchObject({ equal: 2, missing: 1 });
  expect(plan.kept_aside).toContainEqual({ name: 'outbox', rows: 2 });
});

test('R-50 restoring can be stopped between two batches, and going on finishes it', async () => {
  const source = await openDevice();
  const rows = Array.from({ length: 250 }, (_none, number) => serverClient(id(number), {}, 1));
  await source.pull({ tables: { clients: rows } });
  const file = await backupOf(source);
  const { db } = await openDevice();
  const stop = new AbortController();
  const choice = { missing: ALL, differences: [] };
  expect(
    await restoreBackup(db, file, choice, 250, {
      signal: stop.signal,
      on_progress: ({ done }) => {
        if (done >= 100) stop.abort();
      },
    }),
  ).toEqual({ ok: false, error: { code: 'cancelled', restored: { added: 100, changed: 0 } } });
  expect(await db.store.counts()).toMatchObject({ pending: 100 });
  expect(await restoreBackup(db, file, choice, 250, calmly())).toEqual({
    ok: true,
    value: { added: 150, changed: 0 },
  });
  expect(await db.rows.clients.count()).toBe(250);
});

test('R-50 warnings: another company, another server, another build', async () => {
  const source = await twoClients();
  const made = await unpack(await backupOf(source));
  const changed = made
    .replace('"company":"Havenglans"', '"company":"Iemand anders"')
    .replace('"epoch":"epoch"', '"epoch":"restored"')
    .replace(/"schema":\d+/, '"schema":999');
  expect((await planOf(source, new Blob([changed]))).warnings).toEqual([
    'other_company',
    'other_epoch',
    'other_build',
  ]);
});

test('R-50 a file that is not a whole, sound backup is refused with the reason', async () => {
  const device = await twoClients();
  const { db } = device;
  const packed = await backupOf(device);
  const text = await unpack(packed);
  const faultOf = async (file: Blob): Promise<unknown> => {
    const plan = await compareBackup(db, file, 'Havenglans', calmly());
    return plan.ok ? null : plan.error;
  };
  expect(await faultOf(new Blob([text])), 'not packed is fine').toBeNull();
  const lines = text.trim().split('\n');
  expect(await faultOf(new Blob(['naam;telefoon\n']))).toEqual(fault('foreign'));
  expect(await faultOf(new Blob([]))).toEqual(fault('foreign'));
  expect(await faultOf(new Blob(['{"file":"havenglans-unsent","format":1}\n']))).toEqual(fault('foreign'));
  expect(await faultOf(new Blob([text.replace('"format":1', '"format":2')]))).toEqual(fault('newer'));
  expect(await faultOf(new Blob([text.replace('Piet Smit', 'Piet Smid')])), 'a changed letter').toEqual(
    fault('damaged'),
  );
  const without_a_line = lines.filter((line) => !line.startsWith('{"section":"clients"')).join('\n');
  expect(await faultOf(new Blob([without_a_line]))).toEqual(fault('damaged'));
  expect(await faultOf(new Blob([lines.slice(0, -1).join('\n')]))).toEqual(fault('incomplete'));
  expect(await faultOf(packed.slice(0, packed.size - 20))).toEqual(fault('damaged'));
  expect(await faultOf(new Blob([text, '{"more":1}\n']))).toEqual(fault('damaged'));
});
