import { array, assert, constantFrom, property } from 'fast-check';
import { expect, test } from 'vitest';
import { authorFor, joinTexts } from './conflict.ts';

test('G4 two texts become one: what they share stands once, what differs stands one after the other', () => {
  const first = 'Sleutel aan boord.\nMast polijsten.\nBellen voor 9 uur.';
  const second = 'Sleutel aan boord.\nOsmose bij het roer.\nBellen voor 9 uur.';
  expect(joinTexts(first, second, 'lines')).toBe(
    'Sleutel aan boord.\nMast polijsten.\nOsmose bij het roer.\nBellen voor 9 uur.',
  );
  expect(joinTexts('06 11', '06 22', 'line')).toBe('06 11 / 06 22');
});

test('G4 a text that holds the other is the whole', () => {
  expect(joinTexts('Hoorn, steiger B', 'Hoorn', 'line')).toBe('Hoorn, steiger B');
  expect(joinTexts('a', 'a\nb', 'lines')).toBe('a\nb');
});

test('G4 no line of either text is missing from both together', () => {
  const text = array(constantFrom('a', 'b', 'c', '', 'd e'), { maxLength: 6 }).map((lines) =>
    lines.join('\n'),
  );
  assert(
    property(text, text, (first, second) => {
      const lines = joinTexts(first, second, 'lines').split('\n');
      const wanted = [...first.split('\n'), ...second.split('\n')].filter((line) => line !== '');
      for (const line of wanted) expect(lines).toContain(line);
    }),
  );
});

test('G4 a version is mine, a colleague’s or written outside the app', () => {
  expect(authorFor('sanne', 'sanne')).toBe('self');
  expect(authorFor('sanne', 'bram')).toBe('colleague');
  expect(authorFor('sanne', null)).toBe('unknown');
});
