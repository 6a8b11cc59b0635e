import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { addClient } from './commands/clients.ts';
import { createKeptLook, type KeptLook, lookAhead, observe } from './live.ts';
import { type ClientListItem, clientListAhead, clientListKept, listClients } from './queries/clients.ts';
import { openDevice } from './testing/device.ts';

const jan = { name: 'Jan', email: 'jan@voorbeeld.example' };
const piet = { name: 'Piet', email: 'piet@voorbeeld.example' };
const cor = { name: 'Cor', email: 'cor@voorbeeld.example' };

const failing = async (): Promise<never> => {
  throw new Error('connection lost');
};

const settle = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** As a screen subscribes; the answer leaves it. */
const openScreen = <T>(query: () => Promise<T>, pace: Parameters<typeof observe<T>>[1]) => {
  const shown: T[] = [];
  const subscription = observe(query, pace).subscribe((value) => shown.push(value));
  return { shown, leave: typeof subscription === 'function' ? subscription : () => undefined };
};

const createCount = async () => {
  const { db } = await openDevice();
  await addClient(db, jan);
  const query = vi.fn(async () => (await listClients(db)).length);
  const kept: KeptLook<number> = { look: null };
  return { db, query, kept };
};

test('a look begun ahead answers the screen without another one, and follows every later change', async () => {
  const { db } = await openDevice();
  await addClient(db, jan);
  clientListAhead(db);
  await vi.waitFor(() => expect(clientListKept(db).look?.last?.value.value).toHaveLength(1));
  const query = vi.fn(async () => ({ deps: [db], value: await listClients(db) }));
  const { shown, leave } = openScreen(query, { kept: clientListKept(db), deps: [db] });
  const names = () => shown.at(-1)?.value.map(({ name }) => name);
  expect(names(), 'in the very moment').toEqual(['Jan']);
  await addClient(db, piet);
  await vi.waitFor(() => expect(names()?.toSorted()).toEqual(['Jan', 'Piet']), { timeout: 3_000 });
  expect(query).not.toHaveBeenCalled();
  leave();
});

test('a screen that opens while the look ahead is under way gets its answer', async () => {
  const { db, query } = await createCount();
  const keptOf = createKeptLook<number>();
  lookAhead(keptOf(db), query, []);
  const { shown, leave } = openScreen(async () => ({ deps: [], value: await query() }), { kept: keptOf(db) });
  await vi.waitFor(() => expect(shown).toEqual([{ deps: [], value: 1 }]));
  expect(query).toHaveBeenCalledOnce();
  leave();
});

test('looking ahead again leaves alone what goes on, also while a screen has it', async () => {
  const { db, query } = await createCount();
  const kept = createKeptLook<number>()(db);
  lookAhead(kept, query, []);
  await vi.waitFor(() => expect(kept.look?.last).not.toBeNull());
  lookAhead(kept, query, []);
  const { leave } = openScreen(async () => ({ deps: [], value: await query() }), { kept });
  lookAhead(kept, query, []);
  lookAhead(kept, query, ['of another day']);
  await settle(50);
  expect(query).toHaveBeenCalledOnce();
  leave();
});

test('a look ahead that failed is looked at again by the screen', async () => {
  const { db, query } = await createCount();
  const kept = createKeptLook<number>()(db);
  lookAhead<number>(kept, failing, []);
  await vi.waitFor(() => expect(kept.look?.is_over).toBe(true));
  const { shown, leave } = openScreen(async () => ({ deps: [], value: await query() }), { kept });
  await vi.waitFor(() => expect(shown).toEqual([{ deps: [], value: 1 }]));
  leave();
});

test('a kept look for something else is not shown, and ends', async () => {
  const { query, kept } = await createCount();
  const yesterday = openScreen(query, { kept, deps: ['yesterday'] });
  await vi.waitFor(() => expect(yesterday.shown).toEqual([1]));
  yesterday.leave();
  const left = kept.look;
  const today = openScreen(async () => 2, { kept, deps: ['today'] });
  await vi.waitFor(() => expect(today.shown).toEqual([2]));
  expect(left?.is_over).toBe(true);
  today.leave();
});

test('a kept look ends with its database, and another person never meets it', async () => {
  const [{ db }, other] = await Promise.all([openDevice(), openDevice()]);
  await addClient(db, jan);
  clientListAhead(db);
  await vi.waitFor(() => expect(clientListKept(db).look?.last).not.toBeNull());
  const { look } = clientListKept(db);
  expect(clientListKept(other.db).look).toBeNull();
  db.close();
  expect(look).toMatchObject({ is_over: true, last: null });
});

test('one look is kept, however many screens were there', async () => {
  const { query, kept } = await createCount();
  const screens = [openScreen(query, { kept }), openScreen(query, { kept })] as const;
  for (const { shown } of screens) await vi.waitFor(() => expect(shown).toEqual([1]));
  const [first] = screens;
  const { look } = kept;
  for (const { leave } of screens) leave();
  expect(kept.look).toBe(look);
  expect(first.shown).toEqual([1]);
  const again = openScreen(query, { kept });
  expect(again.shown).toEqual([1]);
  expect(query).toHaveBeenCalledTimes(2);
  again.leave();
});

test('a resting query misses nothing for longer than its rest, and ends with its last subscriber', async () => {
  const { db } = await openDevice();
  const query = vi.fn(async (): Promise<readonly ClientListItem[]> => await listClients(db));
  const { shown, leave } = openScreen(query, { rest_ms: 150 });
  await vi.waitFor(() => expect(shown).toEqual([[]]));
  await addClient(db, jan);
  await addClient(db, piet);
  await vi.waitFor(() => expect(shown.at(-1)).toHaveLength(2), { timeout: 3_000 });
  leave();
  const looks = query.mock.calls.length;
  await settle(300);
  expect(query).toHaveBeenCalledTimes(looks);
});

test('a look that a screen left is there when it opens again, and follows what is written then', async () => {
  const { db, query, kept } = await createCount();
  const first = openScreen(query, { kept });
  await vi.waitFor(() => expect(first.shown).toEqual([1]));
  first.leave();
  const second = openScreen(query, { kept });
  expect(second.shown, 'without another look').toEqual([1]);
  expect(query).toHaveBeenCalledOnce();
  await addClient(db, piet);
  await vi.waitFor(() => expect(second.shown.at(-1)).toBe(2), { timeout: 3_000 });
  second.leave();
});

test('what is written while no screen is open ends the look that was left without reading, and the screen looks again', async () => {
  const { db, query, kept } = await createCount();
  const first = openScreen(query, { kept });
  await vi.waitFor(() => expect(first.shown).toEqual([1]));
  first.leave();
  await addClient(db, piet);
  await vi.waitFor(() => expect(kept.look).toMatchObject({ is_over: true, last: null }), { timeout: 3_000 });
  await addClient(db, cor);
  await settle(100);
  expect(query, 'nothing looks any more').toHaveBeenCalledOnce();
  const second = openScreen(query, { kept });
  await vi.waitFor(() => expect(second.shown).toEqual([3]), { timeout: 3_000 });
  second.leave();
});
