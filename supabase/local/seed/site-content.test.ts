import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parsePairs } from '../../../src/public-data/pairs.ts';
import { categoriesOf, parsePortfolio } from '../../../src/public-data/projects.ts';
import { PROJECT_ROOT, SNAPSHOT_DIR } from '../paths.ts';
import { makeSiteContent } from './site-content.ts';
import { makeSnapshot, snapshotText } from './snapshot.ts';

const content = makeSiteContent();
const snapshot = makeSnapshot(content);

test.each(Object.keys(snapshot))('the checked-in snapshot of %s is that of the seed', (name) => {
  const file = readFileSync(path.join(SNAPSHOT_DIR, `${name}.generated.json`), 'utf8');
  expect(file).toBe(snapshotText(snapshot[name] ?? []));
});

test('the demo portfolio has twelve projects over two years, each with its pair', () => {
  const projects = parsePortfolio(snapshot['portfolio'] ?? []);
  const pairs = new Set(parsePairs(snapshot['before-after'] ?? []).map(({ pair_id }) => pair_id));
  expect(projects).toHaveLength(12);
  for (const { pair_id, description, location, services } of projects) {
    expect(pairs.has(pair_id ?? '')).toBe(true);
    expect(description.length).toBeGreaterThan(200);
    expect(location).not.toBeNull();
    expect(services.length).toBeGreaterThan(1);
  }
  const times = projects.map(({ created_at }) => Date.parse(created_at ?? ''));
  expect(Math.max(...times) - Math.min(...times)).toBeGreaterThan(600 * 86_400_000);
  expect(categoriesOf(projects)).toEqual(
    expect.arrayContaining(['Gelcoat Restauratie', 'Ceramic Coating', 'Houtwerk']),
  );
});

test('R-53 every picture of the demo content exists as a file at each of its widths', () => {
  for (const { image_url, variants } of [
    ...content.images,
    ...content.transformations,
    ...content.boat_type_images,
    ...content.services,
    ...content.videos,
  ])
    for (const [format, widths] of Object.entries(Object(variants)))
      for (const width of Array.isArray(widths) ? widths : []) {
        const file = String(image_url).replace(/-\d+\.webp$/, `-${width}.${format}`);
        expect(existsSync(path.join(PROJECT_ROOT, 'public', file)), file).toBe(true);
      }
});

test('R-53 D-016 a hero row offers the widths of the specification', () => {
  for (const { variants } of content.images.filter(({ type }) => type === 'hero'))
    expect(Object(variants)).toMatchObject({ webp: expect.arrayContaining([828, 1920]) });
});

test('D-010 D-003 every page with a hero has one, P-046 there are three boat types, R-51 videos have thumbnails', () => {
  const heroes = content.images.filter(({ type }) => type === 'hero').map(({ page }) => page);
  expect(new Set(heroes)).toEqual(new Set(['about', 'blog', 'gallery', 'home', 'services']));
  expect(content.boat_type_images.map(({ type }) => type)).toEqual(['Motor Yacht', 'Zeilboot', 'Sloep']);
  expect(content.videos.length).toBeGreaterThanOrEqual(2);
  for (const { image_url } of content.videos) expect(image_url).toMatch(/^\/scenes\//);
});
