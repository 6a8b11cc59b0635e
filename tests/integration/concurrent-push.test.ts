import { randomUUID } from 'node:crypto';
import type { TransactionSql } from 'postgres';
import { afterAll, expect, test, vi } from 'vitest';
import type { Mutation, PushReply } from '../../src/sync/protocol.ts';
import { hire, mutation, present } from '../support/people.ts';
import { startPostgres, type Sql } from '../support/postgres.ts';

const cluster = await startPostgres();
afterAll(() => cluster.stop());

const statuses = (reply: PushReply): string[] => reply.results.map((result) => result.status);

const putClient = (seq: number, row_id: string): Mutation =>
  mutation({ seq, op: 'put', table: 'clients', row_id, set: { name: 'Klant', email: 'k@example.nl' } });
const putRecord = (seq: number, row_id: string, client_id: string): Mutation =>
  mutation({
    seq,
    op: 'put',
    table: 'service_records',
    row_id,
    set: { client_id, service_type: 'waxing', date: '2026-01-01' },
  });
const patch = (seq: number, table: string, row_id: string, notes: string): Mutation =>
  mutation({ seq, op: 'patch', table, row_id, set: { notes }, bases: { notes: 1_000_000 } });

test('G2 the same batch sent twice at once is applied once and answered twice', async () => {
  const sql = cluster.connect(await cluster.clone('same_batch'));
  const technician = await hire(sql, 'technician');
  const client_id = randomUUID();
  const clients = Array.from({ length: 20 }, () => randomUUID());
  const batch = clients.flatMap((row_id, index) => [
    putClient(index * 3 + 1, row_id),
    putRecord(index * 3 + 2, randomUUID(), row_id),
    patch(index * 3 + 3, 'clients', row_id, 'een keer'),
  ]);
  const replies = await Promise.all([1, 2, 3].map(() => technician.push(client_id, batch)));
  const fresh = replies.filter((reply) => reply.results.every((result) => !result.dup));
  const repeated = replies.filter((reply) => reply.results.every((result) => result.dup));
  expect([fresh.length, repeated.length]).toEqual([1, 2]);
  for (const reply of repeated) {
    expect(statuses(reply)).toEqual(statuses(present(fresh[0])));
    expect(reply.results.map((result) => result.row?.rev)).toEqual(clients.flatMap(() => [2, 1, 2]));
  }
  expect(await sql`select count(*)::integer as n, max(rev)::integer as rev from public.clients`).toEqual([
    { n: 20, rev: 2 },
  ]);
  expect(await sql`select count(*)::integer as n from public.service_records`).toEqual([{ n: 20 }]);
  expect(await sql`select count(*)::integer as n from private.sync_ledger`).toEqual([{ n: 60 }]);
});

test('C1 devices that push the same rows in opposite order, with children, never deadlock', async () => {
  const sql = cluster.connect(await cluster.clone('deadlock'), { max: 8 });
  const admin = await hire(sql, 'admin');
  const parents = Array.from({ length: 6 }, () => randomUUID());
  const records = parents.map(() => randomUUID());
  await admin.push(randomUUID(), [
    ...parents.map((row_id, index) => putClient(index, row_id)),
    ...parents.map((client_id, index) => putRecord(100 + index, present(records[index]), client_id)),
  ]);
  const device = async (index: number): Promise<string[]> => {
    const client_id = randomUUID();
    const seen: string[] = [];
    for (let round = 0; round < 12; round += 1) {
      const order = parents.map((_, step) => (index % 2 === 0 ? step : parents.length - 1 - step));
      const doomed = randomUUID();
      const child = randomUUID();
      const first = round * 100;
      const batch = [
        ...order.flatMap((n, step) => [
          patch(first + step * 3, 'service_records', present(records[n]), `${index} ${round}`),
          putRecord(first + step * 3 + 1, randomUUID(), present(parents[n])),
          patch(first + step * 3 + 2, 'clients', present(parents[n]), `${index} ${round}`),
        ]),
        putClient(first + 50, doomed),
        putRecord(first + 51, child, doomed),
        mutation({
          seq: first + 52,
          op: 'delete',
          table: 'clients',
          row_id: doomed,
          bases: { '*': 0 },
          seen: { service_records: [child] },
        }),
      ];
      const reply = await admin.push(client_id, batch);
      seen.push(...reply.results.map((result) => result.status));
    }
    return seen;
  };
  const all = (await Promise.all(Array.from({ length: 6 }, (_, index) => device(index)))).flat();
  expect(all.filter((status) => status === 'rejected')).toEqual([]);
  expect(
    await sql`select count(*)::integer as n from public.service_records where deleted_at is null`,
  ).toEqual([{ n: 6 + 6 * 12 * 6 }]);
});

const resolveConflict = (seq: number, row_id: string): Mutation =>
  mutation({
    seq,
    op: 'patch',
    table: 'conflicts',
    row_id,
    set: { resolved_at: '2026-05-02T10:00:00Z' },
    bases: { resolved_at: 1_000_000 },
  });

const photoAfter = (seq: number, row_id: string): Mutation =>
  mutation({ seq, op: 'patch', table: 'service_photos', row_id, set: { kind: 'after' }, bases: { kind: 1 } });

const removeClients = (rows: readonly string[]): Mutation[] =>
  rows.map((row_id, index) =>
    mutation({ seq: index, op: 'delete', table: 'clients', row_id, bases: { '*': 1 } }),
  );

/** A conflict over a row; answers its id. */
async function conflictOver(sql: Sql, table: string, row_id: string, user_id: string): Promise<string> {
  const id = randomUUID();
  await sql`insert into public.conflicts (id, table_name, row_id, field, base_rev, mutation_id, user_id)
    values (${id}, ${table}, ${row_id}, 'kind', 1, ${randomUUID()}, ${user_id})`;
  return id;
}

test('C1 a conflict that is resolved while its photo is deleted, in a push that edits the photo too, deadlocks with nothing', async () => {
  const sql = cluster.connect(await cluster.clone('conflict_deadlock'), { max: 8 });
  const [admin, technician] = [await hire(sql, 'admin'), await hire(sql, 'technician')];
  const [client, record] = [randomUUID(), randomUUID()];
  const [first, second] = [randomUUID(), randomUUID()].toSorted();
  const [held, doomed] = [present(first), present(second)];
  await admin.push(randomUUID(), [
    putClient(1, client),
    putRecord(2, record, client),
    putPhoto(3, held, record),
    putPhoto(4, doomed, record),
  ]);
  const conflict = await conflictOver(sql, 'service_photos', doomed, admin.user_id);
  const [locked, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const holding = sql.begin(async (transaction) => {
    await transaction`select 1 from public.service_photos where id = ${held} for update`;
    locked.resolve();
    await release.promise;
  });
  await locked.promise;
  // It has locked what comes before the photos when it waits for the first of them.
  const editing = technician.push(randomUUID(), [
    resolveConflict(1, conflict),
    photoAfter(2, held),
    photoAfter(3, doomed),
  ]);
  await someoneWaits(sql);
  let is_deleted = false;
  const deleting = admin
    .push(randomUUID(), [
      mutation({ seq: 1, op: 'delete', table: 'service_photos', row_id: doomed, bases: { '*': 1 } }),
    ])
    .finally(() => {
      is_deleted = true;
    });
  await vi.waitFor(async () => {
    const waiting = await sql`select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    expect(is_deleted || waiting.length === 2).toBe(true);
  });
  release.resolve();
  const [edited, deleted] = await Promise.all([editing, deleting, holding]);
  expect(statuses(deleted)).toEqual(['applied']);
  expect(edited.results.map(({ code, status }) => code ?? status)).toEqual(['DELETED', 'applied', 'DELETED']);
});

test('C1 devices that delete rows and resolve their conflicts in opposite order never deadlock', async () => {
  const sql = cluster.connect(await cluster.clone('conflicts_deadlock'), { max: 8 });
  const admin = await hire(sql, 'admin');
  for (let round = 0; round < 10; round += 1) {
    const clients = Array.from({ length: 4 }, () => randomUUID());
    await admin.push(
      randomUUID(),
      clients.map((row_id, index) => putClient(index, row_id)),
    );
    const conflicts: string[] = [];
    for (let index = 0; index < 12; index += 1)
      conflicts.push(
        await conflictOver(sql, 'clients', present(clients[index % clients.length]), admin.user_id),
      );
    const resolve = (rows: readonly string[]): Mutation[] =>
      rows.map((row_id, index) => resolveConflict(100 + index, row_id));
    const replies = await Promise.all([
      admin.push(randomUUID(), [...removeClients(clients), ...resolve(conflicts)]),
      admin.push(randomUUID(), [...resolve(conflicts.toReversed()), ...removeClients(clients.toReversed())]),
      admin.push(randomUUID(), resolve(conflicts)),
    ]);
    expect(replies.map(({ results }) => results.length)).toEqual([16, 16, 12]);
  }
  expect(await sql`select count(*)::integer as n from public.conflicts where deleted_at is null`).toEqual([
    { n: 0 },
  ]);
});

test('D7 a delete and a new child at the same moment never leave a live record under a deleted client', async () => {
  const sql = cluster.connect(await cluster.clone('delete_race'), { max: 6 });
  const admin = await hire(sql, 'admin');
  const technician = await hire(sql, 'technician');
  const [office, tablet] = [randomUUID(), randomUUID()];
  const outcomes = new Set<string>();
  for (let round = 1; round <= 25; round += 1) {
    const row_id = randomUUID();
    await admin.push(office, [putClient(round * 10, row_id)]);
    const remove = mutation({
      seq: round * 10 + 1,
      op: 'delete',
      table: 'clients',
      row_id,
      bases: { '*': 1 },
    });
    const [removed, added] = await Promise.all([
      admin.push(office, [remove]),
      technician.push(tablet, [putRecord(round, randomUUID(), row_id)]),
    ]);
    outcomes.add([removed, added].map((reply) => reply.results[0]?.code ?? 'applied').join(' + '));
  }
  for (const outcome of outcomes)
    expect(['CONFLICT + applied', 'applied + PARENT_DELETED']).toContain(outcome);
  expect(
    await sql`select s.id from public.service_records s join public.clients c on c.id = s.client_id
      where c.deleted_at is not null and s.deleted_at is null`,
  ).toEqual([]);
});

test('G2 G4 many devices on one field: every value is either in the row or in a conflict', async () => {
  const sql = cluster.connect(await cluster.clone('one_field'), { max: 8 });
  const technician = await hire(sql, 'technician');
  const row_id = randomUUID();
  await technician.push(randomUUID(), [putClient(1, row_id)]);
  const values = Array.from({ length: 8 }, (_, index) => `van apparaat ${index}`);
  const replies = await Promise.all(
    values.map((notes) =>
      technician.push(randomUUID(), [
        mutation({ seq: 1, op: 'patch', table: 'clients', row_id, set: { notes }, bases: { notes: 1 } }),
      ]),
    ),
  );
  expect(replies.flatMap(statuses).toSorted()).toEqual(['applied', ...values.slice(1).map(() => 'conflict')]);
  const kept = await sql<{ value: string }[]>`
    select notes as value from public.clients union all select lost #>> '{}' from public.conflicts`;
  expect(kept.map(({ value }) => value).toSorted()).toEqual(values);
});

/** Waits until another connection of this database waits for a lock. */
async function someoneWaits(sql: Sql): Promise<void> {
  await vi.waitFor(async () => {
    const waiting = await sql`select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    expect(waiting).toHaveLength(1);
  });
}

/** Has the first transaction stay open until a push of somebody else waits for it; answers that push's reply. */
async function behind(
  sql: Sql,
  first: (hold: (transaction: TransactionSql) => Promise<void>) => Promise<unknown>,
  second: () => Promise<PushReply>,
): Promise<PushReply> {
  const [begun, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const holding = first(async () => {
    begun.resolve();
    await release.promise;
  });
  await begun.promise;
  const replying = second();
  await someoneWaits(sql);
  release.resolve();
  await holding;
  return replying;
}

test('PS22 S3 G4 a put that loses the race for its row id is judged against the row that won, never forbidden for good', async () => {
  const sql = cluster.connect(await cluster.clone('same_id'), { max: 6 });
  const [technician, colleague] = [await hire(sql, 'technician'), await hire(sql, 'technician')];
  const row_id = randomUUID();
  const put = putClient(1, row_id);
  const reply = await behind(
    sql,
    (hold) =>
      technician.as(async (transaction) => {
        await transaction`insert into public.clients (id, name, email) values (${row_id}, 'Klant', 'k@example.nl')`;
        await hold(transaction);
      }),
    () => colleague.push(randomUUID(), [{ ...put, set: { ...put.set, notes: 'van de tweede' } }]),
  );
  expect(reply.results).toMatchObject([{ status: 'conflict', row: { id: row_id, name: 'Klant', rev: 1 } }]);
  expect(await sql`select field, lost from public.conflicts`, 'what differed stands beside it').toEqual([
    { field: 'notes', lost: 'van de tweede' },
  ]);
});

test('PS22 G2 a put sent twice under two client ids, the first still committing, is there once', async () => {
  const sql = cluster.connect(await cluster.clone('same_put'), { max: 6 });
  const technician = await hire(sql, 'technician');
  const row_id = randomUUID();
  const reply = await behind(
    sql,
    (hold) =>
      technician.as(async (transaction) => {
        const sent = JSON.stringify([putClient(1, row_id)]);
        await transaction`select public.sync_push(${randomUUID()}, 1, ${sent}::text::jsonb)`;
        await hold(transaction);
      }),
    () => technician.push(randomUUID(), [putClient(1, row_id)]),
  );
  expect(reply.results).toMatchObject([{ status: 'noop', row: { id: row_id, rev: 1 } }]);
  expect(await sql`select count(*)::integer as n from public.conflicts`).toEqual([{ n: 0 }]);
});

test('PS22 S5 a put that loses the race against a row that is deleted at once is answered DELETED', async () => {
  const sql = cluster.connect(await cluster.clone('same_id_deleted'), { max: 6 });
  const technician = await hire(sql, 'technician');
  const row_id = randomUUID();
  const reply = await behind(
    sql,
    (hold) =>
      sql.begin(async (transaction) => {
        await transaction`insert into public.clients (id, name, email) values (${row_id}, 'Klant', 'k@example.nl')`;
        await transaction`update public.clients set deleted_at = now() where id = ${row_id}`;
        await hold(transaction);
      }),
    () => technician.push(randomUUID(), [putClient(1, row_id)]),
  );
  expect(reply.results).toMatchObject([{ status: 'rejected', code: 'DELETED' }]);
});

test('P3 a lock on the realtime table neither fails a write nor holds it up', async () => {
  const sql = cluster.connect(await cluster.clone('realtime_lock'));
  const technician = await hire(sql, 'technician');
  await sql.unsafe(`create or replace function realtime.send(payload jsonb, event text, topic text, private boolean default true)
    returns void language plpgsql as $$ begin
      insert into realtime.messages (payload, event, topic, private, extension) values (payload, event, topic, private, 'broadcast');
    end $$`);
  const row_id = randomUUID();
  await sql.begin(async (transaction) => {
    await transaction`lock table realtime.messages in access exclusive mode`;
    const started_ms = performance.now();
    expect(statuses(await technician.push(randomUUID(), [putClient(1, row_id)]))).toEqual(['applied']);
    expect(performance.now() - started_ms).toBeLessThan(2000);
  });
  expect(await sql`select id from public.clients`).toEqual([{ id: row_id }]);
});

const putPhoto = (seq: number, row_id: string, service_record_id: string): Mutation =>
  mutation({
    seq,
    op: 'put',
    table: 'service_photos',
    row_id,
    set: {
      service_record_id,
      kind: 'before',
      taken_at: '2026-05-01T10:00:00Z',
      width: 4,
      height: 3,
      mime_type: 'image/webp',
      size_bytes: 12,
      sha256: 'ab'.repeat(32),
    },
  });

test('D7 nor a live photo under a service that goes with its client, by a push or from the dashboard', async () => {
  const sql = cluster.connect(await cluster.clone('grandchild_race'), { max: 6 });
  const admin = await hire(sql, 'admin');
  const technician = await hire(sql, 'technician');
  const [office, tablet] = [randomUUID(), randomUUID()];
  const outcomes = new Set<string>();
  for (let round = 1; round <= 30; round += 1) {
    const [client, record] = [randomUUID(), randomUUID()];
    await admin.push(office, [putClient(round * 10, client), putRecord(round * 10 + 1, record, client)]);
    const remove = mutation({
      seq: round * 10 + 2,
      op: 'delete',
      table: 'clients',
      row_id: client,
      bases: { '*': 1 },
      seen: { service_records: [record] },
    });
    const by_push = async (): Promise<string> =>
      (await admin.push(office, [remove])).results[0]?.code ?? 'applied';
    const by_hand = async (): Promise<string> => {
      await sql`update public.clients set deleted_at = now() where id = ${client}`;
      return 'by hand';
    };
    const [removed, added] = await Promise.all([
      round % 2 === 0 ? by_push() : by_hand(),
      technician.push(tablet, [putPhoto(round, randomUUID(), record)]),
    ]);
    outcomes.add(`${removed} + ${added.results[0]?.code ?? 'applied'}`);
  }
  expect([
    'CONFLICT + applied',
    'applied + PARENT_DELETED',
    'by hand + applied',
    'by hand + PARENT_DELETED',
  ]).toEqual(expect.arrayContaining([...outcomes]));
  expect(
    await sql`select p.id from public.service_photos p join public.service_records s on s.id = p.service_record_id
      where s.deleted_at is not null and p.deleted_at is null`,
  ).toEqual([]);
});

test('D7 a photo that is being added while its client is deleted by hand is waited for and goes along', async () => {
  const sql = cluster.connect(await cluster.clone('grandchild_wait'), { max: 6 });
  const admin = await hire(sql, 'admin');
  const technician = await hire(sql, 'technician');
  const [client, record, photo] = [randomUUID(), randomUUID(), randomUUID()];
  await admin.push(randomUUID(), [putClient(1, client), putRecord(2, record, client)]);
  const added = Promise.withResolvers<void>();
  const adding = technician.as(async (transaction) => {
    await transaction`insert into public.service_photos
      (id, service_record_id, taken_at, width, height, mime_type, size_bytes, sha256)
      values (${photo}, ${record}, now(), 4, 3, 'image/webp', 12, ${'ab'.repeat(32)})`;
    added.resolve();
    await transaction`select pg_sleep(0.3)`;
  });
  await added.promise;
  await Promise.all([adding, sql`update public.clients set deleted_at = now() where id = ${client}`]);
  expect(await sql`select deleted_at is null as alive from public.service_photos`).toEqual([
    { alive: false },
  ]);
});
