import { expect, test } from 'vitest';
import { assertNever } from './assert-never.ts';

test('a branch that the types rule out throws with the value', () => {
  const surprises: never[] = JSON.parse('["blue"]');
  expect.assertions(1);
  for (const surprise of surprises) expect(() => assertNever(surprise)).toThrow('"blue"');
});
