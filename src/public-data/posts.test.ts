import { expect, test } from 'vitest';
import { parseArticle, textMark } from './article.ts';
import { imageAddress, parseCard, parseCards } from './posts.ts';

const ROW = {
  id: '1',
  slug: 'teak',
  title: 'Teak',
  category: 'Teak Dek Onderhoud',
  image_url: '/scenes/project-03-after-800.webp',
  alt: 'Een teakdek.',
  variants: { webp: [480, 800] },
  summary: 'Een samenvatting van belang.',
  date: null,
  published_at: '2026-10-27 08:30:00+00',
  reading_time: null,
  word_count: 401,
};

test('B-061 a picture is a whole address, a path of the site, or a file in blog-images', () => {
  expect(imageAddress('https://beeld.example/a.webp')).toBe('https://beeld.example/a.webp');
  expect(imageAddress('/scenes/a-800.webp')).toBe('/scenes/a-800.webp');
  expect(imageAddress('omslag 1.webp')).toBe('/storage/v1/object/public/blog-images/omslag%201.webp');
  expect([imageAddress(null), imageAddress(' ')]).toEqual([null, null]);
});

test('B-011 B-019 B-021 B-060 a card has a picture, a preview and a reading time', () => {
  expect(parseCard(ROW)).toMatchObject({
    slug: 'teak',
    preview: 'Een samenvatting van belang.',
    reading_minutes: 3,
    date: '2026-10-27T08:30:00+00:00',
    picture: { url: '/scenes/project-03-after-800.webp', alt: 'Een teakdek.' },
  });
  expect(parseCard({ ...ROW, image_url: null, summary: null, reading_time: 7 })).toMatchObject({
    picture: null,
    preview: null,
    reading_minutes: 7,
  });
});

test('B-043 an article without a day of its own has the one it was made on, however the database writes it', () => {
  for (const published_at of [
    '2026-10-27 08:30:00.123+00',
    '2026-10-27T08:30:00.123+00:00',
    '2026-10-27T08:30:00.123Z',
  ])
    expect(new Date(parseCard({ ...ROW, published_at })?.date ?? '').toISOString()).toBe(
      '2026-10-27T08:30:00.123Z',
    );
});

test('B-060 a row without an address or a title is no post', () => {
  expect(parseCards([ROW, { ...ROW, slug: null }, { ...ROW, title: ' ' }])).toHaveLength(1);
  expect(parseArticle({})).toBeNull();
});

test('R-37 B-060 an article has its text, its blocks whatever they came in, author and description', () => {
  const article = parseArticle({
    ...ROW,
    content: '<p>x</p>',
    html_blocks: '[{"id":"a","html":"<p>y</p>"}]',
    metaDescription: 'Over teak',
    author: 'Bram Visser',
  });
  expect(article).toMatchObject({
    content: '<p>x</p>',
    blocks: [{ id: 'a', html: '<p>y</p>' }],
    description: 'Over teak',
    author: 'Bram Visser',
  });
  expect(parseArticle(ROW)).toMatchObject({ content: '', blocks: [], description: null, author: null });
});

test('a text that changed has another mark, the same text the same', () => {
  const text = { content: '<p>x</p>', blocks: [{ id: 'a', html: 'y' }] };
  expect(textMark({ ...text, content: ' <p>x</p>\n' })).toBe(textMark(text));
  expect(textMark({ ...text, content: '<p>z</p>' })).not.toBe(textMark(text));
  expect(textMark({ ...text, blocks: [] })).not.toBe(textMark(text));
});

test('A-054 A-072 a card has the picture before the present one, whole, until that has arrived; or none', () => {
  const row = {
    ...ROW,
    image_url: 'nieuw-800.webp',
    alt: 'Nieuw',
    variants: { webp: [480, 800] },
    focus_x: 1,
    focus_y: 2,
  };
  const former = { image_url: 'eerder.webp', alt: 'Eerder', variants: {}, focus_x: null, focus_y: null };
  const picture = parseCard({ ...row, former })?.picture;
  expect(picture).toMatchObject({
    url: '/storage/v1/object/public/blog-images/eerder.webp',
    alt: 'Eerder',
    widths: { webp: [] },
  });
  expect(picture?.focus).toBeUndefined();
  expect(parseCard({ ...row, former: { image_url: null } })?.picture).toBeNull();
  expect(parseCard({ ...row, former: null })?.picture).toMatchObject({ alt: 'Nieuw', focus: '1% 2%' });
});

test('R-36 while new pictures of its text are on their way an article is the version before it, whole', () => {
  const former = {
    title: 'Eerder',
    summary: 'Wat er eerder stond, in het kort.',
    image_url: 'eerder.webp',
    variants: {},
  };
  const former_text = { content: '<p>Eerder</p>', html_blocks: [], author: null, metaDescription: 'Eerder' };
  const row = {
    ...ROW,
    content: '<img src="/storage/v1/object/public/blog-images/x-800.webp">',
    former,
    former_text,
  };
  expect(parseArticle(row)).toMatchObject({
    card: { title: 'Eerder', preview: 'Wat er eerder stond, in het kort.', slug: 'teak' },
    content: '<p>Eerder</p>',
    description: 'Eerder',
  });
  expect(parseCard(row)?.picture?.url).toMatch(/eerder\.webp$/);
  expect(parseArticle({ ...row, former: null, former_text: null })?.card.title).toBe('Teak');
});

const focusOf = (focus_x: unknown, focus_y: unknown) =>
  parseCard({ ...ROW, image_url: '/a-800.webp', focus_x, focus_y })?.picture?.focus;

test('A-054 a card has the focal point of its picture, where the office gave it one', () => {
  expect(focusOf(20, 80)).toBe('20% 80%');
  expect(focusOf(0, 0)).toBe('0% 0%');
  expect([focusOf(null, null), focusOf(undefined, undefined)]).toEqual([undefined, undefined]);
});
