import { expect, test } from 'vitest';
import type { Store } from '../../index.ts';
import { answerPending, createTestStore, pullInto, serverRow } from '../../testing/index.ts';

const REFUSED = { status: 'rejected', code: '23514' } as const;
const onlyRejected = async (store: Store): Promise<string> =>
  (await store.list_rejected())[0]?.mutation.id ?? '';

test('PS20 D4 a rejected edit that is revised becomes a fresh edit with the base on the screen, and the refused one is gone', async () => {
  const { store, row } = await createTestStore();
  await pullInto(store, { clients: [serverRow('c1', 3, { phone: '06', notes: 'a' })] });
  const refused = { phone: 'far too long', notes: 'b' };
  await store.commit([{ op: 'patch', table: 'clients', row_id: 'c1', set: refused, base_rev: 3 }]);
  await answerPending(store, REFUSED);
  await pullInto(store, { clients: [serverRow('c1', 7, { phone: '07', notes: 'a' })] });

  const revised = { phone: '08', notes: 'b' };
  await store.revise_rejected(await onlyRejected(store), [
    { op: 'patch', table: 'clients', row_id: 'c1', set: revised, base_rev: 7 },
  ]);
  expect(await store.counts()).toMatchObject({ pending: 1, rejected: 0 });
  const [entry] = await store.list_outbox();
  expect(entry).toMatchObject({
    mutation: { set: revised, bases: { phone: 7, notes: 7 } },
    before: { phone: '07', notes: 'a' },
    attempted: false,
  });
  expect(entry?.mutation.seq, 'a fresh edit comes after what was made meanwhile').toBeGreaterThan(1);
  expect(await row('clients', 'c1')).toMatchObject(revised);
});

test('PS20 revised back to what the server has, nothing is left to send', async () => {
  const { store, row } = await createTestStore();
  await pullInto(store, { clients: [serverRow('c1', 3, { phone: '06' })] });
  const set = { phone: 'far too long' };
  await store.commit([{ op: 'patch', table: 'clients', row_id: 'c1', set, base_rev: 3 }]);
  await answerPending(store, REFUSED);
  await store.revise_rejected(await onlyRejected(store), []);
  expect(await store.counts()).toMatchObject({ pending: 0, rejected: 0 });
  expect(await row('clients', 'c1')).toMatchObject({ phone: '06', rev: 3 });
});

test('PS20 PS17 a rejected insert goes again with the revision in it, and its children follow', async () => {
  const { store, row } = await createTestStore();
  await store.commit([
    { op: 'put', table: 'clients', row_id: 'c1', set: { name: 'Jan', phone: 'too long' } },
  ]);
  await store.commit([{ op: 'put', table: 'service_records', row_id: 's1', set: { client_id: 'c1' } }]);
  await answerPending(store, REFUSED);
  expect(await store.counts()).toMatchObject({ pending: 0, rejected: 2 });
  const insert = (await store.list_rejected()).find(({ blocked_by }) => blocked_by === undefined);

  await store.revise_rejected(insert?.mutation.id ?? '', [
    { op: 'patch', table: 'clients', row_id: 'c1', set: { phone: '06' }, base_rev: 0 },
  ]);
  expect(await store.counts()).toMatchObject({ pending: 2, rejected: 0 });
  const sent = (await store.list_outbox()).map(({ mutation }) => mutation);
  expect(sent).toMatchObject([
    { op: 'put', table: 'clients', set: { name: 'Jan', phone: '06' } },
    { op: 'put', table: 'service_records' },
  ]);
  expect(sent[0]?.id).not.toBe(insert?.mutation.id);
  expect(await row('clients', 'c1')).toMatchObject({ name: 'Jan', phone: '06' });
});

test('PS20 G4 a change that is no longer rejected is committed all the same, and its draft goes with it', async () => {
  const { store, pair } = await createTestStore();
  await pullInto(store, { clients: [serverRow('c1', 3, { phone: '06' })] });
  await pair.relaxed.table('figures').put({ id: 'draft' });
  const change = { op: 'patch', table: 'clients', row_id: 'c1', set: { phone: '08' }, base_rev: 3 } as const;
  await store.revise_rejected('gone', [change], { store: 'figures', key: 'draft' });
  expect(await store.list_outbox()).toMatchObject([{ mutation: { set: { phone: '08' } } }]);
  expect(await pair.relaxed.table('figures').count()).toBe(0);
});

const refuse = (row_id: string, base_rev: number) =>
  ({ op: 'patch', table: 'clients', row_id, set: { phone: 'far too long' }, base_rev }) as const;

test('PS20 D4 several rejected changes are revised as one, with the files of new rows', async () => {
  const { store, row, pair } = await createTestStore();
  await pullInto(store, {
    clients: [serverRow('c1', 3, { phone: '06' }), serverRow('c2', 4, { phone: '07' })],
  });
  await store.commit([refuse('c1', 3), refuse('c2', 4)]);
  await answerPending(store, REFUSED);
  const rejected = (await store.list_rejected()).map(({ mutation }) => mutation.id);
  const file = {
    table: 'service_records',
    row_id: 's1',
    bucket: 'work',
    path: 's1',
    small_path: null,
    mime_type: 'image/webp',
    sha256: '0a',
  };
  await store.revise_rejected(
    rejected,
    [
      { op: 'put', table: 'service_records', row_id: 's1', set: { client_id: 'c1' } },
      { op: 'patch', table: 'clients', row_id: 'c1', set: { phone: '08' }, base_rev: 3 },
    ],
    undefined,
    [{ ...file, bytes: new ArrayBuffer(1), thumbnail: null }],
  );
  expect(await store.counts()).toMatchObject({ pending: 2, rejected: 0 });
  expect((await store.list_outbox()).map(({ mutation }) => mutation.bases)).toEqual([{}, { phone: 3 }]);
  expect(await row('clients', 'c1')).toMatchObject({ phone: '08' });
  expect(await row('clients', 'c2'), 'what was refused and not revised is let go').toMatchObject({
    phone: '07',
  });
  expect(await pair.relaxed.table('uploads').count()).toBe(1);
});
