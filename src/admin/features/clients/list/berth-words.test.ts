import { expect, test } from 'vitest';
import { longBerth } from './berth-words.tsx';

test('M-002 what a row cuts of a long berth is the harbour, not the number of the box', () => {
  expect(
    longBerth('Jachthaven Compagnieshaven Enkhuizen, steiger noordwest, box 124-B, code poort 4711#'),
  ).toEqual({
    harbour: 'Jachthaven Compagnieshaven Enkhuizen,',
    mooring: 'steiger noordwest, box 124-B, code poort 4711#',
  });
  expect(longBerth('Jachthaven Compagnieshaven Enkhuizen, '.repeat(3) + 'B12')?.mooring).toBe(
    'Jachthaven Compagnieshaven Enkhuizen, B12',
  );
});

test('M-002 a berth that has room, and one without a comma, are one text', () => {
  expect(longBerth('Jachthaven Enkhuizen, steiger noord B12')).toBeNull();
  expect(longBerth('Aan de oude zeedijk achter het witte huis van de familie')).toBeNull();
  expect(longBerth('Box 12, ' + 'achter de sluis bij de molen van Schermer '.repeat(2))).toBeNull();
});
