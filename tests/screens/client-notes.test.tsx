// @vitest-environment jsdom
/** The notes of a client: the entry of today in its field, and what was written before beneath it. */
import 'fake-indexeddb/auto';
import { Notifications } from '@mantine/notifications';
import { expect, test, vi } from 'vitest';
import { ADMIN_PATHS, adminPage } from '../../src/admin-routes.ts';
import { ClientsRoutes } from '../../src/admin/features/clients/clients-routes.tsx';
import { ClientNotes, useClientNotes } from '../../src/admin/features/clients/detail/client-notes.tsx';
import { type ClientListItem, type ClientNote, listClients } from '../../src/data/index.ts';
import { openDevice } from '../../src/data/testing/device.ts';
import { serverClient, serverClientNote, serverColleague } from '../../src/data/testing/rows.ts';
import { drawUntilEnd, eventually, find, press, type } from './draw-admin.tsx';

const draw = drawUntilEnd();

function Notes(drawn: {
  readonly client: ClientListItem;
  readonly onDelete: (note: ClientNote) => void;
  readonly onDeleteUndated: () => void;
}) {
  return <ClientNotes {...drawn} notes={useClientNotes(drawn.client.id)} />;
}

const CLIENT = '0197f000-0000-7000-8000-0000000000c1';

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
  draw(
    db,
    ADMIN_PATHS.clients,
    <Notes client={client} onDelete={onDelete} onDeleteUndated={vi.fn<() => void>()} />,
  );
  const field = await find(HTMLTextAreaElement, 'textarea');
  expect(field.value, 'nothing of today yet').toBe('');
  await eventually(() => expect(entriesShown()[0]).toMatch(/^Sanne de Vriesvandaag \d\d:\d\dRegel 4$/));
  expect(entriesShown().slice(1)).toEqual([
    'Een vroegere collega5 maart 2026Regel 3',
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
    'Notitie verwijderen: Een vroegere collega, 5 maart 2026',
    'Notitie verwijderen: Bram Visser, 5 februari 2026',
  ]);
  expect(buttons().at(-1)?.ariaLabel).toBe('Notitie verwijderen: Zonder datum');
  buttons()[1]?.click();
  expect(onDelete.mock.calls).toMatchObject([[{ id: 'n3', notes: 'Regel 3', rev: 1 }]]);

  field.focus();
  type(field, 'Hond aan boord');
  field.blur();
  await find(HTMLElement, 'output', 'Notities opgeslagen');
  const own = (await db.rows.client_notes.toArray()).find(({ rev }) => rev === 0);
  expect(own).toMatchObject({ client_id: 'c1', notes: 'Hond aan boord' });
  expect(entriesShown().join(' '), 'the text of the field is shown once').not.toContain('Hond');
});

/** The page of a client with notes of before entries had a day, for a person of a role. */
async function openClientOf(role: 'admin' | 'technician') {
  const { db, pull } = await openDevice();
  await pull({ tables: { clients: [serverClient(CLIENT, { notes: 'Van vroeger' })] } });
  const user = { id: db.user_id, email: 'bram@havenglans.example', name: 'Bram', role } as const;
  draw(
    db,
    adminPage('client', { client_id: CLIENT }),
    <>
      <ClientsRoutes />
      <Notifications />
    </>,
    { user },
  );
  await find(HTMLElement, 'li', 'Van vroeger');
  return db;
}

test('M-003 R-18 an admin deletes notes without a date after a question, and takes that back', async () => {
  const db = await openClientOf('admin');
  await press('button[aria-label="Notitie verwijderen: Zonder datum"]');
  await find(HTMLElement, '[role="dialog"]', 'Dat kunt u daarna nog ongedaan maken');
  expect(await db.rows.clients.get(CLIENT)).toMatchObject({ notes: 'Van vroeger' });
  await press('[role="dialog"] button', 'Notitie verwijderen');
  await eventually(() => expect(entriesShown()).toEqual([]));
  expect(await db.rows.clients.get(CLIENT)).toMatchObject({ notes: null });
  await press('button', 'Ongedaan maken');
  await eventually(() => expect(entriesShown()).toEqual(['Zonder datumVan vroeger']));
});

test('R-17 a technician, who wrote none of the notes without a date, is offered no button to delete them', async () => {
  await openClientOf('technician');
  expect(entriesShown()).toEqual(['Zonder datumVan vroeger']);
  expect(buttons()).toEqual([]);
});
