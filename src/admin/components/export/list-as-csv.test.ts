import { expect, test } from 'vitest';
import { openDevice } from '../../../data/testing/device.ts';
import { serverClient, serverPost, serverRecord } from '../../../data/testing/rows.ts';
import { readForExport } from '../../../data/index.ts';
import { listAsCsv } from './list-as-csv.ts';

const CLIENT = '00000000-0000-4000-8000-000000000001';
const RECORD = '00000000-0000-4000-8000-000000000002';
const POST = '00000000-0000-4000-8000-000000000003';

test('codes are words, euros numbers, days and moments those of Amsterdam; ids, pictures and HTML are left out', async () => {
  const { db, pull } = await openDevice();
  await pull({
    tables: {
      clients: [serverClient(CLIENT)],
      service_records: [serverRecord(RECORD, CLIENT, { amount: 1234.5, notes: 'Romp en dek' })],
      blog_posts: [
        serverPost(POST, {
          title: 'Teak',
          content: '<p>Lang verhaal</p>',
          published: true,
          publish_at: '2026-07-01T22:30:00+00:00',
        }),
      ],
    },
  });
  const records = listAsCsv(
    'service_records',
    await readForExport(db, 'service_records', ['gone', RECORD]),
  ).split('\r\n');
  expect(records[1]).toContain('"Waxen en polijsten";"05-03-2026";1234,5;"Afgerond";"Romp en dek"');
  expect(records[1]).toMatch(/"01-01-2026 01:00"$/);
  expect(records).toHaveLength(3);
  const posts = listAsCsv('blog_posts', await readForExport(db, 'blog_posts', [POST]));
  expect(posts).toContain('"Teak"');
  expect(posts).toContain('"ja"');
  expect(posts).toContain('"02-07-2026 00:30"');
  for (const left_out of ['Lang verhaal', CLIENT, 'image', 'supabase'])
    expect(records.join('') + posts).not.toContain(left_out);
  db.close();
});
