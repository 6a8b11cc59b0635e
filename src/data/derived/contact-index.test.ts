import 'fake-indexeddb/auto';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { contactKeys } from '../../domain/contact-keys.ts';
import type { AppDatabase } from '../database/database.ts';
import { deleteClient, editClient } from '../commands/clients.ts';
import { clientsByContact } from '../queries/clients-by-contact.ts';
import { noticeReads, openDevice, shown, whole } from '../testing/device.ts';
import { serverClient } from '../testing/rows.ts';

const MANY = 300;
const email = fc.constantFrom('a@b.nl', 'c@d.nl', 'e@f.nl', null);
const phone = fc.constantFrom('06-11111111', '0229-123456 / 06-22222222', null);
const id = fc.constantFrom('c1', 'c2', 'c3');

const step = fc.oneof(
  // A page of a first sync adds far more keys than there are buckets, and may bring known clients anew.
  fc.record({ kind: fc.constant('page' as const), from: fc.nat({ max: 2 * MANY }), id, email, phone }),
  fc.record({ kind: fc.constant('edit' as const), id, email, phone }),
  fc.record({ kind: fc.constant('delete' as const), id }),
);

/** Every key of every client that is there, counted anew from the rows, with the clients that have it. */
const expectIndexExact = async (db: AppDatabase): Promise<void> => {
  const clients = await db.rows.clients.toArray();
  const pairs = clients.flatMap((client) => contactKeys(client).map((key) => `${key} ${client.id}`));
  const parts = await db.rows.contact_keys.toArray();
  const kept = parts.flatMap(({ keys, client_ids }) => keys.map((key, at) => `${key} ${client_ids[at]}`));
  expect(kept.toSorted()).toEqual(pairs.toSorted());
};

test('MG5 the index of addresses and numbers equals one made anew after any sequence of pages, edits and deletes', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 8 }), async (steps) => {
      const { db, pull } = await openDevice();
      let rev = 1;
      for (const one of steps) {
        const known = await db.rows.clients.get(one.kind === 'page' ? '' : one.id);
        if (one.kind === 'page') {
          rev += 1;
          const clients = Array.from({ length: MANY }, (_, n) => {
            const number = one.from + n;
            return serverClient(`k${number}`, { email: `k${number % 500}@b.nl`, phone: null, rev });
          });
          await pull({
            tables: {
              clients: [...clients, serverClient(one.id, { email: one.email, phone: one.phone, rev })],
            },
          });
        } else if (known === undefined) continue;
        else if (one.kind === 'edit')
          await editClient(db, {
            id: one.id,
            base_rev: known.rev,
            expected: await shown(db, 'clients', one.id),
            changes: { email: one.email, phone: one.phone },
          });
        else await deleteClient(db, await whole(db, 'clients', one.id));
        await expectIndexExact(db);
      }
    }),
    { numRuns: 25 },
  );
});

test('M-004 a page of a first sync reads nothing of the index, so the tenth page costs what the first did; an edit makes its buckets one part again', async () => {
  const { db, pull } = await openDevice();
  const read = noticeReads(db, ['contact_keys']);
  for (let page = 0; page < 3; page += 1) {
    const clients = Array.from({ length: MANY }, (_, n) =>
      serverClient(`c${page}-${n}`, { email: n === 0 ? 'kantoor@b.nl' : `k${page}-${n}@b.nl`, phone: null }),
    );
    await pull({ tables: { clients } });
  }
  expect(read.length).toBe(0);
  expect((await clientsByContact(db, { email: 'kantoor@b.nl', phone: null })).length).toBe(3);
  const partsOfBucket = async (): Promise<number> => {
    const parts = await db.rows.contact_keys.toArray();
    const bucket = parts.find(({ keys }) => keys.includes('ekantoor@b.nl'))?.bucket;
    return parts.filter((part) => part.bucket === bucket).length;
  };
  expect(await partsOfBucket()).toBe(3);
  const expected = await shown(db, 'clients', 'c1-0');
  await editClient(db, { id: 'c1-0', base_rev: 1, expected, changes: { email: 'nieuw@b.nl' } });
  expect(await partsOfBucket()).toBe(1);
  const found = await clientsByContact(db, { email: 'kantoor@b.nl', phone: null });
  expect(found.map((client) => client.id)).toEqual(['c0-0', 'c2-0']);
});
