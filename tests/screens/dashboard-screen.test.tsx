// @vitest-environment jsdom
/** The dashboard over a real database, with the lists that its figures open. */
import 'fake-indexeddb/auto';
import { useLocation } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { BlogRoutes } from '../../src/admin/features/blog/blog-routes.tsx';
import { DashboardRoutes } from '../../src/admin/features/dashboard/dashboard-routes.tsx';
import { RequestsRoutes } from '../../src/admin/features/requests/requests-routes.tsx';
import { addDays, today } from '../../src/domain/calendar-date.ts';
import { openDevice } from '../../src/data/testing/device.ts';
import { serverLead, serverPost } from '../../src/data/testing/rows.ts';
import { ADMIN_PATHS, adminPage } from '../../src/admin-routes.ts';
import { drawAdmin, eventually, find } from './draw-admin.tsx';

/** The screens that figures lead to. */
function Screens() {
  const { pathname } = useLocation();
  if (pathname.startsWith(ADMIN_PATHS.blog)) return <BlogRoutes />;
  if (pathname.startsWith(ADMIN_PATHS.requests)) return <RequestsRoutes />;
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
  const found = [...(await figure(name)).querySelectorAll('a')].find(({ textContent }) =>
    plain(textContent).includes(link),
  );
  if (found === undefined) throw new Error(`${name} has no link '${link}'`);
  found.click();
  await eventually(() => {
    const list = document.querySelector<HTMLElement>('[data-result-count]');
    expect(list?.dataset['resultCount'], `${name}: ${window.location.href}`).toBe(String(rows));
  });
};

const start = async (
  tables: Parameters<Awaited<ReturnType<typeof openDevice>>['pull']>[0]['tables'] = {},
) => {
  const { db, pull } = await openDevice();
  await pull({ tables });
  vi.spyOn(window, 'scrollTo').mockReturnValue(undefined);
  return { pull, ...drawAdmin(db, adminPage('dashboard'), <Screens />) };
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
  const { end } = await start({ blog_posts: POSTS });
  await says('posts', 'Total Posts4');
  await opensRows('posts', '4', 4);
  end();
});

test('R-38 the change of 30 days opens the articles made since', async () => {
  const { end } = await start({ blog_posts: POSTS });
  await says('posts', '2 nieuw in 30 dagen');
  await opensRows('posts', '2 nieuw', 2);
  end();
});

test('A-024 R-38 SEO Performance is the share of articles that meet the rules, and opens those', async () => {
  const { end } = await start({ blog_posts: POSTS });
  await says('seo', 'SEO Performance75%');
  await opensRows('seo', '75%', 3);
  end();
});

test('R-38 the articles that miss a rule are counted, and opened', async () => {
  const { end } = await start({ blog_posts: POSTS });
  await says('seo', '1 artikel voldoet niet');
  await opensRows('seo', 'voldoet niet', 1);
  end();
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
  const { end } = await start(REQUESTS);
  await says(name, shown);
  await opensRows(name, shown, rows);
  end();
});

test('R-09 the median answer time of this month, of both kinds, opens the requests that were answered in it', async () => {
  const { end } = await start(REQUESTS);
  await says('median', '4 u');
  await opensRows('median', '2 antwoorden', 2);
  end();
  const again = await start(REQUESTS);
  await says('median', '1 antwoord');
  await opensRows('median', 'Founding Members', 1);
  again.end();
});

test('R-38 where nothing can be counted yet the dashboard says so, and no figure opens anything', async () => {
  const { end, pull } = await start();
  await eventually(() =>
    expect(document.body.textContent.match(/Nog geen gegevens/g)?.length).toBeGreaterThanOrEqual(3),
  );
  expect(document.querySelectorAll('[data-figure] a')).toHaveLength(0);
  await pull({ tables: { blog_posts: POSTS } });
  await says('posts', 'Total Posts4');
  end();
});

test('R-38 a figure that leaves the screen leaves the focus on its main part, and the list begins at its top', async () => {
  const { end } = await start({ blog_posts: POSTS });
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
  end();
});
