// @vitest-environment jsdom
/** Whose work a new service is at first, by who logs it. */
import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { adminPage } from '../../src/admin-routes.ts';
import { ClientsRoutes } from '../../src/admin/features/clients/clients-routes.tsx';
import type { AppDatabase } from '../../src/data/index.ts';
import { openDevice } from '../../src/data/testing/device.ts';
import { serverClient, serverColleague, serverRecord } from '../../src/data/testing/rows.ts';
import type { Role } from '../../src/domain/rights.ts';
import { drawUntilEnd, eventually, find, press, type } from './draw-admin.tsx';

const draw = drawUntilEnd();
const CLIENT = '00000000-0000-4000-8000-000000000001';
const SERVICE = '00000000-0000-4000-8000-000000000002';
const NEW = adminPage('new_service', { client_id: CLIENT });

/** Opens the device of Bram or of the office, with a client whose service has no technician. */
async function startWork(role: Role) {
  const { db, pull } = await openDevice();
  await pull({
    tables: {
      clients: [serverClient(CLIENT)],
      colleagues: [serverColleague(db.user_id, 'Bram Visser')],
      service_records: [serverRecord(SERVICE, CLIENT, { status: 'scheduled', technician_id: null })],
    },
  });
  const user = { id: db.user_id, email: 'bram@havenglans.example', name: 'Bram Visser', role };
  const open = (address: string) => draw(db, address, <ClientsRoutes />, { user });
  return { db, open };
}

const technician = () => find(HTMLInputElement, 'form input[data-path="technician_id"]');
const showsTechnician = async (name: string) =>
  eventually(async () => expect((await technician()).value).toBe(name));

const savedBy = (db: AppDatabase) =>
  eventually(async () => {
    const records = await db.rows.service_records.where('client_id').equals(CLIENT).toArray();
    expect(records).toHaveLength(2);
    return records.find(({ id }) => id !== SERVICE)?.technician_id;
  });

test('R-15 a service that a technician logs is their own, without a tap', async () => {
  const { db, open } = await startWork('technician');
  open(NEW);
  await showsTechnician('Bram Visser');
  await press('label', 'Antifouling');
  await press('button', 'Opslaan als afgerond');
  expect(await savedBy(db)).toBe(db.user_id);
});

test('M-007 the first button that sends a form, which Enter presses, gives the form’s own answer: planned work stays planned', async () => {
  const { db, open } = await startWork('admin');
  open(NEW);
  await showsTechnician('');
  await press('label', 'Antifouling');
  await press('form [type="submit"]');
  await savedBy(db);
  const records = await db.rows.service_records.where('client_id').equals(CLIENT).toArray();
  expect(records.map(({ status }) => status)).toEqual(['scheduled', 'scheduled']);
});

test('R-15 the office’s new service is nobody’s, and a service that exists stays as it was planned', async () => {
  const office = await startWork('admin');
  const form = office.open(NEW);
  await showsTechnician('');
  form.end();
  const tablet = await startWork('technician');
  tablet.open(adminPage('edit_service', { client_id: CLIENT, service_id: SERVICE }));
  await showsTechnician('');
});

test('R-15 R-41 a technician who leaves a service free finds it free in the draft', async () => {
  const { open } = await startWork('technician');
  const first = open(NEW);
  await showsTechnician('Bram Visser');
  await press('button[aria-label="Monteur wissen"]');
  await showsTechnician('');
  type(await find(HTMLTextAreaElement, '[data-path="notes"]'), 'Wie kan');
  await press('button', 'Annuleren');
  await eventually(() => expect(window.location.pathname).not.toBe(NEW));
  first.end();
  open(NEW);
  await eventually(async () =>
    expect((await find(HTMLTextAreaElement, '[data-path="notes"]')).value).toBe('Wie kan'),
  );
  await showsTechnician('');
});
