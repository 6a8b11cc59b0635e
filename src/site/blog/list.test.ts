import { expect, test } from 'vitest';
import type { PostCard } from '../../public-data/posts.ts';
import { findPosts } from './post-list.tsx';
import { categoriesOf, listQuery, PAGE_SIZE, readList } from './list-address.ts';
import { relatedTo } from '../article/article-view.tsx';

const card = (id: string, title: string, category: string | null): PostCard => ({
  id,
  slug: id,
  title,
  category,
  picture: null,
  preview: `Inleiding van ${id}`,
  reading_minutes: 1,
  date: null,
});
const POSTS = [
  card('a', 'Crème gelcoat', 'Gelcoat Reparatie'),
  card('b', 'Teak', 'Teak Dek Onderhoud'),
  card('c', 'Antifouling', null),
  card('d', 'Teak en zon', 'Teak Dek Onderhoud'),
];
const TEXTS = new Map([
  ['a', 'polijsten met een zachte pad'],
  ['b', 'reinigen met een zachte borstel'],
  ['c', 'twee lagen over de romp'],
]);
const ids = (posts: readonly PostCard[]): string => posts.map(({ id }) => id).join('');

const find = (term: string, texts: typeof TEXTS | null = TEXTS) =>
  ids(findPosts(POSTS, { category: null, term }, texts));
const findIn = (category: string | null, term: string) => ids(findPosts(POSTS, { category, term }, TEXTS));

test('B-009 B-013 R-32 category, page and term stand together in the address and are read from it', () => {
  const list = { category: 'teak dek onderhoud', page: 3, term: 'naad & kit' };
  expect(listQuery(list)).toBe('?categorie=teak+dek+onderhoud&page=3&zoek=naad+%26+kit');
  expect(readList(listQuery(list))).toEqual(list);
  expect(readList('?categorie=Teak%20Dek%20Onderhoud')).toMatchObject({
    category: 'teak dek onderhoud',
    page: 1,
  });
  expect(listQuery({ category: null, page: 1, term: ' ' })).toBe('');
});

test('R-32 an address that makes no sense is the first page of everything', () => {
  for (const odd of ['?page=0', '?page=-2', '?page=1.5', '?page=x', '?categorie=', ''])
    expect(readList(odd)).toEqual({ category: null, page: 1, term: '' });
});

test('B-014 Z-015 four at first, four more each time', () => {
  expect(PAGE_SIZE).toBe(4);
});

test('B-008 the categories are those of the posts, each once', () => {
  expect(categoriesOf(POSTS)).toEqual(['Gelcoat Reparatie', 'Teak Dek Onderhoud']);
});

test('B-010 a search looks in title and text, whatever the case and the accents', () => {
  expect(find('TEAK')).toBe('bd');
  expect(find('creme')).toBe('a');
  expect(find('crème')).toBe('a');
  expect(find('zachte')).toBe('ab');
  expect(find('zachte borstel')).toBe('b');
  expect(find('borstel teak'), 'two words, wherever each stands').toBe('b');
  expect(find('zachte', null)).toBe('');
  expect(find('inleiding antifouling', null)).toBe('c');
  expect(find('')).toBe('abcd');
});

test('B-010 a search is within the category, all or exactly one', () => {
  expect(findIn('teak dek onderhoud', 'zachte')).toBe('b');
  expect(findIn('teak', '')).toBe('');
  expect(findIn('teak dek onderhoud', '')).toBe('bd');
});

test('B-010 a thousand posts are searched within a frame', () => {
  const many = Array.from({ length: 1000 }, (_, at) => card(`p${at}`, `Artikel ${at}`, 'Tips & Advies'));
  const words = 'onderhoud van gelcoat teak romp en dek in het seizoen '.repeat(110);
  const texts = new Map(many.map(({ id }) => [id, `${words}${id}`]));
  findPosts(many, { category: null, term: 'x' }, texts);
  const started_ms = performance.now();
  expect(findPosts(many, { category: null, term: 'p777' }, texts)).toHaveLength(1);
  // Generous: it takes a few milliseconds; what it may never become is seconds.
  expect(performance.now() - started_ms).toBeLessThan(500);
});

test('related articles: the same category first, never the article itself, three at most', () => {
  const [first, second] = POSTS;
  if (!first || !second) throw new Error('no posts');
  expect(ids(relatedTo(second, POSTS))).toBe('dac');
  expect(ids(relatedTo({ slug: 'x', category: null }, POSTS))).toBe('abc');
});
