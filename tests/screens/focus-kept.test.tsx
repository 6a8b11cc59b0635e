// @vitest-environment jsdom
/** Buttons that go away or are busy once they are pressed: the focus goes on, and is never lost on the page (WCAG 2.4.3). */
import 'fake-indexeddb/auto';
import { type ReactElement, useRef } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { adminPage, REQUEST_KIND_PATHS } from '../../src/admin-routes.ts';
import { BlogRoutes } from '../../src/admin/features/blog/blog-routes.tsx';
import { ClientsRoutes } from '../../src/admin/features/clients/clients-routes.tsx';
import { DashboardRoutes } from '../../src/admin/features/dashboard/dashboard-routes.tsx';
import { LISTS } from '../../src/admin/features/dashboard/list-addresses.ts';
import { RequestsRoutes } from '../../src/admin/features/requests/requests-routes.tsx';
import { SyncCenterScreen } from '../../src/admin/features/sync-center/sync-center-screen.tsx';
import { TodayScreen } from '../../src/admin/features/today/today-screen.tsx';
import { RowHistoryDialog } from '../../src/admin/sync-ui/history/row-history-dialog.tsx';
import { ChangesList } from '../../src/admin/sync-ui/pending/changes-list.tsx';
import type { FetchRowHistory, HistoryEntry } from '../../src/backend/row-history.ts';
import { addClient, addServicePhoto, keepPhoto } from '../../src/data/index.ts';
import type { PhotoAccess } from '../../src/admin/runtime.ts';
import { openDevice } from '../../src/data/testing/device.ts';
import {
  picture,
  serverClient,
  serverLead,
  serverPhoto,
  serverPost,
  serverRecord,
} from '../../src/data/testing/rows.ts';
import { today } from '../../src/domain/calendar-date.ts';
import { err, ok } from '../../src/lib/result.ts';
import { drawUntilEnd, eventually, find, press, type } from './draw-admin.tsx';
import { holdReads } from './hold-reads.ts';

const id = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

const draw = drawUntilEnd();
afterEach(() => {
  vi.unstubAllGlobals();
});

const focused = (): Element | null => document.activeElement;
/** Presses a button as the keyboard does: it has the focus. */
const pressFocused = async (selector: string, text = ''): Promise<HTMLElement> => {
  const button = await find(HTMLElement, selector, text);
  button.focus();
  await press(selector, text);
  return button;
};

const LISTS_OF_ROWS: readonly (readonly [name: string, address: string, element: ReactElement])[] = [
  ['clients', adminPage('clients'), <ClientsRoutes key="1" />],
  ['articles', adminPage('blog'), <BlogRoutes key="2" />],
  [
    'requests',
    adminPage('request_kind', { request_kind: REQUEST_KIND_PATHS.contacts }),
    <RequestsRoutes key="3" />,
  ],
];

test.each(LISTS_OF_ROWS)(
  'WCAG 2.4.3 who clears the filters of an empty result of %s goes on in the search',
  async (_, address, element) => {
    const { db, pull } = await openDevice();
    await pull({
      tables: {
        clients: [serverClient(id(1))],
        blog_posts: [serverPost(id(2))],
        contacts: [serverLead(id(3), { form: 'contact', name: 'Els', message: 'Dag' })],
      },
    });
    draw(db, address, element);
    const search = await find(HTMLInputElement, '[data-list-search]');
    type(search, 'bestaat niet');
    await pressFocused('button', 'wissen');
    await eventually(() => expect(search.value).toBe(''));
    expect(focused()).toBe(search);
  },
);

/** Photos of a server that cannot be reached. */
const AWAY: PhotoAccess = {
  fetch: async () => err('offline'),
  keep: async () => err('offline'),
  fetch_small: async () => err('offline'),
};

test('WCAG 2.4.3 who clears the filters in their sheet on a phone stays on the button', async () => {
  const { db, pull } = await openDevice();
  await pull({ tables: { clients: [serverClient(id(1))] } });
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { media, matches: media.startsWith('(max-width: 767') }),
  );
  draw(db, `${adminPage('clients')}?status=prospect`, <ClientsRoutes />);
  await press('button[aria-label^="Filter en volgorde"]');
  await eventually(() => expect(focused()?.closest('[role="dialog"]')).toBeTruthy());
  const button = await pressFocused('[role="dialog"] button', 'Filters wissen');
  await eventually(() => expect(button.getAttribute('aria-disabled')).toBe('true'));
  expect(focused()).toBe(button);
});

test('WCAG 2.4.3 more of a long list of services begins at the first that came', async () => {
  const { db, pull } = await openDevice();
  await pull({
    tables: {
      clients: [serverClient(id(1))],
      service_records: Array.from({ length: 130 }, (_, index) =>
        serverRecord(id(100 + index), id(1), { date: today(), status: 'scheduled' }),
      ),
    },
  });
  draw(db, LISTS.open_services(), <DashboardRoutes />);
  await pressFocused('button', 'Toon nog 30');
  await eventually(() => {
    const rows = document.querySelectorAll('[data-result-count] li');
    expect(rows).toHaveLength(130);
    expect(focused()).toBe(rows[100]?.querySelector('a'));
  });
});

function Changes() {
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <h2 ref={heading}>Wijzigingen</h2>
      <ChangesList now_ms={0} heading={heading} />
    </>
  );
}

test('WCAG 2.4.3 more of a long queue begins at the first that came', async () => {
  const { db } = await openDevice();
  for (let n = 0; n < 55; n += 1)
    await addClient(db, { name: `Klant ${n}`, email: `k${n}@voorbeeld.example` });
  const { tell } = draw(db, adminPage('sync'), <Changes />);
  tell({ pending: 55 });
  await pressFocused('button', 'Nog 5 wijzigingen tonen');
  await eventually(() => {
    const rows = document.querySelectorAll('section li');
    expect(rows).toHaveLength(55);
    expect(focused()).toBe(rows[50]);
  });
});

const changeNo = (n: number): HistoryEntry => ({
  id: String(n),
  op: 'update',
  user_id: null,
  user_name: null,
  made_at: null,
  arrived_at: '2026-05-01T10:00:00.000Z',
  changes: { name: { old: `Naam ${n}`, new: `Naam ${n + 1}` } },
});

test('WCAG 2.4.3 the button for older changes keeps the focus while they come, and gives it to the first of them', async () => {
  const { db, pull } = await openDevice();
  await pull({ tables: { clients: [serverClient(id(1))] } });
  const older = Promise.withResolvers<void>();
  const row_history: FetchRowHistory = async (_table, _id, before) => {
    if (before === undefined) return ok({ entries: [changeNo(9), changeNo(8)], more: true });
    await older.promise;
    return ok({ entries: [changeNo(7)], more: false });
  };
  draw(
    db,
    adminPage('clients'),
    <RowHistoryDialog
      stack_id="history"
      row={{ table: 'clients', id: id(1) }}
      title="Jan"
      onClose={() => undefined}
    />,
    { row_history },
  );
  const button = await pressFocused('button', 'Oudere wijzigingen laden');
  await eventually(() => expect(button.hasAttribute('data-loading')).toBe(true));
  expect(focused(), 'while they come').toBe(button);
  older.resolve();
  await eventually(() => {
    const entries = document.querySelectorAll('[role="dialog"] ol > li');
    expect(entries).toHaveLength(3);
    expect(focused()).toBe(entries[2]);
  });
});

test('WCAG 2.4.3 the button that saves a copy keeps the focus while it works, and leaves it to the heading when all was sent', async () => {
  URL.createObjectURL = () => 'blob:copy';
  URL.revokeObjectURL = () => undefined;
  const { db, answer } = await openDevice();
  await addClient(db, { name: 'Jan', email: 'jan@voorbeeld.example' });
  const { tell } = draw(db, adminPage('sync'), <SyncCenterScreen />);
  tell({ pending: 1 });
  await find(HTMLElement, '#sync-changes');
  const button = await find(HTMLElement, 'button', 'Noodkopie bewaren');
  const letGo = await holdReads(db.rows.uploads);
  await pressFocused('button', 'Noodkopie bewaren');
  await eventually(() => expect(button.hasAttribute('data-loading')).toBe(true));
  expect(focused(), 'while it works').toBe(button);
  await letGo();
  await eventually(() => expect(button.hasAttribute('data-loading')).toBe(false));
  expect(focused()).toBe(button);
  await answer(() => ({}));
  tell({ pending: 0 });
  await eventually(() => expect(button.isConnected).toBe(false));
  expect(focused()).toBe(document.querySelector('#sync-changes'));
});

test('WCAG 2.4.3 who sends failed photos again goes on at the history, and the pager of pairs keeps the focus at its ends', async () => {
  URL.createObjectURL = () => 'blob:photo';
  URL.revokeObjectURL = () => undefined;
  const { db, pull } = await openDevice();
  await pull({
    tables: {
      clients: [serverClient(id(1))],
      service_records: [serverRecord(id(2), id(1))],
      service_photos: (['before', 'before', 'after', 'after'] as const).map((kind, index) =>
        serverPhoto(id(10 + index), id(2), { kind }),
      ),
    },
  });
  const added = await addServicePhoto(db, {
    service_record_id: id(2),
    kind: 'other',
    taken_at: '2026-05-01T09:30:00.000Z',
    picture: picture(),
  });
  await db.store.uploads.reject(`service_photos/${added.ok ? added.value.id : ''}`, 'TOO_LARGE');
  draw(db, adminPage('client', { client_id: id(1) }), <ClientsRoutes />, {
    photos: { ...AWAY, fetch: async () => err('offline') },
  });
  const retry = await pressFocused('[role="alert"] button', 'Opnieuw verzenden');
  await eventually(() => expect(retry.isConnected).toBe(false));
  expect(focused()).toBe(document.querySelector('#service-history'));

  const next = await pressFocused('button[aria-label="Volgende vergelijking"]');
  await eventually(() => expect(next.getAttribute('aria-disabled')).toBe('true'));
  expect(focused()).toBe(next);
  await pressFocused('button[aria-label="Volgende vergelijking"]');
  expect(document.body.textContent, 'there is no third').toContain('2 van 2');
});

test('WCAG 2.4.3 the button that fetches photos keeps the focus while they come, and leaves it to what is told of them', async () => {
  const { db, pull } = await openDevice();
  await pull({
    tables: {
      clients: [serverClient(id(1))],
      service_records: [
        serverRecord(id(2), id(1), { date: today(), status: 'scheduled' }),
        serverRecord(id(3), id(1), { date: '2026-01-05' }),
      ],
      service_photos: [serverPhoto(id(4), id(3))],
    },
  });
  const coming = Promise.withResolvers<void>();
  draw(db, adminPage('today'), <TodayScreen />, {
    photos: {
      ...AWAY,
      keep: async (photo_id) => {
        await coming.promise;
        await keepPhoto(db, photo_id, { bytes: new ArrayBuffer(1), thumbnail: null });
        return ok(undefined);
      },
    },
  });
  const button = await pressFocused('button', 'Nu ophalen');
  await eventually(() => expect(button.hasAttribute('data-loading')).toBe(true));
  expect(focused(), 'while they come').toBe(button);
  coming.resolve();
  await eventually(() => expect(button.isConnected).toBe(false));
  expect(focused()).toBe(await find(HTMLElement, 'output', 'Foto’s staan op dit apparaat'));
});
