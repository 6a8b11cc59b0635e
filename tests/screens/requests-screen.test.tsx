// @vitest-environment jsdom
/** Customer Management over a real database and a server that the test speaks for. */
import 'fake-indexeddb/auto';
import { Notifications } from '@mantine/notifications';
import { afterEach, expect, test, vi } from 'vitest';
import { RequestsRoutes } from '../../src/admin/features/requests/requests-routes.tsx';
import { openDevice } from '../../src/data/testing/device.ts';
import { serverLead } from '../../src/data/testing/rows.ts';
import { REQUEST_KIND_PATHS, adminPage } from '../../src/admin-routes.ts';
import { drawAdmin, eventually, find, press, type } from './draw-admin.tsx';

afterEach(() => vi.restoreAllMocks());

const START = adminPage('requests');
const ID = '00000000-0000-4000-8000-000000000001';
const texts = (selector: string): readonly string[] =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent.replaceAll('\u00a0', ' '));

const contact = (id: string, columns = {}) =>
  serverLead(id, {
    form: 'contact',
    first_name: 'Jan',
    last_name: 'de Wit',
    phone: '06 12345678',
    message: 'Mijn boot is dof.',
    service: 'Antifouling',
    boat_type: 'Sloep',
    attachment_url: null,
    ...columns,
  });
const kindPath = (table: keyof typeof REQUEST_KIND_PATHS): string =>
  adminPage('request_kind', { request_kind: REQUEST_KIND_PATHS[table] });
const requestPath = adminPage('request', {
  request_kind: REQUEST_KIND_PATHS.contacts,
  request_id: ID,
});

test('C-001 C-004 C-005 C-006 C-007 C-008 C-010 three tabs, each with its columns, words and empty state; an attachment has its badge', async () => {
  const { db, pull } = await openDevice();
  const loading: string[] = [];
  const watch = new MutationObserver(() => loading.push(...texts('[aria-busy="true"]')));
  watch.observe(document.body, { childList: true, subtree: true });
  const drawn = drawAdmin(db, START, <RequestsRoutes />);
  await pull({
    tables: {
      contacts: [
        contact(ID, { attachment_url: `${ID}/1.jpg`, status: 'wacht' }),
        contact('00000000-0000-4000-8000-000000000002', { first_name: 'Els', status: 'contacted' }),
      ],
    },
  });
  drawn.tell({ first_sync_done: true });
  await find(HTMLElement, 'output', '2 aanvragen');
  expect(new Set(loading), 'only while there is nothing yet').toEqual(new Set(['Gegevens laden...']));
  watch.disconnect();
  expect(texts('[role="tab"]')).toEqual([
    'Contact Aanvragen1',
    'Founding Members',
    'Nieuwsbrief Inschrijvingen',
  ]);
  expect(texts('th')).toEqual(['Name', 'Contact Info', 'Service', 'Date', 'Status', 'Actions']);
  const rows = texts('tbody tr');
  expect(rows.find((row) => row.includes('Jan de Wit'))).toMatch(/AntifoulingBijlage.*Nieuw/);
  expect(rows.find((row) => row.includes('Els de Wit'))).toMatch(/Antifouling(?!Bijlage).*Gecontacteerd/);

  await press('[role="tab"]', 'Founding Members');
  await find(HTMLElement, 'h2', 'Geen founding members gevonden');
  expect(window.location.pathname).toBe(kindPath('founding_members'));
  await press('[role="tab"]', 'Nieuwsbrief');
  await find(HTMLElement, 'h2', 'Geen nieuwsbrief inschrijvingen gevonden');
  expect(document.body.textContent).toContain('Pas uw zoekopdracht of filter aan');
  await pull({
    tables: {
      founding_members: [
        serverLead(ID, {
          first_name: 'Piet',
          last_name: 'Smit',
          phone: null,
          message: null,
          yacht_type: 'Sloep',
        }),
      ],
      newsletter_subscriptions: [
        serverLead(ID, { status: 'active', consented_at: '2026-03-01T10:00:00Z', consent_text: 'Ja' }),
      ],
    },
  });
  await find(HTMLElement, 'output', '1 inschrijving');
  expect(texts('th')).toEqual(['E-mailadres', 'Inschrijfdatum', 'Status', 'Acties']);
  expect(texts('tbody tr')[0]).toContain('Actief');
  await press('[role="tab"]', 'Founding Members');
  await find(HTMLElement, 'output', '1 founding member');
  expect(texts('th')).toEqual(['Naam', 'Contact Info', 'Yacht Type', 'Datum', 'Status', 'Acties']);
  drawn.end();
  db.close();
});

/** The mark of each row in word and colour. */
const marksOfRows = (): readonly string[] =>
  [...document.querySelectorAll<HTMLElement>('tbody tr span[data-tone]:has(span)')].map(
    ({ textContent, dataset }) => `${textContent} ${dataset['tone']}`,
  );

test.each([
  ['contacts', ['new', 'contacted', 'closed'], ['Gecontacteerd blue', 'Gesloten grey', 'Nieuw green']],
  ['founding_members', ['wacht', 'contacted'], ['Gecontacteerd blue', 'Nieuw green']],
  ['newsletter_subscriptions', ['active', 'unsubscribed'], ['Actief green', 'Uitgeschreven grey']],
] as const)('C-010 C-011 the mark of a status of %s has its colour', async (table, statuses, marks) => {
  const { db, pull } = await openDevice();
  const rows = statuses.map((status, n) => contact(`00000000-0000-4000-8000-00000000000${n}`, { status }));
  await pull({ tables: { [table]: rows } });
  const { end } = drawAdmin(db, kindPath(table), <RequestsRoutes />);
  await eventually(() => expect(marksOfRows().toSorted()).toEqual(marks));
  end();
  db.close();
});

test('R-09 P-007 each request says how long it may still wait, by the server’s clock: one of the device that is two days off changes nothing', async () => {
  const HOUR_MS = 3_600_000;
  const { db, pull } = await openDevice();
  const server_now_ms = Date.now() + 48 * HOUR_MS;
  const waiting = (last: number, hours: number) => ({
    ...contact(`00000000-0000-4000-8000-00000000000${last}`, { first_name: `Na ${hours}` }),
    created_at: new Date(server_now_ms - hours * HOUR_MS - 1000).toISOString(),
  });
  await pull({ tables: { contacts: [waiting(1, 2), waiting(2, 27), waiting(3, 23)] } });
  const { end, tell } = drawAdmin(db, kindPath('contacts'), <RequestsRoutes />);
  tell({ clock_skew_ms: 48 * HOUR_MS });
  await find(HTMLElement, 'output', '3 aanvragen');
  await eventually(() =>
    expect(texts('tbody tr td:nth-child(5)')).toEqual([
      'Nieuwte laat (3 u)Antwoord is 3 uur te laat',
      'Nieuwnog 59 minNog 59 minuten om te antwoorden',
      'Nieuwnog 21 uNog 21 uur om te antwoorden',
    ]),
  );
  const marked = [...document.querySelectorAll('tbody tr')].filter((row) =>
    row.querySelector('[data-late-mark]'),
  );
  expect(
    marked.map(({ textContent }) => textContent.includes('te laat')),
    'the mark of all that is late, beside that one alone',
  ).toEqual([true]);
  end();
  db.close();
});

test('C-002 C-008 C-015 R-14 search and status stand in the address, and what finds nothing says how to go on', async () => {
  const { db, pull } = await openDevice();
  await pull({
    tables: {
      contacts: [
        contact(ID),
        contact('00000000-0000-4000-8000-000000000002', { first_name: 'Els', email: 'els@haven.example' }),
      ],
    },
  });
  const { end } = drawAdmin(db, `${kindPath('contacts')}?status=closed`, <RequestsRoutes />);
  await find(HTMLElement, 'h2', 'Geen contact aanvragen gevonden');
  await press('button', 'Zoekopdracht en filter wissen');
  await find(HTMLElement, 'output', '2 aanvragen');
  expect(window.location.search).toBe('');
  type(await find(HTMLInputElement, 'input[type="search"]'), 'HAVEN');
  await find(HTMLElement, 'output', '1 van 2 aanvragen');
  expect(texts('tbody a')).toEqual(['Els de Wit']);
  await eventually(() => expect(window.location.search).toBe('?q=HAVEN'));
  await press('[role="tab"]', 'Founding Members');
  await eventually(() => expect(window.location.search).toBe(''));
  end();
  db.close();
});

test('C-009 C-010 C-012 C-014 R-41 the detail changes status and notes on this device, and says so', async () => {
  const { db, pull } = await openDevice();
  await pull({ tables: { contacts: [contact(ID)] } });
  const { end } = drawAdmin(
    db,
    requestPath,
    <>
      <Notifications />
      <RequestsRoutes />
    </>,
  );
  const dialog = await find(HTMLElement, '[role="dialog"]', 'Jan de Wit');
  expect(dialog.textContent).toContain('Mijn boot is dof.');
  expect(dialog.textContent, 'a request without files has no place for them').not.toContain('Bijlagen');
  await press('[role="dialog"] input[type="radio"][value="contacted"]');
  await find(HTMLElement, '[role="alert"], [role="status"]', 'Status bijgewerkt');
  await eventually(async () => expect(await db.rows.contacts.get(ID)).toMatchObject({ status: 'contacted' }));
  const notes = await find(HTMLTextAreaElement, '[role="dialog"] textarea');
  notes.focus();
  type(notes, 'Belt morgen terug');
  notes.blur();
  await find(HTMLElement, '[role="dialog"] output', 'Notities opgeslagen');
  expect(await db.rows.contacts.get(ID)).toMatchObject({ notes: 'Belt morgen terug' });
  end();
  db.close();
});

test('C-020 C-025 R-18 R-56 a request is deleted after a question; where this device cannot, it says so and the request stays', async () => {
  const { db, pull } = await openDevice();
  await pull({ tables: { contacts: [contact(ID)] } });
  const { end } = drawAdmin(
    db,
    kindPath('contacts'),
    <>
      <Notifications />
      <RequestsRoutes />
    </>,
    { report_fault: () => undefined },
  );
  const gate = Promise.withResolvers<never>();
  const broken = vi.spyOn(db.store, 'commit').mockReturnValue(gate.promise);
  await press('button[aria-label="Jan de Wit verwijderen"]');
  const question = await find(HTMLElement, '[role="alertdialog"]', 'Aanvraag van Jan de Wit verwijderen');
  expect(question.textContent).toContain('Deze actie kan niet ongedaan worden gemaakt.');
  await press('[role="alertdialog"] button:not([data-autofocus])', 'Verwijderen');
  await find(HTMLElement, '[role="alertdialog"] button', 'Bezig met verwijderen...');
  gate.reject(new DOMException('full', 'QuotaExceededError'));
  await find(
    HTMLElement,
    '[role="alert"], [role="status"]',
    'Er is een probleem opgetreden bij het verwijderen van dit contact. Probeer het opnieuw.',
  );
  expect(await db.rows.contacts.count()).toBe(1);
  broken.mockRestore();
  await eventually(() => expect(document.querySelector('[role="alertdialog"]')).toBeNull());
  await press('button[aria-label="Jan de Wit verwijderen"]');
  await press('[role="alertdialog"] button:not([data-autofocus])', 'Verwijderen');
  await find(HTMLElement, 'h2', 'Geen contact aanvragen gevonden');
  expect((await db.store.list_outbox()).map(({ mutation: { op, row_id } }) => [op, row_id])).toEqual([
    ['delete', ID],
  ]);
  end();
  db.close();
});

test('C-021 C-022 the other kinds have their own words for a delete that failed', async () => {
  const { db, pull } = await openDevice();
  await pull({
    tables: {
      founding_members: [
        serverLead(ID, {
          first_name: 'Piet',
          last_name: 'Smit',
          phone: null,
          message: null,
          yacht_type: null,
        }),
      ],
      newsletter_subscriptions: [
        serverLead(ID, { status: 'active', consented_at: '2026-03-01T10:00:00Z', consent_text: 'Ja' }),
      ],
    },
  });
  vi.spyOn(db.store, 'commit').mockRejectedValue(new DOMException('full', 'QuotaExceededError'));
  for (const [table, words] of [
    [
      'founding_members',
      'Er is een probleem opgetreden bij het verwijderen van deze founding member. Probeer het opnieuw.',
    ],
    ['newsletter_subscriptions', 'Failed to delete subscriber. Please try again.'],
  ] as const) {
    const { end } = drawAdmin(
      db,
      kindPath(table),
      <>
        <Notifications />
        <RequestsRoutes />
      </>,
      { report_fault: () => undefined },
    );
    await press('button[aria-label$=" verwijderen"]');
    await press('[role="alertdialog"] button:not([data-autofocus])', 'Verwijderen');
    await find(HTMLElement, '[role="alert"], [role="status"]', words);
    end();
  }
  db.close();
});

test('R-14 R-50 a request that is not there, and requests that cannot be read, are told in words', async () => {
  const { db } = await openDevice();
  const missing = drawAdmin(db, requestPath, <RequestsRoutes />);
  await find(HTMLElement, '[role="dialog"] h2', 'Deze aanvraag is niet gevonden');
  missing.end();
  vi.spyOn(db.rows.contacts, 'toArray').mockRejectedValue(new Error('the storage is broken'));
  const { end } = drawAdmin(db, kindPath('contacts'), <RequestsRoutes />);
  await find(HTMLElement, '[role="alert"] h2', 'De gegevens kunnen niet worden gelezen');
  end();
  db.close();
});

test("C-003 the button 'Sign out' asks the frame to end the session", async () => {
  const { db } = await openDevice();
  const sign_out = vi.fn<() => void>();
  const { end } = drawAdmin(db, START, <RequestsRoutes />, {}, { sign_out });
  await press('button', 'Sign out');
  expect(sign_out).toHaveBeenCalledOnce();
  end();
  db.close();
});
