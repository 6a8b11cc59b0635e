/**
 * Renders the icons from the mark: `node src/pwa/assets/render.mjs`. Its outputs in public/ are committed; neither
 * build nor tests run it.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { MARK_PATHS } from '../../ui/mark-path.ts';
import { COLORS, FIXED_COLORS } from '../../ui/tokens.ts';

const at = (path) => fileURLToPath(new URL(`../../../public/${path}`, import.meta.url));
const paths = MARK_PATHS.map((d) => `<path d="${d}"/>`).join('');

/** The mark on a square; `share` is its width as a part of the square, `corner` the radius as a part of it. */
function icon({ share, ground, ink, corner = 0 }) {
  const size = 48 / share;
  const offset = (size - 48) / 2;
  const square = ground
    ? `<rect width="${size}" height="${size}" rx="${size * corner}" fill="${ground}"/>`
    : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}">${square}<g transform="translate(${offset} ${offset})" fill="${ink}">${paths}</g></svg>`;
}

const render = (svg, size_px) =>
  sharp(Buffer.from(svg), { density: 1200 })
    .resize(size_px, size_px)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();

/** An ICO file that holds one PNG. */
function ico(png, size_px) {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size_px, 6);
  header.writeUInt8(size_px, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

const brand = { ground: COLORS.light.primary, ink: FIXED_COLORS.sail };
const rounded = icon({ ...brand, share: 0.66, corner: 0.22 });
const full = icon({ ...brand, share: 0.54 });
const bare = icon({ ground: null, ink: '#000000', share: 0.7 });
const favicon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><style>path{fill:${COLORS.light.primary}}@media(prefers-color-scheme:dark){path{fill:${COLORS.dark.link}}}</style>${paths}</svg>`;

await mkdir(at('icons'), { recursive: true });
await writeFile(at('favicon.svg'), favicon);
await writeFile(
  at('favicon.ico'),
  ico(await render(icon({ ground: null, ink: COLORS.light.primary, share: 1 }), 32), 32),
);
await writeFile(at('apple-touch-icon.png'), await render(icon({ ...brand, share: 0.62 }), 180));
for (const size_px of [192, 512]) {
  await writeFile(at(`icons/icon-${size_px}.png`), await render(rounded, size_px));
  await writeFile(at(`icons/icon-maskable-${size_px}.png`), await render(full, size_px));
}
await writeFile(at('icons/icon-monochrome-512.png'), await render(bare, 512));
