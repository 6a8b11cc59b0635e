import { expect, test } from 'vitest';
import { uuidv7 } from '../lib/uuid.ts';
import {
  type ClientFilter,
  createClientFinder,
  DEFAULT_CLIENT_SORT,
  type ListedClient,
  inNameOrder,
  sortClients as sortNamed,
  type ClientSortKey,
  type SortDirection,
} from './client-list.ts';

const TYPE_WORDS: Readonly<Record<string, string>> = { waxing: 'Waxbehandeling' };
const filterClients = createClientFinder((type) => TYPE_WORDS[type] ?? type);

const sortClients = (clients: readonly ListedClient[], key: ClientSortKey, direction: SortDirection) =>
  sortNamed(inNameOrder(clients), key, direction);

const NO_CLIENT_FILTER: ClientFilter = { text: '', status: 'all', service_type: null, planned: null };

interface Given {
  readonly name: string;
  readonly email?: string;
  readonly phone?: string;
  readonly yacht_name?: string;
  readonly yacht_type?: string;
  readonly location?: string;
  readonly status?: string;
  readonly created_at?: string | null;
  readonly last_service?: string;
  readonly total_cents?: number;
  readonly types?: readonly string[];
  readonly open_dates?: readonly string[];
}

const client = (given: Given): ListedClient => ({
  id: given.name,
  name: given.name,
  status: given.status ?? 'active',
  created_at: given.created_at ?? '2026-01-01T00:00:00Z',
  figures: {
    last_service: given.last_service ?? null,
    total_cents: given.total_cents ?? 0,
    open_dates: given.open_dates ?? [],
    open_services: given.open_dates?.length ?? 0,
    type_counts: Object.fromEntries((given.types ?? []).map((type) => [type, 1])),
  },
  email: given.email ?? '',
  phone: given.phone ?? null,
  yacht_name: given.yacht_name ?? null,
  yacht_type: given.yacht_type ?? null,
  location: given.location ?? null,
});

const names = (clients: readonly ListedClient[]): string[] => clients.map(({ name }) => name);

const fleet = [
  client({ name: 'Bram', last_service: '2026-02-01', total_cents: 500, created_at: '2024-01-01T00:00:00Z' }),
  client({ name: 'anna', total_cents: 900, created_at: '2025-01-01T10:00:00+02:00' }),
  client({ name: 'Émile', last_service: '2026-03-01', total_cents: 100, created_at: '2025-01-01T09:00:00Z' }),
  client({ name: 'Zeger', last_service: '2025-02-01', created_at: '2023-01-01T00:00:00Z' }),
];

test('M-016 the list starts sorted by last service, newest first, clients without one last', () => {
  expect(DEFAULT_CLIENT_SORT).toEqual({ key: 'last_service', direction: 'desc' });
  expect(names(sortClients(fleet, 'last_service', 'desc'))).toEqual(['Émile', 'Bram', 'Zeger', 'anna']);
});

test('M-016 R-42 turning the direction keeps clients without a last service last', () => {
  expect(names(sortClients(fleet, 'last_service', 'asc'))).toEqual(['Zeger', 'Bram', 'Émile', 'anna']);
});

test('M-016 sorting by name follows Dutch order', () => {
  expect(names(sortClients(fleet, 'name', 'asc'))).toEqual(['anna', 'Bram', 'Émile', 'Zeger']);
  expect(names(sortClients(fleet, 'name', 'desc'))).toEqual(['Zeger', 'Émile', 'Bram', 'anna']);
});

test('M-016 sorting by total value and by creation, both ways', () => {
  expect(names(sortClients(fleet, 'total_value', 'desc'))).toEqual(['anna', 'Bram', 'Émile', 'Zeger']);
  expect(names(sortClients(fleet, 'total_value', 'asc'))).toEqual(['Zeger', 'Émile', 'Bram', 'anna']);
  expect(names(sortClients(fleet, 'created_at', 'asc'))).toEqual(['Zeger', 'Bram', 'anna', 'Émile']);
});

test('M-016 a client made on this device and not yet sent sorts by the time in its id', () => {
  const fresh = { ...client({ name: 'Nieuw' }), id: uuidv7(Date.now()), created_at: null };
  expect(names(sortClients([...fleet, fresh], 'created_at', 'desc'))[0]).toBe('Nieuw');
});

test('M-016 equal values stand by name, whatever order they came in', () => {
  const equal = ['Cor', 'Ad', 'Bas'].map((name) => client({ name, last_service: '2026-01-01' }));
  expect(names(sortClients(equal, 'last_service', 'desc'))).toEqual(['Ad', 'Bas', 'Cor']);
  expect(names(sortClients(equal.toReversed(), 'last_service', 'desc'))).toEqual(['Ad', 'Bas', 'Cor']);
});

const harbour = [
  client({ name: 'Jan de Boer', yacht_name: 'Zeeleeuw', location: 'Haven Monnickendam', types: ['waxing'] }),
  client({ name: 'André Çelik', yacht_name: 'Zee Arend', location: 'Hoorn', status: 'prospect' }),
  client({ name: 'Zeeman', location: 'Muiden', status: 'completed', types: ['waxing', 'Mast polijsten'] }),
];

test.each([
  ['BOER', ['Jan de Boer']],
  ['zeeleeuw', ['Jan de Boer']],
  ['hoorn', ['André Çelik']],
  ['zee', ['Jan de Boer', 'André Çelik', 'Zeeman']],
  ['andre celik', ['André Çelik']],
  ['ANDRÉ', ['André Çelik']],
  ['monnickendam jan', ['Jan de Boer']],
  ['  ', ['Jan de Boer', 'André Çelik', 'Zeeman']],
  ['geen', []],
])('M-015 searching %j looks in name, yacht and location', (text, expected) => {
  expect(names(filterClients(harbour, { ...NO_CLIENT_FILTER, text }))).toEqual(expected);
});

const reachable = [
  client({ name: 'Ad', email: 'ad.smit@werf.nl', phone: '+31 6 1234 5678', yacht_type: 'Contest 42' }),
  client({ name: 'Bea', email: 'bea@zee.nl', phone: '06-98765432', types: ['waxing'] }),
  client({ name: 'Cor', phone: '+32 475 12 34 56', types: ['Mast polijsten'] }),
];

test.each([
  ['0612', ['Ad']],
  ['+31 6 98', ['Bea']],
  ['06 1234 5678', ['Ad']],
  ['+32 475', ['Cor']],
  ['SMIT@werf', ['Ad']],
  ['contest', ['Ad']],
  ['waxbeh', ['Bea']],
  ['bea wax', ['Bea']],
  ['polijsten', ['Cor']],
  ['waxing', []],
  ['--', ['Ad', 'Bea', 'Cor']],
])('M-015 searching %j looks in telephone, e-mail, kind of yacht and services too', (text, expected) => {
  expect(names(filterClients(reachable, { ...NO_CLIENT_FILTER, text }))).toEqual(expected);
});

test('M-017 filters on status and on a service type that occurs, together with the search', () => {
  expect(names(filterClients(harbour, NO_CLIENT_FILTER))).toHaveLength(3);
  expect(names(filterClients(harbour, { ...NO_CLIENT_FILTER, status: 'prospect' }))).toEqual(['André Çelik']);
  expect(names(filterClients(harbour, { ...NO_CLIENT_FILTER, service_type: 'waxing' }))).toEqual([
    'Jan de Boer',
    'Zeeman',
  ]);
  expect(
    names(filterClients(harbour, { ...NO_CLIENT_FILTER, status: 'completed', service_type: 'waxing' })),
  ).toEqual(['Zeeman']);
  expect(filterClients(harbour, { ...NO_CLIENT_FILTER, service_type: 'constructor' })).toEqual([]);
});

test('M-015 M-016 of ten thousand clients each is read once, however often they are searched', () => {
  let reads = 0;
  const many = Array.from({ length: 10_000 }, (_, index) => {
    const listed = client({ name: `Klant ${index}`, location: `Haven ${index % 40}`, types: ['waxing'] });
    return Object.defineProperty(listed, 'name', {
      get() {
        reads += 1;
        return `Klant ${index}`;
      },
    });
  });
  for (const text of ['haven 12', 'haven 1', 'klant 77', 'wax'])
    expect(filterClients(many, { ...NO_CLIENT_FILTER, text }).length).toBeGreaterThan(0);
  expect(reads).toBe(10_000);
});

const planned = [
  client({ name: 'late', open_dates: ['2026-04-28', '2026-06-01'] }),
  client({ name: 'none' }),
  client({ name: 'today', open_dates: ['2026-05-01'] }),
  client({ name: 'this week', open_dates: ['2026-05-07'] }),
  client({ name: 'next week', open_dates: ['2026-05-08'] }),
];

test('M-016 R-42 the order by planned date begins with what waits longest, and ends with whom nothing is planned for', () => {
  const ordered = ['late', 'today', 'this week', 'next week', 'none'];
  expect(names(sortClients(planned, 'planned', 'asc'))).toEqual(ordered);
  expect(names(sortClients(planned, 'planned', 'desc')).at(-1)).toBe('none');
});

test('M-017 R-42 clients are found by what is planned: anything, too late, today, within seven days', () => {
  const today = '2026-05-01';
  const found = (what: 'open' | 'late' | 'today' | 'week') =>
    names(filterClients(planned, { ...NO_CLIENT_FILTER, planned: { what, today } }));
  expect(found('open')).toEqual(['late', 'today', 'this week', 'next week']);
  expect(found('late')).toEqual(['late']);
  expect(found('today')).toEqual(['today']);
  expect(found('week')).toEqual(['today', 'this week']);
});
