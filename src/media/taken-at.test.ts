import sharp from 'sharp';
import { expect, test } from 'vitest';
import { readTakenAt, timeOfExif } from './taken-at.ts';

const grey = sharp({ create: { width: 8, height: 6, channels: 3, background: '#888' } });

test('the time a camera noted is kept, with the zone it noted', () => {
  expect(timeOfExif('2026:05:01 10:30:00', '+02:00')).toBe('2026-05-01T08:30:00.000Z');
  expect(timeOfExif('2026:05:01 10:30:00.25', '-05:00')).toBe('2026-05-01T15:30:00.000Z');
  expect(timeOfExif('2026:05:01 10:30:00', undefined)).toBe(new Date('2026-05-01T10:30:00').toISOString());
});

test.each(['', '0000:00:00 00:00:00', '    :  :     :  :  ', 'gisteren', null, 12])(
  'a clock that was never set tells nothing: %j',
  (time) => {
    expect(timeOfExif(time, null)).toBeNull();
  },
);

test('it is read from a photo as cameras write it', async () => {
  const bytes = await grey
    .clone()
    .withExif({
      IFD0: { Make: 'Proef' },
      IFD2: { DateTimeOriginal: '2026:05:01 10:30:00', OffsetTimeOriginal: '+02:00' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 22/1 0/1' },
    })
    .jpeg()
    .toBuffer();
  expect(await readTakenAt(new Blob([new Uint8Array(bytes)]))).toBe('2026-05-01T08:30:00.000Z');
});

test('a picture without notes, and a file that is none, tell nothing', async () => {
  expect(await readTakenAt(new Blob([new Uint8Array(await grey.clone().png().toBuffer())]))).toBeNull();
  expect(await readTakenAt(new Blob(['%PDF-1.7 not a picture']))).toBeNull();
});
