import { expect, test } from 'vitest';
import { descriptionTone, type SeoSource, searchPreview, seoFigures } from './seo.ts';

const GOOD: SeoSource = {
  title: 't'.repeat(55),
  metaDescription: 'd'.repeat(140),
  image_url: '/a.webp',
  alt: 'Teakdek',
  content: '<p>Tekst</p><img src="/b.webp" alt="Borstel">',
  blocks: [{ id: 'a', html: '<p><img src="/c.webp" alt=""></p>' }],
  default_alt: 'blog image',
};
const missesOf = (changes: Partial<SeoSource>): readonly string[] =>
  seoFigures({ ...GOOD, ...changes }).misses;

test('R-38 an article that meets the rules of title, description and alternative texts misses nothing', () => {
  expect(seoFigures(GOOD)).toEqual({
    title_characters: 55,
    description_characters: 140,
    pictures: 3,
    pictures_without_alt: 0,
    misses: [],
  });
  expect(missesOf({ image_url: null, alt: null, content: '', blocks: [] })).toEqual([]);
});

test('A-053 R-38 Z-017 a title has 50 to 60 characters, a description 130 to 155', () => {
  const ofTitle = (length: number) => missesOf({ title: ` ${'t'.repeat(length)} ` });
  expect([0, 49, 50, 60, 61].map(ofTitle)).toEqual([
    ['title_too_short'],
    ['title_too_short'],
    [],
    [],
    ['title_too_long'],
  ]);
  const ofDescription = (length: number) => missesOf({ metaDescription: `${'d'.repeat(length)}\n` });
  expect([0, 129, 130, 155, 156].map(ofDescription)).toEqual([
    ['description_missing'],
    ['description_too_short'],
    [],
    [],
    ['description_too_long'],
  ]);
  expect(missesOf({ metaDescription: null })).toEqual(['description_missing']);
});

test('R-38 every picture has an alternative text or is decorative; the one that saving fills in counts as none', () => {
  expect(missesOf({ alt: ' ' })).toEqual(['cover_without_alt']);
  expect(missesOf({ alt: null })).toEqual(['cover_without_alt']);
  const figures = seoFigures({
    ...GOOD,
    alt: null,
    content:
      '<IMG src=/1.webp><img title=\' alt="x"\' data-alt="y" src="/2.webp">' +
      '<img alt="blog image" src="/3.webp"><img ALT=\'a > b\' src="/4.webp"><img src="/5.webp" alt>',
    blocks: [{ id: 'a', html: '<img src="/6.webp"/>' }],
  });
  expect(figures).toMatchObject({
    pictures: 7,
    pictures_without_alt: 5,
    misses: ['cover_without_alt', 'picture_without_alt'],
  });
});

test('A-052 Z-017 the counter of the description is good above 130 characters and over above 155', () => {
  expect([0, 130, 131, 155, 156, 160].map(descriptionTone)).toEqual([
    'plain',
    'plain',
    'good',
    'good',
    'over',
    'over',
  ]);
});

test('A-049 the search preview cuts the title at 60 characters and the description at 155, each with an ellipsis', () => {
  expect(searchPreview('t'.repeat(60), 'd'.repeat(155))).toEqual({
    title: 't'.repeat(60),
    description: 'd'.repeat(155),
  });
  expect(searchPreview('t'.repeat(61), 'd'.repeat(156))).toEqual({
    title: `${'t'.repeat(60)}…`,
    description: `${'d'.repeat(155)}…`,
  });
  expect(searchPreview(` Een\ntitel ${'x'.repeat(50)} en meer`, '')).toEqual({
    title: `Een titel ${'x'.repeat(50)}…`,
    description: '',
  });
});
