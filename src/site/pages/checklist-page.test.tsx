import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CHECK_GROUPS } from '../../content/site/checklist.ts';
import { SEASONS } from '../../content/site/season.ts';
import { SeasonAdvice } from '../checklist/season-advice.tsx';
import ChecklistPage from './checklist-page.tsx';
import UnsubscribedPage from './unsubscribed-page.tsx';

const CHECKS = CHECK_GROUPS.flatMap(({ checks }) => checks);

test('F-086 R-25 the promised checklist has 25 checks, each with a box, a way to do it and what it tells', () => {
  const html = renderToStaticMarkup(<ChecklistPage />);
  expect(CHECKS).toHaveLength(25);
  expect(new Set(CHECKS.map(({ id }) => id)).size).toBe(25);
  expect(html.match(/<input[^>]* type="checkbox"/g)).toHaveLength(25);
  for (const { id, title } of CHECKS) {
    expect(html, title).toContain(`<label for="controle-${id}">`);
    expect(html, title).toContain(`aria-describedby="hoe-${id}"`);
  }
  for (const { how, tells } of CHECKS) {
    expect(how.length).toBeGreaterThan(40);
    expect(tells.length).toBeGreaterThan(40);
  }
  expect(CHECK_GROUPS.map(({ name }) => name)).toEqual([
    'Romp',
    'Dek',
    'Tuigage',
    'Motor',
    'Elektra',
    'Veiligheid',
    'Winter',
  ]);
});

test('the checks are numbered through the whole list, under headings in order', () => {
  const html = renderToStaticMarkup(<ChecklistPage />);
  expect([...html.matchAll(/<ol start="(\d+)">/g)].map(([, first]) => Number(first))).toEqual([
    1, 5, 9, 11, 15, 19, 23,
  ]);
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(html.match(/<h3><label/g)).toHaveLength(25);
});

test('R-25 the page after unsubscribing says the same to everyone and leads on', () => {
  const html = renderToStaticMarkup(<UnsubscribedPage />);
  expect(html).toContain('U bent afgemeld');
  expect(html).toContain('href="/yacht-care-checklist"');
});

test('the advice of the season leads to its article only where the site has it', () => {
  const articles = SEASONS.map(({ article }) => ({ slug: article.slug }));
  expect(renderToStaticMarkup(<SeasonAdvice articles={articles} />)).toMatch(/<a href="\/blog\/[\w-]+">/);
  const without = renderToStaticMarkup(<SeasonAdvice articles={[]} />);
  expect(without).not.toContain('<a ');
  expect(without.match(/<h3>/g)).toHaveLength(3);
});
