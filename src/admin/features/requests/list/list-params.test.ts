import { expect, test } from 'vitest';
import type { RequestItem } from '../../../../data/index.ts';
import { searchKey } from '../../../../lib/search-text.ts';
import { filterRequests, NO_FILTERS, REQUEST_CODECS } from './list-params.ts';

const request = (name: string, columns: Partial<RequestItem> = {}): RequestItem => ({
  table: 'contacts',
  id: name,
  rev: 1,
  name,
  email: 'x@voorbeeld.example',
  phone: null,
  subject: null,
  boat_type: null,
  message: null,
  form: 'contact',
  has_attachment: false,
  unchecked: false,
  consent: null,
  created_at: null,
  updated_at: null,
  notes: null,
  status: 'new',
  stored_status: 'new',
  client_id: null,
  awaits_answer: true,
  answered_at: null,
  badge: 'none',
  search_key: searchKey(...name.split(' '), columns.email ?? 'x@voorbeeld.example'),
  ...columns,
});
const REQUESTS = [
  request('José de Wit', { email: 'wit@haven.example' }),
  request('Jan Bakker', { status: 'contacted' }),
  request('Els de Boer', { status: 'closed' }),
];
const { read, put } = REQUEST_CODECS.contacts;
const NOW_MS = Date.parse('2026-03-28T12:00:00+00:00');
const found = (query: string, requests = REQUESTS): readonly string[] =>
  filterRequests(requests, read(new URLSearchParams(query)), NOW_MS).map(({ name }) => name);

test('C-002 C-015 requests are found by a part of first name, last name or address, whatever the case, and by status', () => {
  expect(found('')).toHaveLength(3);
  expect(found('q=DE')).toEqual(['José de Wit', 'Els de Boer']);
  expect(found('q=jose+wit')).toEqual(['José de Wit']);
  expect(found('q=HAVEN.ex')).toEqual(['José de Wit']);
  expect(found('status=contacted')).toEqual(['Jan Bakker']);
  expect(found('q=de&status=closed')).toEqual(['Els de Boer']);
  expect(found('status=active'), 'a status of another kind filters nothing').toHaveLength(3);
});

test('R-09 requests are found by a late answer, and by the month of their answer in Amsterdam', () => {
  const answered = {
    awaits_answer: false,
    status: 'closed',
    created_at: '2026-02-20T12:00:00+00:00',
  } as const;
  const requests = [
    request('Te laat', { created_at: '2026-03-27T11:59:00+00:00' }),
    request('Op tijd', { created_at: '2026-03-27T12:01:00+00:00' }),
    request('Februari', { ...answered, answered_at: '2026-02-28T22:59:00+00:00' }),
    request('Maart', { ...answered, answered_at: '2026-02-28T23:01:00+00:00' }),
    request('Nog niet verzonden', answered),
  ];
  expect(found('antwoord=te-laat', requests)).toEqual(['Te laat']);
  expect(found('beantwoord=2026-02', requests)).toEqual(['Februari']);
  expect(found('beantwoord=2026-03', requests)).toEqual(['Maart']);
  expect(found('beantwoord=2026-13&antwoord=ja', requests), 'an unknown filter filters nothing').toHaveLength(
    5,
  );
});

test('R-14 the query keeps what is not the list’s own and leaves out what is usual', () => {
  const query = new URLSearchParams('q=wit&status=new&elders=1');
  expect(put(query, { status: null }).toString()).toBe('q=wit&elders=1');
  expect(put(query, { search: '' }).toString()).toBe('status=new&elders=1');
  const narrowed = put(query, { is_late: true, answered_in: '2026-03' });
  expect(narrowed.toString()).toBe('q=wit&status=new&elders=1&antwoord=te-laat&beantwoord=2026-03');
  expect(put(narrowed, NO_FILTERS).toString()).toBe('q=wit&elders=1');
});
