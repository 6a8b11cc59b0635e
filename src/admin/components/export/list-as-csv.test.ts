import { expect, test } from 'vitest';
import { openDevice } from '../../../data/testing/device.ts';
import {
  serverClient,
  serverColleague,
  serverLead,
  serverPost,
  serverRecord,
} from '../../../data/testing/rows.ts';
import { readForExport } from '../../../data/index.ts';
import { listAsCsv } from './list-as-csv.ts';

const id = (n: number): string => `00000000-0000-4000-8000-00000000000${n}`;
const [CLIENT, RECORD, POST] = [id(1), id(2), id(3)] as const;

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
  const records = listAsCsv(await readForExport(db, 'service_records', ['gone', RECORD])).split('\r\n');
  expect(records[1]).toContain('"Waxen en polijsten";"05-03-2026";1234,5;"Afgerond";"Romp en dek"');
  expect(records[1]).toMatch(/"01-01-2026 01:00"$/);
  expect(records).toHaveLength(3);
  const posts = listAsCsv(await readForExport(db, 'blog_posts', [POST]));
  expect(posts).toContain('"Teak"');
  expect(posts).toContain('"ja"');
  expect(posts).toContain('"02-07-2026 00:30"');
  for (const left_out of ['Lang verhaal', CLIENT, 'image', 'supabase'])
    expect(records.join('') + posts).not.toContain(left_out);
  db.close();
});

test('a service says by name whose it is, on which yacht and who goes; what is not known is left empty', async () => {
  const { db, pull } = await openDevice();
  const [JOOST, GONE, LEAD, second, third] = [id(4), id(5), id(6), id(7), id(8)] as const;
  await pull({
    tables: {
      colleagues: [serverColleague(JOOST, 'Joost Bakker')],
      clients: [serverClient(CLIENT, { name: 'Els Smit', yacht_name: 'Zeearend' })],
      service_records: [
        serverRecord(RECORD, CLIENT, { technician_id: JOOST, notes: null }),
        serverRecord(second, CLIENT, { technician_id: GONE }),
        serverRecord(third, GONE, { technician_id: null }),
      ],
      contacts: [serverLead(LEAD, { first_name: 'Els', last_name: 'Smit', client_id: CLIENT })],
    },
  });
  const [head, ...services] = listAsCsv(
    await readForExport(db, 'service_records', [RECORD, second, third]),
  ).split('\r\n');
  expect(head).toBe(
    '\uFEFF"Klant";"Naam van het jacht";"Servicetype";"Datum";"Bedrag";"Status";"Notities";"Monteur";"Begintijd";"Duur in minuten";"Toegevoegd op"',
  );
  expect(services[0]).toMatch(/^"Els Smit";"Zeearend";"Waxen en polijsten";.*;"Joost Bakker";/);
  expect(services[1], 'a technician who left').toMatch(/^"Els Smit";"Zeearend";.*;"Een vroegere collega";/);
  expect(services[2], 'a client who is gone').toMatch(/^;;"Waxen en polijsten";/);
  const [contact_head, contact] = listAsCsv(await readForExport(db, 'contacts', [LEAD])).split('\r\n');
  const at = contact_head?.split(';').indexOf('"Klant"') ?? -1;
  expect(contact?.split(';')[at]).toBe('"Els Smit"');
  db.close();
});
