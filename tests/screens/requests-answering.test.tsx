// @vitest-environment jsdom
/** Answering a request from its record, over a real database. */
import 'fake-indexeddb/auto';
import { Notifications } from '@mantine/notifications';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { REQUEST_KIND_PATHS, adminPage } from '../../src/admin-routes.ts';
import { RequestsRoutes } from '../../src/admin/features/requests/requests-routes.tsx';
import { openDevice } from '../../src/data/testing/device.ts';
import { serverColleague, serverLead } from '../../src/data/testing/rows.ts';
import type { RequestTable } from '../../src/domain/leads/request-status.ts';
import { COMPANY_FACTS } from '../../src/content/company-facts.ts';
import { drawAdmin, eventually, find, press, type } from './draw-admin.tsx';

const ID = '00000000-0000-4000-8000-000000000001';
const HOUR_MS = 3_600_000;
const OF_TABLE = {
  contacts: { form: 'contact', service: 'Antifouling', boat_type: 'Sloep', attachment_url: null },
  founding_members: { yacht_type: 'Zeiljacht' },
  newsletter_subscriptions: { status: 'active', consented_at: '2026-03-01T10:00:00Z', consent_text: 'Ja' },
} as const;
const PERSON = { first_name: 'Jan', last_name: 'de Wit', phone: '06 12345678', message: 'Dof.' };

/** No page is left for the links of this test. */
const stay = (event: Event): void => {
  if (event.target instanceof Element && event.target.closest('a[data-way]')) event.preventDefault();
};
beforeEach(() => document.addEventListener('click', stay));
afterEach(() => {
  document.removeEventListener('click', stay);
  vi.restoreAllMocks();
});

const openRequest = async (table: RequestTable = 'contacts', columns = {}) => {
  const { db, pull } = await openDevice();
  const person = table === 'newsletter_subscriptions' ? {} : PERSON;
  await pull({ tables: { [table]: [serverLead(ID, { ...person, ...OF_TABLE[table], ...columns })] } });
  const path = adminPage('request', { request_kind: REQUEST_KIND_PATHS[table], request_id: ID });
  const drawn = drawAdmin(
    db,
    path,
    <>
      <Notifications />
      <RequestsRoutes />
    </>,
  );
  const dialog = await find(HTMLElement, '[role="dialog"] fieldset');
  return {
    db,
    pull,
    ...drawn,
    links: [...dialog.querySelectorAll('a')].map(({ href }) =>
      decodeURIComponent(href.replace(/&body=.*/, '')),
    ),
    end: () => {
      drawn.end();
      db.close();
    },
  };
};

test.each([
  [
    'contacts',
    {},
    ['tel:+31612345678', 'https://wa.me/31612345678', 'Uw aanvraag bij Havenglans: Antifouling'],
  ],
  [
    'founding_members',
    {},
    ['tel:+31612345678', 'https://wa.me/31612345678', 'Uw aanmelding als Founding Member van Havenglans'],
  ],
  ['contacts', { phone: '1234567' }, ['tel:1234567', 'Uw aanvraag bij Havenglans: Antifouling']],
  ['contacts', { phone: null }, ['Uw aanvraag bij Havenglans: Antifouling']],
  ['newsletter_subscriptions', {}, ['De nieuwsbrief van Havenglans']],
] as const)('C-009 M-005 a row of %s with %j can be answered in these ways', async (table, columns, ways) => {
  const { links, end } = await openRequest(table, columns);
  const mail = 'mailto:jan@voorbeeld.example?subject=';
  expect(links).toEqual([...ways.slice(0, -1), `${mail}${ways.at(-1)}`]);
  const is_invalid = 'phone' in columns && columns.phone !== null;
  const [whatsapp] = document.querySelectorAll<HTMLButtonElement>('fieldset button');
  expect(whatsapp?.disabled ?? false).toBe(is_invalid);
  expect(document.body.textContent.includes('dit is geen geldig telefoonnummer')).toBe(is_invalid);
  end();
});

/** The link to a mail, as its draft reads. */
const draft = (): string =>
  decodeURIComponent(document.querySelector('a[data-way="email"]')?.getAttribute('href') ?? '');

test('C-009 R-08 the draft of a mail names the telephone that the settings say now', async () => {
  const { pull, end } = await openRequest('contacts', {});
  expect(draft()).toMatch(/Sanne\r\nHavenglans\r\n020 123 45 67$/);
  await pull({
    tables: {
      company_settings: [{ ...serverColleague(ID, ''), ...COMPANY_FACTS, phone: '030 765 43 21' }],
    },
  });
  await eventually(() => expect(draft()).toMatch(/Sanne\r\nHavenglans\r\n030 765 43 21$/));
  end();
});

test('C-012 R-18 R-41 a call is noted with one tap, by the server’s clock; text in the field that is not saved yet stays, also after an undo', async () => {
  const { db, end, tell } = await openRequest('contacts', { notes: 'Stamgast' });
  tell({ clock_skew_ms: 2 * HOUR_MS });
  vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-25T07:04:00Z'));
  const notes = await find(HTMLTextAreaElement, '[role="dialog"] textarea');
  await press('a[data-way="call"]', 'Bel');
  await find(HTMLElement, 'span', 'Gebeld op 25 nov 2026, 10:04');
  expect(await db.rows.contacts.get(ID), 'nothing is noted by itself').toMatchObject({ notes: 'Stamgast' });
  notes.focus();
  type(notes, 'Stamgast\nWil offerte');
  const note = await find(HTMLElement, 'button', 'Zet in notities');
  note.click();
  note.click();
  const noted = 'Stamgast\nWil offerte\nGebeld op 25 nov 2026, 10:04 door Sanne';
  await eventually(async () => expect(await db.rows.contacts.get(ID)).toMatchObject({ notes: noted }));
  expect(notes.value).toBe(noted);
  await find(HTMLElement, '[role="status"]', 'Genoteerd in de notities');
  await eventually(() => expect(document.querySelector('[aria-label^="Zet in notities"]')).toBeNull());
  expect(document.activeElement?.textContent, 'the keyboard stands at what remains').toBe(
    'Zet op Gecontacteerd',
  );

  notes.blur();
  await press('[role="status"] button', 'Ongedaan maken');
  await eventually(async () =>
    expect(await db.rows.contacts.get(ID)).toMatchObject({ notes: 'Stamgast\nWil offerte' }),
  );
  await eventually(() => expect(notes.value).toBe('Stamgast\nWil offerte'));
  end();
});

test('C-010 R-09 the first answer offers the status with one tap; it changes by that alone', async () => {
  const { db, end } = await openRequest();
  await press('a[data-way="email"]', 'E-mail');
  await press('a[data-way="whatsapp"]', 'WhatsApp');
  await find(HTMLElement, 'span', 'E-mail gestuurd op');
  await find(HTMLElement, 'span', 'WhatsApp gestuurd op');
  expect(await db.rows.contacts.get(ID)).toMatchObject({ status: 'new', notes: null });
  await press('[data-contacted]', 'Zet op Gecontacteerd');
  await eventually(async () => expect(await db.rows.contacts.get(ID)).toMatchObject({ status: 'contacted' }));
  await eventually(() => expect(document.querySelector('[data-contacted]')).toBeNull());
  expect(document.activeElement?.getAttribute('data-way')).toBe('call');
  await press('button[aria-label^="Niet noteren: E-mail"]');
  await press('button[aria-label^="Niet noteren: WhatsApp"]');
  await eventually(() => expect(document.querySelector('[aria-label^="Zet in notities"]')).toBeNull());
  expect(document.activeElement?.getAttribute('data-way')).toBe('whatsapp');
  end();
});

test('C-010 a request that was answered before offers no status, and one that was only looked up none any more', async () => {
  const answered = await openRequest('contacts', { status: 'closed' });
  await press('a[data-way="call"]');
  await find(HTMLElement, 'button[aria-label^="Zet in notities"]');
  expect(document.querySelector('[data-contacted]')).toBeNull();
  answered.end();
  const waiting = await openRequest();
  await press('a[data-way="call"]');
  await find(HTMLElement, '[data-contacted]');
  await press('button[aria-label^="Niet noteren"]');
  await eventually(() => expect(document.querySelector('[data-contacted]')).toBeNull());
  waiting.end();
});

test('C-012 R-41 notes without room for the line stay as they are, and the offer stands', async () => {
  const full = 'x'.repeat(19_990);
  const { db, end } = await openRequest('contacts', { notes: full });
  await press('a[data-way="call"]');
  await press('button', 'Zet in notities');
  await find(HTMLElement, '[role="status"]', 'Dit past niet meer in de notities.');
  expect(await db.rows.contacts.get(ID)).toMatchObject({ notes: full });
  await find(HTMLElement, 'button[aria-label^="Zet in notities"]');
  end();
});
