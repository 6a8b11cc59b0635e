/**
 * Takes the place where a picture was taken out of its bytes, without decoding it: a picture that no browser can draw
 * loses it too. The notes of cameras (EXIF) are one format in JPEG, HEIC, WebP and PNG, so they are looked for as such.
 */
import { type TiffDirectory, tiffFilesIn } from './tiff.ts';

const GPS_POINTER = 0x88_25;
/** 'exif:GPS': where XMP, the other notes of a camera, names the place. */
const XMP_PLACE = [0x65, 0x78, 0x69, 0x66, 0x3a, 0x47, 0x50, 0x53];
const MOST_XMP_VALUE_BYTES = 256;
const SPACE = 0x20;

/** Empties a directory and its values; no entries mean that no place is noted. */
function eraseDirectory(view: DataView, { at, entries }: TiffDirectory): void {
  const fill = (from: number, length: number): void =>
    void new Uint8Array(view.buffer, view.byteOffset + from, length).fill(0);
  for (const entry of entries) {
    if (entry.value !== null) fill(entry.value.at, entry.value.bytes);
    // Its tag and type stay, so that a reader finds an entry of the kind it knows, without a value.
    fill(entry.at + 4, 8);
  }
  fill(at, 2);
}

/** Erases the place from EXIF, wherever it lies. A directory that is not sound may be part of the picture itself. */
function eraseExif(view: DataView): void {
  for (const tiff of tiffFilesIn(view))
    for (const directory of tiff.directories) {
      if (!directory.is_sound) break;
      for (const { tag, address } of directory.entries) {
        const place = tag === GPS_POINTER ? tiff.directoryAt(address) : null;
        if (place?.is_sound) eraseDirectory(view, place);
      }
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
  eraseExif(new DataView(copy));
  for (let at = bytes.indexOf(0x65); at !== -1; at = bytes.indexOf(0x65, at + 1))
    if (startsWith(bytes, at, XMP_PLACE)) eraseXmpValue(bytes, at + XMP_PLACE.length);
  return copy;
}
