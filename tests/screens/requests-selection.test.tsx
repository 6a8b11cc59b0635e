// @vitest-environment jsdom
/** Several requests chosen in a list and answered at once, over a real database. */
import 'fake-indexeddb/auto';
import { Notifications } from '@mantine/notifications';
import { afterEach, expect, test, vi } from 'vitest';
import { REQUEST_KIND_PATHS, adminPage } from '../../src/admin-routes.ts';
import { RequestsRoutes } from '../../src/admin/features/requests/requests-routes.tsx';
import { openDevice } from '../../src/data/testing/device.ts';
import { serverLead } from '../../src/data/testing/rows.ts';
import { drawAdmin, eventually, find, press, type } from './draw-admin.tsx';

afterEach(() => vi.restoreAllMocks());

const idOf = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
/** Newest first, as the list shows those that were answered. */
const contact = (n: number, columns = {}) => ({
  ...serverLead(idOf(n), {
    form: 'contact',
    first_name: `Vrager ${n}`,
    last_name: n % 2 === 0 ? 'Even' : 'Oneven',
    phone: null,
    message: null,
    service: null,
    boat_type: null,
    attachment_url: null,
    status: 'contacted',
    ...columns,
  }),
  created_at: new Date(Date.UTC(2026, 0, 1) - n * 60_000).toISOString(),
});

const openList = async (rows: readonly ReturnType<typeof contact>[], query = '') => {
  const { db, pull } = await openDevice();
  await pull({ tables: { contacts: rows } });
  const path = adminPage('request_kind', { request_kind: REQUEST_KIND_PATHS.contacts });
  const drawn = drawAdmin(
    db,
    `${path}${query}`,
    <>
      <Notifications />
      <RequestsRoutes />
    </>,
    { report_fault: () => undefined },
  );
  await find(HTMLElement, 'input[aria-label^="Kies Vrager"]');
  const statuses = async () => {
    const found = await db.rows.contacts.orderBy('id').toArray();
    return found.map(({ status }) => status);
  };
  return {
    db,
    pull,
    statuses,
    end: () => {
      drawn.end();
      db.close();
    },
  };
};

const box = (n: number): string => `input[aria-label^="Kies Vrager ${n} "]`;
const pressBox = async (n: number, held: MouseEventInit = {}): Promise<void> => {
  const found = await find(HTMLInputElement, box(n));
  found.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...held }));
};
const told = (text: string) => find(HTMLElement, '[data-selection-bar] output', text);
const noBar = () => eventually(() => expect(document.querySelector('[data-selection-bar]')).toBeNull());
const setTo = (word: string) => press('[data-selection-bar] fieldset button', word);
const escape = (at: Element) =>
  at.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
const ALL = 'label input[type="checkbox"]';

test('C-010 R-18 several requests are chosen, with Shift a range, and set at once; one undo gives each its own status back', async () => {
  const { db, statuses, end } = await openList([
    contact(1),
    contact(2, { status: 'closed' }),
    contact(3),
    contact(4),
    contact(5, { status: 'closed' }),
  ]);
  await pressBox(1);
  await told('1 aanvraag gekozen');
  await pressBox(4, { shiftKey: true });
  await told('4 aanvragen gekozen');
  await pressBox(3);
  await told('3 aanvragen gekozen');
  expect(await find(HTMLInputElement, ALL)).toMatchObject({ indeterminate: true, checked: false });
  await setTo('Gesloten');
  await find(HTMLElement, '[role="status"]', '2 aanvragen op Gesloten gezet');
  expect(await statuses()).toEqual(['closed', 'closed', 'contacted', 'closed', 'closed']);
  expect((await db.store.list_outbox()).map(({ mutation: { row_id } }) => row_id)).toEqual([
    idOf(1),
    idOf(4),
  ]);
  await noBar();
  expect(document.activeElement, 'the keyboard stands at the list').toBe(await find(HTMLInputElement, ALL));
  await press('[role="status"] button', 'Ongedaan maken');
  await eventually(async () =>
    expect(await statuses()).toEqual(['contacted', 'closed', 'contacted', 'contacted', 'closed']),
  );
  end();
});

test('C-002 C-010 all of a list is what search and filter show; what they hide stays chosen, is told, and is not changed', async () => {
  const { statuses, end } = await openList([1, 2, 3, 4].map((n) => contact(n)));
  await pressBox(1);
  type(await find(HTMLInputElement, 'input[type="search"]'), 'even');
  await find(HTMLElement, 'output', '4 aanvragen');
  type(await find(HTMLInputElement, 'input[type="search"]'), '2 even');
  await told('Niets gekozen in deze lijst');
  await told('Nog 1 buiten deze lijst; die blijft zoals ze is');
  expect(document.querySelector('[data-selection-bar] fieldset'), 'nothing can be set').toBeNull();
  await press(ALL);
  await told('1 aanvraag gekozen');
  await setTo('Nieuw');
  await eventually(async () =>
    expect(await statuses()).toEqual(['contacted', 'new', 'contacted', 'contacted']),
  );
  await noBar();
  type(await find(HTMLInputElement, 'input[type="search"]'), '');
  expect(await find(HTMLInputElement, box(1)), 'the choice is over').toMatchObject({ checked: false });
  await press(ALL);
  await told('4 aanvragen gekozen');
  await press(ALL);
  await noBar();
  end();
});

test('C-010 Escape in the list or a button clears the choice; each tab has its own; a search field keeps its Escape', async () => {
  const { end } = await openList([contact(1), contact(2)]);
  await pressBox(1);
  await told('1 aanvraag gekozen');
  escape(await find(HTMLInputElement, 'input[type="search"]'));
  await told('1 aanvraag gekozen');
  escape(await find(HTMLInputElement, box(1)));
  await noBar();
  await pressBox(2);
  await press('button[aria-label="Keuze wissen"]');
  await noBar();
  await pressBox(2);
  await press('[role="tab"]', 'Founding Members');
  await find(HTMLElement, 'h2', 'Geen founding members gevonden');
  await noBar();
  await press('[role="tab"]', 'Contact Aanvragen');
  await told('1 aanvraag gekozen');
  end();
});

test('C-010 R-41 what was changed elsewhere in the same moment is left and told; where this device cannot save, the choice stays', async () => {
  const { db, statuses, end } = await openList([contact(1), contact(2)]);
  await press(ALL);
  await setTo('Gecontacteerd');
  await find(HTMLElement, '[role="status"]', 'Alle gekozen staan al op Gecontacteerd');
  await noBar();
  await press(ALL);
  const broken = vi
    .spyOn(db.store, 'commit')
    .mockRejectedValue(new DOMException('full', 'QuotaExceededError'));
  await setTo('Gesloten');
  await find(HTMLElement, '[role="alert"]', 'De status kon niet worden opgeslagen. Probeer het opnieuw.');
  await told('2 aanvragen gekozen');
  expect(await statuses()).toEqual(['contacted', 'contacted']);
  broken.mockRestore();
  // The row of the second is new in the database, before the list has heard of it.
  const { contacts } = db.rows;
  vi.spyOn(contacts, 'bulkGet').mockImplementationOnce((ids) =>
    contacts
      .where('id')
      .anyOf(ids)
      .toArray((rows) => rows.map((row) => (row.id === idOf(2) ? { ...row, status: 'new' } : row))),
  );
  await setTo('Gesloten');
  await find(HTMLElement, '[role="status"]', '1 aanvraag op Gesloten gezet');
  await find(
    HTMLElement,
    '[role="status"]',
    '1 aanvraag niet gewijzigd: intussen elders gewijzigd of verwijderd',
  );
  expect(await statuses()).toEqual(['closed', 'contacted']);
  end();
});
