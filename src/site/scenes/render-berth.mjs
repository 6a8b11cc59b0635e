/**
 * Draws the home page's scene for wide and for tall windows: `node src/site/scenes/render-berth.mjs`. Its outputs in
 * pictures/ are committed; neither build nor tests run it.
 */
import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { grained } from './publish.mjs';
import { photograph } from './rays/camera.mjs';
import { BERTHS } from './subject-berth.mjs';

const out = fileURLToPath(new URL('./pictures/', import.meta.url));
const SHARE = 0.8;

await mkdir(out, { recursive: true });
for (const [name, { width, height, sizes, world }] of Object.entries(BERTHS)) {
  const size = { width: Math.round(width * SHARE), height: Math.round(height * SHARE), samples: 4 };
  const raw = { width: size.width, height: size.height, channels: 3 };
  const enlarged = await sharp(photograph(world(), size), { raw }).resize(width, height).raw().toBuffer();
  const picture = sharp(grained(enlarged, width), { raw: { width, height, channels: 3 } });
  for (const to of sizes) {
    const resized = picture.clone().resize(to);
    await resized.clone().avif({ quality: 58, effort: 3 }).toFile(`${out}berth-${name}-${to}.avif`);
    await resized.clone().webp({ quality: 76, effort: 4 }).toFile(`${out}berth-${name}-${to}.webp`);
  }
}
