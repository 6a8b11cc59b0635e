import { expect, test } from 'vitest';
import { addressOwner, ownAddress } from './address-owner.ts';

/** One entry of a history. */
function entry(state: unknown) {
  const history = {
    state,
    replaceState: (next: unknown) => {
      history.state = next;
    },
  };
  return history;
}

test('R-50 an entry belongs to the person who was there, and keeps what the router stored in it', () => {
  const history = entry({ usr: { beneath: ['/admin/klanten'] }, key: 'abc', idx: 3 });
  expect(addressOwner(history)).toBeNull();
  ownAddress('u-bram', history);
  expect(addressOwner(history)).toBe('u-bram');
  expect(history.state).toEqual({
    usr: { beneath: ['/admin/klanten'] },
    key: 'abc',
    idx: 3,
    owner: 'u-bram',
  });
});

test('a history entry that is new or of another site belongs to no user', () => {
  for (const state of [null, undefined, 'text', { owner: 7 }]) expect(addressOwner(entry(state))).toBeNull();
  const history = entry(null);
  ownAddress('u-sanne', history);
  expect(addressOwner(history)).toBe('u-sanne');
});
