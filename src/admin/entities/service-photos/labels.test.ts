import { expect, test } from 'vitest';
import { photosText } from '../../../content/admin/photos.ts';
import { failureLabel } from './labels.ts';

test('PH7 why a photo was not sent is told in Dutch, and a failure this build does not know still gets a calm sentence', () => {
  expect(failureLabel('TOO_LARGE')).toBe(photosText.failures.TOO_LARGE);
  for (const code of [null, 'HTTP 599', 'toString']) {
    expect(failureLabel(code)).toBe(photosText.failures.unknown);
  }
});
