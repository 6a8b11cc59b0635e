// @vitest-environment jsdom
/** Lists of the admin saved for a spreadsheet, over a real database. */
import 'fake-indexeddb/auto';
import { Notifications } from '@mantine/notifications';
import { afterEach, expect, test, vi } from 'vitest';
import { adminPage, REQUEST_KIND_PATHS, SITE_KIND_PATHS } from '../../src/admin-routes.ts';
import { BlogRoutes } from '../../src/admin/features/blog/blog-routes.tsx';
import { ClientsRoutes } from '../../src/admin/features/clients/clients-routes.tsx';
import { DashboardRoutes } from '../../src/admin/features/dashboard/dashboard-routes.tsx';
import { RequestsRoutes } from '../../src/admin/features/requests/requests-routes.tsx';
import { SettingsRoutes } from '../../src/admin/features/settings/settings-routes.tsx';
import { SiteContentRoutes } from '../../src/admin/features/site-content/site-content-routes.tsx';
import type { AdminRuntime } from '../../src/admin/runtime.ts';
import { TodayScreen } from '../../src/admin/features/today/today-screen.tsx';
import { openDevice } from '../../src/data/testing/device.ts';
import {
  serverClient,
  serverColleague,
  serverLead,
  serverPost,
  serverRecord,
  serverSiteRow,
} from '../../src/data/testing/rows.ts';
import { today } from '../../src/domain/calendar-date.ts';
import { ok } from '../../src/lib/result.ts';
import { drawAdmin, eventually, find, press } from './draw-admin.tsx';

afterEach(() => vi.restoreAllMocks());

const id = (n: number): string => `00000000-0000-4000-8000-00000000000${n}`;

/** What the browser was asked to save, by name; read as bytes, since a reader of text would take the mark away. */
function watchDownloads(): Map<string, Promise<string>> {
  const saved = new Map<string, Promise<string>>();
  let content = new Blob();
  URL.createObjectURL = (given) => {
    if (given instanceof Blob) content = given;
    return 'blob:list';
  };
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.set(
      this.download,
      content.arrayBuffer().then((bytes) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)),
    );
  });
  return saved;
}

test('R-50 a list is saved as it is shown: the rows that were searched, in their order, with Dutch words', async () => {
  const { db, pull } = await openDevice();
  await pull({
    tables: {
      clients: [
        serverClient(id(1), {
          name: 'Zoë Visser',
          phone: '0612345678',
          yacht_length: 12.5,
          location: 'Muiden',
        }),
        serverClient(id(2), {
          name: 'Anna Visser',
          status: 'completed',
          notes: '=1+1\nBelt graag; "na zes"',
        }),
        serverClient(id(3), { name: 'Jan de Boer' }),
      ],
    },
  });
  const saved = watchDownloads();
  const { end, tell } = drawAdmin(db, `${adminPage('clients')}?q=visser&sort=name`, <ClientsRoutes />);
  tell({ first_sync_done: true });
  await press('button[aria-label="Exporteer 2 klanten als CSV voor Excel"]');
  const name = `klanten-${today()}.csv`;
  await eventually(() => expect([...saved.keys()]).toEqual([name]));
  expect(await saved.get(name)).toBe(
    '\uFEFF"Naam";"E-mailadres";"Telefoon";"Naam van het jacht";"Type jacht";"Lengte";"Ligplaats";"Notities";"Status";"Aanbevolen volgende service";"Toegevoegd op"\r\n' +
      '"Anna Visser";"jan@voorbeeld.example";;;;;;"\'=1+1\nBelt graag; ""na zes""";"Gearchiveerd";;"01-01-2026 01:00"\r\n' +
      '"Zoë Visser";"jan@voorbeeld.example";"\'0612345678";;;12,5;"Muiden";;"Actief";;"01-01-2026 01:00"\r\n',
  );
  end();
  db.close();
});

test('R-50 a list that cannot be read any more is not saved, and that is said', async () => {
  const { db, pull } = await openDevice();
  await pull({ tables: { contacts: [serverLead(id(1), { first_name: 'Els', last_name: 'Bos' })] } });
  const saved = watchDownloads();
  const path = adminPage('request_kind', { request_kind: REQUEST_KIND_PATHS.contacts });
  const { end } = drawAdmin(
    db,
    path,
    <>
      <Notifications />
      <RequestsRoutes />
    </>,
  );
  await find(HTMLElement, 'output', '1 aanvraag');
  vi.spyOn(db.rows.contacts, 'bulkGet').mockRejectedValue(new Error('the storage is broken'));
  await press('button[aria-label="Exporteer 1 aanvraag als CSV voor Excel"]');
  await find(HTMLElement, '[role="alert"]', 'De lijst kon op dit apparaat niet worden gelezen.');
  expect(saved.size).toBe(0);
  end();
  db.close();
});

const REQUEST = serverLead(id(1), { first_name: 'Els', last_name: 'Bos', name: 'Els Bos' });
const OLD_SERVICE = { date: '2001-05-05', service_type: 'Mast polijsten', status: 'paid' };
const HALVES = [true, false].map((is_before, index) =>
  serverSiteRow(id(index + 1), {
    type: 'before_after',
    pair_id: id(9),
    is_before,
    alt: is_before ? 'Dof' : 'Diep',
  }),
);
const site = (kind: keyof typeof SITE_KIND_PATHS): string =>
  adminPage('site_kind', { kind: SITE_KIND_PATHS[kind] });
const requests = (kind: keyof typeof REQUEST_KIND_PATHS): string =>
  adminPage('request_kind', { request_kind: REQUEST_KIND_PATHS[kind] });

test.each([
  ['1 klant', adminPage('clients'), ClientsRoutes, { clients: [serverClient(id(1))] }, 1],
  [
    '1 service',
    adminPage('client', { client_id: id(1) }),
    ClientsRoutes,
    { clients: [serverClient(id(1))], service_records: [serverRecord(id(2), id(1), OLD_SERVICE)] },
    1,
  ],
  [
    '1 service',
    `${adminPage('dashboard_services')}?type=Mast+polijsten`,
    DashboardRoutes,
    { clients: [serverClient(id(1))], service_records: [serverRecord(id(2), id(1), OLD_SERVICE)] },
    1,
  ],
  [
    '1 service',
    adminPage('today'),
    TodayScreen,
    {
      clients: [serverClient(id(1))],
      service_records: [serverRecord(id(2), id(1), { date: today(), status: 'scheduled' })],
    },
    1,
  ],
  ['1 aanvraag', requests('contacts'), RequestsRoutes, { contacts: [REQUEST] }, 1],
  ['1 founding member', requests('founding_members'), RequestsRoutes, { founding_members: [REQUEST] }, 1],
  [
    '1 inschrijving',
    requests('newsletter_subscriptions'),
    RequestsRoutes,
    { newsletter_subscriptions: [REQUEST] },
    1,
  ],
  ['1 artikel', adminPage('blog'), BlogRoutes, { blog_posts: [serverPost(id(1))] }, 1],
  [
    '1 project',
    site('project'),
    SiteContentRoutes,
    { transformations: [serverSiteRow(id(1), { type: 'project', title: 'Romp' })] },
    1,
  ],
  ['1 paar', site('pair'), SiteContentRoutes, { images: HALVES }, 2],
  [
    '1 hoofdbeeld',
    site('hero'),
    SiteContentRoutes,
    { images: [serverSiteRow(id(1), { type: 'hero', page: 'home' })] },
    1,
  ],
  [
    '1 boottype',
    site('boat_type'),
    SiteContentRoutes,
    { boat_type_images: [serverSiteRow(id(1), { title: 'Sloep' })] },
    1,
  ],
  [
    '1 dienst',
    site('service'),
    SiteContentRoutes,
    { services: [serverSiteRow(id(1), { slug: 'gelcoat', title: 'Gelcoat' })] },
    1,
  ],
  [
    '1 video',
    site('video'),
    SiteContentRoutes,
    { videos: [serverSiteRow(id(1), { title: 'Poetsen', url: 'https://x' })] },
    1,
  ],
] as const)('R-50 every list of the office is saved: %s of %s', async (count, path, Screen, tables, rows) => {
  const { db, pull } = await openDevice();
  await pull({ tables });
  const saved = watchDownloads();
  const { end, tell } = drawAdmin(db, path, <Screen />);
  tell({ first_sync_done: true });
  await press(`button[aria-label="Exporteer ${count} als CSV voor Excel"]`);
  await eventually(() => expect(saved.size).toBe(1));
  const [csv = ''] = await Promise.all(saved.values());
  expect(csv.trim().split('\r\n'), csv).toHaveLength(rows + 1);
  end();
  db.close();
});

const ANSWERED = {
  ...REQUEST,
  status: 'closed',
  created_at: '2026-03-02T08:00:00Z',
  answered_at: '2026-03-02T12:30:00Z',
};
const ACCOUNTS = [{ user_id: id(7), email: 'bram@havenglans.example', has_signed_in: true }];

test('R-50 the answers of a month, of two kinds, are saved as one list, hours as numbers', async () => {
  const { db, pull } = await openDevice();
  await pull({ tables: { contacts: [ANSWERED] } });
  const saved = watchDownloads();
  const { end } = drawAdmin(db, `${adminPage('dashboard_answers')}?maand=2026-03`, <DashboardRoutes />);
  await press('button[aria-label="Exporteer Antwoorden in maart 2026 als CSV voor Excel"]');
  await eventually(() => expect(saved.size).toBe(1));
  expect(await saved.get(`antwoorden-in-maart-2026-${today()}.csv`)).toBe(
    '\uFEFF"Naam";"Soort";"Gevraagd";"Beantwoord";"Antwoordtijd (uren)"\r\n' +
      '"Els Bos";"Contact Aanvragen";"02 mrt 2026, 09:00";"02 mrt 2026, 13:30";4,5\r\n',
  );
  end();
  db.close();
});

test('R-50 the figures of a chart are saved from its table', async () => {
  const { db, pull } = await openDevice();
  await pull({
    tables: {
      clients: [serverClient(id(1))],
      service_records: [serverRecord(id(2), id(1), { ...OLD_SERVICE, date: today(), amount: 1_250.5 })],
    },
  });
  const saved = watchDownloads();
  const { end } = drawAdmin(db, adminPage('dashboard'), <DashboardRoutes />);
  await press('button[aria-label="Toon als tabel: Omzet per maand"]');
  await press('button[aria-label="Exporteer Omzet per maand als CSV voor Excel"]');
  await eventually(() => expect(saved.size).toBe(1));
  const [csv = ''] = await Promise.all(saved.values());
  const [heads, newest, ...older] = csv.trim().split('\r\n');
  expect(heads).toBe('"Maand";"Omzet";"Services"');
  expect(newest).toMatch(/;1250,5;1$/);
  expect(older).toHaveLength(11);
  end();
  db.close();
});

test('R-50 the people who work here are saved with role, address and access', async () => {
  const { db, pull } = await openDevice();
  await pull({ tables: { colleagues: [serverColleague(id(7), 'Bram Visser', 'admin')] } });
  const saved = watchDownloads();
  const staff: AdminRuntime['staff'] = {
    accounts: async () => ok(ACCOUNTS),
    change: async () => ok('changed'),
    invite: async () => ok('invited'),
  };
  const { end } = drawAdmin(
    db,
    adminPage('settings_section', { section: 'medewerkers' }),
    <SettingsRoutes />,
    { staff },
  );
  await find(HTMLElement, 'p', 'bram@havenglans.example');
  await press('button[aria-label="Exporteer Wie hier werkt als CSV voor Excel"]');
  await eventually(() => expect(saved.size).toBe(1));
  expect(await saved.get(`wie-hier-werkt-${today()}.csv`)).toBe(
    '\uFEFF"Naam";"Rol";"E-mailadres";"Toegang"\r\n"Bram Visser";"Beheerder";"bram@havenglans.example";"Toegang"\r\n',
  );
  end();
  db.close();
});

test('R-17 a technician is offered no export', async () => {
  const { db, pull } = await openDevice();
  await pull({ tables: { clients: [serverClient(id(1))] } });
  const user = { id: db.user_id, email: 'tim@havenglans.example', name: 'Tim', role: 'technician' } as const;
  const { end } = drawAdmin(db, adminPage('clients'), <ClientsRoutes />, { user });
  await find(HTMLElement, 'output', '1 klant');
  expect(document.querySelector('button[aria-label^="Exporteer"]')).toBeNull();
  end();
  db.close();
});
