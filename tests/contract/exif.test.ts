/** Both readers of EXIF, the time of a picture and the eraser of its place, on the same files. */
import { load } from 'exifreader';
import * as fc from 'fast-check';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { withoutPlace } from '../../src/lib/erase-place.ts';
import { readTakenAt } from '../../src/media/taken-at.ts';

type Bytes = Uint8Array<ArrayBuffer>;

const TYPE = { ascii: 2, long: 4, rational: 5, utf8: 129 } as const;
const TAG = { exif: 0x8769, gps: 0x8825, area: 0x1c } as const;
/** Addresses of the three directories below; of the values after them. */
const AT = { first: 8, exif: 40, gps: 72, time: 140, zone: 160, latitude: 168, longitude: 192, area: 216 };
const AREA = 'Steiger 4, Enkhuizen';

/** EXIF as a camera writes it, in its order of bytes: a time with its zone, and the place. */
function exif(is_little: boolean, area_type: number = TYPE.ascii): Bytes {
  const bytes = new Uint8Array(240);
  const view = new DataView(bytes.buffer);
  const directory = (at: number, entries: readonly (readonly [number, number, number, number])[]): void => {
    view.setUint16(at, entries.length, is_little);
    for (const [index, [tag, type, count, value]] of entries.entries()) {
      const entry = at + 2 + index * 12;
      view.setUint16(entry, tag, is_little);
      view.setUint16(entry + 2, type, is_little);
      view.setUint32(entry + 4, count, is_little);
      // A text of two bytes lies in the entry itself, from its first byte.
      if (type === TYPE.ascii && count === 2) bytes[entry + 8] = value;
      else view.setUint32(entry + 8, value, is_little);
    }
  };
  const text = (at: number, value: string): void => bytes.set(new TextEncoder().encode(value), at);
  const rationals = (at: number, values: readonly number[]): void => {
    for (const [index, value] of values.entries()) {
      view.setUint32(at + index * 8, value * 100, is_little);
      view.setUint32(at + index * 8 + 4, 100, is_little);
    }
  };
  text(0, is_little ? 'II' : 'MM');
  view.setUint16(2, 42, is_little);
  view.setUint32(4, AT.first, is_little);
  directory(AT.first, [
    [TAG.exif, TYPE.long, 1, AT.exif],
    [TAG.gps, TYPE.long, 1, AT.gps],
  ]);
  directory(AT.exif, [
    [0x9003, TYPE.ascii, 20, AT.time],
    [0x9011, TYPE.ascii, 7, AT.zone],
  ]);
  directory(AT.gps, [
    [1, TYPE.ascii, 2, 'N'.charCodeAt(0)],
    [2, TYPE.rational, 3, AT.latitude],
    [3, TYPE.ascii, 2, 'E'.charCodeAt(0)],
    [4, TYPE.rational, 3, AT.longitude],
    [TAG.area, area_type, AREA.length, AT.area],
  ]);
  text(AT.time, '2026:05:01 10:30:00');
  text(AT.zone, '+02:00');
  rationals(AT.latitude, [52, 42, 31.23]);
  rationals(AT.longitude, [5, 17, 15.04]);
  text(AT.area, AREA);
  return bytes;
}

let picture: Buffer;
beforeAll(async () => {
  picture = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#16292c' } })
    .jpeg()
    .toBuffer();
});

/** A picture that any program opens, with these notes in its first segment. */
function jpegWith(notes: Uint8Array): Bytes {
  const length = notes.length + 8;
  const segment = [0xff, 0xe1, length >> 8, length & 0xff, ...new TextEncoder().encode('Exif\0\0'), ...notes];
  return new Uint8Array([...picture.subarray(0, 2), ...segment, ...picture.subarray(2)]);
}

const erased = (file: Bytes): Bytes => new Uint8Array(withoutPlace(file.buffer));
const TAKEN_AT = '2026-05-01T08:30:00.000Z';

describe.each([
  ['little', true],
  ['big', false],
])('notes in %s endian', (_name, is_little) => {
  test.each([
    ['as cameras write them', TYPE.ascii],
    ['with a text of EXIF 3.0 among those of the place', TYPE.utf8],
  ])('R-50 tell the time, and lose the place and nothing else, %s', async (_how, area_type) => {
    const file = jpegWith(exif(is_little, area_type));
    expect(load(file.buffer, { expanded: true }).gps).toMatchObject({
      Latitude: expect.closeTo(52.7087, 3),
      Longitude: expect.closeTo(5.2875, 3),
    });
    expect(await readTakenAt(new Blob([file]))).toBe(TAKEN_AT);

    const after = erased(file);
    expect(load(after.buffer, { expanded: true }).gps).toBeUndefined();
    expect(Buffer.from(after).includes(AREA)).toBe(false);
    expect(after.subarray(-picture.length + 2)).toEqual(file.subarray(-picture.length + 2));
    expect(await readTakenAt(new Blob([after]))).toBe(TAKEN_AT);
    expect(erased(after)).toEqual(after);
  });

  test('that break off anywhere end both readers quietly', async () => {
    const whole = jpegWith(exif(is_little));
    for (let length = 0; length < 280; length += 1) {
      const file = whole.slice(0, length);
      expect(erased(file)).toHaveLength(length);
      await readTakenAt(new Blob([file]));
    }
  });

  /** Where each address and each number of entries lies, and what a hostile or a broken file says there. */
  const PLACES = [4, 8, 18, 30, 34, 40, 50, 68, 72, 94, 118];
  const SAID = [0, 1, 2, 8, 16, 40, 72, 511, 65_535, 0x7fff_ffff, 0xffff_ffff];
  test('whose directories lead to each other, to themselves or out of the file end both readers', async () => {
    for (const at of PLACES)
      for (const said of SAID) {
        const notes = exif(is_little);
        new DataView(notes.buffer).setUint32(at, said, is_little);
        const file = jpegWith(notes);
        const after = erased(file);
        expect(after).toHaveLength(file.length);
        expect(after.subarray(-picture.length + 2)).toEqual(file.subarray(-picture.length + 2));
        await readTakenAt(new Blob([file]));
      }
  });

  test('with any bytes in them end both readers, and stay as long as they were', async () => {
    const changes = fc.array(fc.tuple(fc.nat(239), fc.nat(255)), { minLength: 1, maxLength: 24 });
    await fc.assert(
      fc.asyncProperty(changes, async (changed) => {
        const notes = exif(is_little);
        for (const [at, byte] of changed) notes[at] = byte;
        const file = jpegWith(notes);
        expect(erased(file)).toHaveLength(file.length);
        const taken_at = await readTakenAt(new Blob([file]));
        if (taken_at !== null) expect(new Date(taken_at).toISOString()).toBe(taken_at);
      }),
      { numRuns: 2_000 },
    );
  });
});

test('many headers whose directories share their bytes come to an end', () => {
  const file = new Uint8Array(64 * 1024);
  const view = new DataView(file.buffer);
  // Each header leads to the same list of 512 pointers, which all lead to that list.
  for (let at = 0; at < 32_768; at += 8) {
    view.setUint32(at, 0x49_49_2a_00);
    view.setUint32(at + 4, 32_768 - at, true);
  }
  view.setUint16(32_768, 512, true);
  for (let entry = 32_770; entry < 32_770 + 512 * 12; entry += 12) {
    view.setUint16(entry, TAG.gps, true);
    view.setUint16(entry + 2, TYPE.long, true);
    view.setUint32(entry + 4, 1, true);
    view.setUint32(entry + 8, 32_768, true);
  }
  expect(erased(file)).toHaveLength(file.length);
});
