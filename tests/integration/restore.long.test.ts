import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import type { SyncRow } from '../../src/sync/index.ts';
import type { TestChange, TestDevice } from '../../src/sync/testing/index.ts';
import { readErasures, saveErasures, settleRestore } from '../../supabase/local/restore/erasures.ts';
import { deviceOf, type Line, sync, write } from '../support/device-on-database.ts';
import { hire, personOn, present } from '../support/people.ts';
import { startPostgres, type Sql, type TestCluster } from '../support/postgres.ts';

const folder = mkdtempSync(join(tmpdir(), 'havenglans-restore-'));
const cluster = await startPostgres();
afterAll(async () => {
  await cluster.stop();
  rmSync(folder, { recursive: true });
});

const put = (row_id: string, name: string): TestChange => ({
  op: 'put',
  table: 'clients',
  row_id,
  set: { name, email: 'k@example.nl', status: 'active' },
});

async function patch(device: TestDevice, row_id: string, set: Record<string, string>): Promise<TestChange> {
  const row = present(await device.row('clients', row_id));
  return { op: 'patch', table: 'clients', row_id, set, base_rev: row.rev };
}

async function remove(device: TestDevice, row_id: string): Promise<TestChange> {
  const row = present(await device.row('clients', row_id));
  return { op: 'delete', table: 'clients', row_id, base_rev: row.rev, seen: { service_records: [] } };
}

/** Living rows as the server holds them, in the form devices do. */
async function living(sql: Sql, table: 'clients' | 'conflicts'): Promise<readonly SyncRow[]> {
  const rows = await sql<{ row: SyncRow }[]>`
    select to_jsonb(x) - '{sync_xid,field_revs}'::text[] as row from ${sql(`public.${table}`)} x
    where deleted_at is null order by id`;
  return rows.map(({ row }) => row);
}

/** One database becomes a copy of another; there may be no connection to either. */
async function copyDatabase(from: string, to: string): Promise<void> {
  const admin = cluster.connect('postgres', { max: 1 });
  await admin.unsafe(`drop database if exists ${to} with (force)`);
  await admin.unsafe(`create database ${to} template ${from}`);
  await admin.end();
}

test('D1 D2 S5 G2 G7 after an older backup: lost work comes back once, newer work stays, deleted people stay deleted', async () => {
  let sql = cluster.connect(await cluster.clone('live'));
  const [technician, admin] = [await hire(sql, 'technician'), await hire(sql, 'admin')];
  const [tablet_line, office_line]: [Line, Line] = [{ person: technician }, { person: admin }];
  const [tablet, office] = [await deviceOf(tablet_line), await deviceOf(office_line)];
  const [boat, gone, added, passing] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
  await write(office, put(boat, 'Zeearend'), put(gone, 'Vertrekt'));
  await sync(tablet);
  await sql.end();
  await copyDatabase('live', 'backup');

  // The time that will be lost.
  sql = cluster.connect('live');
  tablet_line.person = personOn(sql, technician.user_id);
  office_line.person = personOn(sql, admin.user_id);
  await write(tablet, await patch(tablet, boat, { notes: 'romp gewassen', location: 'Hoorn' }));
  await write(tablet, put(added, 'Nieuw op de steiger'));
  await write(tablet, put(passing, 'Kwam en ging'));
  await sync(office);
  await write(office, await remove(office, gone), await remove(office, passing));
  const list = join(folder, 'erasures.csv');
  expect(await saveErasures(sql, list)).toBe(2);
  expect(await saveErasures(sql, list), 'what is in the list is not added again').toBe(0);
  const ledger_before = await sql<{ mutation_id: string }[]>`select mutation_id from private.sync_ledger`;
  tablet_line.person = null;
  await write(tablet, await patch(tablet, added, { phone: '06 1234' }));
  expect(tablet.engine.status().pending).toBe(1);

  // The backup is put back and settled; the office goes on before the tablet returns.
  await sql.end();
  await copyDatabase('backup', 'live');
  sql = cluster.connect('live');
  const report = await settleRestore(sql, await readErasures(list));
  expect(report).toMatchObject({ erased: 1, tombstoned: 1, left: 0, unknown_table: 0, ahead: 0 });
  office_line.person = personOn(sql, admin.user_id);
  await sync(office);
  expect((await office.rows('clients')).map(({ id }) => id)).toEqual([boat]);
  await write(office, await patch(office, boat, { notes: 'eigenaar belt' }));

  tablet_line.person = personOn(sql, technician.user_id);
  await tablet.pass(300_000);
  await sync(tablet);
  await sync(office);

  const rows = await living(sql, 'clients');
  expect(rows.map(({ id }) => id)).toEqual([boat, added].toSorted());
  expect(rows.find(({ id }) => id === boat)).toMatchObject({ notes: 'eigenaar belt', location: 'Hoorn' });
  expect(rows.find(({ id }) => id === added)).toMatchObject({
    name: 'Nieuw op de steiger',
    phone: '06 1234',
  });
  const conflicts = await living(sql, 'conflicts');
  expect(conflicts, 'D2 the old base loses, and its value is kept').toMatchObject([
    { row_id: boat, field: 'notes', kept: 'eigenaar belt', lost: 'romp gewassen' },
  ]);
  for (const device of [tablet, office]) {
    expect(await device.rows('clients')).toEqual(rows);
    expect(await device.rows('conflicts')).toEqual(conflicts);
    expect(device.engine.status()).toMatchObject({ phase: 'idle', pending: 0, rejected: 0 });
  }
  const ledger = await sql<{ mutation_id: string; times: number }[]>`
    select mutation_id, count(*)::integer as times from private.sync_ledger group by mutation_id`;
  expect(ledger.every(({ times }) => times === 1)).toBe(true);
  expect(ledger.map(({ mutation_id }) => mutation_id)).toEqual(
    expect.arrayContaining(ledger_before.map(({ mutation_id }) => mutation_id)),
  );
  await sql.end();
});

/** Copies every table of ours as a dump's data does: values as they are, no trigger. */
async function copyTables(from: Sql, to: Sql): Promise<void> {
  await to.begin(async (transaction) => {
    await transaction`set local session_replication_role = replica`;
    await transaction`delete from private.sync_meta`;
    const tables = [
      'auth.users',
      'public.staff',
      'public.clients',
      'public.service_records',
      'public.conflicts',
    ];
    const bookkeeping = ['meta', 'tombstones', 'devices', 'ledger'].map((name) => `private.sync_${name}`);
    for (const table of [...tables, ...bookkeeping]) {
      const [dump] = await from.unsafe<{ rows: string }[]>(
        `select coalesce(jsonb_agg(to_jsonb(x)), '[]')::text as rows from ${table} x`,
      );
      await transaction.unsafe(
        `insert into ${table} select (jsonb_populate_recordset(null::${table}, $1::text::jsonb)).*`,
        [present(dump).rows],
      );
    }
  });
}

const databaseUrl = (of: TestCluster, database: string): string =>
  `postgres://postgres:postgres@127.0.0.1:${of.port}/${database}`;

const runCommand = (command: 'save' | 'settle', database_url: string, list: string) =>
  promisify(execFile)(
    process.execPath,
    [join(import.meta.dirname, '../../supabase/local/restore/restore.ts'), command, '--erasures', list],
    { env: { ...process.env, DATABASE_URL: database_url } },
  );

test('RS8 D13 D1 a dump put into a younger cluster: every call and the check report it, the command mends it, and every device notices', async () => {
  const old = cluster.connect(await cluster.clone('old_cluster'), { max: 2 });
  for (let turn = 0; turn < 300; turn += 1) await old`select pg_current_xact_id()`;
  const technician = await hire(old, 'technician');
  const line: Line = { person: technician };
  const device = await deviceOf(line);
  const [kept, erased, waiting] = [randomUUID(), randomUUID(), randomUUID()];
  await write(device, put(kept, 'Zeearend'), put(erased, 'Vertrekt'));
  const young = await startPostgres({ has_own_identity: true });
  try {
    const sql = young.connect('havenglans', { max: 2 });
    await copyTables(old, sql);
    await expect(sql`select * from private.sync_ahead()`).resolves.toEqual([
      { tbl: 'clients', entries: '2' },
    ]);
    const person = personOn(sql, technician.user_id);
    line.person = person;
    await write(device, put(waiting, 'Te vroeg'));
    const newcomer = await deviceOf({ person });
    for (const told of [device, newcomer])
      expect(told.engine.status()).toMatchObject({ phase: 'backoff', server_unsettled: true });
    expect(newcomer.engine.status().first_sync_done, 'nothing is taken for the whole').toBe(false);
    expect((await device.rows('clients')).map(({ id }) => id)).toEqual([kept, erased, waiting].toSorted());
    expect(device.engine.status().pending, 'nothing is taken yet, and nothing is lost').toBe(1);

    const list = join(folder, 'young.csv');
    const url = databaseUrl(young, 'havenglans');
    await old`update public.clients set deleted_at = now() where id = ${erased}`;
    const saved = await runCommand('save', databaseUrl(cluster, 'old_cluster'), list);
    expect(saved.stdout).toContain('1 deletions added');
    expect(readFileSync(list, 'utf8')).toMatch(new RegExp(`^clients,${erased},\\S+\n$`));
    const settled = await runCommand('settle', url, list);
    expect(settled.stdout).toContain('3 rows are sent to every device again');
    expect(settled.stdout).toContain('1 deletions happened again');
    await expect(sql`select * from private.sync_ahead()`).resolves.toEqual([]);
    expect(await sql`select gc_horizon::integer as horizon from private.sync_meta`).toEqual([{ horizon: 0 }]);

    for (const told of [device, newcomer]) {
      await told.pass(300_000);
      await sync(told);
      expect(told.engine.status()).toMatchObject({ server_unsettled: false, first_sync_done: true });
      expect(await told.rows('clients')).toEqual(await living(sql, 'clients'));
    }
    expect((await device.rows('clients')).map(({ id }) => id)).toEqual([kept, waiting].toSorted());
    await write(device, await patch(device, kept, { notes: 'gaat gewoon verder' }));
    expect((await living(sql, 'clients')).find(({ id }) => id === kept)).toMatchObject({
      notes: 'gaat gewoon verder',
    });
    expect(device.engine.status()).toMatchObject({ phase: 'idle', pending: 0, rejected: 0 });
  } finally {
    await young.stop();
  }
});

test('D1 a backup put back without the script is noticed by the newest acknowledged change', async () => {
  let sql = cluster.connect(await cluster.clone('unsettled'));
  const technician = await hire(sql, 'technician');
  const line: Line = { person: technician };
  const device = await deviceOf(line);
  const [before, after] = [randomUUID(), randomUUID()];
  await write(device, put(before, 'Zeearend'));
  await sql.end();
  await copyDatabase('unsettled', 'unsettled_backup');
  sql = cluster.connect('unsettled');
  line.person = personOn(sql, technician.user_id);
  await write(device, put(after, 'Nieuw op de steiger'));
  const { epoch } = await device.store.pull_state();
  await sql.end();
  await copyDatabase('unsettled_backup', 'unsettled');
  sql = cluster.connect('unsettled');
  line.person = personOn(sql, technician.user_id);
  expect(await line.person.pull(null)).toMatchObject({ epoch, reset: false });
  await sync(device);
  expect((await living(sql, 'clients')).map(({ id }) => id)).toEqual([before, after].toSorted());
  expect(await device.rows('clients')).toEqual(await living(sql, 'clients'));
});

test('RS8 rows that were vacuumed, frozen or written out anew are still those that were written here', async () => {
  const sql = cluster.connect(await cluster.clone('vacuumed'), { max: 1 });
  const technician = await hire(sql, 'technician');
  await sql`vacuum (freeze) private.sync_origin`;
  await sql`vacuum (full, freeze) private.sync_origin`;
  await sql`vacuum (full) private.sync_meta`;
  expect(await technician.pull(null)).toMatchObject({ reset: false });
  const [origin] = await sql<
    { rows: string }[]
  >`select jsonb_agg(o)::text as rows from private.sync_origin o`;
  await sql`truncate private.sync_origin`;
  await sql`insert into private.sync_origin
    select (jsonb_populate_recordset(null::private.sync_origin, ${present(origin).rows}::text::jsonb)).*`;
  await expect(technician.pull(null), 'and one loaded from a dump is not').rejects.toMatchObject({
    code: 'PT503',
  });
});

test('S5 half a list is no list: a line that is no deletion stops everything', async () => {
  const list = join(folder, 'broken.csv');
  writeFileSync(list, `clients,${randomUUID()},2026-05-01T10:00:00+00:00\nclients,${randomUUID()}\n`);
  await expect(readErasures(list)).rejects.toThrow('line 2');
  await expect(runCommand('settle', databaseUrl(cluster, 'postgres'), list)).rejects.toThrow('line 2');
  await expect(runCommand('settle', '', list)).rejects.toThrow('DATABASE_URL');
});

test('a role without rights, or a list with a line that is none, is told in a sentence, without a trace of the code', async () => {
  const admin = cluster.connect(await cluster.clone('strict'), { max: 1 });
  await admin.unsafe(`create role reader login password 'geheim-4f1c'`);
  const list = join(folder, 'rights.csv');
  const without_rights = `postgres://reader:geheim-4f1c@127.0.0.1:${cluster.port}/strict`;
  await expect(runCommand('save', without_rights, list)).rejects.toMatchObject({
    stderr: expect.stringMatching(/^[^\n]+permission denied[^\n]+ \(database_rights_missing\)\n$/),
  });
  writeFileSync(list, 'no deletion\n');
  await expect(runCommand('settle', databaseUrl(cluster, 'strict'), list)).rejects.toMatchObject({
    stderr: expect.stringMatching(/^The restore [^\n]+line 1[^\n]+ \(restore_failed\)\n$/),
  });
});

test.each([
  ['database_transaction_pooler', 'postgres://a:geheim-4f1c@127.0.0.1:6543/postgres'],
  ['database_unreachable', 'postgres://a:geheim-4f1c@127.0.0.1:9/postgres'],
  ['database_url_invalid', 'https://a:geheim-4f1c@db.example'],
])('both commands end with the sentence and the code of the setup: %s', async (code, database_url) => {
  const list = join(folder, 'none.csv');
  for (const command of ['save', 'settle'] as const) {
    const ended = runCommand(command, database_url, list);
    await expect(ended).rejects.toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(new RegExp(`^[^\\n]+\\. \\(${code}\\)\\n$`)),
    });
    await expect(ended).rejects.not.toMatchObject({ stderr: expect.stringContaining('4f1c') });
  }
  expect(existsSync(list)).toBe(false);
});

test('a password does not leave for a server of another machine that has no encryption', async () => {
  const told: string[] = [];
  const server = createServer((socket) => {
    socket.on('data', (part) => {
      told.push(part.toString('latin1'));
      // As PostgreSQL says that it has none.
      if (told.length === 1) socket.write('N');
      else socket.destroy();
    });
    socket.on('error', () => {});
  });
  const port = await new Promise<number>((resolve) =>
    server.listen(0, '0.0.0.0', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    }),
  );
  // Leads here, but is no name of this machine.
  const url = `postgres://a:geheim-4f1c@0.0.0.0:${port}/postgres`;
  const ended = runCommand('save', url, join(folder, 'none.csv'));
  await expect(ended).rejects.toMatchObject({ stderr: expect.stringContaining('(database_unreachable)') });
  server.close();
  expect(told.length).toBeGreaterThan(0);
  expect(told.join('')).not.toMatch(/4f1c|postgres/);
});
