import { expect, test } from 'vitest';
import { uuidv7, uuidv7Time } from './uuid.ts';

const FORM = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const exampleBytes = () => Uint8Array.from([0x0c, 0xc3, 0x18, 0xc4, 0xdc, 0x0c, 0x0c, 0x07, 0x39, 0x8f]);
const full = () => new Uint8Array(10).fill(0xff);

test('an id is laid out as the example of RFC 9562 (A.6) and carries its time', () => {
  const id = uuidv7(0x017f22e279b0, exampleBytes);
  expect(id).toBe('017f22e2-79b0-7cc3-98c4-dc0c0c07398f');
  expect(uuidv7Time(id)).toBe(Date.parse('2022-02-22T19:22:22Z'));
});

test('ids made within one millisecond rise strictly and differ', () => {
  const ids = Array.from({ length: 20_000 }, () => uuidv7(1_900_000_000_500));
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.toSorted()).toEqual(ids);
  expect(ids.every((id) => FORM.test(id))).toBe(true);
});

test('ids keep rising when the clock steps back', () => {
  const before = uuidv7(1_900_000_001_000);
  const after = uuidv7(1_800_000_000_000);
  expect(after > before).toBe(true);
});

test('an exhausted counter moves on to the next millisecond', () => {
  const first = uuidv7(1_900_000_002_000, full);
  const second = uuidv7(1_900_000_002_000, full);
  expect(first.endsWith('ffffffff')).toBe(true);
  expect(second > first).toBe(true);
  expect(uuidv7Time(second)).toBe(1_900_000_002_001);
});

test('a random id of version 4 has no time', () => {
  expect(uuidv7Time('9b2f6f0e-5f39-4f0f-9c1f-2d8f5f0a1b2c')).toBeNull();
  expect(uuidv7Time('not an id')).toBeNull();
});
