import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import type { Role } from '../../domain/rights.ts';
import type { AppDatabase } from '../database/database.ts';
import { noticeReads, openDevice } from '../testing/device.ts';
import { serverClient, serverClientNote, serverLead, serverPost, serverRecord } from '../testing/rows.ts';
import { createSearchIndex, type SearchIndex } from './search-index.ts';

const id = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const WORDS: Readonly<Record<string, string>> = { waxing: 'Waxen en polijsten', '2026-03-05': '05 mrt 2026' };

/** An index that somebody waits for, and the end of it. */
const opened = (db: AppDatabase, role: Role = 'admin'): SearchIndex & { readonly end: () => void } => {
  const index = createSearchIndex(db, { role }, (_table, _column, value) => WORDS[value] ?? value);
  const end = index.begin();
  index.hurry(true);
  return { ...index, end };
};
const complete = async (index: SearchIndex): Promise<void> =>
  await vi.waitFor(() => expect(index.rows().is_complete).toBe(true), { timeout: 10_000 });
const found = (index: SearchIndex, typed: string, most = 8): readonly string[] =>
  index
    .rows()
    .find(typed, most)
    .flatMap(({ hits }) => hits.map((hit) => hit.id));

test('clients, yachts, berths, services, requests and articles are found, each by all that is theirs', async () => {
  const { db, pull } = await openDevice();
  await pull({
    tables: {
      clients: [
        serverClient(id(1), {
          name: 'Renée Smit',
          phone: '+31 6 12345678',
          yacht_name: 'Zeearend',
          location: 'Compagnieshaven, Enkhuizen',
        }),
        serverClient(id(2), { name: 'Piet Kok' }),
      ],
      service_records: [
        serverRecord(id(11), id(1), { notes: 'twee lagen op de romp' }),
        serverRecord(id(12), id(2), { date: '2026-04-06' }),
      ],
      contacts: [serverLead(id(21), { first_name: 'Els', last_name: 'Vos', message: 'De gelcoat is dof' })],
      founding_members: [
        serverLead(id(22), {
          first_name: 'Mart',
          last_name: 'Bol',
          yacht_type: 'Sloep',
          phone: '06 98765432',
        }),
      ],
      newsletter_subscriptions: [
        serverLead(id(23), { email: 'noor@voorbeeld.example', status: 'active', notes: 'via de beurs' }),
      ],
      blog_posts: [serverPost(id(31), { title: 'Teak in de winter' })],
    },
  });
  const index = opened(db);
  await complete(index);
  expect(index.rows().find('renee', 8)).toMatchObject([
    { table: 'clients', count: 1, hits: [{ id: id(1), detail: 'Zeearend · Compagnieshaven, Enkhuizen' }] },
    {
      table: 'service_records',
      hits: [
        { id: id(11), name: 'Waxen en polijsten · 05 mrt 2026', detail: 'Renée Smit', parent_id: id(1) },
      ],
    },
  ]);
  for (const typed of ['zeearend', 'enkhuizen', '0612', '06 12 34', '+31 612'])
    expect(found(index, typed), typed).toEqual([id(1), id(11)]);
  for (const typed of ['smit wax', 'romp', '5 maart', '05-03-2026', 'polijsten renee'])
    expect(found(index, typed), typed).toEqual([id(11)]);
  expect(found(index, 'gelcoat')).toEqual([id(21)]);
  for (const typed of ['mart bol', 'sloep', '0698']) expect(found(index, typed), typed).toEqual([id(22)]);
  for (const typed of ['noor@', 'beurs']) expect(found(index, typed), typed).toEqual([id(23)]);
  expect(found(index, 'teak winter')).toEqual([id(31)]);
  expect(index.rows().hitOf('clients', id(2))).toMatchObject({ name: 'Piet Kok' });
  expect(index.rows().hitOf('clients', id(3))).toBeNull();
  index.end();
});

test('what is written is found at once, and nothing but the written rows is read for it', async () => {
  const { db, pull } = await openDevice();
  const clients = Array.from({ length: 60 }, (_, n) => serverClient(id(n + 1), { name: `Boot ${n}` }));
  await pull({ tables: { clients, service_records: [serverRecord(id(101), id(1))] } });
  const index = opened(db);
  await complete(index);
  expect(index.rows().find('boot', 100)[0]?.count).toBe(60);

  const reads = noticeReads(db, ['clients', 'service_records']);
  await pull({
    tables: {
      clients: [
        serverClient(id(1), { name: 'Nieuwe naam' }, 2),
        serverClient(id(99), { name: 'Nieuwkomer' }, 2),
      ],
    },
  });
  await vi.waitFor(() => expect(found(index, 'nieuw')).toEqual([id(1), id(99), id(101)]));
  expect(found(index, 'boot 0')).not.toContain(id(1));
  expect(index.rows().hitOf('service_records', id(101))).toMatchObject({ detail: 'Nieuwe naam' });

  await pull({ tombstones: [{ table: 'clients', row_id: id(99), rev: 3 }] });
  await vi.waitFor(() => expect(found(index, 'nieuwkomer')).toEqual([]));
  expect(index.rows().is_complete).toBe(true);
  expect(reads.length).toBeLessThan(20);
  index.end();
});

test('many rows written at once are read in slices, and rows that are gone since are found no more', async () => {
  const { db, pull } = await openDevice();
  const index = opened(db);
  await complete(index);
  const many = Array.from({ length: 1203 }, (_, n) => serverClient(id(n + 1), { name: `Boot ${n}` }));
  await pull({ tables: { clients: many } });
  await vi.waitFor(() => expect(index.rows().find('boot', 8)[0]?.count).toBe(1203), { timeout: 10_000 });
  await db.rows.clients.clear();
  await vi.waitFor(() => expect(index.rows().find('boot', 8)).toEqual([]), { timeout: 10_000 });
  index.end();
});

test('M-003 what was written about a client is found, with the client it is about', async () => {
  const { db, pull } = await openDevice();
  const note = serverClientNote(id(51), id(1), { notes: 'Sleutel bij de buurman' });
  await pull({ tables: { clients: [serverClient(id(1), { name: 'Renée Smit' })], client_notes: [note] } });
  const index = opened(db);
  await complete(index);
  expect(found(index, 'buurman')).toEqual([id(51)]);
  expect(index.rows().hitOf('client_notes', id(51))).toMatchObject({
    detail: 'Renée Smit',
    parent_id: id(1),
  });
  index.end();
});

test('what a role may not read is never found', async () => {
  const { db, pull } = await openDevice();
  await pull({
    tables: {
      clients: [serverClient(id(1), { name: 'Els' })],
      contacts: [serverLead(id(2), { first_name: 'Els' })],
      blog_posts: [serverPost(id(3), { title: 'Els' })],
    },
  });
  const tablesFor = async (role: Role): Promise<readonly string[]> => {
    const index = opened(db, role);
    await complete(index);
    index.end();
    return index
      .rows()
      .find('els', 8)
      .map(({ table }) => table);
  };
  expect(await tablesFor('admin')).toEqual(['clients', 'contacts', 'blog_posts']);
  expect(await tablesFor('technician')).toEqual(['clients']);
});

test('while a person acts their screens read, and what is searched waits for a pause', async () => {
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  try {
    const { db, pull } = await openDevice();
    await pull({ tables: { clients: [serverClient(id(1), { name: 'Piet Kok' })] } });
    const index = createSearchIndex(db, { role: 'admin' }, (_table, _column, value) => value);
    const end = index.begin();
    page.dispatchEvent(new Event('pointerdown'));
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(index.rows().is_complete).toBe(false);
    await vi.waitFor(() => expect(index.rows().is_complete).toBe(true), { timeout: 10_000 });
    end();
  } finally {
    vi.unstubAllGlobals();
  }
});
