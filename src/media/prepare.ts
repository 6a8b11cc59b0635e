import { err, ok, type Result } from '../lib/result.ts';
import { sha256Hex } from '../lib/sha256.ts';
import { decode, type Decoded, draw, type Drawn, type PictureType } from './canvas.ts';
import { MAX_FILE_BYTES, PICTURE_PX, THUMBNAIL_PX } from './fit.ts';
import type { PictureProblem, PreparedPicture } from './picture.ts';
import { readTakenAt } from './taken-at.ts';

export const MAX_PIXELS = 150_000_000;
/** The bucket refuses more. */
const MAX_PICTURE_BYTES = 8 * 1024 * 1024;

const QUALITY: Readonly<Record<PictureType, number>> = { 'image/webp': 0.82, 'image/jpeg': 0.85 };
export const THUMBNAIL_QUALITY = 0.75;

/** Found out with the first picture: Safari answers another type than it was asked for. */
let gives_webp: boolean | null = null;

/** WebP, or JPEG where the browser gives no WebP. Null when it gives neither. */
export async function encode(drawn: Drawn, quality?: number): Promise<Blob | null> {
  if (gives_webp !== false) {
    const blob = await drawn.encode('image/webp', quality ?? QUALITY['image/webp']);
    gives_webp = blob?.type === 'image/webp';
    if (gives_webp) return blob;
  }
  const blob = await drawn.encode('image/jpeg', quality ?? QUALITY['image/jpeg']);
  return blob?.type === 'image/jpeg' ? blob : null;
}

const isPictureType = (type: string): type is PictureType => type in QUALITY;

/** Draws once, and the small one from that; gives the decoded picture's memory back as soon as it is drawn. */
async function encodeBoth(
  decoded: Decoded,
): Promise<{ readonly full: Blob; readonly small: Blob; width: number; height: number } | null> {
  const drawn = draw(decoded, PICTURE_PX);
  decoded.close();
  if (drawn === null) return null;
  const thumbnail = draw(drawn, THUMBNAIL_PX);
  try {
    const full = await encode(drawn);
    const small = thumbnail === null ? null : await encode(thumbnail, THUMBNAIL_QUALITY);
    return full === null || small === null ? null : { full, small, width: drawn.width, height: drawn.height };
  } finally {
    drawn.close();
    thumbnail?.close();
  }
}

/**
 * Makes a picture fit to be kept and sent, on this thread. Drawing it anew leaves out everything the camera noted,
 * place included; the time of taking is read before.
 */
export async function prepare(file: Blob): Promise<Result<PreparedPicture, PictureProblem>> {
  if (file.size > MAX_FILE_BYTES) return err('too_large');
  const taken_at = await readTakenAt(file);
  const decoded = await decode(file);
  if (decoded === null) return err('unreadable');
  if (decoded.width * decoded.height > MAX_PIXELS) {
    decoded.close();
    return err('too_large');
  }
  const encoded = await encodeBoth(decoded);
  if (encoded === null) return err('unreadable');
  const { full, small, width, height } = encoded;
  if (full.size > MAX_PICTURE_BYTES) return err('too_large');
  if (!isPictureType(full.type)) return err('unreadable');
  const [bytes, thumbnail] = await Promise.all([full.arrayBuffer(), small.arrayBuffer()]);
  const sha256 = await sha256Hex(bytes);
  return ok({ bytes, thumbnail, mime_type: full.type, width, height, sha256, taken_at });
}

/** The small picture of one that was fetched, on this thread; null when it cannot be read. */
export async function shrink(file: Blob): Promise<ArrayBuffer | null> {
  const decoded = await decode(file);
  if (decoded === null) return null;
  const drawn = draw(decoded, THUMBNAIL_PX);
  decoded.close();
  if (drawn === null) return null;
  try {
    return (await (await encode(drawn, THUMBNAIL_QUALITY))?.arrayBuffer()) ?? null;
  } finally {
    drawn.close();
  }
}
