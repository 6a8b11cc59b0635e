import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import catalogue from '../scenes/catalogue.generated.json';
import { Scene, sceneUrl } from './scene.tsx';

const html = renderToStaticMarkup(<Scene name="hero-services" alt="Een romp" sizes="100vw" eager />);

test('a scene keeps its place before it arrives: measures and a ground', () => {
  expect(html).toMatch(/<img[^>]*width="2400"[^>]*height="1350"/);
  expect(html).toContain('ground-');
  expect(html).toContain('alt="Een romp"');
});

test('a scene offers AVIF first, then WebP, in every width of the catalogue', () => {
  expect(html.indexOf('type="image/avif"')).toBeLessThan(html.indexOf('<img'));
  for (const width of catalogue['hero-services'].widths)
    for (const format of ['avif', 'webp'] as const)
      expect(html).toContain(`${sceneUrl('hero-services', width, format)} ${width}w`);
});

test('only the picture at the top of a page is fetched first; the others wait until they come near', () => {
  expect(html).toContain('fetchPriority="high"');
  expect(html).toContain('loading="eager"');
  const later = renderToStaticMarkup(<Scene name="boat-sloop" alt="" sizes="50vw" />);
  expect(later).toContain('loading="lazy"');
  expect(later).not.toContain('fetchPriority="high"');
});

test('every ground in the catalogue has its class, so that no style attribute is needed', () => {
  const css = readFileSync(new URL('./scene.module.css', import.meta.url), 'utf8');
  for (const { color } of Object.values(catalogue))
    expect(css).toContain(`.ground-${color.slice(1)} {\n  background-color: ${color};`);
});

test('a scene with a tall cut offers it first, to windows that are taller than wide', () => {
  const tall = renderToStaticMarkup(
    <Scene name="hero-home" tall="hero-home-tall" alt="" sizes="100vw" eager />,
  );
  const media = [...tall.matchAll(/<source media="([^"]+)" type="image\/(\w+)" srcSet="([^" ]+)/g)];
  expect(media.map(([, query, format, src]) => [query, format, src])).toEqual([
    ['(max-aspect-ratio: 1/1)', 'avif', sceneUrl('hero-home-tall', 828, 'avif')],
    ['(max-aspect-ratio: 1/1)', 'webp', sceneUrl('hero-home-tall', 828)],
  ]);
  expect(html).not.toContain('media=');
});
