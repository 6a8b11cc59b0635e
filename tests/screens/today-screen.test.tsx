// @vitest-environment jsdom
/** 'Vandaag' over a real database. */
import 'fake-indexeddb/auto';
import { Link, Route, Routes } from 'react-router-dom';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { PhotosLine } from '../../src/admin/features/today/photos-line.tsx';
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
import type { PhotoAccess } from '../../src/admin/runtime.ts';
import { KEPT_PHOTO_BYTES } from '../../src/domain/service-photo.ts';
import { adminPage } from '../../src/admin-routes.ts';
import { addDays, today as todayNow } from '../../src/domain/calendar-date.ts';
import { err, ok } from '../../src/lib/result.ts';
import { drawAdmin, eventually, find, press } from './draw-admin.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'connection');
});

const id = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const JOOST = id(901);
const START = adminPage('today');
const DAY_MS = 86_400_000;
const words = (selector: string): readonly string[] =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent.replaceAll('\u00a0', ' '));

/** Unfolds the work of colleagues; jsdom tells of no toggle of its own. */
const openOthers = async (): Promise<void> => {
  const others = await find(HTMLDetailsElement, '[data-part="today"] details', 'Van collega’s');
  others.open = true;
  others.dispatchEvent(new Event('toggle'));
};

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
        serverClientNote(id(31), id(1), {
          notes: 'Hond aan boord',
          written_at: '2026-02-03T10:00:00+00:00',
          author: JOOST,
        }),
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
  await find(HTMLElement, '[data-part]:not([aria-busy]) h2', 'Te laat');
  expect(words('section > h2').map((word) => word.replace(/\d+$/, ''))).toEqual([
    'Te laat',
    'Vandaag',
    'Morgen',
  ]);
  expect(
    document.querySelectorAll('[data-part] > h2 > [data-late-mark]'),
    'of what is too late',
  ).toHaveLength(1);
  const own_and_free = ['Piet Kok', 'Zeearend', 'Zonder monteur', 'Piet Kok'];
  expect(words('[data-part="today"] h3')).toEqual(own_and_free);
  expect(words('[data-part="today"] summary')).toEqual(['Van collega’s (1)']);
  await openOthers();
  await find(HTMLElement, '[data-part="today"] details li', 'Joost Bakker');
  expect(words('[data-part="today"] h3')).toEqual([...own_and_free, 'Piet Kok']);
  expect(words('[data-part="tomorrow"] h3')).toEqual(['Zeearend']);

  const [, zeearend] = words('[data-part="today"] li');
  for (const told of [
    '13:00 – 14:30',
    '1 uur 30 min',
    'Els Smit',
    'Jachthaven Hoorn, B12',
    '03 feb 2026, Joost Bakker Hond aan boord',
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

test('R-15 WCAG 2.1.1 arrows, Home and End walk from job to job over all of the day, past those of colleagues that are folded away', async () => {
  const { db, pull } = await openDevice();
  const today = todayNow();
  await pull({
    tables: {
      colleagues: [serverColleague(JOOST, 'Joost Bakker')],
      clients: [1, 2, 3, 4].map((n) => serverClient(id(n), { yacht_name: `Jacht ${n}` })),
      service_records: [
        open(11, 1, { date: addDays(today, -3) }),
        open(12, 2, { date: today }),
        open(13, 3, { date: today, technician_id: JOOST }),
        open(14, 4, { date: addDays(today, 1) }),
      ],
    },
  });
  const { end } = drawAdmin(db, START, <TodayScreen />);
  const first = await find(HTMLAnchorElement, 'h3 a', 'Jacht 1');
  first.focus();
  const stops = ['ArrowDown', 'ArrowDown', 'Home', 'ArrowUp', 'End'].map((key) => {
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    return document.activeElement?.textContent;
  });
  expect(stops).toEqual(['Jacht 2', 'Jacht 4', 'Jacht 1', 'Jacht 1', 'Jacht 4']);
  end();
});

test('R-15 of a client who is not on this device nothing is told to be missing', async () => {
  const { db, pull } = await openDevice();
  await pull({ tables: { service_records: [open(11, 1, { date: todayNow() })] } });
  const { end } = drawAdmin(db, START, <TodayScreen />);
  const card = await find(HTMLElement, 'li', 'Klant nog niet op dit apparaat');
  expect(card.textContent).not.toMatch(/Geen |niet vermeld/);
  end();
});

const cards = (): number => document.querySelectorAll('[data-part="today"] li').length;

/** So many services of today, of the person themselves or of a colleague. */
async function fullDay(count: number, technician_id?: string) {
  const { db, pull } = await openDevice();
  const date = todayNow();
  await pull({
    tables: {
      colleagues: [serverColleague(JOOST, 'Joost Bakker')],
      clients: [serverClient(id(1), { name: 'Els Smit' })],
      service_records: Array.from({ length: count }, (_, n) =>
        open(n + 11, 1, { date, technician_id: technician_id ?? db.user_id }),
      ),
    },
  });
  return db;
}

/** Every number of cards that stood on the screen, in turn. */
function countCards(onChange: (count: number) => void = () => undefined): readonly number[] {
  const counts: number[] = [];
  const observer = new MutationObserver(() => {
    if (cards() === (counts.at(-1) ?? 0)) return;
    counts.push(cards());
    onChange(cards());
  });
  observer.observe(document.body, { childList: true, subtree: true });
  onTestFinished(() => observer.disconnect());
  return counts;
}

test('R-15 of a full day the first cards are painted before the others, which follow some at a time', async () => {
  const db = await fullDay(25);
  const counts = countCards();
  const { end } = drawAdmin(db, START, <TodayScreen />);
  await eventually(() => expect(cards()).toBe(25));
  expect(counts).toEqual([6, 14, 22, 25]);
  await eventually(() => expect(document.querySelector('[data-part][aria-busy]')).toBeNull());
  end();
  db.close();
});

test('R-15 a press that leads elsewhere does not wait for the cards that are still to come', async () => {
  const db = await fullDay(60);
  const counts = countCards((count) => {
    if (count === 6) document.querySelector<HTMLAnchorElement>('a[href="/admin/elders"]')?.click();
  });
  const { end } = drawAdmin(
    db,
    START,
    <Routes>
      <Route
        path={START}
        element={
          <>
            <Link to="/admin/elders">Elders</Link>
            <TodayScreen />
          </>
        }
      />
      <Route path="*" element={<h2>Een ander scherm</h2>} />
    </Routes>,
  );
  await find(HTMLElement, 'h2', 'Een ander scherm');
  expect(Math.max(...counts)).toBeLessThan(60);
  end();
  db.close();
});

test('R-15 the cards of colleagues are drawn once they are unfolded', async () => {
  const db = await fullDay(9, JOOST);
  const { end } = drawAdmin(db, START, <TodayScreen />);
  await find(HTMLElement, 'summary', 'Van collega’s (9)');
  expect(cards()).toBe(0);
  await openOthers();
  await eventually(() => expect(cards()).toBe(9));
  end();
  db.close();
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

test('R-15 the last notes are those of work that was done: what is still to be done stands with its own service', async () => {
  const { db, pull } = await openDevice();
  const today = todayNow();
  await pull({
    tables: {
      clients: [serverClient(id(1))],
      service_records: [
        open(11, 1, { date: today, technician_id: db.user_id, notes: 'Romp polijsten' }),
        open(12, 1, { date: today, technician_id: JOOST, notes: 'Nog te doen: schrapen' }),
        open(13, 1, { date: addDays(today, -2), technician_id: JOOST, notes: 'Te laat: anodes' }),
        open(14, 1, { date: addDays(today, -9), status: 'completed', notes: 'As speelt een millimeter' }),
        open(15, 1, { date: addDays(today, -40), status: 'paid', notes: 'Anodes vervangen' }),
      ],
    },
  });
  const { end } = drawAdmin(db, START, <TodayScreen />);
  const notes = await find(HTMLElement, '[data-part="today"] li dl', 'Romp polijsten');
  expect(notes.textContent).toContain('As speelt een millimeter');
  expect(notes.textContent).toContain('Anodes vervangen');
  expect(notes.textContent).not.toMatch(/schrapen|Te laat/);
  end();
  db.close();
});

test('R-15 a day that is left open overnight shows the next one in the morning', async () => {
  const { db, pull } = await openDevice();
  const today = todayNow();
  await pull({
    tables: {
      clients: [serverClient(id(1))],
      service_records: [
        open(11, 1, { date: today, technician_id: db.user_id }),
        open(12, 1, { date: addDays(today, 1), technician_id: db.user_id, service_type: 'inspection' }),
      ],
    },
  });
  const { end } = drawAdmin(db, START, <TodayScreen />);
  await find(HTMLElement, '[data-part="tomorrow"] h3');
  const now_ms = Date.now();
  vi.spyOn(Date, 'now').mockReturnValue(now_ms + DAY_MS);
  document.dispatchEvent(new Event('visibilitychange'));
  await eventually(() => {
    expect(words('[data-part="overdue"] li')).toHaveLength(1);
    expect(words('[data-part="today"] li')[0]).toContain('Inspectie');
  });
  end();
  db.close();
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
  expect(words('header button'), 'nothing to fetch').toEqual(['Exporteren']);
  end();
});

const NO_PHOTOS: PhotoAccess = {
  fetch: async () => err('offline'),
  keep: async () => err('offline'),
  fetch_small: async () => err('offline'),
};

/** A visit today, to a client whose last service has photos of these sizes. */
async function openLine(sizes: readonly number[]) {
  const device = await openDevice();
  await device.pull({
    tables: {
      clients: [serverClient(id(1))],
      service_records: [
        open(11, 1, { date: todayNow() }),
        serverRecord(id(20), id(1), { date: '2026-04-01' }),
      ],
      service_photos: sizes.map((size_bytes, index) => serverPhoto(id(30 + index), id(20), { size_bytes })),
    },
  });
  return device;
}

test('R-15 where no photo comes by itself the screen says why: a connection that is paid by the byte, or data saving', async () => {
  const { db } = await openLine([1_000, 1_000]);
  const connection = Object.assign(new EventTarget(), { type: 'cellular', saveData: false });
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
  const keep = vi.fn<PhotoAccess['keep']>(async (photo_id) => {
    await keepPhoto(db, photo_id, { bytes: new ArrayBuffer(1), thumbnail: null });
    return ok(undefined);
  });
  const line = <PhotosLine today={todayNow()} />;
  const { end, tell } = drawAdmin(db, START, line, { photos: { ...NO_PHOTOS, keep } });
  tell({ online: true });
  await find(HTMLElement, 'output', 'Nog 2 foto’s, vanzelf via wifi');
  connection.saveData = true;
  connection.dispatchEvent(new Event('change'));
  await find(HTMLElement, 'output', 'Nog 2 foto’s, niet vanzelf door databesparing');
  Object.assign(connection, { type: 'wifi', saveData: false });
  connection.dispatchEvent(new Event('change'));
  await find(HTMLElement, 'output', 'Nog 2 foto’s halen');
  connection.type = 'cellular';
  connection.dispatchEvent(new Event('change'));
  await press('button', 'Nu ophalen');
  await find(HTMLElement, 'output', 'Foto’s staan op dit apparaat (2 van 2)');
  expect(keep).toHaveBeenCalledTimes(2);
  end();
});

test('R-15 photos beyond what is fetched ahead a person asks for, and a device without room for them says so', async () => {
  const { db } = await openLine([1_000, KEPT_PHOTO_BYTES]);
  await keepPhoto(db, id(31), { bytes: new ArrayBuffer(1), thumbnail: null });
  const line = <PhotosLine today={todayNow()} />;
  const { end, tell } = drawAdmin(db, START, line, {
    photos: { ...NO_PHOTOS, keep: async () => err('no_room') },
  });
  tell({ online: true });
  await find(HTMLElement, 'output', 'Nog 1 foto, te veel om vanzelf op te halen');
  await press('button', 'Nu ophalen');
  await find(HTMLElement, 'output', 'Op dit apparaat is geen ruimte voor nog 1 foto');
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
      ...NO_PHOTOS,
      keep: async (photo_id) => {
        answers.push(photo_id);
        if (!reachable) return err('offline');
        await keepPhoto(db, photo_id, { bytes: new ArrayBuffer(1), thumbnail: null });
        return ok(undefined);
      },
    },
  });
  tell({ online: false });
  await find(HTMLElement, 'output', 'Offline: 3 foto’s ontbreken');
  await find(SVGElement, 'header .tabler-icon-cloud-off');
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
