import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { expect, onTestFinished, test, vi } from 'vitest';
import { addClient } from './commands/clients.ts';
import { type Answer, keepReady, keptLook, type LivePace, observe } from './live.ts';
import { listClients } from './queries/client-list.ts';
import { createReadAhead } from './read-ahead.ts';
import { noticeReads, openDevice } from './testing/device.ts';

const jan = { name: 'Jan', email: 'jan@voorbeeld.example' };
const piet = { name: 'Piet', email: 'piet@voorbeeld.example' };

const failing = async (): Promise<never> => {
  throw new Error('connection lost');
};

const answering =
  <T>(value: T) =>
  async (): Promise<T> =>
    await Promise.resolve(value);

/** Node cannot tell when a page is at rest: here it always is. */
const beAtRest = (): void => {
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run));
  vi.stubGlobal('cancelIdleCallback', clearTimeout);
  onTestFinished(() => void vi.unstubAllGlobals());
};

const settle = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

test('a query begun ahead answers the screen first, and the screen follows every later change', async () => {
  const { db } = await openDevice();
  await addClient(db, jan);
  const reading = createReadAhead(listClients);
  reading.begin(db);
  const shown: number[] = [];
  const subscription = observe(() => listClients(db), { ahead: () => reading.take(db) }).subscribe(
    (clients) => shown.push(clients.length),
  );
  await vi.waitFor(() => expect(shown).toEqual([1]));
  // Between the answer and the first look of its own: not missed either.
  await addClient(db, piet);
  await vi.waitFor(() => expect(shown.at(-1)).toBe(2), { timeout: 3_000 });
  await addClient(db, { name: 'Cor', email: 'cor@voorbeeld.example' });
  await vi.waitFor(() => expect(shown.at(-1)).toBe(3), { timeout: 3_000 });
  if (typeof subscription === 'function') subscription();
});

test('an answer is taken once, and by its own database only', async () => {
  const [{ db }, other] = await Promise.all([openDevice(), openDevice()]);
  const reading = createReadAhead(listClients);
  reading.begin(db);
  expect(reading.take(other.db)).toBeUndefined();
  expect(await reading.take(db)).toEqual([]);
  expect(reading.take(db)).toBeUndefined();
});

test('a look ahead that failed is looked at again by the screen', async () => {
  const { db } = await openDevice();
  await addClient(db, jan);
  const reading = createReadAhead(failing);
  reading.begin(db);
  const shown: number[] = [];
  const subscription = observe(() => listClients(db), { ahead: () => reading.take(db) }).subscribe(
    (clients) => shown.push(clients.length),
  );
  await vi.waitFor(() => expect(shown).toEqual([1]));
  if (typeof subscription === 'function') subscription();
});

test('a resting query misses nothing for longer than its rest, and ends with its last subscriber', async () => {
  const { db } = await openDevice();
  const query = vi.fn(() => listClients(db));
  const shown: number[] = [];
  const subscription = observe(query, { rest_ms: 150 }).subscribe((clients) => shown.push(clients.length));
  await vi.waitFor(() => expect(shown).toEqual([0]));
  await addClient(db, jan);
  await addClient(db, piet);
  await vi.waitFor(() => expect(shown.at(-1)).toBe(2), { timeout: 3_000 });
  if (typeof subscription === 'function') subscription();
  const looks = query.mock.calls.length;
  await settle(300);
  expect(query).toHaveBeenCalledTimes(looks);
});

test('a look that a screen left is there when it opens again, and follows what is written then', async () => {
  const { db } = await openDevice();
  await addClient(db, jan);
  const kept = keptLook<string[]>();
  const query = vi.fn(async () => (await listClients(db)).map(({ name }) => name));
  const shown: string[][] = [];
  const open = () => observe(query, { kept }).subscribe((names) => shown.push(names));
  const first = open();
  await vi.waitFor(() => expect(shown).toEqual([['Jan']]));
  if (typeof first === 'function') first();
  const looks = query.mock.calls.length;
  const again = observe(query, { kept });
  expect(again.hasValue?.() && again.getValue?.(), 'for the first drawing').toEqual(['Jan']);
  const second = open();
  expect(shown, 'without another look').toEqual([['Jan'], ['Jan']]);
  expect(query).toHaveBeenCalledTimes(looks);
  await addClient(db, piet);
  await vi.waitFor(() => expect(shown.at(-1)?.toSorted()).toEqual(['Jan', 'Piet']), { timeout: 3_000 });
  if (typeof second === 'function') second();
});

test('what is written while no screen is open ends the look that was left, and the screen looks again', async () => {
  const { db } = await openDevice();
  await addClient(db, jan);
  const kept = keptLook<number>();
  const query = vi.fn(async () => (await listClients(db)).length);
  const shown: number[] = [];
  const open = () => observe(query, { kept }).subscribe((count) => shown.push(count));
  const first = open();
  await vi.waitFor(() => expect(shown).toEqual([1]));
  if (typeof first === 'function') first();
  await addClient(db, piet);
  await vi.waitFor(() => expect(kept.look).toBeNull(), { timeout: 3_000 });
  const looks = query.mock.calls.length;
  await addClient(db, { name: 'Cor', email: 'cor@voorbeeld.example' });
  await settle(100);
  expect(query, 'nothing looks any more').toHaveBeenCalledTimes(looks);
  const second = open();
  await vi.waitFor(() => expect(shown).toEqual([1, 3]), { timeout: 3_000 });
  if (typeof second === 'function') second();
});

test('what a screen will show is read before it opens, and again after a write, but not while it is open', async () => {
  const { db } = await openDevice();
  await addClient(db, jan);
  beAtRest();
  const kept = keptLook<Answer<number>>();
  const query = vi.fn(async () => (await listClients(db)).length);
  const end = keepReady(kept, () => ({ deps: [db], query }), 50);
  await vi.waitFor(() => expect(kept.look?.last?.value.value).toBe(1), { timeout: 3_000 });
  const looks = query.mock.calls.length;
  const shown: number[] = [];
  const asked = async () => ({ deps: [db], value: await query() });
  const close = observe(asked, { kept, deps: [db] }).subscribe(({ value }) => shown.push(value));
  expect(shown, 'at once').toEqual([1]);
  expect(query).toHaveBeenCalledTimes(looks);
  await addClient(db, piet);
  await vi.waitFor(() => expect(shown.at(-1)).toBe(2), { timeout: 3_000 });
  expect(kept.look, 'the screen has it').toBeNull();
  if (typeof close === 'function') close();
  await addClient(db, { name: 'Cor', email: 'cor@voorbeeld.example' });
  await vi.waitFor(() => expect(kept.look?.last?.value.value).toBe(3), { timeout: 3_000 });
  end();
  expect(kept.look).toBeNull();
  const all_looks = query.mock.calls.length;
  await addClient(db, { name: 'Ans', email: 'ans@voorbeeld.example' });
  await settle(100);
  expect(query, 'nothing looks any more').toHaveBeenCalledTimes(all_looks);
});

test('nothing is read ahead beside a screen that waits for its own rows', async () => {
  const { db } = await openDevice();
  beAtRest();
  const held = Promise.withResolvers<void>();
  const shown: number[] = [];
  const close = observe(async () => {
    const { length } = await listClients(db);
    await held.promise;
    return length;
  }, {}).subscribe((length) => shown.push(length));
  const kept = keptLook<Answer<number>>();
  const query = vi.fn(async () => (await listClients(db)).length);
  const end = keepReady(kept, () => ({ deps: [db], query }));
  await settle(500);
  expect(query).not.toHaveBeenCalled();
  held.resolve();
  await vi.waitFor(() => expect(shown).toEqual([0]));
  await vi.waitFor(() => expect(kept.look?.last?.value.value).toBe(0), { timeout: 3_000 });
  if (typeof close === 'function') close();
  end();
});

test('a screen that opens while it is being read waits for that answer, and asks no second time', async () => {
  const { db } = await openDevice();
  await addClient(db, jan);
  beAtRest();
  const kept = keptLook<Answer<number>>();
  const held = Promise.withResolvers<void>();
  const query = vi.fn(async () => {
    const { length } = await listClients(db);
    await held.promise;
    return length;
  });
  const end = keepReady(kept, () => ({ deps: [db], query }));
  await vi.waitFor(() => expect(query).toHaveBeenCalledOnce());
  const shown: number[] = [];
  const asked = async () => ({ deps: [db], value: await query() });
  const close = observe(asked, { kept, deps: [db] }).subscribe(({ value }) => shown.push(value));
  expect(shown).toEqual([]);
  held.resolve();
  await vi.waitFor(() => expect(shown).toEqual([1]));
  expect(query).toHaveBeenCalledOnce();
  await addClient(db, piet);
  await vi.waitFor(() => expect(shown.at(-1)).toBe(2), { timeout: 3_000 });
  if (typeof close === 'function') close();
  end();
});

test('what could not be read before its screen opened is asked by the screen itself', async () => {
  const { db } = await openDevice();
  beAtRest();
  const kept = keptLook<Answer<number>>();
  const end = keepReady(kept, () => ({ deps: [db], query: failing }));
  await vi.waitFor(() => expect(kept.deps).toEqual([db]));
  await vi.waitFor(() => expect(kept.look).toBeNull());
  const shown: number[] = [];
  const asked = async () => ({ deps: [db], value: (await listClients(db)).length });
  const close = observe(asked, { kept, deps: [db] }).subscribe(({ value }) => shown.push(value));
  await vi.waitFor(() => expect(shown).toEqual([0]));
  if (typeof close === 'function') close();
  end();
});

test('a quicker answer is shown until the query has its own, also while one that was begun earlier is being read', async () => {
  beAtRest();
  const { db } = await openDevice();
  await addClient(db, jan);
  const slow = async (): Promise<string> => {
    const { length } = await listClients(db);
    await Dexie.waitFor(settle(50));
    return `all ${length}`;
  };
  const shownBy = async (pace: LivePace<string>): Promise<readonly string[]> => {
    const shown: string[] = [];
    const end = observe(slow, pace).subscribe((value) => shown.push(value));
    await vi.waitFor(() => expect(shown.at(-1)).toBe('all 1'), { timeout: 3_000 });
    if (typeof end === 'function') end();
    return shown;
  };
  expect(await shownBy({ first: answering('first') })).toEqual(['first', 'all 1']);
  expect(await shownBy({ first: answering(null) })).toEqual(['all 1']);
  expect(await shownBy({ first: failing })).toEqual(['all 1']);

  const kept = keptLook<Answer<string>>();
  const ready = keepReady(kept, () => ({ deps: [], query: slow }));
  await vi.waitFor(() => expect(kept.look).not.toBeNull());
  const shown: (readonly unknown[])[] = [];
  const end = observe(async () => ({ deps: [], value: await slow() }), {
    kept,
    first: answering({ deps: [], value: 'first' }),
  }).subscribe(({ value }) => shown.push([value]));
  await vi.waitFor(() => expect(shown.at(-1)).toEqual(['all 1']), { timeout: 3_000 });
  expect(shown).toEqual([['first'], ['all 1']]);
  if (typeof end === 'function') end();
  ready();
});

test('whoever reads page after page lets the quicker answer of a screen go first', async () => {
  const { db } = await openDevice();
  await addClient(db, jan);
  const quick = Promise.withResolvers<string>();
  const end = observe(async () => String((await listClients(db)).length), {
    first: async () => await quick.promise,
  }).subscribe(() => undefined);
  const noticed = noticeReads(db, ['clients']);
  const reading = listClients(db);
  await settle(50);
  expect(noticed).toEqual([]);
  quick.resolve('first');
  expect(await reading).toHaveLength(1);
  if (typeof end === 'function') end();
});
