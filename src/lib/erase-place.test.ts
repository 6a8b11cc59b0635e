import { load } from 'exifreader';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { withoutPlace } from './erase-place.ts';

const NOTES = {
  IFD0: { Make: 'Werfcamera', Orientation: '6' },
  IFD2: { DateTimeOriginal: '2026:05:01 10:30:00' },
  IFD3: {
    GPSLatitudeRef: 'N',
    GPSLatitude: '52/1 22/1 3123/100',
    GPSLongitudeRef: 'E',
    GPSLongitude: '4/1 54/1 1504/100',
  },
};
const XMP =
  '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">' +
  '<rdf:Description rdf:about="" xmlns:exif="http://ns.adobe.com/exif/1.0/" exif:GPSLatitude="52,22.5205N">' +
  '<exif:GPSLongitude>4,54.2507E</exif:GPSLongitude></rdf:Description></rdf:RDF></x:xmpmeta>';

const bufferOf = (bytes: Uint8Array): ArrayBuffer => {
  const buffer = new ArrayBuffer(bytes.byteLength);
  new Uint8Array(buffer).set(bytes);
  return buffer;
};

/** A picture as a camera with a place writes it. */
const shot = async (format: 'jpeg' | 'png' | 'webp'): Promise<ArrayBuffer> => {
  const blank = sharp({ create: { width: 64, height: 48, channels: 3, background: '#16292c' } });
  const bytes = await blank.toFormat(format).withExif(NOTES).withXmp(XMP).toBuffer();
  return bufferOf(bytes);
};

const pixelsOf = async (picture: ArrayBuffer): Promise<Buffer> =>
  await sharp(Buffer.from(picture)).raw().toBuffer();

/** What can be read of the notes in a picture; the address of an emptied folder is no note. */
const notesOf = (picture: ArrayBuffer): Readonly<Record<string, unknown>> => {
  const { exif = {}, gps = {} } = load(picture, { expanded: true });
  const notes = Object.entries(exif)
    .filter(([name]) => name !== 'GPS Info IFD Pointer')
    .map(([name, tag]) => [name, tag.description]);
  return { ...Object.fromEntries(notes), ...gps };
};

for (const format of ['jpeg', 'webp'] as const)
  test(`R-50 the place goes from a ${format}, its other notes and every pixel stay`, async () => {
    const before = await shot(format);
    const told = notesOf(before);
    expect(told).toMatchObject({ Latitude: expect.closeTo(52.375, 2), Longitude: expect.closeTo(4.904, 2) });
    expect(Buffer.from(before).includes('52,22.5205N')).toBe(true);

    const after = withoutPlace(before);
    const left = notesOf(after);
    expect(Object.keys(left).filter((name) => /gps|latitude|longitude/i.test(name))).toEqual([]);
    expect(left).toMatchObject({ Make: 'Werfcamera' });
    for (const value of ['52,22.5205N', '4,54.2507E']) expect(Buffer.from(after).includes(value)).toBe(false);
    expect((await pixelsOf(after)).equals(await pixelsOf(before))).toBe(true);
  });

test('R-50 a png loses all its notes, which may be compressed, and no pixel', async () => {
  const before = await shot('png');
  const told = await sharp(Buffer.from(before)).metadata();
  expect([told.exif, told.xmp]).not.toContain(undefined);
  const after = withoutPlace(before);
  const left = await sharp(Buffer.from(after)).metadata();
  expect([left.exif, left.xmp]).toEqual([undefined, undefined]);
  expect((await pixelsOf(after)).equals(await pixelsOf(before))).toBe(true);
});

test('a picture without notes stays as it is, byte for byte, and so do bytes that only look like notes', async () => {
  const plain = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#fff' } })
    .jpeg()
    .toBuffer();
  const looks_alike = Buffer.concat([Buffer.from('II*\0'), Buffer.alloc(200, 0xff), Buffer.from('MM\0*')]);
  for (const bytes of [plain, looks_alike, Buffer.alloc(0)])
    expect(Buffer.from(withoutPlace(bufferOf(bytes))).equals(bytes)).toBe(true);
});

test('notes that are cut off or point anywhere end quietly', async () => {
  const whole = new Uint8Array(await shot('jpeg'));
  for (let length = 0; length < Math.min(whole.length, 700); length += 7)
    expect(withoutPlace(bufferOf(whole.slice(0, length))).byteLength).toBe(length);
  const png = new Uint8Array(await shot('png'));
  for (let length = 0; length < Math.min(png.length, 700); length += 7)
    expect(withoutPlace(bufferOf(png.slice(0, length))).byteLength).toBeLessThanOrEqual(length);
});
