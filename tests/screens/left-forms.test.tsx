// @vitest-environment jsdom
/** What is said of a form that was left with something in it, whatever closed it. */
import 'fake-indexeddb/auto';
import { Notifications } from '@mantine/notifications';
import { beforeEach, expect, test } from 'vitest';
import { adminPage } from '../../src/admin-routes.ts';
import { ClientsRoutes } from '../../src/admin/features/clients/clients-routes.tsx';
import { type AppDatabase, keepCapture } from '../../src/data/index.ts';
import { openDevice } from '../../src/data/testing/device.ts';
import { serverClient } from '../../src/data/testing/rows.ts';
import { drawUntilEnd, eventually, find, press, type } from './draw-admin.tsx';

const draw = drawUntilEnd();
const CLIENT = '00000000-0000-4000-8000-000000000001';
const FORM = adminPage('new_service', { client_id: CLIENT });

beforeEach(() => {
  URL.createObjectURL = () => 'blob:photo';
  URL.revokeObjectURL = () => undefined;
});

const takePhoto = (db: AppDatabase) =>
  keepCapture(db, {
    service_record_id: '00000000-0000-4000-8000-000000000002',
    kind: 'before',
    taken_at: '2026-05-01T09:30:00.000Z',
    name: null,
    for_form: `service:new_service:${CLIENT}`,
    for_client: CLIENT,
    picture: new Blob(['bow'], { type: 'image/jpeg' }),
  });

/** The form of a new service, with so many photos that were taken in it. */
async function openForm(photos: number) {
  const { db, pull } = await openDevice();
  await pull({ tables: { clients: [serverClient(CLIENT)] } });
  for (let n = 0; n < photos; n += 1) await takePhoto(db);
  draw(
    db,
    FORM,
    <>
      <ClientsRoutes />
      <Notifications />
    </>,
  );
  await find(HTMLElement, 'button', 'Opslaan als afgerond');
}

const typeNotes = async (text: string) => type(await find(HTMLTextAreaElement, '[data-path="notes"]'), text);

const isOpen = () => window.location.pathname === FORM;

/** The ways out of the form that keep it. */
const CLOSE: Readonly<Record<string, () => Promise<void>>> = {
  Annuleren: async () => await press('button', 'Annuleren'),
  Escape: async () => {
    const field = await find(HTMLTextAreaElement, '[data-path="notes"]');
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  },
};

for (const [way, close] of Object.entries(CLOSE)) {
  test(`R-41 a form left by ${way} says that what was typed is kept, and throws it away when asked`, async () => {
    await openForm(0);
    await typeNotes('Halve zin');
    await close();
    await eventually(() => expect(isOpen()).toBe(false));
    await find(HTMLElement, '[role="status"]', 'Wat u invulde, is als concept bewaard');
    await find(HTMLElement, 'button', 'Concept wissen');
  });

  test(`R-41 PH1 a form left by ${way} with photos alone says that they are kept, and opens again with them`, async () => {
    await openForm(2);
    await find(HTMLElement, 'output', '2 foto’s zijn bij het formulier bewaard');
    await close();
    await eventually(() => expect(isOpen()).toBe(false));
    await press('button', 'Formulier openen');
    await eventually(() => expect(isOpen()).toBe(true));
    await find(HTMLElement, 'output', '2 foto’s zijn bij het formulier bewaard');
    await eventually(() => expect(document.querySelectorAll('[aria-label$="weggooien"]')).toHaveLength(2));
  });
}

test('R-41 PH1 texts and photos of a form that was left are told together; the texts alone are thrown away in the form', async () => {
  await openForm(1);
  await typeNotes('Halve zin');
  await press('button', 'Annuleren');
  await find(HTMLElement, '[role="status"]', 'Wat u invulde en 1 foto zijn als concept bewaard');
  await press('button', 'Formulier openen');
  await press('button', 'Concept wissen');
  await find(HTMLElement, 'output', 'Concept gewist; foto’s blijven bij het formulier');
});

test('a form that was left with nothing in it says nothing', async () => {
  await openForm(0);
  await press('button', 'Annuleren');
  await eventually(() => expect(isOpen()).toBe(false));
  await new Promise((done) => setTimeout(done, 50));
  expect(document.body.textContent).not.toContain('bewaard');
});
