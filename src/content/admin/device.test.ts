import { expect, test } from 'vitest';
import { deviceText } from './device.ts';

const unsent = (changes: number, photos = 0, drafts = 0) => ({ changes, photos, drafts });

test('unsent work is named in numbers and in Dutch', () => {
  expect(deviceText.things(unsent(1))).toBe('1 wijziging');
  expect(deviceText.things(unsent(3, 2))).toBe('3 wijzigingen en 2 foto’s');
  expect(deviceText.things(unsent(3, 1, 1), true)).toBe('3 wijzigingen, 1 foto en 1 half ingevuld formulier');
  expect(deviceText.things(unsent(0, 0, 2), true)).toBe('2 half ingevulde formulieren');
  expect(deviceText.sign_out.unsent(unsent(1))).toBe('Er is 1 wijziging die nog niet is verzonden.');
  expect(deviceText.sign_out.unsent(unsent(1, 1))).toBe(
    'Er zijn 1 wijziging en 1 foto die nog niet zijn verzonden.',
  );
});

test('a revoked device names what it keeps with the right article and number', () => {
  expect(deviceText.revoked.unsent(unsent(1))).toContain('staat nog 1 wijziging die niet is verzonden');
  expect(deviceText.revoked.unsent(unsent(0, 0, 1))).toContain(
    'staat nog 1 half ingevuld formulier dat niet is verzonden',
  );
  expect(deviceText.revoked.unsent(unsent(2, 1))).toContain(
    'staan nog 2 wijzigingen en 1 foto die niet zijn verzonden',
  );
});
