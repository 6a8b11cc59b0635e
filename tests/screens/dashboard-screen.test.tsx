// @vitest-environment jsdom
/** The dashboard over a real database, with the lists that its figures open. */
import 'fake-indexeddb/auto';
import { useLocation } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { BlogRoutes } from '../../src/admin/features/blog/blog-routes.tsx';
import { ClientsRoutes } from '../../src/admin/features/clients/clients-routes.tsx';
import { DashboardRoutes } from '../../src/admin/features/dashboard/dashboard-routes.tsx';
import { RequestsRoutes } from '../../src/admin/features/requests/requests-routes.tsx';
import { addDays, formatMonth, monthOf, monthsUntil, today } from '../../src/domain/calendar-date.ts';
import { keepPageViews } from '../../src/data/index.ts';
import { openDevice } from '../../src/data/testing/device.ts';
import { serverClient, serverLead, serverPost, serverRecord } from '../../src/data/testing/rows.ts';
import { ADMIN_PATHS, adminPage } from '../../src/admin-routes.ts';
import { drawAdmin, eventually, find, press } from './draw-admin.tsx';

/** The screens that figures lead to. */
function Screens() {
  const { pathname } = useLocation();
  if (pathname.startsWith(ADMIN_PATHS.blog)) return <BlogRoutes />;
  if (pathname.startsWith(ADMIN_PATHS.requests)) return <RequestsRoutes />;
  if (pathname.startsWith(ADMIN_PATHS.clients)) return <ClientsRoutes />;
  return (
    <main tabIndex={-1}>
      <DashboardRoutes />
    </main>
  );
}

const plain = (text: string | null | undefined): string => (text ?? '').replaceAll('\u00a0', ' ');
const figure = async (name: string): Promise<HTMLElement> =>
  await find(HTMLElement, `[data-figure="${name}"]`);
/** What a figure says, as soon as it says this. */
const says = async (name: string, words: string): Promise<void> => {
  await eventually(() => {
    const shown = document.querySelector(`[data-figure="${name}"]`)?.textContent;
    expect(plain(shown), name).toContain(words);
  });
};
/** Follows a link of a figure and waits for its list to have so many rows. */
const opensRows = async (name: string, link: string, rows: number): Promise<void> => {
  const found = [...(await figure(name)).querySelectorAll('a')].find((one) =>
    plain(`${one.textContent} ${one.getAttribute('aria-label')}`).includes(link),
  );
  if (found === undefined) throw new Error(`${name} has no link '${link}'`);
  found.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  await eventually(() => {
    const list = document.querySelector<HTMLElement>('[data-result-count]');
    expect(list?.dataset['resultCount'], `${name}: ${window.location.href}`).toBe(String(rows));
  });
};

const drawn: ReturnType<typeof drawAdmin>[] = [];
afterEach(() => {
  for (const { end } of drawn.splice(0)) end();
});
type Tables = Parameters<Awaited<ReturnType<typeof openDevice>>['pull']>[0]['tables'];
const start = async (tables: Tables = {}, own: Parameters<typeof drawAdmin>[3] = {}) => {
  const { db, pull } = await openDevice();
  await pull({ tables });
  vi.spyOn(window, 'scrollTo').mockReturnValue(undefined);
  const shown = drawAdmin(db, adminPage('dashboard'), <Screens />, own);
  drawn.push(shown);
  return { db, pull, tell: shown.tell };
};

const good = { title: 'x'.repeat(55), metaDescription: 'x'.repeat(140) };
const recent = `${addDays(today(), -3)}T10:00:00+00:00`;
const POSTS = [
  serverPost('00000000-0000-4000-8000-000000000001', good),
  serverPost('00000000-0000-4000-8000-000000000002', { ...good, created_at: recent }),
  serverPost('00000000-0000-4000-8000-000000000003', { ...good, created_at: recent }),
  serverPost('00000000-0000-4000-8000-000000000004'),
];

test('A-024 R-38 Total Posts counts the articles, and opens the list of all of them', async () => {
  await start({ blog_posts: POSTS });
  await says('posts', 'Total Posts4');
  await opensRows('posts', '4', 4);
});

test('R-38 the change of 30 days opens the articles made since', async () => {
  await start({ blog_posts: POSTS });
  await says('posts', '2 nieuw in 30 dagen');
  await opensRows('posts', '2 nieuw', 2);
});

test('A-024 R-38 SEO Performance is the share of articles that meet the rules, and opens those', async () => {
  await start({ blog_posts: POSTS });
  await says('seo', 'SEO Performance75%');
  await opensRows('seo', '75%', 3);
});

test('R-38 the articles that miss a rule are counted, and opened', async () => {
  await start({ blog_posts: POSTS });
  await says('seo', '1 artikel voldoet niet');
  await opensRows('seo', 'voldoet niet', 1);
});

const id = (end: number): string => `00000000-0000-4000-8000-${String(end).padStart(12, '0')}`;
const hoursAgo = (hours: number): string => new Date(Date.now() - hours * 3_600_000).toISOString();
/** A request that was sent so many hours ago, with the columns of both kinds. */
const request = (end: number, hours: number, columns = {}) => ({
  ...serverLead(id(end), {
    first_name: 'Jan',
    last_name: 'de Wit',
    phone: null,
    message: null,
    answered_at: null,
    attachment_url: null,
    ...columns,
  }),
  created_at: hoursAgo(hours),
});
/** One that has just been answered. */
const answered = (end: number, hours: number) =>
  request(end, hours, { status: 'closed', answered_at: new Date().toISOString() });
const REQUESTS = {
  contacts: [
    request(1, 2),
    request(2, 30),
    request(3, 40, { status: 'wacht' }),
    answered(4, 2),
    answered(5, 4),
  ],
  founding_members: [request(1, 3), request(2, 25), answered(3, 9)],
};

test.each([
  ['open contacts', '3', 3],
  ['late contacts', '2', 2],
  ['open founding_members', '2', 2],
  ['late founding_members', '1', 1],
])('R-09 R-38 the figure %s opens exactly these requests', async (name, shown, rows) => {
  await start(REQUESTS);
  await says(name, shown);
  await opensRows(name, shown, rows);
});

test('R-09 the median answer time of this month, of both kinds, opens the requests that were answered in it', async () => {
  await start(REQUESTS);
  await says('median', '4 u');
  await opensRows('median', '2 antwoorden', 2);
});

test('R-09 R-38 the median opens all answers it is the middle of, the longest first, with the middle one marked', async () => {
  await start(REQUESTS);
  await says('median', '4 u');
  await opensRows('median', 'Mediaan', 3);
  const rows = [...document.querySelectorAll('[data-result-count] li')];
  const took = rows.map((row) => plain(row.querySelector('a > :last-child')?.textContent));
  expect(took).toEqual(['9 u', '4 u', '2 u']);
  expect(rows.map(({ textContent }) => textContent.includes('Mediaan'))).toEqual([false, true, false]);
  expect(plain(document.querySelector('output')?.textContent)).toBe('3 antwoorden, mediaan 4 u');
  await press('[data-result-count] li:first-child a', 'Jan de Wit');
  await eventually(() => expect(window.location.pathname).toContain('/founding-members/'));
});

test('R-09 the answers to founding members behind the median open theirs', async () => {
  await start(REQUESTS);
  await says('median', '1 antwoord');
  await opensRows('median', 'Founding Members', 1);
});

const THIS_MONTH = monthOf(today());
const [LAST_MONTH = ''] = monthsUntil(today(), 2);
const SERVICES = {
  clients: [serverClient(id(1)), serverClient(id(2), { name: 'Els' })],
  service_records: [
    serverRecord('r1', id(1), { status: 'scheduled', date: addDays(today(), -40) }),
    serverRecord('r2', id(2), { status: 'in_progress', date: addDays(today(), -1) }),
    serverRecord('r3', id(1), { status: 'scheduled', date: today() }),
    serverRecord('r4', id(1), { status: 'paid', date: `${THIS_MONTH}-01`, amount: 1_250.5 }),
    serverRecord('r5', id(1), { status: 'completed', date: `${LAST_MONTH}-28`, amount: 10 }),
    serverRecord('r6', id(2), { status: 'invoiced', date: `${LAST_MONTH}-01`, amount: 20 }),
    serverRecord('r7', id(2), { status: 'paid', date: '2001-05-05', service_type: 'Mast polijsten' }),
  ],
};

test.each([
  ['open services', 'Open3', '3', 3],
  ['late services', 'Te laat2', '2', 2],
  ['revenue this month', '€ 1.250,50', `Omzet in`, 1],
  ['revenue', 'Omzet per maand', `${formatMonth(LAST_MONTH)}: € 30,00`, 2],
  ['types', 'Mast polijsten', 'Mast polijsten', 1],
  ['types', 'Waxen', '6', 6],
])('R-38 the figure %s, %s, opens exactly these services (%s)', async (name, shown, link, rows) => {
  await start(SERVICES);
  await says(name, shown);
  await opensRows(name, link, rows);
  await eventually(() => expect(document.querySelectorAll('[data-result-count] li')).toHaveLength(rows));
});

test.each([
  ['median per month', `${formatMonth(THIS_MONTH)}4 u`, '2 antwoorden', 2],
  ['median per month', `${formatMonth(THIS_MONTH)}4 u`, 'Mediaan 4 u', 3],
  ['revenue', `${formatMonth(LAST_MONTH)}€ 30,00`, '2 services', 2],
  ['types', 'Mast polijsten1', '1 service', 1],
])(
  'R-38 the chart of %s is a table at a press, whose figures open the same lists',
  async (name, row, link, rows) => {
    await start({ ...REQUESTS, ...SERVICES });
    await eventually(async () => {
      const toggle = [...(await figure(name)).querySelectorAll('button')].find(({ textContent }) =>
        textContent.includes('Toon als tabel'),
      );
      if (toggle === undefined) throw new Error(`${name} has no chart yet`);
      toggle.click();
    });
    await eventually(async () =>
      expect(plain((await figure(name)).querySelector('tbody')?.textContent)).toContain(row),
    );
    expect((await figure(name)).querySelector('button')?.textContent).toBe('Toon als grafiek');
    await opensRows(name, link, rows);
  },
);

test('R-14 R-38 a client who is opened from a list of services is closed to that list, with what it was filtered by', async () => {
  await start({ clients: SERVICES.clients, service_records: [serverRecord('s1', id(1))] });
  await opensRows('types', 'Waxen', 1);
  const list = window.location.href;
  await press('[data-result-count] li a');
  await find(HTMLElement, '[role="dialog"] section', 'Servicegeschiedenis');
  expect(window.location.pathname + window.location.search).toBe(adminPage('client', { client_id: id(1) }));
  await press('[role="dialog"] button[aria-label="Sluiten"]');
  await eventually(() => expect(window.location.href).toBe(list));
  await eventually(() => expect(document.querySelectorAll('[data-result-count] li')).toHaveLength(1));
});

test('R-38 a list of services leads to the client of each, and shows more of a long one at a press', async () => {
  const many = Array.from({ length: 130 }, (_, index) => serverRecord(`s${index}`, id(1)));
  await start({ clients: SERVICES.clients, service_records: many });
  await opensRows('types', 'Waxen', 130);
  await eventually(() => expect(document.querySelectorAll('[data-result-count] li')).toHaveLength(100));
  expect(document.querySelector('[data-result-count] li a')?.getAttribute('href')).toBe(
    adminPage('client', { client_id: id(1) }),
  );
  await press('button', 'Toon nog 30');
  await eventually(() => expect(document.querySelectorAll('[data-result-count] li')).toHaveLength(130));
});

const VIEWS = [
  { path: '/', day: today(), views: 1_200 },
  { path: '/blog', day: addDays(today(), -29), views: 34 },
  { path: '/', day: addDays(today(), -30), views: 1_000 },
];

test('A-024 R-38 Page Views are the server’s of 30 days, with when they were told, and open the pages that add up to them', async () => {
  const page_views = vi.fn(async () => ({ ok: true, value: VIEWS }) as const);
  const { tell } = await start({}, { page_views });
  await says('views', 'Nog geen gegevens');
  expect(page_views, 'before the server is known to answer').not.toHaveBeenCalled();
  tell({ last_pull_at: '2026-05-01T10:00:00.000Z', clock_skew_ms: 0 });
  await says('views', 'Page Views1.234');
  await says('views', '+23,4% t.o.v. de 30 dagen ervoor');
  await says('views', 'Stand van');
  expect(page_views.mock.calls).toEqual([[addDays(today(), -59)]]);
  await opensRows('views', '1.234', 2);
  expect(document.querySelector<HTMLElement>('[data-views]')?.dataset['views']).toBe('1234');
  expect([...document.querySelectorAll('tbody tr')].map(({ textContent }) => textContent)).toEqual([
    '/1.200',
    '/blog34',
  ]);
  tell({ last_pull_at: '2026-05-01T10:00:09.000Z' });
  expect(page_views, 'a fresh answer stands for some minutes').toHaveBeenCalledTimes(1);
});

test('R-38 without a connection the page views that were told last stand, with their time', async () => {
  const page_views = vi.fn(async () => ({ ok: false, error: 'offline' }) as const);
  const { db, tell } = await start({}, { page_views });
  await keepPageViews(db, { fetched_at: '2026-03-05T09:30:00.000Z', rows: VIEWS });
  tell({ last_pull_at: '2026-05-01T10:00:00.000Z' });
  await says('views', 'Stand van 5 mrt');
  await says('views', 'Page Views1.234');
  await eventually(() => expect(page_views).toHaveBeenCalled());
  await says('views', 'Page Views1.234');
});

test('R-38 where nothing can be counted yet the dashboard says so, and no figure opens anything', async () => {
  const { pull } = await start();
  await eventually(() =>
    expect(document.body.textContent.match(/Nog geen gegevens/g)?.length).toBeGreaterThanOrEqual(3),
  );
  expect(document.querySelectorAll('[data-figure] a')).toHaveLength(0);
  await pull({ tables: { blog_posts: POSTS } });
  await says('posts', 'Total Posts4');
});

test('R-38 a figure that leaves the screen leaves the focus on its main part, and the list begins at its top', async () => {
  await start({ blog_posts: POSTS });
  const link = await eventually(() => {
    const found = document.querySelector<HTMLAnchorElement>('[data-figure="posts"] a');
    if (found === null) throw new Error('no figure yet');
    return found;
  });
  const focused: (string | undefined)[] = [];
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLElement) focused.push(target.tagName);
  });
  link.focus();
  link.click();
  expect(focused.at(-1)).toBe('MAIN');
  await eventually(() => expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' }));
});
