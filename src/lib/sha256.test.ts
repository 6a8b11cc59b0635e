import { expect, test } from 'vitest';
import { sha256Hex } from './sha256.ts';

test('a text and its bytes have one checksum, that of the standard', async () => {
  const abc = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';
  const bytes = new TextEncoder().encode('abc');
  expect(await sha256Hex('abc')).toBe(abc);
  expect(await sha256Hex(bytes)).toBe(abc);
  expect(await sha256Hex(bytes.buffer)).toBe(abc);
  expect(await sha256Hex('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
});
