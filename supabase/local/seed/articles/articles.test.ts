import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { withoutTags } from '../../../../src/domain/plain-text.ts';
import { PUBLIC_PATHS } from '../../../../src/routes.ts';
import catalogue from '../../../../src/site/scenes/catalogue.generated.json' with { type: 'json' };
import { PROJECT_ROOT } from '../../paths.ts';
import { ARTICLES } from './index.ts';
import { ARTICLE_CATEGORIES, type SeedArticle } from './seed-article.ts';

const MIN_WORDS = 800;
const MAX_WORDS = 1300;
/** Where an article may lead away from the site. */
const OUTSIDE = ['https://www.ctgb.nl'];
const PAGES: readonly string[] = Object.values(PUBLIC_PATHS);

const wholeOf = ({ content, html_blocks }: SeedArticle): string =>
  [content, ...html_blocks.map(({ html }) => html)].join('\n');
const wordsOf = (html: string): number =>
  withoutTags(html)
    .split(/\s+/)
    .filter((word) => word !== '').length;
const found = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(pattern)].map(([, group = '']) => group);

test('A-051 the articles are on all seven categories, no two under one address or in one picture', () => {
  expect(new Set(ARTICLES.map(({ category }) => category))).toEqual(new Set(ARTICLE_CATEGORIES));
  expect(ARTICLES.length).toBeGreaterThanOrEqual(9);
  for (const values of [
    ARTICLES.map(({ slug }) => slug),
    ARTICLES.map(({ title }) => title),
    ARTICLES.map(({ cover }) => cover.scene),
    ARTICLES.map(({ days_ago }) => String(days_ago)),
  ])
    expect(new Set(values).size).toBe(ARTICLES.length);
});

/** Both where some articles have it and some have not. */
const share = (has: (article: SeedArticle) => boolean): boolean[] => [...new Set(ARTICLES.map(has))];

test('B-019 B-021 B-058 some bring a reading time, a summary, an excerpt, blocks or an author, and some do not', () => {
  expect(share(({ reading_time }) => reading_time !== undefined)).toHaveLength(2);
  expect(share(({ html_blocks }) => html_blocks.length > 0)).toHaveLength(2);
  expect(share(({ author }) => author === '')).toHaveLength(2);
  const kinds = ARTICLES.map(
    ({ summary, excerpt }) =>
      `${summary === undefined ? '' : 'summary'}${excerpt === undefined ? '' : 'excerpt'}`,
  );
  expect(new Set(kinds)).toEqual(new Set(['summary', 'excerpt', '']));
});

test('the articles are spread over the last year', () => {
  const days = ARTICLES.map(({ days_ago }) => days_ago).toSorted((a, b) => a - b);
  expect(days[0]).toBeLessThan(31);
  expect(days.at(-1)).toBeGreaterThan(300);
  expect(days.at(-1)).toBeLessThan(366);
});

describe.each(ARTICLES.map((article) => [article.slug, article] as const))('%s', (slug, article) => {
  const html = wholeOf(article);

  test('is of real length, with a plain slug and a description that a search result can show', () => {
    expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(wordsOf(article.content)).toBeGreaterThanOrEqual(MIN_WORDS);
    expect(wordsOf(html)).toBeLessThanOrEqual(MAX_WORDS);
    if (article.metaDescription !== undefined) expect(article.metaDescription).toMatch(/^.{70,180}$/);
  });

  test('has headings in order, beginning below its title, and paragraphs under each', () => {
    const levels = found(article.content, /<h([1-6])/g).map(Number);
    expect(levels.filter((level) => level === 2).length).toBeGreaterThanOrEqual(4);
    levels.forEach((level, place) => {
      expect([2, 3]).toContain(level);
      expect(level - (levels[place - 1] ?? 1)).toBeLessThanOrEqual(1);
    });
    expect(article.content).not.toMatch(/<\/h\d>\s*(?:<h2|$)/);
  });

  test('closes every element it opens', () => {
    for (const name of ['p', 'h2', 'h3', 'ul', 'ol', 'li', 'table', 'tr', 'td', 'th', 'a', 'strong', 'em'])
      expect(found(html, new RegExp(`(<${name}[ >])`, 'g')).length, name).toBe(
        found(html, new RegExp(`(</${name}>)`, 'g')).length,
      );
    expect(html).not.toMatch(/\son\w+=|<script|javascript:|\sstyle=/i);
  });

  test('leads only to pages that are there, to articles beside it and to places in itself', () => {
    const links = found(html, /<a [^>]*href="([^"]*)"/g);
    expect(links.some((link) => link === PUBLIC_PATHS.services)).toBe(true);
    expect(links.some((link) => link === PUBLIC_PATHS.contact)).toBe(true);
    for (const link of links) {
      const [page = '', place] = link.split('#');
      const inside = link.startsWith('#') && html.includes(`id="${place}"`);
      const beside = ARTICLES.some((other) => page === `${PUBLIC_PATHS.blog}/${other.slug}`);
      expect(inside || beside || PAGES.includes(page) || OUTSIDE.includes(link), link).toBe(true);
    }
  });

  test('shows pictures that exist, each with its size and words for who cannot see it', () => {
    expect(Object.keys(catalogue)).toContain(article.cover.scene);
    expect(article.cover.alt.length).toBeGreaterThan(20);
    for (const tag of found(html, /(<img [^>]*>)/g)) {
      expect(tag).toMatch(/ width="\d+" height="\d+" alt="[^"]{20,}"/);
      const [source = ''] = found(tag, /src="([^"]*)"/g);
      expect(existsSync(path.join(PROJECT_ROOT, 'public', source)), source).toBe(true);
    }
  });

  test('is written plainly: no exclamation marks, and Dutch quotation marks', () => {
    expect(withoutTags(html)).not.toMatch(/!/);
    expect(withoutTags(html)).not.toMatch(/ ["“]\w|\w'\w/);
  });
});
