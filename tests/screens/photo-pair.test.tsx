// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { act } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { RecordPhotos } from '../../src/admin/features/clients/photos/service-photos.tsx';
import type { PhotoAccess } from '../../src/admin/runtime.ts';
import { keepPhoto, keepSmallPhoto, listServicePhotos, type AppDatabase } from '../../src/data/index.ts';
import { openDevice } from '../../src/data/testing/device.ts';
import { serverClient, serverPhoto, serverRecord } from '../../src/data/testing/rows.ts';
import { ADMIN_PATHS } from '../../src/admin-routes.ts';
import { err, ok } from '../../src/lib/result.ts';
import { drawAdmin, eventually } from './draw-admin.tsx';
import { watchSight } from './sight.ts';

afterEach(() => {
  Reflect.deleteProperty(navigator, 'connection');
});
beforeEach(() => {
  URL.createObjectURL = (picture) => `blob:${picture instanceof Blob ? picture.size : 0}`;
  URL.revokeObjectURL = () => undefined;
});

const SMALL_BYTES = 1;
const FULL_BYTES = 2;

/** The photos of a server that is there, and what was asked of it. */
function serverOf(db: AppDatabase): PhotoAccess & { readonly asked: string[] } {
  const asked: string[] = [];
  return {
    asked,
    keep: async () => err('offline'),
    async fetch(id) {
      asked.push(`${id} full`);
      const bytes = new ArrayBuffer(FULL_BYTES);
      await keepPhoto(db, id, { bytes, thumbnail: null });
      return ok(new Blob([bytes]));
    },
    async fetch_small(id) {
      asked.push(`${id} small`);
      await keepSmallPhoto(db, id, new ArrayBuffer(SMALL_BYTES));
      return ok(undefined);
    },
  };
}

/** The addresses of both pictures, before and after. */
const images = (): string[] =>
  [...document.querySelectorAll<HTMLImageElement>('img[alt="Voor"], img[alt="Na"]')].map(({ src }) => src);

/** The pair of a service whose pictures are all with the server, as the newest service of a client shows it. */
async function drawPair(is_free: boolean, broken = false) {
  const { db, pull } = await openDevice();
  await pull({
    tables: {
      clients: [serverClient('c1')],
      service_records: [serverRecord('s1', 'c1')],
      service_photos: [
        serverPhoto('before', 's1', { kind: 'before' }),
        serverPhoto('after', 's1', { kind: 'after', taken_at: '2026-03-05T12:00:00Z' }),
      ],
    },
  });
  const photos = await listServicePhotos(db, 'c1');
  const sight = watchSight();
  const server = serverOf(db);
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: !is_free } });
  const silent: Pick<PhotoAccess, 'fetch' | 'fetch_small'> = {
    fetch: async () => err('offline'),
    fetch_small: async () => err('offline'),
  };
  const { end } = drawAdmin(
    db,
    ADMIN_PATHS.clients,
    <RecordPhotos
      record_id="s1"
      service="Antifouling"
      photos={photos}
      is_first_pair
      onOpen={() => undefined}
    />,
    { photos: broken ? { ...server, ...silent } : server },
  );
  await eventually(() => expect(document.querySelector('input[type=range]')).not.toBeNull());
  const over = (): void => {
    end();
    db.close();
  };
  return { asked: server.asked, see: () => act(sight.see), over };
}

test('PH12 a pair out of sight asks for nothing; on a free connection it shows its small versions and then the whole', async () => {
  const { asked, see, over } = await drawPair(true);
  expect(asked).toEqual([]);
  see();
  await eventually(() => expect(images()).toEqual([`blob:${FULL_BYTES}`, `blob:${FULL_BYTES}`]));
  expect(asked).toEqual(expect.arrayContaining(['before small', 'after small', 'before full', 'after full']));
  over();
});

test('PH12 on a connection that is paid by the byte a pair stays with its small versions', async () => {
  const { asked, see, over } = await drawPair(false);
  see();
  await eventually(() => expect(images()).toEqual([`blob:${SMALL_BYTES}`, `blob:${SMALL_BYTES}`]));
  expect(asked.filter((what) => what.endsWith('full'))).toEqual([]);
  over();
});

test('PH12 a pair says what it cannot show, also where its whole pictures are not asked for', async () => {
  for (const is_free of [true, false]) {
    const { see, over } = await drawPair(is_free, true);
    see();
    await eventually(() =>
      expect(document.body.textContent?.match(/Niet op dit apparaat – verbinding nodig/g)).toHaveLength(2),
    );
    over();
  }
});
