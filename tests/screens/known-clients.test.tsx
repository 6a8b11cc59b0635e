// @vitest-environment jsdom
/** The form of a new client who may be known already, over a real database. */
import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { adminPage } from '../../src/admin-routes.ts';
import { ClientsRoutes } from '../../src/admin/features/clients/clients-routes.tsx';
import { openDevice } from '../../src/data/testing/device.ts';
import { serverClient } from '../../src/data/testing/rows.ts';
import { drawAdmin, eventually, find, type } from './draw-admin.tsx';

const id = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

const known = (): string[] =>
  [...document.querySelectorAll('[role=dialog] form li a')].map(({ textContent }) => textContent);

test('M-004 a client with the same address or number is shown before a second one is made, and can be opened', async () => {
  const { db, pull } = await openDevice();
  await pull({
    tables: {
      clients: [
        serverClient(id(1), { name: 'Aart Bos', phone: '+31 6 1234 5678', email: 'aart@bos.example' }),
        serverClient(id(2), { name: 'Bea Dam', phone: '020 765 4321', email: 'bea@dam.example' }),
      ],
    },
  });
  const drawn = drawAdmin(db, adminPage('new_client'), <ClientsRoutes />);
  const email = await find(HTMLInputElement, '[role=dialog] input[type=email]');
  const phone = await find(HTMLInputElement, '[role=dialog] input[type=tel]');
  type(email, ' BEA@dam.example');
  await find(HTMLElement, '[role=dialog] output', 'Deze klant is er misschien al');
  await eventually(() => expect(known()).toEqual([expect.stringMatching(/^Bea Dam.*Zelfde e-mailadres$/)]));
  type(phone, '06-12345678');
  await eventually(() => expect(known()).toHaveLength(2));
  expect(known()[0]).toMatch(/^Aart Bos.*Zelfde telefoonnummer$/);
  type(email, 'nieuw@dam.example');
  // As long as the end of Bea's number, of another place.
  type(phone, '010 765 4321');
  await eventually(() => expect(known()).toEqual([]));
  type(phone, '0031207654321');
  await eventually(() => expect(known()).toEqual([expect.stringMatching(/^Bea Dam/)]));
  (await find(HTMLAnchorElement, '[role=dialog] form li a')).click();
  await eventually(() => expect(location.pathname).toBe(adminPage('client', { client_id: id(2) })));
  await find(HTMLElement, '[role=dialog]', 'Bea Dam');
  drawn.end();
  db.close();
});
