const EXIF_TIME = /^(\d{4}):(\d{2}):(\d{2}) (\d{2}):(\d{2}):(\d{2})/;
const EXIF_OFFSET = /^[+-]\d{2}:\d{2}$/;

/** Cameras write their notes at the beginning. */
const NOTES_BYTES = 512 * 1024;
/** The marker before the notes, in a JPEG's segment as in an item of a HEIC file. */
const EXIF_MARK = new TextEncoder().encode('Exif\0\0');
/** `II*` or `MM*`: the order of bytes in the notes. */
const LITTLE_ENDIAN = 0x4949_2a00;
const BIG_ENDIAN = 0x4d4d_002a;
const TAG = { exif_folder: 0x8769, time: 0x9003, offset: 0x9011 } as const;
const ENTRY_BYTES = 12;
/** Texts of up to four bytes stand in their entry itself. */
const INLINE_BYTES = 4;

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

/** The notes of a picture: a TIFF header with folders of numbered entries. Null when no header stands there. */
function notesAt(bytes: Uint8Array<ArrayBuffer>, start: number) {
  const view = new DataView(bytes.buffer, start);
  const order = view.byteLength < 8 ? 0 : view.getUint32(0);
  if (order !== LITTLE_ENDIAN && order !== BIG_ENDIAN) return null;
  const is_little = order === LITTLE_ENDIAN;
  /** Where an entry of a folder stands; null when the folder has none. */
  const entryOf = (folder: number, tag: number): number | null => {
    const count = view.getUint16(folder, is_little);
    for (let entry = folder + 2; entry < folder + 2 + count * ENTRY_BYTES; entry += ENTRY_BYTES)
      if (view.getUint16(entry, is_little) === tag) return entry;
    return null;
  };
  const valueOf = (entry: number): number => view.getUint32(entry + 8, is_little);
  const textOf = (entry: number | null): string | null => {
    if (entry === null) return null;
    const length = view.getUint32(entry + 4, is_little);
    const at = start + (length <= INLINE_BYTES ? entry + 8 : valueOf(entry));
    return new TextDecoder().decode(bytes.subarray(at, at + length)).replace(/\0.*$/s, '');
  };
  return { first_folder: view.getUint32(4, is_little), entryOf, valueOf, textOf };
}

/** Where the notes begin, after each of their marks. */
function* marksIn(bytes: Uint8Array): Generator<number> {
  const [first = 0] = EXIF_MARK;
  for (let at = bytes.indexOf(first); at !== -1; at = bytes.indexOf(first, at + 1))
    if (EXIF_MARK.every((byte, index) => bytes[at + index] === byte)) yield at + EXIF_MARK.length;
}

/**
 * When the camera says a picture was taken, ISO 8601; null when it says nothing, or nothing that can be read. JPEG and HEIC.
 * Only these two texts are read of what a camera notes, so no library that knows every note is worth its weight.
 */
export async function readTakenAt(file: Blob): Promise<string | null> {
  const bytes = new Uint8Array(await file.slice(0, NOTES_BYTES).arrayBuffer());
  for (const start of marksIn(bytes)) {
    try {
      const notes = notesAt(bytes, start);
      const pointer = notes?.entryOf(notes.first_folder, TAG.exif_folder) ?? null;
      if (notes === null || pointer === null) continue;
      const folder = notes.valueOf(pointer);
      const textOf = (tag: number): string | null => notes.textOf(notes.entryOf(folder, tag));
      return timeOfExif(textOf(TAG.time), textOf(TAG.offset));
    } catch (fault) {
      // A picture with broken notes is a picture: its addresses lead out of the file.
      if (!(fault instanceof RangeError)) throw fault;
    }
  }
  return null;
}
