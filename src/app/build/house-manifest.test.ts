import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { houseManifest } from './web-manifest-plugin.ts';

const manifest = houseManifest({ is_demo: true });
const screenshots = manifest.screenshots ?? [];
const publicFile = (src: string) =>
  readFileSync(fileURLToPath(new URL(`../../../public${src}`, import.meta.url)));

/** Width and height of a PNG in pixels, as its header says. */
function pngSize(file: Buffer): string {
  expect(file.subarray(1, 4).toString()).toBe('PNG');
  return `${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`;
}

test('the manifest installs the admin, in Dutch, as an app of its own', () => {
  expect(manifest).toMatchObject({
    id: '/admin',
    start_url: '/admin',
    lang: 'nl',
    display: 'standalone',
    theme_color: '#006039',
  });
  expect(manifest.shortcuts.map(({ name }) => name)).toEqual(['Klanten', 'Nieuwe klant']);
});

test('every icon and screenshot exists in the size that the manifest tells', () => {
  for (const { src, sizes } of [...manifest.icons, ...screenshots])
    expect(pngSize(publicFile(src)), src).toBe(sizes);
  expect(pngSize(publicFile('/apple-touch-icon.png'))).toBe('180x180');
});

test('there are icons for every use, and screenshots that stores accept', () => {
  const uses = manifest.icons.map((icon) => `${'purpose' in icon ? icon.purpose : 'any'} ${icon.sizes}`);
  expect(uses).toEqual(
    expect.arrayContaining(['any 192x192', 'any 512x512', 'maskable 512x512', 'monochrome 512x512']),
  );
  expect(screenshots.length).toBe(2);
  for (const { sizes } of screenshots) {
    const sides = sizes.split('x').map(Number);
    expect(Math.max(...sides) / Math.min(...sides)).toBeLessThanOrEqual(2.3);
    expect(Math.min(...sides)).toBeGreaterThanOrEqual(320);
  }
});

test("a project's own build names no screenshot, for they show the clients of the demo", () => {
  expect(houseManifest({ is_demo: false })).not.toHaveProperty('screenshots');
});
