import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { openDevice } from '../testing/device.ts';
import { serverClient, serverColleague, serverPhoto, serverRecord } from '../testing/rows.ts';
import { dayPhotos, photosOfDay } from './day-photos.ts';

const TODAY = '2026-06-01';
const JOOST = 'user joost';

/** Each visit is to a client of its own, whose last service has one photo; those that are given first have the oldest. */
async function openWith(visits: Readonly<Record<string, { date: string; of: 'me' | 'joost' | null }>>) {
  const device = await openDevice();
  const ME = device.db.user_id;
  const names = Object.keys(visits);
  await device.pull({
    tables: {
      colleagues: [serverColleague(ME, 'Bram Visser'), serverColleague(JOOST, 'Joost Bakker')],
      clients: names.map((name) => serverClient(`client of ${name}`)),
      service_records: [
        ...Object.entries(visits).map(([name, { date, of }]) =>
          serverRecord(`visit ${name}`, `client of ${name}`, {
            status: 'scheduled',
            date,
            technician_id: of === null ? null : of === 'me' ? ME : JOOST,
          }),
        ),
        ...names.map((name) => serverRecord(`last of ${name}`, `client of ${name}`, { date: '2025-05-01' })),
      ],
      service_photos: names.map((name, index) =>
        serverPhoto(name, `last of ${name}`, { taken_at: `2025-05-01T1${index}:00:00Z` }),
      ),
    },
  });
  return device;
}
const ids = (photos: readonly { readonly id: string }[]): readonly string[] => photos.map(({ id }) => id);

test('R-15 photos of one’s own visits are worth most, overdue ones too, then those of visits without a technician, then colleagues’', async () => {
  const { db } = await openWith({
    mine: { date: TODAY, of: 'me' },
    late: { date: '2026-05-20', of: 'me' },
    free: { date: '2026-06-02', of: null },
    late_of_joost: { date: '2026-05-20', of: 'joost' },
    of_joost: { date: TODAY, of: 'joost' },
  });
  const { all, own } = await photosOfDay(db, TODAY);
  expect(ids(all)).toEqual(['late', 'mine', 'free', 'of_joost']);
  expect(ids(own)).toEqual(['late', 'mine', 'free']);
  expect(await dayPhotos(db, TODAY), 'a colleague’s photos are not waited for').toMatchObject({
    wanted: 3,
    missing: ['late', 'mine', 'free'],
  });
  db.close();
});

test('R-15 a person without a visit of their own, as at the office, looks at the day of all', async () => {
  const { db } = await openWith({
    free: { date: TODAY, of: null },
    of_joost: { date: TODAY, of: 'joost' },
  });
  expect(ids((await photosOfDay(db, TODAY)).own)).toEqual(['free', 'of_joost']);
  db.close();
});

test('R-15 a client whom a colleague visits too has their photos once, as one’s own', async () => {
  const { db, pull } = await openWith({ mine: { date: TODAY, of: 'me' } });
  await pull({
    tables: {
      service_records: [
        serverRecord('other', 'client of mine', { date: TODAY, status: 'scheduled', technician_id: JOOST }),
      ],
      service_photos: [serverPhoto('before', 'other')],
    },
  });
  const { all, own } = await photosOfDay(db, TODAY);
  expect(ids(own)).toEqual(['mine']);
  expect(ids(all)).toEqual(['mine', 'before']);
  db.close();
});

test('R-15 of the photos that are missing those beyond the room do not come by themselves', async () => {
  const { db } = await openWith({
    mine: { date: TODAY, of: 'me' },
    next: { date: TODAY, of: 'me' },
  });
  expect(await dayPhotos(db, TODAY, 1_500)).toEqual({
    has_visits: true,
    wanted: 2,
    missing: ['next', 'mine'],
    beyond_room: 1,
  });
  db.close();
});
