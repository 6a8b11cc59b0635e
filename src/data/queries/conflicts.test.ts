import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { deleteClient, editClient } from '../commands/clients.ts';
import { resolveConflict } from '../commands/conflicts.ts';
import { undoStep } from '../commands/undo.ts';
import { type Device, noticeReads, openDevice, shown, whole } from '../testing/device.ts';
import { serverClient, serverColleague, serverConflict, serverLead, serverRecord } from '../testing/rows.ts';
import { badgesByRow } from './badges.ts';
import { getClient } from './clients.ts';
import { countChoices, listConflicts } from './conflicts.ts';
import { namesIn } from './names-in.ts';

const filled = async (...conflicts: ReturnType<typeof serverConflict>[]): Promise<Device> => {
  const device = await openDevice();
  await device.pull({
    tables: {
      clients: [serverClient('c1', { name: 'Émile Vos', phone: '06-1', notes: 'a' }, 5), serverClient('c2')],
      service_records: [serverRecord('r1', 'c1', { date: '2026-03-01' })],
      conflicts,
      colleagues: [
        serverColleague('sanne', 'Sanne de Vries', 'admin'),
        serverColleague('bram', 'Bram Visser'),
      ],
    },
  });
  return device;
};

test('OB15 marks of rows and the number of choices are told by index keys: no version of a conflict is read', async () => {
  const { db } = await filled(
    serverConflict('k1', 'c1'),
    serverConflict('k2', 'r1', { table_name: 'service_records', field: 'status' }),
    serverConflict('k3', 'c2', { resolved_at: '2026-01-02T00:00:00+00:00' }),
    serverConflict('k4', 'gone'),
  );
  const read = noticeReads(db, ['conflicts', 'outbox', 'rejected']);
  expect(await badgesByRow(db)).toEqual(
    new Map([
      ['c1', 'conflict'],
      ['r1', 'conflict'],
      ['gone', 'conflict'],
    ]),
  );
  expect(await countChoices(db), 'one on a row that is not here is none').toBe(2);
  expect(read).toEqual([]);
  expect(await listConflicts(db), 'the notice sees what is read').toHaveLength(2);
  expect(read, 'and what is settled is not read').toHaveLength(3);
});

test('G4 open conflicts show both versions under the name of their row, newest first, until someone settles them', async () => {
  const { db } = await filled(
    serverConflict('k1', 'c1', { lost_made_at: '2025-12-31T16:00:00+00:00' }),
    serverConflict('k3', 'r1', {
      table_name: 'service_records',
      field: 'status',
      kept: 'paid',
      lost: 'invoiced',
    }),
    serverConflict('k2', 'c1', { resolved_at: 'x' }),
  );
  const [of_record, of_client] = await listConflicts(db);
  expect(of_record).toMatchObject({
    id: 'k3',
    row: { name: 'Émile Vos', details: [{ value: 'waxing' }, { value: '2026-03-01' }] },
    fields: ['status'],
  });
  expect(of_client).toMatchObject({
    row_id: 'c1',
    row: { name: 'Émile Vos' },
    row_rev: 5,
    changed_since: false,
    after_this: 0,
    versions: [
      {
        kind: 'kept',
        values: { phone: '06-1' },
        author: 'colleague',
        name: 'Sanne de Vries',
        arrived_at: '2026-01-01T09:00:00+00:00',
        stands: true,
      },
      {
        kind: 'lost',
        values: { phone: '06-2' },
        author: 'colleague',
        name: 'Bram Visser',
        made_at: '2025-12-31T16:00:00+00:00',
        arrived_at: '2026-01-01T00:00:00+00:00',
        stands: false,
      },
    ],
  });
});

test('G4 the writers of both versions are right for each user, and an unknown author has no name', async () => {
  const seen = new Map<string, string[]>();
  for (const viewer of ['sanne', 'bram', 'a third']) {
    const { db, pull } = await openDevice();
    const own = (name: string): string => (name === viewer ? db.user_id : name);
    await pull({
      tables: {
        clients: [serverClient('c1', { phone: '06-1' })],
        conflicts: [serverConflict('k1', 'c1', { user_id: own('bram'), kept_by: own('sanne') })],
      },
    });
    const [item] = await listConflicts(db);
    seen.set(
      viewer,
      (item?.versions ?? []).map(({ kind, author }) => `${kind} by ${author}`),
    );
  }
  expect(Object.fromEntries(seen)).toEqual({
    sanne: ['kept by self', 'lost by colleague'],
    bram: ['kept by colleague', 'lost by self'],
    'a third': ['kept by colleague', 'lost by colleague'],
  });
  const { db } = await filled(serverConflict('k1', 'c1', { kept_by: null, user_id: 'left the company' }));
  const [item] = await listConflicts(db);
  expect(item?.versions).toMatchObject([
    { author: 'unknown', name: null },
    { author: 'colleague', name: null },
  ]);
});

test('G4 choosing writes an ordinary change on the rev on the screen and settles the conflict, in one transaction, offline', async () => {
  const { db } = await filled(serverConflict('k1', 'c1', {}, 2));
  const [item] = await listConflicts(db);
  if (!item) throw new Error('no conflict');
  expect(await resolveConflict(db, { item, values: { phone: '06-2' } })).toEqual({
    ok: true,
    value: undefined,
  });
  expect((await getClient(db, 'c1'))?.phone).toBe('06-2');
  expect(await listConflicts(db)).toEqual([]);
  expect((await badgesByRow(db)).get('c1')).toBe('pending');
  expect((await db.store.list_outbox()).map(({ mutation }) => mutation)).toMatchObject([
    { table: 'clients', op: 'patch', set: { phone: '06-2' }, bases: { phone: 5 } },
    { table: 'conflicts', op: 'patch', row_id: 'k1', bases: { resolved_at: 2 } },
  ]);
  await undoStep(db, { user: { role: 'technician' } });
  expect((await getClient(db, 'c1'))?.phone).toBe('06-1');
  expect(await listConflicts(db)).toMatchObject([{ id: 'k1' }]);
});

test('G4 choosing the present value changes nothing of the row', async () => {
  const { db } = await filled(serverConflict('k1', 'c1'));
  const [item] = await listConflicts(db);
  if (!item) throw new Error('no conflict');
  await resolveConflict(db, { item, values: { phone: '06-1' } });
  expect(await db.store.list_outbox()).toMatchObject([{ mutation: { table: 'conflicts' } }]);
});

test('R-40 a joined text that is too long is refused by field and the conflict stays', async () => {
  const { db } = await filled(serverConflict('k1', 'c1'));
  const [item] = await listConflicts(db);
  if (!item) throw new Error('no conflict');
  expect(await resolveConflict(db, { item, values: { phone: 'x'.repeat(51) } })).toEqual({
    ok: false,
    error: { code: 'invalid', fields: { phone: 'too_long' } },
  });
  expect(await listConflicts(db)).toHaveLength(1);
  expect(await db.store.list_outbox()).toEqual([]);
});

test('C-009 G4 notes on a request that a person joins are judged as in a form, before the server would refuse them', async () => {
  const notes = { field: 'notes', kept: 'a', lost: 'b' };
  const leads = ['contacts', 'founding_members', 'newsletter_subscriptions'];
  const { db, pull } = await openDevice();
  await pull({
    tables: Object.fromEntries([
      ...leads.map((table) => [table, [serverLead(table, { notes: 'a' })]]),
      ['conflicts', leads.map((table, i) => serverConflict(`k${i}`, table, { table_name: table, ...notes }))],
    ]),
  });
  const items = await listConflicts(db);
  expect(items).toHaveLength(3);
  for (const item of items) {
    expect(await resolveConflict(db, { item, values: { notes: 'x'.repeat(20_001) } }), item.table).toEqual({
      ok: false,
      error: { code: 'invalid', fields: { notes: 'too_long' } },
    });
    expect(await resolveConflict(db, { item, values: { notes: 'a\nb' } })).toMatchObject({ ok: true });
  }
  expect(await listConflicts(db)).toEqual([]);
});

test('G4 a row that changed again since says so, and its present value is a third version', async () => {
  const { db } = await filled(serverConflict('k1', 'c1'));
  await editClient(db, {
    id: 'c1',
    base_rev: 5,
    expected: await shown(db, 'clients', 'c1'),
    changes: { phone: '06-3' },
  });
  expect(await listConflicts(db)).toMatchObject([
    {
      changed_since: true,
      versions: [
        { kind: 'now', values: { phone: '06-3' }, stands: true },
        { kind: 'kept', stands: false },
        { kind: 'lost', stands: false },
      ],
    },
  ]);
  await editClient(db, {
    id: 'c1',
    base_rev: 5,
    expected: await shown(db, 'clients', 'c1'),
    changes: { phone: '06-2' },
  });
  expect(await listConflicts(db)).toMatchObject([
    { changed_since: true, versions: [{ kind: 'lost', stands: true }, { kind: 'kept' }] },
  ]);
});

test('G4 of several conflicts on one field the oldest comes first; the next follows when it is settled', async () => {
  const { db } = await filled(
    serverConflict('k2', 'c1', { lost: '06-4', user_id: 'joost' }),
    serverConflict('k1', 'c1'),
    serverConflict('k3', 'c1', { field: 'notes', kept: 'a', lost: 'b' }),
  );
  const [notes, phone] = await listConflicts(db);
  expect(notes).toMatchObject({ id: 'k3', after_this: 0 });
  expect(phone).toMatchObject({ id: 'k1', after_this: 1 });
  if (!phone) throw new Error('no conflict');
  await resolveConflict(db, { item: phone, values: { phone: '06-2' } });
  expect(await listConflicts(db)).toMatchObject([
    { id: 'k3' },
    {
      id: 'k2',
      after_this: 0,
      versions: [{ kind: 'now', values: { phone: '06-2' } }, {}, { values: { phone: '06-4' } }],
    },
  ]);
});

test('G4 R-41 a person who went on typing against the same value has one version, the latest; choosing settles all', async () => {
  const { db } = await filled(
    serverConflict('k1', 'c1', { field: 'notes', kept: 'a', lost: 'b' }),
    serverConflict('k2', 'c1', { field: 'notes', kept: 'a', lost: 'b c', continues: 'k1' }),
    serverConflict('k3', 'c1', { field: 'notes', kept: 'a', lost: 'van een ander', user_id: 'joost' }),
  );
  const [item] = await listConflicts(db);
  expect(item).toMatchObject({ id: 'k2', after_this: 1, versions: [{}, { values: { notes: 'b c' } }] });
  if (!item) throw new Error('no conflict');
  await resolveConflict(db, { item, values: { notes: 'a' } });
  expect(await listConflicts(db)).toMatchObject([{ id: 'k3', after_this: 0 }]);
});

/** A conflict about the notes that came with others in one push. */
const onePush = (id: string, minute: number, lost: string, continues: string | null = null) =>
  serverConflict(id, 'c1', {
    field: 'notes',
    kept: 'a',
    lost,
    continues,
    created_at: '2026-01-01T12:00:00+00:00',
    lost_made_at: `2026-01-01T11:0${minute}:00+00:00`,
  });

test('G4 R-41 of texts that lost in one push each is in a choice but those that were typed on, whatever their ids', async () => {
  const { db } = await filled(
    onePush('k9', 1, 'b'),
    onePush('k1', 2, 'b c', 'k9'),
    onePush('k5', 3, 'uit een andere tab'),
    onePush('k4', 4, 'b c d', 'k1'),
  );
  expect(await countChoices(db)).toBe(2);
  const shown_first: unknown[] = [];
  for (let left = 2; left > 0; left -= 1) {
    const [item] = await listConflicts(db);
    if (!item) throw new Error('no conflict');
    shown_first.push(item.versions.find(({ kind }) => kind === 'lost')?.values['notes']);
    await resolveConflict(db, { item, values: { notes: 'a' } });
  }
  expect(shown_first).toEqual(['uit een andere tab', 'b c d']);
  expect(await listConflicts(db)).toEqual([]);
});

test('S5 R-47 a conflict on a row that is gone, or about to go, is none', async () => {
  const { db, pull } = await filled(serverConflict('k1', 'c1'), serverConflict('k2', 'c2'));
  await deleteClient(db, await whole(db, 'clients', 'c1'));
  expect((await listConflicts(db)).map(({ row_id }) => row_id)).toEqual(['c2']);
  await pull({ tombstones: [{ table: 'clients', row_id: 'c2', rev: 2 }] });
  expect(await listConflicts(db)).toEqual([]);
});

test('R-50 G4 open choices are counted as they are listed, for both people and for who may settle them, until that is done', async () => {
  for (const viewer of ['sanne', 'bram', 'a third']) {
    const device = await openDevice(`${viewer} counts ${crypto.randomUUID()}`);
    const counts = async () => await countChoices(device.db);
    expect(await counts(), 'nothing yet').toBe(0);
    await device.pull({
      tables: {
        clients: [serverClient('c1', { phone: '06-1', notes: 'a' }, 5)],
        conflicts: [
          serverConflict('k1', 'c1'),
          serverConflict('k2', 'c1', { mutation_id: 'm2', user_id: 'sanne', kept: '06-1', lost: '06-3' }),
          serverConflict('k3', 'c1', { field: 'notes', mutation_id: 'm3', kept: 'a', lost: 'b' }),
          serverConflict('k4', 'c1', { mutation_id: 'm4', resolved_at: '2026-01-02T00:00:00+00:00' }),
          serverConflict('k5', 'gone', { mutation_id: 'm5' }),
        ],
      },
    });
    expect(await counts(), 'two on one field are chosen one after the other').toBe(3);
    for (let left = 2; left >= 0; left -= 1) {
      const [item] = await listConflicts(device.db);
      if (item === undefined) throw new Error('no conflict');
      await resolveConflict(device.db, { item, values: item.versions[0]?.values ?? {} });
      expect(await counts()).toBe(left);
    }
  }
});

const idOf = (digit: string): string => `00000000-0000-4000-8000-00000000000${digit}`;

test('G4 two clients that were made of one request are a choice between names, and the chosen one is linked', async () => {
  const [a, b, c] = [idOf('a'), idOf('b'), idOf('c')];
  const { db, pull } = await filled();
  await pull({
    tables: {
      clients: [serverClient(a, { name: 'Jan de Wit' }), serverClient(b, { name: 'J. de Wit' })],
      contacts: [serverLead(c, { first_name: 'Jan', last_name: 'de Wit', form: 'contact', client_id: a }, 5)],
      conflicts: [serverConflict('k9', c, { table_name: 'contacts', field: 'client_id', kept: a, lost: b })],
    },
  });
  const [item] = await listConflicts(db);
  if (item === undefined) throw new Error('no conflict');
  const names = await namesIn(db, item);
  expect([names.get(a), names.get(b), names.get('bram')]).toEqual(['Jan de Wit', 'J. de Wit', 'Bram Visser']);
  expect(await resolveConflict(db, { item, values: { client_id: b } })).toMatchObject({ ok: true });
  expect(await db.rows.contacts.get(c)).toMatchObject({ client_id: b });
  expect(await listConflicts(db)).toEqual([]);
});
