// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { endOnLeave } from './end-on-leave.ts';

const SAFARI = 'Mozilla/5.0 (iPad) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Safari/605.1.15';
const agent = vi.spyOn(navigator, 'userAgent', 'get');
beforeEach(() => agent.mockReturnValue(SAFARI));

const answerOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('no reason')));
  });

const opened = async (): Promise<IDBDatabase> => {
  const request = indexedDB.open(crypto.randomUUID());
  request.addEventListener('upgradeneeded', () => void request.result.createObjectStore('rows'));
  const database = await answerOf(request);
  endOnLeave(database);
  return database;
};

const rowsIn = (database: IDBDatabase, mode: IDBTransactionMode): IDBObjectStore =>
  database.transaction('rows', mode).objectStore('rows');

test.each(['readwrite', 'readonly'] as const)(
  'R-16 a %s transaction that is under way as the page is left ends, since Safari would let it stand in the way of every later page',
  async (mode) => {
    const asked = answerOf(rowsIn(await opened(), mode).get('a'));
    dispatchEvent(new Event('pagehide'));
    await expect(asked).rejects.toMatchObject({ name: 'AbortError' });
  },
);

test('what was stored before stays, and a page that comes back begins new transactions', async () => {
  const database = await opened();
  await answerOf(rowsIn(database, 'readwrite').put('kept', 'a'));
  // The transaction ends once its request has been answered.
  await answerOf(rowsIn(database, 'readwrite').get('a'));
  dispatchEvent(new Event('pagehide'));
  expect(await answerOf(rowsIn(database, 'readonly').get('a'))).toBe('kept');
  await answerOf(rowsIn(database, 'readwrite').put('later', 'b'));
  expect(await answerOf(rowsIn(database, 'readonly').getAll())).toEqual(['kept', 'later']);
});

test('another browser than Safari stores what was asked for as the page was left', async () => {
  agent.mockReturnValue(
    'Mozilla/5.0 (X11) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36',
  );
  const asked = answerOf(rowsIn(await opened(), 'readwrite').put('asked', 'a'));
  dispatchEvent(new Event('pagehide'));
  expect(await asked).toBe('a');
});
