import { err, ok, type Result } from '../lib/result.ts';
import { sha256Hex } from '../lib/sha256.ts';
import { decode, type Decoded, draw, drawAt, type Drawn } from './canvas.ts';
import { MAX_FILE_BYTES, siteSizes, THUMBNAIL_PX } from './fit.ts';
import type { PictureProblem, PreparedSiteFile, PreparedSitePicture, SiteSize } from './picture.ts';
import { encode, MAX_PIXELS, THUMBNAIL_QUALITY } from './prepare.ts';

/** The mean colour of pixels as #rrggbb: what fills a picture's place until it arrives. */
export function averageColor(pixels: Uint8ClampedArray): string {
  const sums: [number, number, number] = [0, 0, 0];
  const count = Math.floor(pixels.length / 4);
  for (let at = 0; at < count * 4; at += 4) {
    sums[0] += pixels[at] ?? 0;
    sums[1] += pixels[at + 1] ?? 0;
    sums[2] += pixels[at + 2] ?? 0;
  }
  const part = (sum: number): string =>
    Math.round(sum / Math.max(1, count))
      .toString(16)
      .padStart(2, '0');
  return `#${sums.map(part).join('')}`;
}

const AVIF_QUALITY = 0.6;
/** Enough for a mean colour. */
const COLOR_PX = 16;

/** Found out with the first picture: most browsers read AVIF and make none. */
let gives_avif: boolean | null = null;

async function encodeAvif(drawn: Drawn): Promise<Blob | null> {
  if (gives_avif === false) return null;
  const blob = await drawn.encode('image/avif', AVIF_QUALITY);
  gives_avif = blob?.type === 'image/avif';
  return gives_avif ? blob : null;
}

async function fileOf(
  blob: Blob,
  format: PreparedSiteFile['format'],
  width: number,
): Promise<PreparedSiteFile> {
  const bytes = await blob.arrayBuffer();
  return { format, width, bytes, sha256: await sha256Hex(bytes) };
}

/** How well a width is kept: as the narrowest wanted that is no narrower says. */
const qualityAt = (width: number, wanted: readonly SiteSize[]): number | undefined =>
  wanted.filter(({ width_px }) => width_px >= width).toSorted((a, b) => a.width_px - b.width_px)[0]?.quality;

/** One width in every format this browser makes; null when it makes none. */
async function encodeSize(
  drawn: Drawn,
  wanted: readonly SiteSize[],
): Promise<readonly PreparedSiteFile[] | null> {
  const { width } = drawn;
  const blob = await encode(drawn, qualityAt(width, wanted));
  if (blob === null) return null;
  if (blob.type === 'image/jpeg') return [await fileOf(blob, 'jpg', width)];
  const avif = await encodeAvif(drawn);
  const webp = await fileOf(blob, 'webp', width);
  return avif === null ? [webp] : [await fileOf(avif, 'avif', width), webp];
}

/** Draws the widest once and the others from it; gives the decoded picture's memory back as soon as that is done. */
async function encodeSizes(
  decoded: Decoded,
  wanted: readonly SiteSize[],
): Promise<PreparedSitePicture | null> {
  const sizes = siteSizes(
    decoded,
    wanted.map(({ width_px }) => width_px),
  ).toReversed();
  const widest = sizes[0] && drawAt(decoded, sizes[0]);
  decoded.close();
  if (!widest) return null;
  const { width, height } = widest;
  try {
    const files = [...((await encodeSize(widest, wanted)) ?? [])];
    // The site asks for sizes in AVIF and WebP; a JPEG is one file for all.
    const is_one = files.some(({ format }) => format === 'jpg');
    for (const size of is_one ? [] : sizes.slice(1)) {
      const drawn = drawAt(widest, size);
      const made = drawn && (await encodeSize(drawn, wanted));
      drawn?.close();
      if (!made) return null;
      files.push(...made);
    }
    const small = draw(widest, THUMBNAIL_PX);
    const tiny = draw(widest, COLOR_PX);
    const thumbnail = small && (await encode(small, THUMBNAIL_QUALITY));
    const color = tiny === null ? '#000000' : averageColor(tiny.pixels());
    small?.close();
    tiny?.close();
    if (files.length === 0 || !thumbnail) return null;
    return { width, height, color, files, thumbnail: await thumbnail.arrayBuffer() };
  } finally {
    widest.close();
  }
}

/** Makes a picture fit for the public site, on this thread. */
export async function prepareSite(
  file: Blob,
  wanted: readonly SiteSize[],
): Promise<Result<PreparedSitePicture, PictureProblem>> {
  if (file.size > MAX_FILE_BYTES) return err('too_large');
  const decoded = await decode(file);
  if (decoded === null) return err('unreadable');
  if (decoded.width * decoded.height > MAX_PIXELS) {
    decoded.close();
    return err('too_large');
  }
  const picture = await encodeSizes(decoded, wanted);
  return picture === null ? err('unreadable') : ok(picture);
}
