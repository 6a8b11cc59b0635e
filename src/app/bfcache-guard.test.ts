import { expect, test, vi } from 'vitest';
import { guardBfcache } from './bfcache-guard.ts';

/** A page whose events a test sends by hand. */
function fakePage() {
  const listeners = new Map<string, () => void>();
  const dataset: Record<string, string | undefined> = {};
  return {
    page: {
      dataset,
      addEventListener: (type: string, listener: () => void) => listeners.set(type, listener),
    },
    dataset,
    send: (type: 'pagehide' | 'pageshow') => listeners.get(type)?.(),
  };
}

test('R-50 a page that is put away is covered, and uncovered only after it has looked whose device it is', async () => {
  const { page, dataset, send } = fakePage();
  const looked = Promise.withResolvers<void>();
  const look = vi.fn(() => looked.promise);
  guardBfcache(look, page);
  send('pageshow');
  expect(look, 'a first show is no return').not.toHaveBeenCalled();
  send('pagehide');
  expect(dataset).toEqual({ putAway: 'yes' });
  send('pageshow');
  await Promise.resolve();
  expect(dataset).toEqual({ putAway: 'yes' });
  looked.resolve();
  await vi.waitFor(() => expect(dataset).toEqual({}));
});

test('a look that fails does not leave the page covered for ever', async () => {
  const { page, dataset, send } = fakePage();
  guardBfcache(() => Promise.reject(new Error('no')), page);
  send('pagehide');
  send('pageshow');
  await vi.waitFor(() => expect(dataset).toEqual({}));
});
