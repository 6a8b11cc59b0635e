import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { markRequestsRead, noteRequestRead } from '../commands/request-reads.ts';
import { setRequestStatus } from '../commands/requests.ts';
import { undoStep } from '../commands/undo.ts';
import { type Device, noticeReads, openDevice } from '../testing/device.ts';
import { serverLead } from '../testing/rows.ts';
import { requestsToRead } from './request-reads.ts';
import { countWaitingRequests } from './requests.ts';

const ADMIN = { user: { role: 'admin' } } as const;

const lead = (id: string, created_at: string, columns: Readonly<Record<string, string>> = {}) => ({
  ...serverLead(id, { first_name: 'Jan', last_name: id, ...columns }),
  created_at,
});

const withRequests = async (): Promise<Device> => {
  const device = await openDevice();
  await device.pull({
    tables: {
      contacts: [
        lead('oud', '2026-05-01T10:00:00Z'),
        lead('nieuw', '2026-05-03T10:00:00Z', { service: 'waxing' }),
        lead('beantwoord', '2026-05-04T10:00:00Z', { status: 'contacted' }),
      ],
      founding_members: [lead('lid', '2026-05-02T10:00:00Z', { yacht_type: 'zeiljacht' })],
      newsletter_subscriptions: [serverLead('adres')],
    },
  });
  return device;
};

const unreadIds = async ({ db }: Device): Promise<readonly string[]> =>
  (await requestsToRead(db)).unread.map(({ id }) => id);

test('A-026 R-38 what waits for an answer and was not opened is unread, newest first, with its kind, name and subject', async () => {
  const device = await withRequests();
  expect(await unreadIds(device)).toEqual(['nieuw', 'lid', 'oud']);
  const { unread, known_ids } = await requestsToRead(device.db);
  expect(unread[0]).toEqual({
    table: 'contacts',
    id: 'nieuw',
    name: 'Jan nieuw',
    subject: 'waxing',
    created_at: '2026-05-03T10:00:00Z',
  });
  expect(unread[1]).toMatchObject({ table: 'founding_members', subject: 'zeiljacht' });
  expect(known_ids, 'what is answered is known too').toContain('beantwoord');
  expect(known_ids, 'a subscription asks for no answer').not.toContain('adres');
});

test('A-021 A-026 the number of the tab is counted by the index, and the bell reads only what waits for an answer', async () => {
  const { db } = await withRequests();
  const read = noticeReads(db, ['contacts', 'founding_members']);
  expect(await countWaitingRequests(db)).toMatchObject({ contacts: 2, founding_members: 1 });
  expect(read).toEqual([]);
  await requestsToRead(db);
  expect(read.map(({ id }) => id).toSorted()).toEqual(['lid', 'nieuw', 'oud']);
});

test('R-38 opening a request marks it read, once, and is no step to undo', async () => {
  const device = await withRequests();
  const { db } = device;
  await noteRequestRead(db, { table: 'contacts', id: 'nieuw' });
  await noteRequestRead(db, { table: 'contacts', id: 'nieuw' });
  expect(await unreadIds(device)).toEqual(['lid', 'oud']);
  expect(
    (await db.store.list_outbox()).map(({ mutation: { op, table, set } }) => ({ op, table, set })),
  ).toEqual([{ op: 'put', table: 'request_reads', set: { request_table: 'contacts', request_id: 'nieuw' } }]);
  expect(db.undo.last()).toBeNull();
});

test('R-38 what was read on another device of the same person is read here, twice or not', async () => {
  const device = await withRequests();
  await noteRequestRead(device.db, { table: 'founding_members', id: 'lid' });
  const read = {
    ...serverLead('r1'),
    user_id: device.db.user_id,
    request_table: 'founding_members',
    request_id: 'lid',
  };
  await device.pull({
    tables: { request_reads: [read, { ...read, id: 'r2', request_table: 'contacts', request_id: 'oud' }] },
  });
  expect(await unreadIds(device)).toEqual(['nieuw']);
});

test('R-18 R-38 all at once are read in one step, and an undo makes those unread again that it marked', async () => {
  const device = await withRequests();
  const { db } = device;
  await noteRequestRead(db, { table: 'contacts', id: 'oud' });
  await markRequestsRead(db, (await requestsToRead(db)).unread);
  expect(await unreadIds(device)).toEqual([]);
  const sent = new Map((await db.store.list_outbox()).map(({ mutation }) => [mutation.row_id, mutation.set]));
  await device.answer((id) => ({ row: { ...serverLead(id), user_id: db.user_id, ...sent.get(id) } }));
  expect(await undoStep(db, ADMIN)).toMatchObject({ ok: true, value: { left: [] } });
  expect(await unreadIds(device)).toEqual(['nieuw', 'lid']);
  expect(await markRequestsRead(db, [])).toEqual({ ok: true, value: undefined });
});

test('R-38 what a colleague answered leaves the bell, and so does what was deleted', async () => {
  const device = await withRequests();
  await setRequestStatus(device.db, 'contacts', { id: 'oud', base_rev: 1, seen: 'new', status: 'contacted' });
  await device.pull({
    tables: {
      contacts: [{ ...lead('nieuw', '2026-05-03T10:00:00Z'), rev: 2, deleted_at: '2026-05-05T10:00:00Z' }],
    },
  });
  expect(await unreadIds(device)).toEqual(['lid']);
});
