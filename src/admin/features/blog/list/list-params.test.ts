import { expect, test } from 'vitest';
import type { PostListItem } from '../../../../data/index.ts';
import { categoriesIn, filterPosts, NO_FILTERS, parsePostParams, withPostParams } from './list-params.ts';

const post = (title: string, columns: Partial<PostListItem> = {}): PostListItem => ({
  id: title,
  slug: title,
  title,
  category: 'Tips & Advies',
  author: null,
  published: true,
  publish_at: null,
  pictures_awaited: 0,
  is_read: true,
  created_at: null,
  date: null,
  picture: null,
  focus: null,
  badge: 'none',
  created_on: '2026-01-01',
  meets_seo: true,
  search_key: title.toLowerCase(),
  ...columns,
});
const POSTS = [
  post('Teak schoonmaken', { category: 'Teak Dek Onderhoud' }),
  post('Teak in de winter', { published: false }),
  post('Antifouling in april', { published: false, publish_at: '2027-04-01T07:00:00.000Z' }),
  post('Één romp', { search_key: 'een romp', category: 'Van vroeger' }),
];
const found = (query: string): readonly string[] =>
  filterPosts(POSTS, parsePostParams(new URLSearchParams(query))).map(({ title }) => title);

test('A-044 A-051 the articles are found by every word of the search, by category and by status', () => {
  expect(found('')).toHaveLength(4);
  expect(found('q=winter+TEAK')).toEqual(['Teak in de winter']);
  expect(found('q=één')).toEqual(['Één romp']);
  expect(found('categorie=Teak+Dek+Onderhoud')).toEqual(['Teak schoonmaken']);
  expect(found('status=draft')).toEqual(['Teak in de winter']);
  expect(found('status=planned')).toEqual(['Antifouling in april']);
  expect(found('status=published&q=teak')).toEqual(['Teak schoonmaken']);
  expect(found('status=bestaat-niet'), 'an unknown filter filters nothing').toHaveLength(4);
});

test('R-38 the articles are found by the rules for search engines, and by the day they were made', () => {
  const posts = [
    post('Oud en goed'),
    post('Nieuw', { created_on: '2026-03-02', meets_seo: false }),
    post('Zonder dag', { created_on: '' }),
  ];
  const titles = (query: string): readonly string[] =>
    filterPosts(posts, parsePostParams(new URLSearchParams(query))).map(({ title }) => title);
  expect(titles('seo=met')).toEqual(['Oud en goed', 'Zonder dag']);
  expect(titles('seo=missed')).toEqual(['Nieuw']);
  expect(titles('sinds=2026-03-02')).toEqual(['Nieuw']);
  expect(titles('sinds=2026-03-03')).toEqual([]);
  expect(titles('sinds=gisteren&seo=ja'), 'an unknown filter filters nothing').toHaveLength(3);
});

test('R-14 the query keeps what is not the list’s own and leaves out what is usual', () => {
  const query = new URLSearchParams('q=teak&status=draft&elders=1');
  expect(withPostParams(query, { status: 'all', category: 'Tips & Advies' }).toString()).toBe(
    'q=teak&elders=1&categorie=Tips+%26+Advies',
  );
  expect(withPostParams(query, { search: '', status: 'all' }).toString()).toBe('elders=1');
  const narrowed = withPostParams(query, { seo: 'missed', since: '2026-03-02' });
  expect(narrowed.toString()).toBe('q=teak&status=draft&elders=1&seo=missed&sinds=2026-03-02');
  expect(withPostParams(narrowed, NO_FILTERS).toString()).toBe('q=teak&elders=1');
});

test('A-051 the filter offers the categories that occur, those of the form first, and the chosen one', () => {
  const known = ['Gelcoat Reparatie', 'Teak Dek Onderhoud', 'Tips & Advies'];
  expect(categoriesIn(POSTS, known, null)).toEqual(['Teak Dek Onderhoud', 'Tips & Advies', 'Van vroeger']);
  expect(categoriesIn([], known, 'Gelcoat Reparatie')).toEqual(['Gelcoat Reparatie']);
});
