import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import catalogue from '../../src/site/scenes/catalogue.generated.json' with { type: 'json' };

const FOLDER = join(import.meta.dirname, '../../public/scenes');
const MAX_TOTAL_BYTES = 12_000_000;
const MAX_CARD_BYTES = 120_000;
/** Mean difference of a channel of 255 at 300 px wide: what a visitor of a list sees at a glance. */
const MIN_CHANGE = 6;
const OG_PAGES = ['home', 'services', 'about', 'portfolio', 'contact', 'blog'];
const PROJECTS = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'));

const DETAILS = ['window', 'deck', 'seam', 'spot'];
const PAIRS = [...PROJECTS.map((number) => `project-${number}`), ...DETAILS.map((name) => `detail-${name}`)];

const measures = async (file: string): Promise<{ width: number; height: number }> => {
  const { width, height } = await sharp(join(FOLDER, file)).metadata();
  return { width, height };
};
const bytesOf = (file: string): number => statSync(join(FOLDER, file)).size;

describe('the drawn scenes', () => {
  test('every subject that the pages name is in the catalogue', () => {
    expect(Object.keys(catalogue)).toEqual([
      'hero-home',
      'hero-home-tall',
      'hero-services',
      'hero-about',
      'hero-portfolio',
      'hero-contact',
      'hero-blog',
      'boat-motor-yacht',
      'boat-sailing-yacht',
      'boat-sloop',
      'service-restoration',
      'service-protection',
      'service-underwater',
      ...PAIRS.flatMap((name) => [`${name}-before`, `${name}-after`]),
      'team-1',
      'team-2',
      'team-3',
    ]);
  });

  test.each(Object.entries(catalogue))('%s has every size in both formats', async (name, scene) => {
    for (const width of scene.widths)
      for (const format of ['avif', 'webp']) {
        const found = await measures(`${name}-${width}.${format}`);
        expect(found).toEqual({ width, height: Math.round((width * scene.height) / scene.width) });
      }
  });

  test('every picture of ours that the built content names is a file', () => {
    const folder = join(import.meta.dirname, '../../src/public-data/snapshot');
    const texts = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'));
    const named = new Set(texts.join('').match(/(?<=\/scenes\/)[\w-]+\.\w+/g));
    expect([...named].filter((file) => !existsSync(join(FOLDER, file)))).toEqual([]);
  });

  test.each(OG_PAGES)('the card of %s is 1200 × 630 and at most 120 kB', async (page) => {
    expect(await measures(`og-${page}.jpg`)).toEqual({ width: 1200, height: 630 });
    expect(bytesOf(`og-${page}.jpg`)).toBeLessThanOrEqual(MAX_CARD_BYTES);
  });

  test('before and after can be laid over each other, and differ visibly at 300 px wide', async () => {
    for (const name of PAIRS) {
      const small = async (side: string): Promise<Buffer> =>
        await sharp(join(FOLDER, `${name}-${side}-480.webp`))
          .resize(60)
          .greyscale()
          .raw()
          .toBuffer();
      const [before, after] = [await small('before'), await small('after')];
      const change = before.reduce((sum, value, at) => sum + Math.abs(value - (after[at] ?? 0)), 0);
      expect(change / before.length, name).toBeGreaterThan(MIN_CHANGE);
    }
  });

  test('every file is named by the catalogue or is the map of our waters, and all together weigh at most 12 MB', () => {
    const named = Object.entries(catalogue).flatMap(([name, { widths }]) =>
      widths.flatMap((width) => [`${name}-${width}.avif`, `${name}-${width}.webp`]),
    );
    const files = readdirSync(FOLDER);
    const cards = OG_PAGES.map((page) => `og-${page}.jpg`);
    expect(files.toSorted()).toEqual([...named, ...cards, 'waters.svg'].toSorted());
    expect(files.reduce((sum, file) => sum + bytesOf(file), 0)).toBeLessThanOrEqual(MAX_TOTAL_BYTES);
  });
});
