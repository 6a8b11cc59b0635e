import { expect, test } from 'vitest';
import { titleFromPath } from './not-found-page.tsx';

test('G-016 R-58 a title is built from the path', () => {
  expect(titleFromPath('/jachten/blauwe-reiger_2/')).toBe('Jachten – Blauwe reiger 2');
  expect(titleFromPath('/caf%C3%A9')).toBe('Café');
});

test('R-58 an address without words has no title of its own', () => {
  expect([titleFromPath('/'), titleFromPath('/--/')]).toEqual([null, null]);
});

test('R-58 an address that cannot be decoded, or is endless, still gives a short title', () => {
  expect(titleFromPath('/100%')).toBe('100%');
  expect(titleFromPath(`/${'a'.repeat(500)}`)).toHaveLength(60);
});
