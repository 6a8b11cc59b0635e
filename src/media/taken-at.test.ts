import sharp from 'sharp';
import { expect, test } from 'vitest';
import { readTakenAt, timeOfExif } from './taken-at.ts';

const grey = sharp({ create: { width: 8, height: 6, channels: 3, background: '#888' } });

test('the time a camera noted is kept, with the zone it noted', () => {
  expect(timeOfExif('2026:05:01 10:30:00', '+02:00')).toBe('2026-05-01T08:30:00.000Z');
  expect(timeOfExif('2026:05:01 10:30:00.25', '-05:00')).toBe('2026-05-01T15:30:00.000Z');
  expect(timeOfExif('2026:05:01 10:30:00', null)).toBe(new Date('2026-05-01T10:30:00').toISOString());
});

test.each(['', '0000:00:00 00:00:00', '    :  :     :  :  ', 'gisteren', null])(
  'a clock that was never set tells nothing: %j',
  (time) => {
    expect(timeOfExif(time, null)).toBeNull();
  },
);

/** A photo as cameras write it, with the place it was taken at. */
const photo = (dated: Readonly<Record<string, string>>): Promise<Uint8Array<ArrayBuffer>> =>
  grey
    .clone()
    .withExif({
      IFD0: { Make: 'Proef' },
      IFD2: dated,
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 22/1 0/1' },
    })
    .jpeg()
    .toBuffer()
    .then((bytes) => new Uint8Array(bytes));
const DATED = { DateTimeOriginal: '2026:05:01 10:30:00', OffsetTimeOriginal: '+02:00' };

test('the time is read from a photo as cameras write it', async () => {
  expect(await readTakenAt(new Blob([await photo(DATED)]))).toBe('2026-05-01T08:30:00.000Z');
  expect(await readTakenAt(new Blob([await photo({ LensModel: 'Proef' })]))).toBeNull();
});

/** Notes in the order of bytes that a camera likes, with a time and its offset in the second folder. */
function notes(is_little: boolean): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(100);
  const view = new DataView(bytes.buffer);
  const entry = (at: number, [tag, type, count, value]: readonly [number, number, number, number]): void => {
    view.setUint16(at, tag, is_little);
    view.setUint16(at + 2, type, is_little);
    view.setUint32(at + 4, count, is_little);
    view.setUint32(at + 8, value, is_little);
  };
  view.setUint32(0, is_little ? 0x49492a00 : 0x4d4d002a);
  view.setUint32(4, 8, is_little);
  view.setUint16(8, 1, is_little);
  entry(10, [0x8769, 4, 1, 26]);
  view.setUint16(26, 2, is_little);
  entry(28, [0x9003, 2, 20, 56]);
  entry(40, [0x9011, 2, 7, 76]);
  bytes.set(new TextEncoder().encode('2026:05:01 10:30:00\0+02:00\0'), 56);
  return bytes;
}

test('the time is read in both byte orders, wherever its directory lies, as in a HEIC file', async () => {
  for (const is_little of [true, false])
    expect(
      await readTakenAt(
        new Blob(['\0\0\0\u0018ftypheic', 'Exif\0\0 no notes', 'Exif\0\0', notes(is_little)]),
      ),
    ).toBe('2026-05-01T08:30:00.000Z');
});

test('notes that end anywhere, and addresses that lead out of the file, tell nothing or the time, and throw nothing', async () => {
  const whole = notes(true);
  for (let length = 0; length < whole.length; length += 1)
    expect([null, '2026-05-01T08:30:00.000Z', new Date('2026-05-01T10:30:00').toISOString()]).toContain(
      await readTakenAt(new Blob(['Exif\0\0', whole.subarray(0, length)])),
    );
  for (const at of [4, 18, 36, 48]) {
    const bent = notes(true);
    bent.fill(0xff, at, at + 4);
    expect([null, new Date('2026-05-01T10:30:00').toISOString()]).toContain(
      await readTakenAt(new Blob(['Exif\0\0', bent])),
    );
  }
});

test('a picture without notes, and a file that is none, tell nothing', async () => {
  expect(await readTakenAt(new Blob([new Uint8Array(await grey.clone().png().toBuffer())]))).toBeNull();
  expect(await readTakenAt(new Blob(['%PDF-1.7 not a picture']))).toBeNull();
});
