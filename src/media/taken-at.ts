import { type TiffDirectory, type TiffEntry, tiffFilesIn } from '../lib/tiff.ts';

const EXIF_TIME = /^(\d{4}):(\d{2}):(\d{2}) (\d{2}):(\d{2}):(\d{2})/;
const EXIF_OFFSET = /^[+-]\d{2}:\d{2}$/;

/** Cameras write their notes at the beginning. */
const NOTES_BYTES = 512 * 1024;
const EXIF_POINTER = 0x87_69;
const DATE_TIME_ORIGINAL = 0x90_03;
const OFFSET_TIME_ORIGINAL = 0x90_11;

/**
 * A time as cameras write it, '2026:05:01 10:30:00' with its offset '+02:00', as ISO 8601; without an offset it is
 * that of this device's zone. Null when it is none, as of a camera whose clock was never set.
 */
export function timeOfExif(time: string | null, offset: string | null): string | null {
  const match = EXIF_TIME.exec(time ?? '');
  if (match === null) return null;
  const [, year, month, day, hours, minutes, seconds] = match;
  const zone = EXIF_OFFSET.test(offset ?? '') ? offset : '';
  const at = new Date(`${year}-${month}-${day}T${hours}:${minutes}:${seconds}${zone}`);
  return Number.isNaN(at.getTime()) ? null : at.toISOString();
}

const entryOf = (directory: TiffDirectory | undefined, tag: number): TiffEntry | undefined =>
  directory?.entries.find((entry) => entry.tag === tag);

/**
 * When the camera says a picture was taken, ISO 8601; null when it says nothing, or nothing that can be read. Only these two
 * texts are read of what a camera notes, so no library that knows every note is worth its weight.
 */
export async function readTakenAt(file: Blob): Promise<string | null> {
  const view = new DataView(await file.slice(0, NOTES_BYTES).arrayBuffer());
  for (const { directories, directoryAt } of tiffFilesIn(view)) {
    const pointer = entryOf(directories[0], EXIF_POINTER);
    const notes = pointer && directoryAt(pointer.address);
    if (!notes) continue;
    const textOf = (tag: number): string | null => {
      const value = entryOf(notes, tag)?.value;
      return value
        ? new TextDecoder().decode(new Uint8Array(view.buffer, value.at, value.bytes)).replace(/\0.*$/s, '')
        : null;
    };
    return timeOfExif(textOf(DATE_TIME_ORIGINAL), textOf(OFFSET_TIME_ORIGINAL));
  }
  return null;
}
