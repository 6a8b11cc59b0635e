import { describe, expect, test } from 'vitest';
import type { Json, Mutation, PushResult } from '../../src/sync/index.ts';
import {
  ANSWERED_AT,
  answerPending,
  EVERYTHING,
  pullInto,
  pushReply,
  pushResult,
  serverRow,
  type TestChange,
} from '../../src/sync/testing/index.ts';
import { newClient, newRecord, rejectedIn, outbox } from './store-contract-fixtures.ts';
import type { OpenHarness, StoreHarness } from './store-contract-fixtures.ts';

/** A save of notes by someone who saw `seen` there, in a form that was opened on rev 5. */
const saved = (seen: string, text: string, more: Readonly<Record<string, Json>> = {}): TestChange => ({
  op: 'patch',
  table: 'clients',
  row_id: 'c1',
  set: { notes: text, ...more },
  base_rev: 5,
  expected: { notes: seen, phone: '1' },
});

/** A device with a client whose notes are 'server', and a second tab on the same database. */
async function twoTabs(open: OpenHarness): Promise<{ one: StoreHarness; two: StoreHarness }> {
  const one = await open();
  await pullInto(one.store, { clients: [serverRow('c1', 5, { notes: 'server', phone: '1' })] }, 1);
  return { one, two: await one.open_again() };
}

const shownNotes = async ({ row }: StoreHarness): Promise<unknown> => (await row('clients', 'c1'))?.['notes'];
const textsOf = (mutations: readonly Mutation[]) =>
  mutations.map(({ set, expected }) => [set['notes'], expected?.['notes'] ?? null]);
/** A delete of the client by someone who saw these columns and these services. */
const removal = (expected: Readonly<Record<string, Json>>, seen: readonly string[] = []): TestChange => ({
  op: 'delete',
  table: 'clients',
  row_id: 'c1',
  base_rev: 5,
  expected,
  seen: { service_records: seen },
});
const REFUSED: Partial<PushResult> = { status: 'rejected', code: '23514' };

/** The part of the store contract about two tabs of one device that edit one row. */
export function storeTwoTabs(open: OpenHarness): void {
  describe('two tabs of one device', () => {
    test('OB12 MG6 a text another tab saved is never joined away: both wait, the first shows, the second says what it expects', async () => {
      const { one, two } = await twoTabs(open);
      await one.store.commit([saved('server', 'first')]);
      expect(await two.store.commit([saved('server', 'second')]), 'nothing changes on the screens').toEqual(
        [],
      );
      expect(textsOf(await outbox(one.store))).toEqual([
        ['first', null],
        ['second', 'server'],
      ]);
      expect(await shownNotes(one)).toBe('first');
      const [, second] = await one.store.list_outbox();
      expect(second?.before, 'as its writer saw it').toEqual({ notes: 'server' });
    });

    test('OB14 D7 a delete over what another tab changed or added since the person was asked writes nothing, with all of its commit', async () => {
      const { one, two } = await twoTabs(open);
      const asked = { notes: 'server', phone: '1' };
      await one.store.commit([saved('server', 'first')]);
      expect(await two.store.commit([newClient('c2'), removal(asked)])).toEqual([]);
      expect(await two.row('clients', 'c2')).toBeUndefined();
      expect(await shownNotes(two)).toBe('first');

      await one.store.commit([newRecord('r1', 'c1')]);
      expect(await two.store.commit([removal({ ...asked, notes: 'first' })])).toEqual([]);
      expect((await outbox(two.store)).map(({ op }) => op)).toEqual(['patch', 'put']);

      await two.store.commit([removal({ ...asked, notes: 'first' }, ['r1'])]);
      expect([...(await two.rows('clients')), ...(await two.rows('service_records'))]).toEqual([]);
    });

    test('OB12 the same after the first was sent and acknowledged while the form of the second tab stood open', async () => {
      const { one, two } = await twoTabs(open);
      await one.store.commit([saved('server', 'first')]);
      await answerPending(one.store, () => ({ row: serverRow('c1', 6, { notes: 'first', phone: '1' }) }));
      await two.store.commit([saved('server', 'second')]);
      expect(textsOf(await outbox(one.store))).toEqual([['second', 'server']]);
      expect(await shownNotes(one)).toBe('first');
      const kept = serverRow('c1', 6, { notes: 'first', phone: '1' });
      await answerPending(one.store, () => ({ status: 'conflict', row: kept }));
      expect(await shownNotes(one)).toBe('first');
      expect(await outbox(one.store)).toEqual([]);
    });

    test('OB12 OB5 a column whose value the writer saw, or that has the value already, is sent as usual', async () => {
      const { one, two } = await twoTabs(open);
      await one.store.commit([saved('server', 'first')]);
      await two.store.commit([saved('first', 'second')]);
      expect(textsOf(await outbox(one.store)), 'the second tab had seen it').toEqual([['second', null]]);
      await one.store.commit([saved('server', 'second')]);
      expect(await outbox(one.store), 'both wrote the same').toHaveLength(1);
    });

    test('OB12 a tab that goes on typing joins its own text, whichever tab saved last: one entry each', async () => {
      const { one, two } = await twoTabs(open);
      await one.store.commit([saved('server', 'first')]);
      await two.store.commit([saved('server', 'second')]);
      await two.store.commit([saved('second', 'second, longer')]);
      await one.store.commit([saved('first', 'first, longer')]);
      await two.store.commit([saved('second, longer', 'second, longest')]);
      expect(textsOf(await outbox(one.store))).toEqual([
        ['first, longer', null],
        ['second, longest', 'server'],
      ]);
      expect(await shownNotes(two)).toBe('first, longer');
    });

    test('OB12 D10 after a text that is being sent, each tab goes on with a change that expects its own text', async () => {
      const { one, two } = await twoTabs(open);
      await one.store.commit([saved('server', 'first')]);
      await two.store.commit([saved('server', 'second')]);
      await one.store.take_batch(EVERYTHING);
      await two.store.commit([saved('second', 'second, longer')]);
      await one.store.commit([saved('first', 'first, longer')]);
      expect(textsOf(await outbox(one.store)).slice(2)).toEqual([
        ['second, longer', 'second'],
        ['first, longer', 'first'],
      ]);
      expect(await shownNotes(one)).toBe('first, longer');
    });

    test('OB12 a tab that restores the former value withdraws its own unseen change', async () => {
      const { one, two } = await twoTabs(open);
      await one.store.commit([saved('server', 'first')]);
      await two.store.commit([saved('server', 'second')]);
      await two.store.commit([saved('second', 'server')]);
      expect(textsOf(await outbox(one.store))).toEqual([['first', null]]);
    });

    test('OB12 only the column that was not seen is conditional; the rest of the form goes as ever', async () => {
      const { one, two } = await twoTabs(open);
      await one.store.commit([saved('server', 'first')]);
      await two.store.commit([saved('server', 'second', { phone: '2' })]);
      const [, second] = await outbox(one.store);
      expect(second).toMatchObject({ set: { notes: 'second', phone: '2' }, expected: { notes: 'server' } });
      expect(second?.expected).not.toHaveProperty('phone');
      expect(await one.row('clients', 'c1')).toMatchObject({ notes: 'first', phone: '2' });
    });

    test('OB12 a text that was not seen never goes into an insert that waits', async () => {
      const one = await open();
      const two = await one.open_again();
      const put = { op: 'put', table: 'clients', row_id: 'c1', set: { name: 'Jan', notes: 'new' } } as const;
      await one.store.commit([put]);
      await one.store.commit([saved('new', 'first')]);
      await two.store.commit([saved('new', 'second')]);
      const [insert, second] = await outbox(one.store);
      expect(insert).toMatchObject({ op: 'put', set: { notes: 'first' } });
      expect(second).toMatchObject({ op: 'patch', set: { notes: 'second' }, expected: { notes: 'new' } });
    });

    test('OB12 PS17 a refused insert that is retried takes along the edits that had seen it, never the other text', async () => {
      const one = await open();
      const two = await one.open_again();
      const put = { op: 'put', table: 'clients', row_id: 'c1', set: { name: 'Jan', notes: 'new' } } as const;
      await one.store.commit([put]);
      await one.store.take_batch(EVERYTHING);
      await one.store.commit([saved('new', 'first')]);
      await two.store.commit([saved('new', 'second')]);
      const [insert] = await outbox(one.store);
      await one.store.reject(insert?.id ?? '', '23514', ANSWERED_AT);
      expect(await rejectedIn(one.store)).toHaveLength(3);
      await one.store.retry_rejected(insert?.id ?? '');
      expect(textsOf(await outbox(one.store))).toEqual([
        ['first', null],
        ['second', 'new'],
      ]);
    });

    test('OB12 G4 when the first text is refused and thrown away, the second shows and is sent as it waits', async () => {
      const { one, two } = await twoTabs(open);
      await one.store.commit([saved('server', 'first')]);
      const [sent] = await one.store.take_batch(EVERYTHING);
      await two.store.commit([saved('server', 'second')]);
      const first = sent?.mutation;
      if (first === undefined) throw new Error('nothing was sent');
      const { epoch } = await one.store.pull_state();
      await one.store.apply_push(
        pushReply([pushResult(first, REFUSED)], epoch === null ? {} : { epoch }),
        ANSWERED_AT,
      );
      expect(await shownNotes(one), 'refused, and still there').toBe('first');
      await one.store.commit([saved('first', 'first, longer')]);
      expect(textsOf(await outbox(one.store)), 'the server may hold either by then').toEqual([
        ['second', 'server'],
        ['first, longer', 'first'],
      ]);
      await one.store.discard_rejected(first.id);
      expect(await shownNotes(one)).toBe('second');
    });

    test('OB12 PS17 an unseen text that was refused keeps what it expects when it is tried again', async () => {
      const { one, two } = await twoTabs(open);
      await one.store.commit([saved('server', 'first')]);
      await two.store.commit([saved('server', 'second')]);
      await answerPending(one.store, ({ seq }) =>
        seq === 1 ? { row: serverRow('c1', 6, { notes: 'first', phone: '1' }) } : REFUSED,
      );
      const [refused] = await rejectedIn(one.store);
      await one.store.retry_rejected(refused?.mutation.id ?? '');
      expect(textsOf(await outbox(one.store))).toEqual([['second', 'server']]);
      expect(await shownNotes(one)).toBe('first');
    });

    test('OB12 PS20 a refused text that is revised never replaces what another tab saved meanwhile', async () => {
      const { one, two } = await twoTabs(open);
      await one.store.commit([saved('server', 'refused')]);
      await answerPending(one.store, () => REFUSED);
      const [refused] = await rejectedIn(one.store);
      await two.store.commit([saved('refused', 'of the other tab')]);
      await one.store.revise_rejected(refused?.mutation.id ?? '', [saved('server', 'revised')]);
      expect(textsOf(await outbox(one.store))).toEqual([
        ['of the other tab', null],
        ['revised', 'server'],
      ]);
    });

    test('OB12 RS3 after a restore both texts go again as they were', async () => {
      const { one, two } = await twoTabs(open);
      await one.store.commit([saved('server', 'first')]);
      await two.store.commit([saved('server', 'second')]);
      const kept = serverRow('c1', 6, { notes: 'first', phone: '1' });
      await answerPending(one.store, ({ seq }) => ({
        status: seq === 1 ? 'applied' : 'conflict',
        row: kept,
      }));
      const leader_epoch = await one.store.next_leader_epoch();
      const { scope } = await one.store.pull_state();
      const run = {
        epoch: 'epoch-2',
        scope: scope ?? '',
        reset: true,
        server_time: ANSWERED_AT,
        leader_epoch,
      };
      expect(await one.store.begin_resync(run)).toBe(true);
      expect(textsOf(await outbox(one.store))).toEqual([
        ['first', null],
        ['second', 'server'],
      ]);
      expect(await shownNotes(one)).toBe('first');
    });

    test('OB12 K2 seen values are compared in the characters in which they are stored', async () => {
      const { one } = await twoTabs(open);
      await one.store.commit([saved('server', 'a\u0000b')]);
      await one.store.commit([saved('a\u0000b', 'a\u0000bc')]);
      expect(textsOf(await outbox(one.store))).toEqual([['abc', null]]);
    });
  });
}
