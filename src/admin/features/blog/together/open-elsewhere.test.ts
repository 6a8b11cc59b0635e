import { expect, test } from 'vitest';
import { openElsewhere } from './open-elsewhere.tsx';

const ME = 'me';
const NAMES = new Map([
  [ME, 'Joost Bakker'],
  ['sanne', 'Sanne de Vries'],
  ['anna', 'Anna Bakker'],
  ['bram', 'Bram Visser'],
]);
const words = (...user_ids: string[]): string => openElsewhere(user_ids, ME, NAMES);

test('G4 nobody else has the article open: there is nothing to say', () => {
  expect(words()).toBe('');
});

test('G4 colleagues who have the article open are named once each, in the order of their names', () => {
  expect(words('anna')).toBe('Anna Bakker heeft dit artikel ook open.');
  expect(words('anna', 'anna')).toBe('Anna Bakker heeft dit artikel ook open.');
  expect(words('sanne', 'anna')).toBe('Anna Bakker en Sanne de Vries hebben dit artikel ook open.');
  expect(words('sanne', 'bram', 'anna')).toBe(
    'Anna Bakker, Bram Visser en Sanne de Vries hebben dit artikel ook open.',
  );
});

test('G4 one’s own other tab or device is told apart from a colleague’s', () => {
  expect(words(ME)).toBe('U hebt dit artikel ook elders open.');
  expect(words(ME, ME)).toBe('U hebt dit artikel ook elders open.');
  expect(words(ME, 'anna')).toBe(
    'Anna Bakker heeft dit artikel ook open. U hebt dit artikel ook elders open.',
  );
});

test('G4 somebody whom this device does not know yet is somebody else, never the id that a client claims', () => {
  expect(words('new')).toBe('Iemand anders heeft dit artikel ook open.');
  expect(words('new', 'newer', 'anna')).toBe('Anna Bakker en iemand anders hebben dit artikel ook open.');
});
