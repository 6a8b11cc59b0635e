import { expect, test } from 'vitest';
import { parseInput } from './field-errors.ts';
import { newPost, postEdit } from './post-input.ts';

const filled = {
  title: ' Teak in de winter ',
  author: 'Sanne de Vries',
  category: 'Teak',
  metaDescription: 'Zo blijft teak mooi.',
  content: '<p>Teak</p>',
  slug: 'teak-in-de-winter',
  date: '2026-11-01',
} as const;

test('A-050 R-36 title, author, category, meta description and content of an article are required; it begins as a draft', () => {
  expect(parseInput(newPost, filled)).toEqual({
    ok: true,
    value: {
      ...filled,
      title: 'Teak in de winter',
      summary: null,
      excerpt: null,
      alt: null,
      published: false,
    },
  });
  expect(parseInput(newPost, { slug: 'x', date: '2026-11-01', title: ' ', category: '' })).toEqual({
    ok: false,
    error: {
      title: 'required',
      author: 'required',
      category: 'required',
      metaDescription: 'required',
      content: 'required',
    },
  });
});

test('A-052 A-062 an edit gives changed columns only: a meta description of 160 characters at most, a slug', () => {
  const longest = 'm'.repeat(160);
  expect(parseInput(postEdit, { metaDescription: longest })).toEqual({
    ok: true,
    value: { metaDescription: longest },
  });
  expect(parseInput(postEdit, { metaDescription: `${longest}m`, slug: 'Teak in de winter' })).toEqual({
    ok: false,
    error: { metaDescription: 'too_long', slug: 'invalid_address' },
  });
});
