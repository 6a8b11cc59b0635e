// @vitest-environment jsdom
/** 'Vandaag' over a real database. */
import 'fake-indexeddb/auto';
import { afterEach, expect, test, vi } from 'vitest';
import { TodayScreen } from '../../src/admin/features/today/today-screen.tsx';
import { openDevice } from '../../src/data/testing/device.ts';
import {
  serverClient,
  serverClientNote,
  serverColleague,
  serverPhoto,
  serverRecord,
} from '../../src/data/testing/rows.ts';
import { dayPhotos, keepPhoto } from '../../src/data/index.ts';
import { adminPage } from '../../src/admin-routes.ts';
import { addDays, today as todayNow } from '../../src/domain/calendar-date.ts';
import { err, ok } from '../../src/lib/result.ts';
import { drawAdmin, eventually, find, press } from './draw-admin.tsx';

afterEach(() => vi.restoreAllMocks());

const id = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const JOOST = id(901);
const START = adminPage('today');
const words = (selector: string): readonly string[] =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent.replaceAll('\u00a0', ' '));

const open = (n: number, client: number, columns: Record<string, string | number | null>) =>
  serverRecord(id(n), id(client), { status: 'scheduled', ...columns });

test('R-15 overdue, today and tomorrow, one’s own by the clock first, then without technician, then colleagues’; all from this device', async () => {
  const { db, pull } = await openDevice();
  const today = todayNow();
  const ME = db.user_id;
  await pull({
    tables: {
      colleagues: [serverColleague(ME, 'Bram Visser'), serverColleague(JOOST, 'Joost Bakker')],
      clients: [
        serverClient(id(1), {
          name: 'Els Smit',
          yacht_name: 'Zeearend',
          location: 'Jachthaven Hoorn, B12',
          phone: '06 12345678',
          notes: 'Sleutel bij de havenmeester',
        }),
        serverClient(id(2), { name: 'Piet Kok' }),
      ],
      client_notes: [
        serverClientNote(id(31), id(1), { notes: 'Hond aan boord', written_at: '2026-02-03T10:00:00+00:00' }),
      ],
      service_records: [
        open(11, 1, { date: today, technician_id: ME, start_time: '13:00', duration_minutes: 90 }),
        open(12, 2, { date: today, technician_id: ME, start_time: '08:30', status: 'in_progress' }),
        open(13, 2, { date: today, technician_id: null }),
        open(14, 2, { date: today, technician_id: JOOST }),
        open(15, 1, { date: addDays(today, -3), technician_id: ME }),
        open(16, 1, { date: addDays(today, 1), technician_id: ME }),
        open(17, 1, { date: addDays(today, 2), technician_id: ME }),
        serverRecord(id(18), id(1), { date: '2026-01-05', notes: 'Romp was dof' }),
        serverRecord(id(19), id(1), { date: '2026-03-05', notes: 'Twee lagen wax' }),
        serverRecord(id(20), id(1), { date: '2025-03-05', notes: 'Te oud om te tonen' }),
        serverRecord(id(21), id(1), { date: addDays(today, 90), notes: 'Nog te komen' }),
      ],
    },
  });
  const { end } = drawAdmin(db, START, <TodayScreen />);
  await find(HTMLElement, 'h2', 'Te laat');
  expect(words('section > h2').map((word) => word.replace(/\d+$/, ''))).toEqual([
    'Te laat',
    'Vandaag',
    'Morgen',
  ]);
  expect(words('[data-part="today"] h3')).toEqual([
    'Piet Kok',
    'Zeearend',
    'Zonder monteur',
    'Piet Kok',
    'Piet Kok',
  ]);
  expect(words('[data-part="today"] summary')).toEqual(['Van collega’s (1)']);
  expect(words('[data-part="today"] details')[0]).toContain('Joost Bakker');
  expect(words('[data-part="tomorrow"] h3')).toEqual(['Zeearend']);

  const [, zeearend] = words('[data-part="today"] li');
  for (const told of [
    '13:00 – 14:30',
    '1 uur 30 min',
    'Els Smit',
    'Jachthaven Hoorn, B12',
    'Hond aan boord',
    'Sleutel bij de havenmeester',
  ])
    expect(zeearend).toContain(told);
  expect(zeearend).toMatch(/Twee lagen wax.*Romp was dof/);
  expect(zeearend).not.toContain('Te oud');
  expect(zeearend, 'planned work is no note of earlier work').not.toContain('Nog te komen');
  expect(document.querySelector('a[href="tel:0612345678"]')).not.toBeNull();
  const route = document.querySelector('a[href^="https://www.google.com/maps/dir/"]');
  expect(route?.getAttribute('href')).toContain('destination=Jachthaven%20Hoorn%2C%20B12');
  expect(route?.getAttribute('rel')).toBe('noreferrer');
  expect(document.querySelector('[data-next] h3')?.textContent, 'one thing to do now').toBe('Piet Kok');
  expect(document.querySelectorAll('[data-next]')).toHaveLength(1);

  await press('[data-next] a', 'Verder met foto’s');
  expect(window.location.pathname).toBe(adminPage('add_photos', { client_id: id(2), service_id: id(12) }));
  end();
});

test('R-15 a day without work is calm, and a service that arrives is there at once', async () => {
  const { db, pull } = await openDevice();
  const { end, tell } = drawAdmin(db, START, <TodayScreen />);
  tell({ first_sync_done: true });
  await find(HTMLElement, 'h2', 'Een rustige dag');
  await pull({
    tables: { clients: [serverClient(id(1))], service_records: [open(11, 1, { date: todayNow() })] },
  });
  await find(HTMLElement, 'h3', 'Zonder monteur');
  expect(words('[data-part="tomorrow"]')[0]).toContain('Voor morgen is nog niets gepland.');
  end();
});

test('R-15 the photos of a visit come along with those of the last three services that were done, however many are open', async () => {
  const { db, pull } = await openDevice();
  const today = todayNow();
  const done = ['2026-04-01', '2026-03-01', '2026-02-01', '2026-01-01'];
  await pull({
    tables: {
      clients: [serverClient(id(1))],
      service_records: [
        open(11, 1, { date: today }),
        open(12, 1, { date: today, status: 'in_progress' }),
        open(13, 1, { date: addDays(today, -2) }),
        open(14, 1, { date: addDays(today, 1) }),
        ...done.map((date, index) => serverRecord(id(20 + index), id(1), { date })),
      ],
      service_photos: [11, 12, 13, 14, 20, 21, 22, 23].map((n) => serverPhoto(id(100 + n), id(n))),
    },
  });
  const { missing } = await dayPhotos(db, today);
  expect(missing.toSorted()).toEqual([111, 112, 114, 120, 121, 122].map(id));
});

test('R-15 where there are no photos to take along the screen says so, as soon as it can know', async () => {
  const { db, pull } = await openDevice();
  await pull({
    tables: { clients: [serverClient(id(1))], service_records: [open(11, 1, { date: todayNow() })] },
  });
  const { end, tell } = drawAdmin(db, START, <TodayScreen />);
  tell({ first_sync_done: false });
  await find(HTMLElement, 'h2', 'Vandaag');
  expect(words('output')).toEqual([]);
  tell({ first_sync_done: true });
  await find(HTMLElement, 'output', 'Er zijn nog geen foto’s van deze klanten');
  expect(document.querySelector('header button')).toBeNull();
  end();
});

test('R-15 the screen says whether the photos of the last three services are on this device, and fetches those that are not', async () => {
  const { db, pull } = await openDevice();
  const today = todayNow();
  const dates = ['2026-04-01', '2026-03-01', '2026-02-01', '2026-01-01'];
  await pull({
    tables: {
      clients: [serverClient(id(1))],
      service_records: [
        open(11, 1, { date: addDays(today, 1) }),
        ...dates.map((date, index) => serverRecord(id(20 + index), id(1), { date })),
      ],
      service_photos: dates.map((_, index) => serverPhoto(id(30 + index), id(20 + index))),
    },
  });
  const answers: string[] = [];
  let reachable = false;
  const { end, tell } = drawAdmin(db, START, <TodayScreen />, {
    photos: {
      fetch: async (photo_id) => {
        answers.push(photo_id);
        if (!reachable) return err('offline');
        await keepPhoto(db, photo_id, { bytes: new ArrayBuffer(1), thumbnail: null });
        return ok(new Blob());
      },
      fetch_small: async () => err('offline'),
    },
  });
  tell({ online: false });
  await find(HTMLElement, 'output', 'Offline: 3 foto’s ontbreken');
  tell({ online: true });
  await find(HTMLElement, 'output', 'Nog 3 foto’s halen');
  await press('button', 'Nu ophalen');
  await find(HTMLElement, 'output', '3 foto’s konden niet worden opgehaald');
  expect(answers, 'without a network the others are not asked for').toHaveLength(1);
  reachable = true;
  await eventually(async () => {
    if (document.querySelector('button')?.hasAttribute('data-loading') === true)
      throw new Error('still busy');
  });
  await press('button', 'Nu ophalen');
  await find(HTMLElement, 'output', 'Foto’s staan op dit apparaat (3 van 3)');
  expect(answers, 'the fourth service is too old').not.toContain(id(33));
  end();
});
