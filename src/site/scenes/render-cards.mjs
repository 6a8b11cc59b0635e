/**
 * The cards that other sites show with a link to a page: a scene with the mark and the name.
 * `CHROMIUM_PATH=… npx node src/site/scenes/render-cards.mjs` after the scenes; a browser sets the name in the brand's type.
 */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { BRAND_NAME } from '../../brand.ts';
import { MARK_PATHS } from '../../ui/mark-path.ts';
import { OG } from './formats.mjs';
import { publishOg } from './publish.mjs';

const file = (path) => fileURLToPath(new URL(path, import.meta.url));
const scene = (name) => file(`../../../public/scenes/${name}-2400.webp`);

/** Which scene a page's card shows, and how far down it is cut. */
const CARDS = {
  home: { from: scene('hero-home'), top: 90, brighter: 1.15 },
  services: { from: scene('hero-services'), top: 60 },
  about: { from: scene('hero-about'), top: 60 },
  portfolio: { from: scene('hero-portfolio'), top: 50 },
  contact: { from: scene('hero-contact'), top: 90 },
  blog: { from: scene('hero-blog'), top: 70 },
};

const font = await readFile(
  fileURLToPath(import.meta.resolve('@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2')),
);

const page_html = `<style>
  @font-face { font-family: Display; font-weight: 100 900; src: url(data:font/woff2;base64,${font.toString('base64')}); }
  body { margin: 0; width: ${OG.width}px; height: ${OG.height}px; background:
    linear-gradient(transparent 52%, rgb(4 20 16 / 0.5) 78%, rgb(4 20 16 / 0.82)); }
  p { position: absolute; left: 64px; bottom: 56px; margin: 0; display: flex; align-items: center; gap: 28px;
    font: 500 76px/1 Display; letter-spacing: -0.01em; color: #faf8f3; }
</style><p><svg width="92" height="92" viewBox="0 0 48 48" fill="currentColor">${MARK_PATHS.map(
  (path) => `<path d="${path}"/>`,
).join('')}</svg>${BRAND_NAME}</p>`;

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH });
const page = await browser.newPage({ viewport: OG });
await page.setContent(page_html);
await page.evaluate(() => document.fonts.ready);
const name = await page.screenshot({ omitBackground: true });
await browser.close();

for (const [card, { from, top, brighter = 1 }] of Object.entries(CARDS)) {
  const picture = await sharp(from)
    .extract({ left: 0, top, width: 2400, height: 1260 })
    .resize(OG.width, OG.height)
    .modulate({ brightness: brighter })
    .composite([{ input: name }])
    .png()
    .toBuffer();
  await publishOg(card, sharp(picture));
}
