import { parse } from 'exifr/dist/lite.esm.mjs';

const EXIF_TIME = /^(\d{4}):(\d{2}):(\d{2}) (\d{2}):(\d{2}):(\d{2})/;
const EXIF_OFFSET = /^[+-]\d{2}:\d{2}$/;

/** Cameras write their notes at the beginning. */
const NOTES_BYTES = 512 * 1024;

/**
 * A time as cameras write it, '2026:05:01 10:30:00' with its offset '+02:00', as ISO 8601; without an offset it is
 * that of this device's zone. Null when it is none, as of a camera whose clock was never set.
 */
export function timeOfExif(time: unknown, offset: unknown): string | null {
  const match = typeof time === 'string' ? EXIF_TIME.exec(time) : null;
  if (match === null) return null;
  const [, year, month, day, hours, minutes, seconds] = match;
  const zone = typeof offset === 'string' && EXIF_OFFSET.test(offset) ? offset : '';
  const at = new Date(`${year}-${month}-${day}T${hours}:${minutes}:${seconds}${zone}`);
  return Number.isNaN(at.getTime()) ? null : at.toISOString();
}

/** When the camera says a picture was taken, ISO 8601; null when it says nothing, or nothing that can be read. */
export async function readTakenAt(file: Blob): Promise<string | null> {
  try {
    const found: unknown = await parse(await file.slice(0, NOTES_BYTES).arrayBuffer(), {
      gps: false,
      reviveValues: false,
    });
    if (typeof found !== 'object' || found === null || !('DateTimeOriginal' in found)) return null;
    return timeOfExif(
      found.DateTimeOriginal,
      'OffsetTimeOriginal' in found ? found.OffsetTimeOriginal : null,
    );
  } catch {
    // A picture without notes, or with broken ones, is a picture.
    return null;
  }
}
