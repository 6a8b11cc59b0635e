import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CERAMIC, OFFERING_GROUPS, OFFERINGS } from '../../content/site/offerings.ts';
import { portfolio } from '../../public-data/portfolio.ts';
import { ProjectPanel } from './project-panel.tsx';

const [first] = portfolio.first.items;
if (first === undefined) throw new Error('the snapshot has no project');
const panel = (category: string): string =>
  renderToStaticMarkup(
    <ProjectPanel onGo={() => undefined} project={{ ...first, category }} on="portfolio" />,
  );

const link = (category: string): URLSearchParams =>
  new URL(
    /href="(\/\?[^"]*)"/.exec(panel(category))?.[1]?.replaceAll('&amp;', '&') ?? '',
    'https://any.invalid',
  ).searchParams;

test('R-03 Z-008 the viewer promises what the kind of work has: three years, up to two, or nothing', () => {
  expect(panel('Gelcoat Restauratie')).toContain('3 jaar op gelcoatrestauratie');
  expect(panel('Ceramic Coating')).toContain('tot 2 jaar op keramische coating');
  expect(panel('Houtwerk')).not.toMatch(/garantie|\d jaar/i);
});

test('R-57 V-014 the request for a quote carries the project, and the service of its kind where there is one', () => {
  const known = [...OFFERINGS, ...OFFERING_GROUPS, CERAMIC].map(({ slug }): string => slug);
  for (const category of [
    'Gelcoat Restauratie',
    'Ceramic Coating',
    'Houtwerk',
    'Rvs en Beslag',
    'Onderwaterschip',
    'Zeil en Doek',
  ])
    expect(known).toContain(link(category).get('dienst'));
  expect([...link('Iets nieuws')]).toEqual([['zoals', first.title]]);
});

test('V-024 the boat is a he, as on every other page', () => {
  expect(panel('Houtwerk')).toContain('Vertel ons waar hij ligt.');
});
