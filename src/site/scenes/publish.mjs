/** Writes a finished picture in every size a page may ask for, and its line in the catalogue. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { FORMATS, GROUNDS, OG } from './formats.mjs';
import { grain } from './noise.mjs';

const GRAIN = 3;
const AVIF_QUALITY = 56;
const WEBP_QUALITY = 74;
/** The most pixels are for dense screens, where each of them is small: there less is not seen. */
const AVIF_QUALITY_AT = { 1600: 50, 2400: 50 };
/** R-53 asks for those of 828 and 1920. */
const WEBP_QUALITY_AT = { 828: 75, 1200: 62, 1600: 50, 1920: 85, 2400: 50 };

const out = fileURLToPath(new URL('../../../public/scenes/', import.meta.url));
const catalogue = fileURLToPath(new URL('./catalogue.generated.json', import.meta.url));

const channels = (hex) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** The ground nearest to a picture's mean colour. */
function groundOf(mean) {
  const distance = (hex) => channels(hex).reduce((sum, part, index) => sum + (part - mean[index]) ** 2, 0);
  return GROUNDS.reduce((best, hex) => (distance(hex) < distance(best) ? hex : best));
}

async function note(name, color) {
  const known = JSON.parse(await readFile(catalogue, 'utf8').catch(() => '{}'));
  known[name] = { ...FORMATS[name], color };
  const lines = Object.keys(FORMATS).flatMap((scene) => {
    if (!known[scene]) return [];
    const { width, height, widths } = FORMATS[scene];
    const entry = { width, height, color: known[scene].color, widths };
    return [`  ${JSON.stringify(scene)}: ${JSON.stringify(entry)}`];
  });
  await writeFile(catalogue, `{\n${lines.join(',\n')}\n}\n`);
}

/** Film's grain: enough to keep a calm sky from banding, too little to weigh. */
function grained(bytes, width) {
  for (let at = 0; at < bytes.length; at += 3) {
    const speck = grain((at / 3) % width, Math.floor(at / 3 / width)) * GRAIN;
    for (let part = 0; part < 3; part += 1)
      bytes[at + part] = Math.max(0, Math.min(255, Math.round(bytes[at + part] + speck)));
  }
  return bytes;
}

/** `picture` is a sharp picture of the scene's own measures or larger. */
export async function publish(name, picture) {
  const { width, height, widths } = FORMATS[name];
  await mkdir(out, { recursive: true });
  const whole = grained(
    await picture.resize(width, height, { kernel: 'lanczos3' }).removeAlpha().raw().toBuffer(),
    width,
  );
  const open = () => sharp(whole, { raw: { width, height, channels: 3 } });
  for (const size of widths) {
    await open()
      .resize(size)
      .avif({ quality: AVIF_QUALITY_AT[size] ?? AVIF_QUALITY, effort: 4 })
      .toFile(`${out}${name}-${size}.avif`);
    await open()
      .resize(size)
      .webp({ quality: WEBP_QUALITY_AT[size] ?? WEBP_QUALITY, effort: 6 })
      .toFile(`${out}${name}-${size}.webp`);
  }
  const { channels: means } = await open().stats();
  await note(name, groundOf(means.map(({ mean }) => mean)));
}

/** The card that other sites show with a link to a page. */
export async function publishOg(page, picture) {
  await mkdir(out, { recursive: true });
  await picture
    .resize(OG.width, OG.height)
    .jpeg({ quality: 80, mozjpeg: true, chromaSubsampling: '4:4:4' })
    .toFile(`${out}og-${page}.jpg`);
}
