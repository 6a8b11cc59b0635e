// @vitest-environment jsdom
/** The notes of a client: the entry of today in its field, and what was written before beneath it. */
import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { ADMIN_PATHS } from '../../src/admin-routes.ts';
import { ClientNotes } from '../../src/admin/features/clients/detail/client-notes.tsx';
import { type ClientNote, listClients } from '../../src/data/index.ts';
import { openDevice } from '../../src/data/testing/device.ts';
import { serverClient, serverClientNote, serverColleague } from '../../src/data/testing/rows.ts';
import { drawAdmin, eventually, find, press, type } from './draw-admin.tsx';

const entriesShown = () =>
  [...document.querySelectorAll('section[aria-label="Eerder genoteerd"] li')].map(
    ({ textContent }) => textContent,
  );

const buttons = () => [
  ...document.querySelectorAll<HTMLButtonElement>('button[aria-label^="Notitie verwijderen"]'),
];

const entry = (n: number, author: string | null, written_at: string) =>
  serverClientNote(`n${n}`, 'c1', { notes: `Regel ${n}`, author, written_at });

test('M-003 M-023 R-41 the field holds what I write today; beneath it stands who wrote what before, newest first, and the older ones on request', async () => {
  const { db, pull } = await openDevice();
  await pull({
    tables: {
      clients: [serverClient('c1', { notes: 'Van vroeger' })],
      colleagues: [serverColleague('sanne', 'Sanne de Vries'), serverColleague(db.user_id, 'Bram Visser')],
      client_notes: [
        entry(1, 'sanne', '2026-01-05T10:00:00+00:00'),
        entry(2, db.user_id, '2026-02-05T10:00:00+00:00'),
        entry(3, 'weg', '2026-03-05T10:00:00+00:00'),
        entry(4, 'sanne', new Date().toISOString()),
        entry(5, null, '2025-03-05T10:00:00+00:00'),
      ],
    },
  });
  const [client] = await listClients(db);
  if (client === undefined) throw new Error('no client');
  const onDelete = vi.fn<(note: ClientNote) => void>();
  const { end } = drawAdmin(db, ADMIN_PATHS.clients, <ClientNotes client={client} onDelete={onDelete} />);
  const field = await find(HTMLTextAreaElement, 'textarea');
  expect(field.value, 'nothing of today yet').toBe('');
  await eventually(() => expect(entriesShown()[0]).toMatch(/^Sanne de Vriesvandaag \d\d:\d\dRegel 4$/));
  expect(entriesShown().slice(1)).toEqual([
    'Onbekende collega5 maart 2026Regel 3',
    'Bram Visser5 februari 2026Regel 2',
  ]);
  await press('button', 'Nog 3 oudere notities tonen');
  await eventually(() => expect(entriesShown()).toHaveLength(6));
  expect(entriesShown().slice(3)).toEqual([
    'Sanne de Vries5 januari 2026Regel 1',
    '5 maart 2025Regel 5',
    'Zonder datumVan vroeger',
  ]);

  expect(
    buttons()
      .map(({ ariaLabel }) => ariaLabel)
      .slice(1, 3),
    'an admin deletes any of them',
  ).toEqual([
    'Notitie verwijderen: Onbekende collega, 5 maart 2026',
    'Notitie verwijderen: Bram Visser, 5 februari 2026',
  ]);
  expect(buttons(), 'notes from before entries have none').toHaveLength(5);
  buttons()[1]?.click();
  expect(onDelete.mock.calls).toMatchObject([[{ id: 'n3', notes: 'Regel 3', rev: 1 }]]);

  field.focus();
  type(field, 'Hond aan boord');
  field.blur();
  await find(HTMLElement, 'output', 'Notities opgeslagen');
  const own = (await db.rows.client_notes.toArray()).find(({ rev }) => rev === 0);
  expect(own).toMatchObject({ client_id: 'c1', notes: 'Hond aan boord' });
  expect(entriesShown().join(' '), 'the text of the field is shown once').not.toContain('Hond');
  end();
});
