import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import type { Hero } from '../../public-data/heroes.ts';
import type { Picture } from '../../public-data/picture.ts';
import { HeroPicture } from './hero-picture.tsx';

let chosen: Picture | null = null;
const hero: Hero = { use: () => ({ items: chosen, status: 'fresh' }) };

afterEach(() => {
  chosen = null;
});

const WIDTHS = [828, 1200, 1920];
const picture = (url: string, alt = ''): Picture => ({
  url,
  alt,
  width: 2400,
  height: 1350,
  color: null,
  widths: { avif: WIDTHS, webp: WIDTHS },
});

const html = (): string =>
  renderToStaticMarkup(<HeroPicture hero={hero} own="hero-services" alt="Een romp" sizes="100vw" />);

test('D-003 X-008 a page without a hero row, or whose row names our own scene, shows that scene', () => {
  const ours = html();
  expect(ours).toMatch(/<img[^>]*src="\/scenes\/hero-services-\d+\.webp"/);
  expect(ours).toContain('alt="Een romp"');
  expect(ours).toContain('fetchPriority="high"');
  chosen = picture('/scenes/hero-services-1920.webp');
  expect(html()).toBe(ours);
});

test('D-003 R-53 the picture that the office chose takes its place: first of all, in its own sizes', () => {
  chosen = picture('https://ref.supabase.co/storage/v1/object/public/site/a-1920.webp');
  expect(html()).not.toContain('/scenes/hero-services-');
  expect(html()).toContain('alt="Een romp"');
  expect(html()).toContain('fetchPriority="high"');
  for (const width of [828, 1920]) expect(html()).toContain(`/site/a-${width}.webp ${width}w`);
  chosen = picture('/a-828.webp', 'Een sloep');
  expect(html()).toContain('alt="Een sloep"');
});
