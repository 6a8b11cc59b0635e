/**
 * Draws the home page's scene: `node src/site/scenes/render.mjs`. Its outputs in pictures/ are committed; neither
 * build nor tests run it.
 */
import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { paintHull, paintScene } from './paint.mjs';
import { berthLayers } from './quay.mjs';
import { yachtLayers } from './yacht.mjs';

/** Two cameras on one berth: the wide one shows the whole yacht, the tall one her bow. Lengths in pixels. */
const CAMERAS = {
  wide: {
    width: 2400,
    height: 1350,
    horizon: 850,
    x: 720,
    y: 1022,
    scale: 1.04,
    light_x: 2130,
    quay_foot: 940,
    lamp: true,
    quay_end: 1560,
    calm: 1,
    sizes: [2400, 1600, 1100],
  },
  tall: {
    width: 1200,
    height: 2160,
    horizon: 1500,
    x: -545,
    y: 1690,
    scale: 1.1,
    light_x: 1010,
    quay_foot: 1590,
    lamp: false,
    quay_end: 400,
    calm: 0.8,
    sizes: [1200, 800],
  },
};

const out = fileURLToPath(new URL('./pictures/', import.meta.url));
const pixelsOf = (svg) => sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer();

async function layersOf(camera) {
  const { width, height } = camera;
  const raw = { raw: { width, height, channels: 4 } };
  const yacht = yachtLayers(camera);
  const berth = berthLayers(camera);
  const hull = await pixelsOf(yacht.hull);
  paintHull(hull, camera);
  const whole = await sharp(await pixelsOf(yacht.behind), raw)
    .composite([{ input: hull, ...raw }, { input: Buffer.from(yacht.trim) }])
    .raw()
    .toBuffer();
  return [
    { pixels: await pixelsOf(berth.quay), waterline: camera.quay_foot },
    { pixels: whole, waterline: camera.y },
    { pixels: await pixelsOf(berth.piles), waterline: camera.y + 6 * camera.scale },
  ];
}

await mkdir(out, { recursive: true });
const wanted = process.argv.slice(2);
for (const [name, camera] of Object.entries(CAMERAS)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const { width, height, sizes } = camera;
  const pixels = paintScene(await layersOf(camera), camera);
  const picture = sharp(pixels, { raw: { width, height, channels: 3 } });
  for (const size of sizes) {
    const resized = picture.clone().resize(size);
    await resized.clone().avif({ quality: 62, effort: 6 }).toFile(`${out}berth-${name}-${size}.avif`);
    await resized.clone().webp({ quality: 78, effort: 6 }).toFile(`${out}berth-${name}-${size}.webp`);
  }
}
