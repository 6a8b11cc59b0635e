import { expect, test } from 'vitest';
import { isPlainClick } from './plain-click.ts';

const PLAIN = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false };

test('a click is plain with the first button and no key held', () => {
  expect(isPlainClick(PLAIN)).toBe(true);
});

test.each([
  { ctrlKey: true },
  { metaKey: true },
  { shiftKey: true },
  { altKey: true },
  { button: 1 },
  { button: 2 },
])('a click with %o is left to the browser', (held) => {
  expect(isPlainClick({ ...PLAIN, ...held })).toBe(false);
});
