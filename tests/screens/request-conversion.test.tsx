// @vitest-environment jsdom
/** Making a client of a request, over a real database. */
import 'fake-indexeddb/auto';
import { Notifications } from '@mantine/notifications';
import { expect, test } from 'vitest';
import { RequestsRoutes } from '../../src/admin/features/requests/requests-routes.tsx';
import { REQUEST_KIND_PATHS, adminPage } from '../../src/admin-routes.ts';
import type { ConvertibleTable } from '../../src/domain/leads/request-status.ts';
import { openDevice } from '../../src/data/testing/device.ts';
import { serverClient, serverLead } from '../../src/data/testing/rows.ts';
import { drawAdmin, eventually, find, press, type } from './draw-admin.tsx';

const ID = '00000000-0000-4000-8000-000000000001';
const KNOWN = '00000000-0000-4000-8000-000000000009';
const pathOf = (table: ConvertibleTable, page: 'request' | 'request_to_client' = 'request'): string =>
  adminPage(page, { request_kind: REQUEST_KIND_PATHS[table], request_id: ID });

const contact = (columns = {}) =>
  serverLead(ID, {
    form: 'contact',
    first_name: 'Jan',
    last_name: 'de Wit',
    phone: '06 12345678',
    message: 'Mijn boot is dof.',
    service: 'Antifouling',
    boat_type: 'Sloep',
    attachment_url: null,
    client_id: null,
    ...columns,
  });
const screen = (
  <>
    <Notifications />
    <RequestsRoutes />
  </>
);
const FORM = '[role="dialog"] form';

test('C-010 M-004 M-028 R-14 R-18 a request becomes a client with a planned service; the request shows it, and an undo takes all of it back', async () => {
  const { db, pull } = await openDevice();
  await pull({ tables: { contacts: [contact()] } });
  const { end } = drawAdmin(db, pathOf('contacts'), screen);
  await press('[role="dialog"] button', 'Maak klant');
  const form = await find(HTMLElement, FORM);
  expect(window.location.pathname).toBe(pathOf('contacts', 'request_to_client'));
  const valueOf = (label: string): string | undefined =>
    [...form.querySelectorAll('label')]
      .filter(({ textContent }) => textContent.startsWith(label))
      .map(({ htmlFor }) => document.querySelector<HTMLInputElement>(`[id="${htmlFor}"]`)?.value)[0];
  expect(['Naam', 'E-mailadres', 'Telefoon', 'Type', 'Servicetype', 'Notities'].map(valueOf)).toEqual([
    'Jan de Wit',
    'jan@voorbeeld.example',
    '06 12345678',
    'Sloep',
    'Antifouling',
    'Mijn boot is dof.',
  ]);
  await press(`${FORM} [type="submit"]`, 'Maak klant');
  await find(HTMLElement, `${FORM} p`, 'Kies een datum.');
  expect(await db.rows.clients.count(), 'nothing is stored with a field refused').toBe(0);
  await press(`${FORM} button`, 'Over 1 week');
  await press(`${FORM} [type="submit"]`, 'Maak klant');
  await find(HTMLElement, '[role="alert"], [role="status"]', 'Jan de Wit is nu klant');
  const link = await find(HTMLAnchorElement, '[role="dialog"] a', 'Klant: Jan de Wit');
  const [client] = await db.rows.clients.toArray();
  expect(new URL(link.href).pathname).toBe(adminPage('client', { client_id: client?.id ?? '' }));
  expect(client).toMatchObject({ name: 'Jan de Wit', yacht_type: 'Sloep', status: 'prospect' });
  expect(await db.rows.service_records.toArray()).toMatchObject([
    { client_id: client?.id, service_type: 'antifouling', status: 'scheduled', notes: 'Mijn boot is dof.' },
  ]);
  expect(await db.rows.contacts.get(ID)).toMatchObject({ status: 'contacted', client_id: client?.id });

  await press('button', 'Ongedaan maken');
  await find(HTMLElement, '[role="dialog"] button', 'Maak klant');
  expect(await db.rows.clients.count()).toBe(0);
  expect(await db.rows.service_records.count()).toBe(0);
  expect(await db.rows.contacts.get(ID)).toMatchObject({ status: 'new', client_id: null });
  end();
  db.close();
});

test('M-004 a client with the same number is shown first, with what they share; linking makes no second one', async () => {
  const { db, pull } = await openDevice();
  await pull({
    tables: {
      founding_members: [
        serverLead(ID, {
          first_name: 'J.',
          last_name: 'Wit',
          email: 'nieuw@voorbeeld.example',
          phone: '+31 6 1234 5678',
          message: null,
          yacht_type: 'Motorjacht',
          client_id: null,
        }),
      ],
      clients: [serverClient(KNOWN, { name: 'Jan de Wit', phone: '06-12345678', yacht_name: 'Zeemeeuw' })],
    },
  });
  const { end } = drawAdmin(db, pathOf('founding_members'), screen);
  await press('[role="dialog"] button', 'Maak klant');
  const known = await find(HTMLElement, '[role="dialog"] section', 'Deze klant is er misschien al');
  expect(known.textContent).toMatch(/Jan de Wit.*Zeemeeuw.*Zelfde telefoonnummer/);
  expect(document.querySelector(FORM), 'the choice comes first').toBeNull();
  await press('[role="dialog"] button', 'Koppel aan Jan de Wit');
  await find(HTMLElement, `${FORM} section[aria-label="Koppelen aan Jan de Wit"]`, 'Zeemeeuw');
  await press(`${FORM} button`, 'Andere keuze');
  await eventually(() => expect(document.activeElement?.textContent).toBe('Deze klant is er misschien al'));
  await press('[role="dialog"] button', 'Koppel aan Jan de Wit');
  await press(`${FORM} button`, 'Alleen koppelen');
  await find(HTMLElement, '[role="alert"], [role="status"]', 'Aanvraag gekoppeld aan Jan de Wit');
  await find(HTMLAnchorElement, '[role="dialog"] a', 'Klant: Jan de Wit');
  expect(await db.rows.clients.count()).toBe(1);
  expect(await db.rows.service_records.count()).toBe(0);
  expect(await db.rows.founding_members.get(ID)).toMatchObject({ status: 'contacted', client_id: KNOWN });
  await press('button', 'Ongedaan maken');
  await find(HTMLElement, '[role="dialog"] button', 'Maak klant');

  await press('[role="dialog"] button', 'Maak klant');
  await press('[role="dialog"] button', 'Toch nieuwe klant');
  await find(HTMLElement, '[role="switch"][aria-checked="false"]', 'Nog geen service');
  type(await find(HTMLInputElement, `${FORM} input[type="email"]`), 'JAN@voorbeeld.example ');
  type(await find(HTMLInputElement, `${FORM} input[type="tel"]`), '');
  await press(`${FORM} [type="submit"]`, 'Maak klant');
  await find(HTMLElement, '[role="alert"], [role="status"]', 'J. Wit is nu klant');
  expect(await db.rows.clients.count()).toBe(2);
  expect(await db.rows.service_records.count()).toBe(0);
  end();
  db.close();
});

const title = async (said: string) => await find(HTMLElement, '[role="dialog"] header h2', said);

test('C-010 the title of the dialog says what it does: making a client, and linking once a client was chosen', async () => {
  const { db, pull } = await openDevice();
  await pull({
    tables: {
      contacts: [contact()],
      clients: [serverClient(KNOWN, { name: 'Jan de Wit', email: 'jan@voorbeeld.example' })],
    },
  });
  const { end } = drawAdmin(db, pathOf('contacts', 'request_to_client'), screen);
  await title('Klant maken van ');
  await press('[role="dialog"] button', 'Koppel aan Jan de Wit');
  const linking = await title('Koppelen aan Jan de Wit');
  expect(linking.textContent).toContain('Aanvraag van ');
  expect(linking.textContent).not.toContain('Klant maken');
  await press(`${FORM} button`, 'Andere keuze');
  await title('Klant maken van ');
  end();
  db.close();
});

test('M-004 an address that is typed over and belongs to a client is told of above the form', async () => {
  const { db, pull } = await openDevice();
  await pull({
    tables: {
      contacts: [contact()],
      clients: [serverClient(KNOWN, { name: 'Els Smit', email: 'els@voorbeeld.example' })],
    },
  });
  const { end } = drawAdmin(db, pathOf('contacts', 'request_to_client'), screen);
  type(await find(HTMLInputElement, `${FORM} input[type="email"]`), ' Els@voorbeeld.example');
  const found = await find(HTMLElement, `${FORM} [aria-live] section`, 'Zelfde e-mailadres');
  expect(found.textContent).toContain('Koppel aan Els Smit');
  end();
  db.close();
});

test('M-004 a request of a client who is known is linked and its service planned in one step; an undo leaves the client', async () => {
  const { db, pull } = await openDevice();
  await pull({
    tables: {
      contacts: [contact({ attachment_url: `${ID}/1.jpg` })],
      clients: [serverClient(KNOWN, { name: 'Jan de Wit', email: 'jan@voorbeeld.example' })],
    },
  });
  const { end } = drawAdmin(db, pathOf('contacts', 'request_to_client'), screen, {
    request_files: {
      list: async () => ({ ok: false, error: 'offline' }),
      fetch: async () => ({ ok: false, error: 'offline' }),
    },
  });
  await press('[role="dialog"] button', 'Koppel aan Jan de Wit');
  const form = await find(HTMLElement, FORM, 'De foto’s uit de aanvraag komen ook bij de service');
  const labels = [...form.querySelectorAll('label')].map(({ textContent }) => textContent);
  expect(labels, 'neither owner nor yacht').toEqual(['Servicetype *', 'Datum *', 'Notities']);
  await eventually(() => expect(document.activeElement).toBe(form.querySelector('input')));
  expect(form.querySelector('input')?.value).toBe('Antifouling');
  expect(form.querySelector('textarea')?.value).toBe('Mijn boot is dof.');
  await press(`${FORM} [type="submit"]`, 'Koppel en plan in');
  await find(HTMLElement, `${FORM} p`, 'Kies een datum.');
  expect(await db.rows.contacts.get(ID), 'nothing is stored with a field refused').toMatchObject({
    client_id: null,
  });
  await press(`${FORM} button`, 'Over 1 week');
  await press(`${FORM} [type="submit"]`, 'Koppel en plan in');
  const notice = 'Aanvraag gekoppeld aan Jan de Wit en service ingepland';
  await find(HTMLElement, '[role="alert"], [role="status"]', notice);
  await find(HTMLAnchorElement, '[role="dialog"] a', 'Klant: Jan de Wit');
  expect(await db.rows.service_records.toArray()).toMatchObject([
    { client_id: KNOWN, service_type: 'antifouling', status: 'scheduled', notes: 'Mijn boot is dof.' },
  ]);
  expect(await db.rows.contacts.get(ID)).toMatchObject({ status: 'contacted', client_id: KNOWN });
  expect(await db.rows.request_photos_due.count()).toBe(1);

  await press('button', 'Ongedaan maken');
  await find(HTMLElement, '[role="dialog"] button', 'Maak klant');
  expect(await db.rows.service_records.count()).toBe(0);
  expect(await db.rows.clients.count()).toBe(1);
  expect(await db.rows.contacts.get(ID)).toMatchObject({ status: 'new', client_id: null });
  end();
  db.close();
});

test('M-004 nothing that was typed of a person stays on this device once the request is linked above the form', async () => {
  const { db, pull } = await openDevice();
  await pull({
    tables: {
      contacts: [contact()],
      clients: [serverClient(KNOWN, { name: 'Els Smit', email: 'els@voorbeeld.example' })],
    },
  });
  const { end } = drawAdmin(db, pathOf('contacts', 'request_to_client'), screen);
  type(await find(HTMLInputElement, `${FORM} input[type="tel"]`), '06 98765432');
  type(await find(HTMLInputElement, `${FORM} input[type="email"]`), 'els@voorbeeld.example');
  const kept = async () => [
    ...(await db.rows.drafts.toArray()).flatMap(({ value }) => (value === undefined ? [] : [value])),
    ...Object.values(window.localStorage).filter((value) => String(value).includes('98765432')),
  ];
  await eventually(async () => expect(await kept()).not.toEqual([]));
  await press(`${FORM} [aria-live] button`, 'Koppel aan Els Smit');
  await find(HTMLElement, `${FORM} section[aria-label="Koppelen aan Els Smit"]`);
  await press(`${FORM} button`, 'Andere keuze');
  expect((await find(HTMLInputElement, `${FORM} input[type="tel"]`)).value).toBe('06 98765432');
  await press(`${FORM} [aria-live] button`, 'Koppel aan Els Smit');
  await press(`${FORM} button`, 'Alleen koppelen');
  await find(HTMLElement, '[role="alert"], [role="status"]', 'Aanvraag gekoppeld aan Els Smit');
  await eventually(async () => expect(await kept()).toEqual([]));
  expect(await db.rows.typed_drafts.filter(({ value }) => value !== undefined).count()).toBe(0);
  end();
  db.close();
});

test('G4 a client who is deleted elsewhere while a request is being linked is told of, and nothing is linked', async () => {
  const { db, pull } = await openDevice();
  await pull({
    tables: {
      contacts: [contact()],
      clients: [serverClient(KNOWN, { name: 'Jan de Wit', email: 'jan@voorbeeld.example' })],
    },
  });
  const { end } = drawAdmin(db, pathOf('contacts', 'request_to_client'), screen);
  await press('[role="dialog"] button', 'Koppel aan Jan de Wit');
  await find(HTMLElement, FORM);
  await pull({ tombstones: [{ table: 'clients', row_id: KNOWN, rev: 2 }] });
  await find(HTMLElement, '[role="dialog"] h2', 'Deze klant is er niet meer');
  await press('[role="dialog"] button', 'Andere keuze');
  await find(HTMLElement, `${FORM} legend`, 'Eigenaar');
  expect(await db.rows.contacts.get(ID)).toMatchObject({ client_id: null, status: 'new' });
  end();
  db.close();
});

test('G4 a request that another device converts or deletes meanwhile says so in the open dialog, and makes no second client', async () => {
  const { db, pull } = await openDevice();
  await pull({ tables: { contacts: [contact()] } });
  const { end } = drawAdmin(db, pathOf('contacts', 'request_to_client'), screen);
  await find(HTMLElement, FORM);
  await pull({
    tables: {
      clients: [serverClient(KNOWN, { name: 'Jan van elders', email: 'x@voorbeeld.example' })],
      contacts: [{ ...contact({ client_id: KNOWN, status: 'contacted' }), rev: 2 }],
    },
  });
  await find(HTMLElement, '[role="dialog"] h2', 'Deze aanvraag heeft al een klant');
  expect(document.body.textContent).toContain('Jan van elders');
  await press('[role="dialog"] button', 'Terug naar de aanvraag');
  await find(HTMLAnchorElement, '[role="dialog"] a', 'Klant: Jan van elders');
  await eventually(() => expect(window.location.pathname).toBe(pathOf('contacts')));
  end();

  await pull({ tombstones: [{ table: 'contacts', row_id: ID, rev: 3 }] });
  const gone = drawAdmin(db, pathOf('contacts', 'request_to_client'), screen);
  await find(HTMLElement, '[role="dialog"] h2', 'Deze aanvraag is niet gevonden');
  expect(await db.rows.clients.count()).toBe(1);
  gone.end();
  db.close();
});
