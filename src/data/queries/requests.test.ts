import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { setRequestStatus } from '../commands/requests.ts';
import { saveNotes } from '../commands/rows.ts';
import { noticeReads, openDevice } from '../testing/device.ts';
import { serverLead } from '../testing/rows.ts';
import { answersIn, countWaitingRequests, getRequest, listRequests, requestFigures } from './requests.ts';

const contact = (id: string, created_at: string, columns = {}) => ({
  ...serverLead(id, {
    form: 'contact',
    first_name: 'Jan',
    last_name: 'de Wit',
    phone: null,
    message: 'Mijn boot is januari klaar',
    service: 'Antifouling',
    boat_type: 'Sloep',
    attachment_url: null,
    ...columns,
  }),
  created_at,
});

test('C-010 C-015 C-016 C-026 those that were answered are listed newest first, an unknown status as new, found by name and address only', async () => {
  const { db, pull } = await openDevice();
  await pull({
    tables: {
      contacts: [
        contact('old', '2026-03-01T10:00:00Z', { status: 'wacht', attachment_url: 'old/1.jpg' }),
        contact('new', '2026-03-02T10:00:00Z', { status: 'closed' }),
      ],
      founding_members: [
        serverLead('f', {
          first_name: 'Els',
          last_name: 'Smit',
          phone: '06',
          message: null,
          yacht_type: 'Sloep',
        }),
      ],
      newsletter_subscriptions: [
        serverLead('n', {
          status: 'active',
          consented_at: '2026-03-01T10:00:00Z',
          consent_text: 'Ja',
          unsubscribe_token: crypto.randomUUID(),
        }),
      ],
    },
  });
  const listed = await listRequests(db, 'contacts');
  expect(listed).toMatchObject([
    { id: 'old', status: 'new', stored_status: 'wacht', has_attachment: true, name: 'Jan de Wit' },
    { id: 'new', status: 'closed', has_attachment: false },
  ]);
  expect(listed[1]?.search_key).not.toContain('januari');
  expect(await listRequests(db, 'founding_members')).toMatchObject([
    { name: 'Els Smit', subject: 'Sloep', phone: '06', consent: null },
  ]);
  expect(await getRequest(db, 'newsletter_subscriptions', 'n')).toMatchObject({
    name: 'jan@voorbeeld.example',
    status: 'active',
    consent: { at: '2026-03-01T10:00:00Z', text: 'Ja' },
  });
  expect(await getRequest(db, 'contacts', 'n')).toBeNull();
  expect(await countWaitingRequests(db)).toEqual({
    contacts: 1,
    founding_members: 1,
    newsletter_subscriptions: 0,
  });
});

test('C-010 a request waits unless its status is known as answered, and no step is taken through those that were', async () => {
  const { db, pull } = await openDevice();
  const statuses = ['aan de beurt', 'closed', 'closer', 'contacted', 'new', 'wacht', 'closed', 'contacted'];
  await pull({
    tables: {
      contacts: statuses.map((status, index) => contact(`c${index}`, '2026-03-01T10:00:00Z', { status })),
    },
  });
  const cursors = [
    vi.spyOn(IDBIndex.prototype, 'openCursor'),
    vi.spyOn(IDBIndex.prototype, 'openKeyCursor'),
  ] as const;
  expect((await countWaitingRequests(db)).contacts).toBe(4);
  const { waiting } = await requestFigures(db, []);
  expect(waiting.contacts).toHaveLength(4);
  const on_status = cursors
    .flatMap(({ mock }) => mock.contexts)
    .filter((index) => index instanceof IDBIndex && index.name === 'status');
  expect(on_status).toEqual([]);
});

test('C-012 C-017 C-029 a change of status or notes waits as that column alone, over what the person saw', async () => {
  const { db, pull } = await openDevice();
  await pull({ tables: { contacts: [contact('c', '2026-03-01T10:00:00Z', { status: 'wacht' })] } });
  expect(
    await setRequestStatus(db, 'contacts', { id: 'c', base_rev: 1, seen: 'wacht', status: 'contacted' }),
  ).toEqual({ ok: true, value: undefined });
  await saveNotes(db, 'contacts', { id: 'c', base_rev: 1, seen: '', notes: 'belt terug' });
  expect(await getRequest(db, 'contacts', 'c')).toMatchObject({
    status: 'contacted',
    notes: 'belt terug',
    badge: 'pending',
  });
  const waiting = (await db.store.list_outbox()).map(({ mutation: { op, set } }) => ({ op, set }));
  expect(Object.assign({}, ...waiting.map(({ set }) => set))).toEqual({
    status: 'contacted',
    notes: 'belt terug',
  });
  expect(new Set(waiting.map(({ op }) => op))).toEqual(new Set(['patch']));
});

test('R-09 C-016 what waits longest for an answer is on top, then what was answered, newest first; an unsent answer counts', async () => {
  const { db, pull } = await openDevice();
  const answered_at = '2026-03-05T10:00:00Z';
  await pull({
    tables: {
      contacts: [
        contact('answered early', '2026-03-01T10:00:00Z', { status: 'closed', answered_at }),
        contact('waits', '2026-03-02T10:00:00Z'),
        contact('answered late', '2026-03-03T10:00:00Z', { status: 'contacted', answered_at }),
        contact('waits too', '2026-03-04T10:00:00Z'),
      ],
    },
  });
  const order = async () => (await listRequests(db, 'contacts')).map(({ id }) => id);
  expect(await order()).toEqual(['waits', 'waits too', 'answered late', 'answered early']);
  const changed = { base_rev: 1, seen: 'new', status: 'contacted' } as const;
  await setRequestStatus(db, 'contacts', { id: 'waits', ...changed });
  expect(await order()).toEqual(['waits too', 'answered late', 'waits', 'answered early']);
  expect(await getRequest(db, 'contacts', 'waits')).toMatchObject({
    awaits_answer: false,
    answered_at: null,
  });
  expect(await getRequest(db, 'contacts', 'answered late')).toMatchObject({
    awaits_answer: false,
    answered_at,
  });
  const again = { id: 'answered late', base_rev: 1, seen: 'contacted', status: 'new' } as const;
  await setRequestStatus(db, 'contacts', again);
  expect(await getRequest(db, 'contacts', 'answered late')).toMatchObject({
    awaits_answer: true,
    answered_at: null,
  });
});

test('R-09 the figures of requests follow every page, edit and delete, and read no request that was answered', async () => {
  const { db, pull } = await openDevice();
  const figures = async () => await requestFigures(db, ['2026-02', '2026-03']);
  expect(await figures()).toMatchObject({ has_any: false, waiting: { contacts: [], founding_members: [] } });
  const answered = { status: 'contacted', answered_at: '2026-03-02T12:00:00Z' };
  await pull({
    tables: {
      contacts: [
        contact('waits', '2026-03-02T10:00:00Z'),
        contact('answered', '2026-03-02T10:00:00Z', answered),
        contact('answer not told', '2026-03-02T10:00:00Z', { ...answered, answered_at: null }),
      ],
      founding_members: [
        { ...serverLead('f', { ...answered, status: 'closed' }), created_at: '2026-03-02T06:00:00Z' },
      ],
    },
  });
  const HOUR_MS = 3_600_000;
  const none = { month: '2026-02', median_ms: null, answered: { contacts: 0, founding_members: 0 } };
  const waits = { created_at: '2026-03-02T10:00:00Z', awaits_answer: true, answered_at: null };
  const read = noticeReads(db, ['contacts', 'founding_members']);
  expect(await figures()).toEqual({
    has_any: true,
    waiting: { contacts: [waits], founding_members: [] },
    months: [
      none,
      { month: '2026-03', median_ms: 4 * HOUR_MS, answered: { contacts: 1, founding_members: 1 } },
    ],
  });
  expect(read.map(({ id }) => id)).toEqual(['waits']);

  const answers = async () =>
    (await answersIn(db, '2026-03')).map(({ request, took_ms }) => [request.id, took_ms / HOUR_MS]);
  expect(await answers()).toEqual([
    ['f', 6],
    ['answered', 2],
  ]);
  expect(await answersIn(db, '2026-02')).toEqual([]);

  // Back to new on this device: its former answer counts no more, sent or not.
  const again = { id: 'answered', base_rev: 1, seen: 'contacted', status: 'new' } as const;
  await setRequestStatus(db, 'contacts', again);
  expect(await figures()).toMatchObject({
    waiting: { contacts: [waits, waits] },
    months: [none, { median_ms: 6 * HOUR_MS, answered: { contacts: 0, founding_members: 1 } }],
  });
  expect(await answers()).toEqual([['f', 6]]);
  await pull({ tombstones: [{ table: 'founding_members', row_id: 'f', rev: 9 }] });
  expect((await figures()).months).toMatchObject([none, { median_ms: null }]);
});
