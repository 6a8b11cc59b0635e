import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { sendMailAgain } from '../commands/mail-failures.ts';
import { openDevice } from '../testing/device.ts';
import { serverMailFailure } from '../testing/rows.ts';
import { listMailFailures } from './mail-failures.ts';

test('R-19 failed mail stands on the device newest first, and leaves the list at once when it is sent again', async () => {
  const { db, pull } = await openDevice();
  expect(await listMailFailures(db)).toEqual([]);
  await pull({
    tables: {
      mail_failures: [
        serverMailFailure('oud', '2026-05-01T10:00:00Z'),
        serverMailFailure('nieuw', '2026-05-02T10:00:00Z'),
      ],
    },
  });
  expect((await listMailFailures(db)).map(({ id }) => id)).toEqual(['nieuw', 'oud']);
  expect(await sendMailAgain(db, { id: 'oud', base_rev: 1 })).toEqual({ ok: true, value: undefined });
  expect((await listMailFailures(db)).map(({ id }) => id)).toEqual(['nieuw']);
  expect(db.undo.last(), 'a mail that is being sent is not taken back').toBeNull();
});
