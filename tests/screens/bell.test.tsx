// @vitest-environment jsdom
/** The bell over a real database and a server that the test speaks for. */
import 'fake-indexeddb/auto';
import { Notifications } from '@mantine/notifications';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { RequestsRoutes } from '../../src/admin/features/requests/requests-routes.tsx';
import { Bell } from '../../src/admin/shell/bell/bell.tsx';
import { REQUEST_KIND_PATHS, adminPage } from '../../src/admin-routes.ts';
import { openDevice } from '../../src/data/testing/device.ts';
import { serverLead, serverMailFailure } from '../../src/data/testing/rows.ts';
import { drawAdmin, eventually, find, press } from './draw-admin.tsx';

const id = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const HOUR_MS = 3_600_000;
const hoursAgo = (hours: number): string => new Date(Date.now() - hours * HOUR_MS).toISOString();

const contact = (n: number, name: string, hours_ago: number) => ({
  ...serverLead(id(n), {
    form: 'contact',
    first_name: name,
    last_name: 'Smit',
    phone: null,
    message: null,
    service: 'Antifouling',
  }),
  created_at: hoursAgo(hours_ago),
});

const BELL = 'button[aria-haspopup="dialog"]';
const bell = async (name: string): Promise<HTMLElement> =>
  await find(HTMLElement, `${BELL}[aria-label="${name}"]`);
const names = (): readonly string[] =>
  [...document.querySelectorAll('[role="dialog"] li a')].map(({ textContent }) =>
    textContent.replaceAll('\u00a0', ' '),
  );

/** The bell as the frame shows it. */
function Framed() {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Bell opened={opened} on_open={() => setOpened(true)} on_close={() => setOpened(false)} />
      <Notifications />
    </>
  );
}

test('A-026 R-09 R-38 the bell counts what was not read, in its name too, and lists it newest first with what is left of the 24 hours', async () => {
  const { db, pull } = await openDevice();
  const { end, tell } = drawAdmin(db, adminPage('blog'), <Framed />);
  tell({ first_sync_done: true });
  const calm = await bell('Meldingen');
  expect(calm.textContent, 'no number at none').toBe('');
  await pull({
    tables: {
      contacts: [contact(1, 'Els', 30), contact(2, 'Jan', 2)],
      founding_members: [
        {
          ...serverLead(id(3), { first_name: 'Piet', last_name: 'Kok', yacht_type: 'Zeiljacht' }),
          created_at: hoursAgo(3),
        },
      ],
      mail_failures: [serverMailFailure(id(4), hoursAgo(1))],
    },
  });
  const ringing = await bell('3 ongelezen aanvragen, 1 mail is niet verzonden');
  expect(ringing.textContent).toBe('4');
  ringing.click();
  await find(HTMLElement, '[role="dialog"] h2', 'Nieuwe aanvragen');
  expect(names()).toEqual([
    expect.stringMatching(/^Jan Smit.*Nog 2[12] uur.*Aanvraag · Antifouling/),
    expect.stringMatching(/^Piet Kok.*Founding member · Zeiljacht/),
    expect.stringMatching(/^Els Smit.*te laat \(6 u\)/),
  ]);
  await find(HTMLElement, '[role="dialog"] h2', 'Niet verzonden mail');
  await press('[role="dialog"] a', 'Piet Kok');
  expect(window.location.pathname).toBe(
    adminPage('request', { request_kind: REQUEST_KIND_PATHS.founding_members, request_id: id(3) }),
  );
  await eventually(() => expect(document.querySelector('[role="dialog"]')).toBeNull());
  end();
});

test('R-18 R-38 all are read in one press, and an undo makes them unread again; the focus is not lost with the button', async () => {
  const { db, pull } = await openDevice();
  await pull({ tables: { contacts: [contact(1, 'Els', 30), contact(2, 'Jan', 2)] } });
  const { end, tell } = drawAdmin(db, adminPage('blog'), <Framed />);
  tell({ first_sync_done: true });
  (await bell('2 ongelezen aanvragen')).click();
  await press('button', 'Alles gelezen');
  await find(HTMLElement, '[role="dialog"] p', 'U bent bij.');
  await eventually(() => expect(document.activeElement?.textContent).toBe('Nieuwe aanvragen'));
  expect(document.querySelector(`${BELL}[aria-label="Meldingen"]`)).not.toBeNull();
  await find(HTMLElement, '[role="status"]', '2 aanvragen als gelezen gemarkeerd');
  await press('button', 'Ongedaan maken');
  await eventually(() => expect(names()).toHaveLength(2));
  end();
});

test('R-38 a request that is opened is read, on every device of the person; one that needs no answer is not noted', async () => {
  const { db, pull } = await openDevice();
  const answered = { ...contact(2, 'Jan', 2), status: 'contacted' };
  await pull({ tables: { contacts: [contact(1, 'Els', 30), answered] } });
  for (const n of [1, 2]) {
    const path = adminPage('request', { request_kind: REQUEST_KIND_PATHS.contacts, request_id: id(n) });
    const { end } = drawAdmin(db, path, <RequestsRoutes />);
    await find(HTMLElement, '[role="dialog"] h3', 'Bericht');
    end();
  }
  await eventually(async () => {
    const waiting = await db.store.list_outbox();
    expect(waiting.map(({ mutation: { table, set } }) => ({ table, set }))).toEqual([
      { table: 'request_reads', set: { request_table: 'contacts', request_id: id(1) } },
    ]);
  });
});

test('R-17 who reads no requests has no bell while there is nothing', async () => {
  const { db } = await openDevice();
  const technician = {
    id: db.user_id,
    email: 'bram@havenglans.example',
    name: 'Bram',
    role: 'technician',
  } as const;
  const { end, tell } = drawAdmin(db, adminPage('today'), <Framed />, { user: technician });
  tell({ first_sync_done: true });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(document.querySelector(BELL)).toBeNull();
  end();
});
