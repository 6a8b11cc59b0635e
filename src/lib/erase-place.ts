/**
 * Takes the place where a picture was taken out of its bytes, without decoding it: a picture that no browser can draw
 * loses it too. The notes of cameras (EXIF) are one format in JPEG, HEIC, WebP and PNG, so they are looked for as such.
 */

const GPS_POINTER = 0x88_25;
const ENTRY_BYTES = 12;
/** Bytes of one value by the type of its entry (TIFF 6.0, and 13 of its supplement). */
const VALUE_BYTES: Readonly<Record<number, number>> = {
  1: 1,
  2: 1,
  3: 2,
  4: 4,
  5: 8,
  6: 1,
  7: 1,
  8: 2,
  9: 4,
  10: 8,
  11: 4,
  12: 8,
  13: 4,
};
const MOST_ENTRIES = 512;
/** A picture, its thumbnail, and what follows them. */
const MOST_DIRECTORIES = 8;
/** 'exif:GPS': where XMP, the other notes of a camera, names the place. */
const XMP_PLACE = [0x65, 0x78, 0x69, 0x66, 0x3a, 0x47, 0x50, 0x53];
const MOST_XMP_VALUE_BYTES = 256;
const SPACE = 0x20;

/** A list of notes; offsets count from `start`. */
interface Notes {
  readonly view: DataView;
  readonly start: number;
  readonly is_little: boolean;
}

/** Offset of the first list where the notes begin at `start`: 'II*' or 'MM*'; null where none do. */
function notesAt(view: DataView, start: number): { readonly notes: Notes; readonly first: number } | null {
  if (start + 8 > view.byteLength) return null;
  const mark = view.getUint32(start);
  if (mark !== 0x49_49_2a_00 && mark !== 0x4d_4d_00_2a) return null;
  const is_little = mark === 0x49_49_2a_00;
  return { notes: { view, start, is_little }, first: view.getUint32(start + 4, is_little) };
}

/** Positions of the entries of a list, and of the offset of the next; null where no list can be. */
function entriesAt(
  { view, start, is_little }: Notes,
  offset: number,
): { readonly entries: readonly number[]; readonly next: number } | null {
  const at = start + offset;
  if (offset < 8 || at + 2 > view.byteLength) return null;
  const count = view.getUint16(at, is_little);
  const end = at + 2 + count * ENTRY_BYTES;
  if (count === 0 || count > MOST_ENTRIES || end > view.byteLength) return null;
  const entries = Array.from({ length: count }, (_, index) => at + 2 + index * ENTRY_BYTES);
  const is_list = entries.every((entry) => view.getUint16(entry + 2, is_little) in VALUE_BYTES);
  return is_list ? { entries, next: end } : null;
}

/** Empties a list and the values that lie elsewhere. */
function eraseList({ view, start, is_little }: Notes, entries: readonly number[]): void {
  for (const entry of entries) {
    const value_bytes = VALUE_BYTES[view.getUint16(entry + 2, is_little)] ?? 0;
    const length = value_bytes * view.getUint32(entry + 4, is_little);
    const from = start + view.getUint32(entry + 8, is_little);
    if (length > 4 && from + length <= view.byteLength)
      new Uint8Array(view.buffer, view.byteOffset + from, length).fill(0);
    // The tag stays, so that readers find a list of their own kind, without a value.
    new Uint8Array(view.buffer, view.byteOffset + entry + 8, 4).fill(0);
    view.setUint32(entry + 4, 0, is_little);
  }
}

/** Erases the place from the notes that begin here, if any do. */
function eraseNotes(view: DataView, start: number): void {
  const found = notesAt(view, start);
  if (found === null) return;
  const { notes, first } = found;
  let offset = first;
  for (let turn = 0; turn < MOST_DIRECTORIES && offset !== 0; turn += 1) {
    const list = entriesAt(notes, offset);
    if (list === null) return;
    for (const entry of list.entries) {
      if (view.getUint16(entry, notes.is_little) !== GPS_POINTER) continue;
      const place = entriesAt(notes, view.getUint32(entry + 8, notes.is_little));
      if (place === null) continue;
      eraseList(notes, place.entries);
      // No entries: nothing of a place is noted.
      view.setUint16((place.entries[0] ?? 2) - 2, 0, notes.is_little);
    }
    if (list.next + 4 > view.byteLength) return;
    offset = view.getUint32(list.next, notes.is_little);
  }
}

const startsWith = (bytes: Uint8Array, at: number, wanted: readonly number[]): boolean =>
  wanted.every((byte, index) => bytes[at + index] === byte);

/** Blanks the value of an attribute ('exif:GPSLatitude="52,22N"') or an element ('<exif:GPSLatitude>52,22N<'). */
function eraseXmpValue(bytes: Uint8Array, at: number): void {
  const end = Math.min(at + MOST_XMP_VALUE_BYTES, bytes.length);
  let from = at;
  while (from < end && bytes[from] !== 0x22 && bytes[from] !== 0x27 && bytes[from] !== 0x3e) from += 1;
  const closing = bytes[from] === 0x3e ? 0x3c : bytes[from];
  for (let index = from + 1; index < end && bytes[index] !== closing; index += 1) bytes[index] = SPACE;
}

const PNG_MARK = [0x89, 0x50, 0x4e, 0x47];
const PNG_HEAD_BYTES = 8;
/** Parts of a PNG that hold notes; they are sealed, and may be compressed. */
const PNG_NOTES: ReadonlySet<string> = new Set(['eXIf', 'iTXt', 'tEXt', 'zTXt']);

/** A PNG without its notes. */
function pngWithoutNotes(bytes: Uint8Array<ArrayBuffer>): ArrayBuffer {
  const view = new DataView(bytes.buffer);
  const kept = [bytes.subarray(0, PNG_HEAD_BYTES)];
  for (let at = PNG_HEAD_BYTES; at < bytes.length; ) {
    // Length, name, content, seal.
    const end = at + 8 < bytes.length ? at + 12 + view.getUint32(at) : bytes.length;
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    if (!PNG_NOTES.has(name)) kept.push(bytes.subarray(at, end));
    at = end;
  }
  const whole = new Uint8Array(kept.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of kept) {
    whole.set(part, at);
    at += part.length;
  }
  return whole.buffer;
}

/**
 * A copy of a picture's bytes without the place where it was taken: in a PNG without any notes, else all but the place is as
 * it was.
 */
export function withoutPlace(picture: ArrayBuffer): ArrayBuffer {
  const copy = picture.slice(0);
  if (startsWith(new Uint8Array(copy), 0, PNG_MARK)) return pngWithoutNotes(new Uint8Array(copy));
  const bytes = new Uint8Array(copy);
  const view = new DataView(copy);
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at];
    if (byte === 0x49 || byte === 0x4d) eraseNotes(view, at);
    else if (byte === 0x65 && startsWith(bytes, at, XMP_PLACE)) eraseXmpValue(bytes, at + XMP_PLACE.length);
  }
  return copy;
}
