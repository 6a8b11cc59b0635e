// @vitest-environment jsdom
/** Settings over a real database: what each role sees, at which address. */
import 'fake-indexeddb/auto';
import { afterEach, expect, test, vi } from 'vitest';
import { ADMIN_PATHS, adminPage } from '../../src/admin-routes.ts';
import { ShellActionsProvider } from '../../src/admin/components/shell-actions.ts';
import { SettingsRoutes } from '../../src/admin/features/settings/settings-routes.tsx';
import type { AdminRuntime } from '../../src/admin/runtime.ts';
import type { Health } from '../../src/backend/health.ts';
import type { ScheduledJob } from '../../src/backend/overdue-jobs.ts';
import { RETENTION } from '../../src/content/company.ts';
import { openDevice } from '../../src/data/testing/device.ts';
import { serverColleague } from '../../src/data/testing/rows.ts';
import { err, ok } from '../../src/lib/result.ts';
import { completeWindow, drawAdmin, eventually, find, press, type } from './draw-admin.tsx';

afterEach(() => vi.restoreAllMocks());

const told: string[] = [];
const actions = {
  ask_sign_in: () => told.push('sign in'),
  open_device: () => told.push('device'),
  sign_out: () => told.push('sign out'),
};

async function open(
  section: string,
  own: Partial<AdminRuntime> = {},
  role: 'admin' | 'technician' = 'admin',
) {
  const { db } = await openDevice();
  const user = { id: db.user_id, email: 'bram@havenglans.example', name: 'Bram Visser', role };
  const address = section === '' ? adminPage('settings') : adminPage('settings_section', { section });
  return drawAdmin(
    db,
    address,
    <ShellActionsProvider value={actions}>
      <SettingsRoutes />
    </ShellActionsProvider>,
    { user, ...own },
  );
}

const sections = (): readonly string[] =>
  [...document.querySelectorAll('nav a > span:first-of-type')].map(({ textContent }) => textContent);

/** A window as narrow as a phone. */
function holdPhone(): void {
  completeWindow();
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: media.includes('max-width'),
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  );
}

test('A-003 R-13 the start of the settings shows the first section beside the list, and each section has an address', async () => {
  const { end } = await open('');
  await find(HTMLElement, 'h2', 'Dit apparaat');
  expect(window.location.pathname).toBe('/admin/settings/apparaat');
  await press('nav a', 'Weergave');
  await find(HTMLElement, 'h2', 'Weergave');
  expect(window.location.pathname).toBe('/admin/settings/weergave');
  expect(document.querySelector('[aria-current="page"]')?.textContent).toContain('Weergave');
  end();
});

test('R-13 R-14 on a phone the start is the list, and a section leads back to it', async () => {
  holdPhone();
  const { end } = await open('');
  await press('nav a', 'Weergave');
  await find(HTMLElement, 'h2', 'Weergave');
  expect(document.querySelector('nav')).toBeNull();
  await press('a', 'Alle instellingen');
  await eventually(() => {
    expect(document.querySelector('nav')).not.toBeNull();
  });
  expect(window.location.pathname).toBe('/admin/settings');
  end();
});

test('R-13 R-17 a technician sees this device and its display, and nothing else', async () => {
  const { end } = await open('', {}, 'technician');
  await find(HTMLElement, 'h2', 'Dit apparaat');
  expect(sections()).toEqual(['Dit apparaat', 'Weergave']);
  end();
});

test('R-13 this device says what it is and what room there is, leads to what waits, and opens its lock; how sync stands the pill says alone', async () => {
  const { end, tell } = await open('apparaat');
  tell({ online: false, pending: 2 });
  await find(HTMLElement, 'dd', 'bram@havenglans.example');
  const onward = await find(HTMLAnchorElement, 'a', 'Alles over synchronisatie');
  expect(onward.pathname).toBe(ADMIN_PATHS.sync);
  expect(document.body.textContent).not.toMatch(/Er is geen verbinding|Laatst opgehaald|Nu verzenden/);
  await find(HTMLElement, 'h3', 'Opslag op dit apparaat');
  await press('button', 'Pincode en afmelden');
  expect(told).toEqual(['device']);
  end();
});

test('R-13 G-029 the display is light, dark or as the device says, and stays so', async () => {
  const { end } = await open('weergave');
  const dark = await find(HTMLInputElement, 'input[type="radio"][value="dark"]');
  dark.click();
  await eventually(() => {
    expect(document.documentElement.dataset['mantineColorScheme']).toBe('dark');
  });
  expect(localStorage.getItem('mantine-color-scheme-value')).toBe('dark');
  end();
});

test('R-13 R-44 retention says what the privacy policy says, and when each job last ran, late ones with the reason', async () => {
  const jobs: readonly ScheduledJob[] = [
    { job: 'send_mail', last_run_at: '2026-05-01T08:00:00Z', has_run: true, reason: 'no_secret' },
    { job: 'forget_mail', last_run_at: '2026-05-02T08:00:00Z', has_run: true, reason: null },
    { job: 'tidy_blog', last_run_at: '2026-05-03T08:00:00Z', has_run: false, reason: null },
  ];
  const { end } = await open('bewaartermijnen', { scheduled_jobs: async () => ok(jobs) });
  await find(HTMLElement, 'dd', RETENTION.leads);
  await find(HTMLElement, 'dd', RETENTION.clients);
  await find(HTMLElement, 'li[data-state="trouble"]', 'project_url of cron_secret');
  await find(HTMLElement, 'li[data-state="well"]', '2 mei 2026');
  await find(HTMLElement, 'li[data-state="waits"]', 'nog niet, sinds 3 mei 2026');
  await find(HTMLElement, 'output', 'Opgevraagd bij de server');
  end();
});

test('R-13 without a network the terms stand, and what the server told before stays with its time', async () => {
  let reachable = true;
  const job = { job: 'forget_mail', last_run_at: '2026-05-02T08:00:00Z', has_run: true, reason: null };
  const { end } = await open('bewaartermijnen', {
    scheduled_jobs: async () => (reachable ? ok([job]) : err('offline')),
  });
  await find(HTMLElement, 'li[data-state="well"]', '2 mei 2026');
  reachable = false;
  await press('button', 'Opnieuw opvragen');
  await find(HTMLElement, 'output', 'Zonder verbinding');
  await find(HTMLElement, 'dd', RETENTION.leads);
  expect(document.querySelector('li[data-state="well"]')).not.toBeNull();
  end();
});

const HEALTH: Health = {
  jobs: [{ job: 'send_mail', last_run_at: '2026-05-01T08:00:00Z', has_run: true, reason: 'no_secret' }],
  mail_waiting: { count: 2, oldest_at: '2026-05-01T08:00:00Z' },
  mail_failed: { count: 0, oldest_at: null },
  files_to_remove: { count: 1, oldest_at: '2026-05-02T08:00:00Z' },
  migration: '20260101000900',
  epoch: '0123456789abcdef',
  is_settled: false,
};

test('R-13 the office reads in words what waits on the server, since when, and what is wrong there', async () => {
  const { end } = await open('server', { health: async () => ok(HEALTH) });
  await find(HTMLElement, 'li[data-state="trouble"]', 'Eén taak is te laat: Mail versturen.');
  await find(HTMLElement, 'li[data-state="waits"]', '2 mails wachten');
  await find(HTMLElement, 'li[data-state="waits"]', 'De oudste sinds 1 mei 2026');
  await find(HTMLElement, 'li[data-state="well"]', 'Alle mail is verzonden.');
  await find(HTMLElement, 'li[data-state="waits"]', 'Eén bestand wordt nog gewist.');
  await find(HTMLElement, 'li[data-state="trouble"]', 'het herstel is niet afgerond');
  await find(HTMLElement, 'li', 'Kenmerk van deze database: 01234567');
  await find(HTMLElement, 'li', 'Laatste migratie: 20260101000900');
  await find(HTMLElement, 'li', 'Build op dit apparaat: test');
  await press('a', 'Elke taak');
  expect(window.location.pathname).toBe('/admin/settings/bewaartermijnen');
  end();
});

test('R-13 without a network the server section says from when what it shows is, or that it knows nothing', async () => {
  let reachable = true;
  const { end } = await open('server', { health: async () => (reachable ? ok(HEALTH) : err('offline')) });
  await find(HTMLElement, 'output', 'Zo stond het ervoor op');
  reachable = false;
  await press('button', 'Opnieuw opvragen');
  await find(HTMLElement, 'output', 'Zonder verbinding is niet te zien hoe het er nu voor staat. Zo stond');
  expect(document.querySelector('li[data-state="trouble"]')).not.toBeNull();
  end();
  const unknown = await open('server', { health: async () => err('offline') });
  await find(HTMLElement, 'output', 'Zonder verbinding');
  expect(document.querySelector('output')?.textContent).not.toContain('Zo stond');
  unknown.end();
});

test('R-13 R-17 a technician at the address of a section of the office is led to their own', async () => {
  const { end } = await open('bewaartermijnen', {}, 'technician');
  await find(HTMLElement, 'h2', 'Dit apparaat');
  expect(window.location.pathname).toBe('/admin/settings/apparaat');
  end();
});

const BRAM = '00000000-0000-4000-8000-000000000901';
const ELS = '00000000-0000-4000-8000-000000000902';

/** The section of the staff, with two colleagues and calls that answer as told. */
async function openStaff(answers: Partial<AdminRuntime['staff']> = {}) {
  const { db, pull } = await openDevice();
  await pull({
    tables: {
      colleagues: [
        serverColleague(db.user_id, 'Sanne de Vries', 'admin'),
        serverColleague(BRAM, 'Bram Visser'),
        { ...serverColleague(ELS, 'Els Mulder'), disabled: true },
      ],
    },
  });
  const asked: unknown[] = [];
  const drawn = drawAdmin(
    db,
    adminPage('settings_section', { section: 'medewerkers' }),
    <ShellActionsProvider value={actions}>
      <SettingsRoutes />
    </ShellActionsProvider>,
    {
      staff: {
        accounts: async () => ok([{ user_id: BRAM, email: 'bram@example.nl', has_signed_in: false }]),
        change: async (id, to) => {
          asked.push([id, to]);
          return ok('changed');
        },
        invite: async (invitation) => {
          asked.push(invitation);
          return ok('invited');
        },
        ...answers,
      },
    },
    { needs_sign_in: false },
  );
  drawn.tell({ online: true });
  await find(HTMLElement, 'li', 'Bram Visser');
  return { ...drawn, asked };
}

const people = (): readonly string[] =>
  [...document.querySelectorAll('section[aria-labelledby="staff-people"] > ul > li')].map(
    ({ textContent }) => textContent,
  );

test('R-13 the staff stand by name, who lost their access last, with address and role; one’s own row changes nothing', async () => {
  const { end } = await openStaff();
  await find(HTMLElement, 'li', 'bram@example.nl');
  const [bram, sanne, els] = people();
  expect(bram).toContain('Nog niet ingelogd');
  expect(sanne).toContain('Sanne de Vries (u)');
  expect(els).toContain('Geen toegang');
  const own = document.querySelectorAll('li')[document.querySelectorAll('nav li').length + 1];
  expect(own?.querySelectorAll('button, input'), 'nobody takes their own access').toHaveLength(0);
  end();
});

test('R-13 access is taken after a question and given back at once; the last admin is told', async () => {
  const { end, asked } = await openStaff();
  await press('button[aria-label="Toegang stoppen: Bram Visser"]');
  expect(asked).toEqual([]);
  await find(HTMLElement, '[role="alertdialog"]', 'vergrendelen zodra zij weer verbinding hebben');
  await press('[role="alertdialog"] button', 'Toegang stoppen');
  await eventually(() => {
    expect(asked).toEqual([[BRAM, { disabled: true }]]);
  });
  await press('button[aria-label="Toegang teruggeven: Els Mulder"]');
  await eventually(() => {
    expect(asked.at(-1)).toEqual([ELS, { disabled: false }]);
  });
  end();
});

test('R-13 an invitation names what is missing, is sent, and says to whom', async () => {
  const { end, asked } = await openStaff();
  await press('button', 'Uitnodiging versturen');
  await find(HTMLElement, '[aria-invalid="true"]');
  expect(document.activeElement?.getAttribute('name')).toBe('name');
  type(await find(HTMLInputElement, 'input[name="name"]'), 'Gerda Smit');
  type(await find(HTMLInputElement, 'input[name="email"]'), 'Gerda@example.nl');
  await press('button', 'Uitnodiging versturen');
  await find(HTMLElement, 'output', 'verstuurd naar gerda@example.nl');
  expect(asked).toEqual([{ name: 'Gerda Smit', email: 'gerda@example.nl', role: 'technician' }]);
  end();
});

test('R-13 without a network the staff can be read and not changed', async () => {
  const { end, tell } = await openStaff();
  tell({ online: false });
  await find(HTMLElement, 'output', 'Zonder verbinding kunt u de lijst bekijken');
  const stop = await find(HTMLButtonElement, 'button[aria-label="Toegang stoppen: Bram Visser"]');
  expect(stop.disabled).toBe(true);
  end();
});
