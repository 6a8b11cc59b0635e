import { afterAll, expect, test } from 'vitest';
import type { Json, Mutation, PushReply } from '../../src/sync/protocol.ts';
import { createSeededRandom } from '../../src/sync/testing/index.ts';
import { hire, type Person, personOn, present } from '../support/people.ts';
import { type Sql, startPostgres } from '../support/postgres.ts';

const notices: string[] = [];
const cluster = await startPostgres({ on_notice: (message) => notices.push(message) });
afterAll(() => cluster.stop());

const CLIENTS = 30;
const BATCHES = 24;

/** Tells how many mutations each run held, by the function that does it. */
const TELL = ['write_rows', 'delete_rows']
  .map(
    (name) => `
  alter function private.${name}(uuid, private.sync_tables, jsonb[]) rename to ${name}_told;
  create function private.${name}(p_client uuid, p_table private.sync_tables, p_mutations jsonb[]) returns jsonb
  language plpgsql set search_path = '' as $$
  begin
    raise notice '${name} %', cardinality(p_mutations);
    return private.${name}_told(p_client, p_table, p_mutations);
  end $$;
  grant execute on function private.${name}(uuid, private.sync_tables, jsonb[]) to authenticated;`,
  )
  .join('\n');

/** How many mutations shared a run with others since the notices were last emptied. */
const countTogether = (name: string): number =>
  notices
    .flatMap((notice) => new RegExp(`^${name} (\\d+)$`).exec(notice)?.[1] ?? [])
    .map(Number)
    .filter((count) => count > 1)
    .reduce((sum, count) => sum + count, 0);

/** What a person's batch is answered when each of its mutations is pushed by itself. */
async function pushApart(person: Person, client_id: string, batch: readonly Mutation[]): Promise<PushReply> {
  const replies: PushReply[] = [];
  for (const one of batch) replies.push(await person.push(client_id, [one]));
  return { ...present(replies[0]), results: replies.flatMap(({ results }) => results) };
}

/** Each database gives conflicts ids of its own: one is named by what lost. */
const conflictKey = (of: string): string => `concat(${of}.mutation_id, ${of}.field)`;

/** All that a push leaves behind, without what two clocks and two databases say differently. */
async function leftBehind(sql: Sql): Promise<object> {
  const rowsOf = (table: string, key: string, also = `'{}'`): Promise<object> =>
    sql.unsafe(`
      select ${key} as key, x.deleted_at is not null as deleted,
        to_jsonb(x) - '{id,created_at,updated_at,deleted_at,sync_xid,kept_at}'::text[] || ${also}::jsonb as row
      from public.${table} x order by 1`);
  const continued = `jsonb_build_object('continues',
    (select ${conflictKey('c')} from public.conflicts c where c.id = x.continues))`;
  return {
    clients: await rowsOf('clients', 'x.id::text'),
    records: await rowsOf('service_records', 'x.id::text'),
    images: await rowsOf('images', 'x.id::text'),
    photos: await rowsOf('service_photos', 'x.id::text'),
    conflicts: await rowsOf('conflicts', conflictKey('x'), continued),
    ledger: await sql.unsafe(
      `select mutation_id, client_id, user_id, seq, content_md5, status, code from private.sync_ledger order by 1`,
    ),
    history: await sql.unsafe(
      `select tbl, row_id, op, changes, user_id, client_id, made_at from private.sync_history
        where tbl <> 'conflicts' order by tbl, row_id, id`,
    ),
    tombstones: await sql.unsafe(`select tbl, row_id, rev from private.sync_tombstones order by 1, 2`),
  };
}

const said = (reply: PushReply): object[] =>
  reply.results.map(({ row, also, ...result }) => ({
    ...result,
    row:
      row === null ? null : { ...row, created_at: '', updated_at: '', deleted_at: row.deleted_at !== null },
    also: Object.entries(also ?? {}).map(([table, rows]) => [table, rows.map(({ id, rev }) => [id, rev])]),
  }));

async function copy(name: string): Promise<Sql> {
  return cluster.connect(await cluster.clone(name), { max: 1 });
}

/** A copy of the database that tells how large its runs are. */
async function tellingCopy(name: string): Promise<Sql> {
  const sql = await copy(name);
  await sql.unsafe(TELL);
  return sql;
}

type SeededRandom = ReturnType<typeof createSeededRandom>;
const draw = <T>(random: SeededRandom, list: readonly T[]): T =>
  present(list[Math.floor(random.next() * list.length)]);

const NOTES: readonly Json[] = ['een', 'twee', 'drie', null, 4, 'een\nregel'];
const VALUES: Readonly<Record<string, readonly Json[]>> = {
  notes: NOTES,
  phone: ['06-1', '06-2', '06-3', null],
  location: ['Hoorn', 'Enkhuizen', 'Edam'],
  yacht_length: [12.5, '12.50', 12.54, 9, null],
  status: ['active', 'prospect', 'active', 'prospect', 'completed'],
};
/** What the table, a trigger or the list of columns refuses. */
const REFUSED: readonly Readonly<Record<string, Json>>[] = [
  { yacht_length: 'lang' },
  { yacht_length: -1 },
  { status: 'unknown' },
  { name: null },
  { name: ' ' },
  { deleted_at: null },
  {},
];

test('G2 G4 D3 D4 S5 a batch of puts and patches has the same end, answers, ledger, history and conflicts as its mutations one by one', async () => {
  const [together, apart] = [await tellingCopy('together'), await copy('apart')];
  for (const seed of [1, 2, 3]) {
    const random = createSeededRandom(seed);
    const clients = Array.from({ length: CLIENTS }, () => random.uuid());
    const records = clients.map(() => random.uuid());
    const images = clients.map(() => random.uuid());
    const admin = await hire(together, 'admin');
    const technician = await hire(together, 'technician');
    for (const person of [admin, technician]) {
      const role = person === admin ? 'admin' : 'technician';
      await apart`insert into auth.users (id, email) values (${person.user_id}, ${person.user_id})`;
      await apart`insert into public.staff (user_id, role, name) values (${person.user_id}, ${role}, ${role})`;
    }
    for (const sql of [together, apart])
      await sql.begin(async (tx) => {
        for (const [index, id] of clients.entries()) {
          await tx`insert into public.clients (id, name, email) values (${id}, ${`Klant ${index}`}, 'k@example.nl')`;
          await tx`insert into public.service_records (id, client_id, service_type, date)
            values (${present(records[index])}, ${id}, 'waxing', '2026-01-01')`;
          await tx`insert into public.images (id, type, page, order_index)
            values (${present(images[index])}, 'hero', 'home', ${index})`;
        }
      });

    const devices = [admin, technician, admin].map((person) => ({
      user_id: person.user_id,
      client_id: random.uuid(),
      seq: 0,
      sent: [] as Mutation[],
    }));
    const revs = new Map<string, number>();

    const patchOf = (device: (typeof devices)[number], table: string): Mutation => {
      const row_id =
        random.next() < 0.03
          ? random.uuid()
          : draw(random, { clients, service_records: records, images }[table] ?? clients);
      const columns =
        table === 'clients'
          ? Object.keys(VALUES)
          : table === 'images'
            ? ['order_index']
            : ['notes', 'client_id'];
      const set: Record<string, Json> = {};
      if (random.next() < 0.04) Object.assign(set, draw(random, REFUSED));
      else
        for (let left = random.next() < 0.7 ? 1 : 3; left > 0; left -= 1) {
          const column = random.next() < 0.6 ? present(columns[0]) : draw(random, columns);
          set[column] =
            column === 'client_id'
              ? draw(random, clients)
              : column === 'order_index'
                ? Math.floor(random.next() * 9)
                : draw(random, VALUES[column] ?? NOTES);
        }
      const rev = revs.get(row_id) ?? 1;
      const seen = random.next() < 0.8 ? rev : Math.floor(random.next() * (rev + 1));
      return {
        id: random.uuid(),
        seq: (device.seq += random.next() < 0.05 ? 7 : 1),
        table,
        row_id: random.next() < 0.1 ? row_id.toUpperCase() : row_id,
        op: 'patch',
        bases: Object.fromEntries(Object.keys(set).map((column) => [column, seen])),
        set,
        epoch: null,
        app_version: 'test',
        ...(random.next() < 0.8
          ? { made_at: `2026-05-0${1 + Math.floor(random.next() * 9)}T10:00:00.000Z` }
          : {}),
      };
    };

    /** An insert of a new row, now and then of one that is there. */
    const putOf = (device: (typeof devices)[number], table: string): Mutation => {
      const { set, ...patch } = patchOf(device, table);
      const taken = random.next() < 0.15;
      const given: Readonly<Record<string, Json>> =
        table === 'clients'
          ? { name: 'Nieuw', email: 'n@example.nl' }
          : table === 'images'
            ? { type: 'hero', page: 'home', order_index: 1 }
            : { client_id: draw(random, clients), service_type: 'waxing', date: '2026-02-02' };
      return {
        ...patch,
        op: 'put',
        row_id: taken ? patch.row_id : random.uuid(),
        bases: {},
        set: { ...given, ...set },
      };
    };

    for (let round = 0; round < BATCHES; round += 1) {
      const device = draw(random, devices);
      const batch: Mutation[] = [];
      for (let runs = 1 + Math.floor(random.next() * 3); runs > 0; runs -= 1) {
        const table = draw(random, ['clients', 'clients', 'service_records', 'images']);
        const mutationOf = random.next() < 0.3 ? putOf : patchOf;
        for (let left = 2 + Math.floor(random.next() * 20); left > 0; left -= 1)
          batch.push(mutationOf(device, table));
        const [again] = device.sent.slice(-1);
        if (again !== undefined && random.next() < 0.3) batch.push(again);
        if (again !== undefined && random.next() < 0.2)
          batch.push({ ...again, set: { notes: 'iets anders' } });
        if (random.next() < 0.15) {
          const bases = { '*': 1_000_000 };
          const row_id = draw(random, clients);
          const seen = { service_records: records };
          batch.push({ ...patchOf(device, 'clients'), op: 'delete', row_id, set: {}, bases, seen });
        }
      }
      device.sent.push(...batch);
      const replies = await Promise.all([
        personOn(together, device.user_id).push(device.client_id, batch),
        pushApart(personOn(apart, device.user_id), device.client_id, batch),
      ]);
      const [first, second] = replies.map(said);
      expect(first).toEqual(second);
      expect(first).toHaveLength(batch.length);
      for (const { row } of present(replies[0]).results) if (row !== null) revs.set(row.id, row.rev);
    }
    expect(await leftBehind(together)).toEqual(await leftBehind(apart));
  }

  const by_status = await together<{ status: string; n: number }[]>`
    select coalesce(code, status) as status, count(*)::integer as n from private.sync_ledger group by 1`;
  const counts = Object.fromEntries(by_status.map(({ status, n }) => [status, n]));
  expect(countTogether('write_rows')).toBeGreaterThan(300);
  for (const status of [
    'applied',
    'merged',
    'conflict',
    'noop',
    '23514',
    '22P02',
    'GONE',
    'DELETED',
    'FORBIDDEN',
    'PARENT_DELETED',
  ])
    expect(counts[status], `${status} in ${JSON.stringify(counts)}`).toBeGreaterThan(0);
}, 120_000);

/** Some of a list, in another order. */
const some = <T>(random: SeededRandom, list: readonly T[], chance: number): T[] =>
  list.filter(() => random.next() < chance).toSorted(() => random.next() - 0.5);

test('G2 G4 D7 S5 a batch of deletes has the same end, answers, ledger, history and conflicts as its mutations one by one', async () => {
  notices.length = 0;
  const [together, apart] = [await tellingCopy('deletes_together'), await copy('deletes_apart')];
  const statuses = new Set<string>();
  for (const seed of [4, 5, 6]) {
    const random = createSeededRandom(seed);
    const [admin, technician] = [await hire(together, 'admin'), await hire(together, 'technician')];
    for (const [person, role] of [
      [admin, 'admin'],
      [technician, 'technician'],
    ] as const) {
      await apart`insert into auth.users (id, email) values (${person.user_id}, ${person.user_id})`;
      await apart`insert into public.staff (user_id, role, name) values (${person.user_id}, ${role}, ${role})`;
    }
    const clients = Array.from({ length: 40 }, () => ({
      id: random.uuid(),
      records: Array.from({ length: 3 }, () => ({
        id: random.uuid(),
        photos: [random.uuid(), random.uuid()],
      })),
    }));
    for (const sql of [together, apart]) {
      await sql.begin(async (tx) => {
        for (const { id, records } of clients) {
          await tx`insert into public.clients (id, name, email) values (${id}, 'Klant', 'k@example.nl')`;
          for (const record of records) {
            await tx`insert into public.service_records (id, client_id, service_type, date)
              values (${record.id}, ${id}, 'waxing', '2026-01-01')`;
            await tx`insert into public.service_photos
              (id, service_record_id, taken_at, width, height, mime_type, size_bytes, sha256)
              select x, ${record.id}, '2026-01-01', 4, 3, 'image/webp', 12, repeat('ab', 32)
              from unnest(${record.photos}::uuid[]) x`;
          }
        }
      });
    }
    // Fields that two people changed: conflicts that go with their rows, and rows that a delete has not seen.
    let seq = 0;
    const [office, tablet] = [random.uuid(), random.uuid()];
    const edits = [...some(random, clients, 0.3), ...some(random, clients, 0.2)].map(
      ({ id: row_id }): Mutation => ({
        id: random.uuid(),
        seq: (seq += 1),
        table: 'clients',
        row_id,
        op: 'patch',
        bases: { notes: random.next() < 0.5 ? 0 : 1 },
        set: { notes: `versie ${seq}` },
        epoch: null,
        app_version: 'test',
      }),
    );
    const removal = (table: string, row_id: string, parts: Partial<Mutation>): Mutation => ({
      id: random.uuid(),
      seq: (seq += 1),
      table,
      row_id: random.next() < 0.1 ? row_id.toUpperCase() : row_id,
      op: 'delete',
      bases: { '*': random.next() < 0.8 ? 5 : 1 },
      set: {},
      epoch: null,
      app_version: 'test',
      ...(random.next() < 0.8
        ? { made_at: `2026-05-0${1 + Math.floor(random.next() * 9)}T10:00:00.000Z` }
        : {}),
      ...parts,
    });
    const ofClient = ({ id, records }: (typeof clients)[number]): Mutation =>
      removal('clients', id, {
        seen: {
          service_records: some(
            random,
            records.map((record) => record.id),
            random.next() < 0.2 ? 0.5 : 1,
          ),
          service_photos: records.flatMap((record) => record.photos),
        },
      });
    const all_records = clients.flatMap(({ records }) => records);
    const ofRecord = ({ id, photos }: (typeof all_records)[number]): Mutation =>
      removal('service_records', id, { seen: { service_photos: some(random, photos, 0.9) } });
    const batches: (readonly [typeof admin, string, Mutation[]])[] = [
      [technician, tablet, edits],
      [admin, office, some(random, all_records, 0.3).map(ofRecord)],
      [
        admin,
        office,
        [
          ...some(random, clients, 0.6).map(ofClient),
          removal('clients', random.uuid(), {}),
          ...some(random, all_records, 0.3).map(ofRecord),
        ],
      ],
      [technician, tablet, some(random, clients, 0.2).map(ofClient)],
    ];
    for (const [person, device, batch] of batches) {
      const [again] = batch;
      const sent = again === undefined ? batch : [...batch, again, { ...again, seq: (seq += 1) }];
      const replies = await Promise.all([
        personOn(together, person.user_id).push(device, sent),
        pushApart(personOn(apart, person.user_id), device, sent),
      ]);
      const [first, second] = replies.map(said);
      expect(first).toEqual(second);
      for (const { status, code } of present(replies[0]).results) statuses.add(code ?? status);
    }
    expect(await leftBehind(together)).toEqual(await leftBehind(apart));
  }
  expect(countTogether('delete_rows')).toBeGreaterThan(60);
  expect([...statuses]).toEqual(
    expect.arrayContaining(['applied', 'noop', 'conflict', 'CONFLICT', 'FORBIDDEN', 'ID_REUSED']),
  );
}, 120_000);
