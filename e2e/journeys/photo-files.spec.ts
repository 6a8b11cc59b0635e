import sharp from 'sharp';
import * as v from 'valibot';
import { PUBLISHABLE_KEY } from '../../supabase/local/options.ts';
import { accessToken } from '../api.ts';
import { expect, PEOPLE, test } from '../fixtures.ts';
import { startWork } from '../sign-in.ts';
import { type ChosenFile, PhotosPage } from '../pages/photos-page.ts';

// Their rows stay where their bytes never arrive: no other journey is to meet them.
test.use({ backend_group: 'photo files' });

const ARRIVAL_MS = 30_000;
const NOTED = { DateTimeOriginal: '2026:05:01 10:30:00', OffsetTimeOriginal: '+02:00' };
const PLACE = {
  GPSLatitudeRef: 'N',
  GPSLatitude: '52/1 22/1 0/1',
  GPSLongitudeRef: 'E',
  GPSLongitude: '4/1 53/1 0/1',
};

/** A photo of 4000 × 3000 as a phone held upright writes it: lying on its side, its left edge (as seen) red. */
async function phonePhoto(): Promise<ChosenFile> {
  const edge = sharp({ create: { width: 4000, height: 600, channels: 3, background: '#c00' } });
  const buffer = await sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#06c' } })
    .composite([{ input: await edge.png().toBuffer(), gravity: 'south' }])
    .withExif({ IFD0: { Make: 'Proef' }, IFD2: NOTED, IFD3: PLACE })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  return { name: 'romp.jpg', mimeType: 'image/jpeg', buffer };
}

const ROWS = v.array(
  v.object({
    id: v.string(),
    taken_at: v.string(),
    width: v.number(),
    height: v.number(),
    mime_type: v.string(),
    size_bytes: v.number(),
  }),
);

test('a photo is stored upright, made small, without its place, with the time the camera noted', {
  tag: '@long',
}, async ({ createDevice, backend }) => {
  test.slow();
  const photo = await phonePhoto();
  const before = await sharp(photo.buffer).metadata();
  expect([before.orientation, before.exif !== undefined]).toEqual([6, true]);

  const device = await createDevice('tablet');
  const work = await startWork(device, 'technician');
  await work.list.addClient({ name: 'Richting Klaas', email: 'klaas@voorbeeld.example' });
  await work.list.openClient('Richting Klaas');
  await work.detail.addService({ type: 'Antifouling', date: 'Vandaag' });
  const photos = new PhotosPage(work.page, 'Antifouling');
  await photos.openAdding();
  await photos.choose('Voor', [photo]);
  await photos.closeAdding();
  await expect(photos.thumbnails).toHaveCount(1);
  await expect(photos.inState('Wacht op verzenden')).toHaveCount(0, { timeout: ARRIVAL_MS });
  await expect(photos.inState('Wordt verzonden')).toHaveCount(0, { timeout: ARRIVAL_MS });

  const token = await accessToken(backend.url, PEOPLE.admin);
  const headers = { apikey: PUBLISHABLE_KEY, authorization: `Bearer ${token}` };
  const answer = await fetch(`${backend.url}/rest/v1/service_photos?select=*&order=created_at.desc&limit=1`, {
    headers,
  });
  const [row] = v.parse(ROWS, await answer.json());
  if (!row) throw new Error('no photo arrived');
  expect(row).toMatchObject({ width: 1536, height: 2048, mime_type: 'image/webp' });
  expect(new Date(row.taken_at).toISOString()).toBe('2026-05-01T08:30:00.000Z');

  const file = await fetch(`${backend.url}/storage/v1/object/service-photos/${row.id}`, { headers });
  const bytes = Buffer.from(await file.arrayBuffer());
  expect(bytes.length).toBe(row.size_bytes);
  expect(bytes.length).toBeLessThan(photo.buffer.length);
  const stored = await sharp(bytes).metadata();
  expect(stored).toMatchObject({ format: 'webp', width: 1536, height: 2048 });
  expect([stored.exif, stored.xmp, stored.iptc, stored.orientation]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  const { data } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  const pixel = (x: number, y: number) => [...data.subarray((y * 1536 + x) * 3, (y * 1536 + x) * 3 + 3)];
  const [left, right] = [pixel(20, 1024), pixel(1500, 1024)];
  expect(left[0], 'red at the left, as it was seen').toBeGreaterThan(150);
  expect(right[2], 'blue at the right').toBeGreaterThan(150);
});
