import { expect, test } from 'vitest';
import { err, ok } from './result.ts';

test('a result is told apart by its ok flag', () => {
  expect(ok(1)).toEqual({ ok: true, value: 1 });
  expect(err('code')).toEqual({ ok: false, error: 'code' });
});
