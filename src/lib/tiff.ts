/**
 * Reads TIFF, the format in which cameras note time and place (EXIF) in a JPEG, HEIC, WebP or PNG. Nothing that a file says
 * is believed: every count and address is held against the bytes that are there, so a broken file reads as less, never as a
 * fault. Positions count from the first byte of the view, the addresses in the file from the header.
 */

/** `II*` or `MM*`: the order of bytes. */
const LITTLE_ENDIAN = 0x49_49_2a_00;
const BIG_ENDIAN = 0x4d_4d_00_2a;
const HEADER_BYTES = 8;
const ENTRY_BYTES = 12;
/** A value of up to four bytes lies in its entry itself. */
const INLINE_BYTES = 4;
const MAX_ENTRIES = 512;
/** A picture, its thumbnail, and what follows them; directories that name each other in a circle end here. */
const MAX_DIRECTORIES = 8;
/** Bytes of one value by the type of its entry (TIFF 6.0, 13 of its supplement, 129 of EXIF 3.0). */
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
  129: 1,
};

/** A TIFF header in `view`. */
interface Tiff {
  readonly view: DataView;
  readonly start: number;
  readonly is_little: boolean;
}

export interface TiffEntry {
  readonly tag: number;
  /** Position of the entry. */
  readonly at: number;
  /** Its four bytes as a number: the address of another directory, where the tag says so. */
  readonly address: number;
  /** Where the value lies; null for an undefined type, and for a value that leads out of the bytes. */
  readonly value: { readonly at: number; readonly bytes: number } | null;
}

export interface TiffDirectory {
  /** Position of the number of entries. */
  readonly at: number;
  readonly entries: readonly TiffEntry[];
  /** Whether every entry has a type that exists: bytes that only look like a directory hardly ever do. */
  readonly is_sound: boolean;
  /** Address of the next directory; 0 at the end. */
  readonly next: number;
}

/** The first directories of a header, in order, and how to follow an address that one of their entries holds. */
interface TiffFile {
  readonly directories: readonly TiffDirectory[];
  /** The directory at an address; null where none can be. */
  readonly directoryAt: (address: number) => TiffDirectory | null;
}

const valueBytes = ({ view, is_little }: Tiff, entry_at: number): number | undefined =>
  VALUE_BYTES[view.getUint16(entry_at + 2, is_little)];

function readEntry(tiff: Tiff, at: number): TiffEntry {
  const { view, start, is_little } = tiff;
  const address = view.getUint32(at + 8, is_little);
  const bytes = (valueBytes(tiff, at) ?? Number.NaN) * view.getUint32(at + 4, is_little);
  const value_at = bytes <= INLINE_BYTES ? at + 8 : start + address;
  return {
    tag: view.getUint16(at, is_little),
    at,
    address,
    value: value_at + bytes <= view.byteLength ? { at: value_at, bytes } : null,
  };
}

function readDirectory(tiff: Tiff, address: number): TiffDirectory | null {
  const { view, start, is_little } = tiff;
  const at = start + address;
  if (address < HEADER_BYTES || at + 2 > view.byteLength) return null;
  const count = view.getUint16(at, is_little);
  const end = at + 2 + count * ENTRY_BYTES;
  if (count === 0 || count > MAX_ENTRIES || end > view.byteLength) return null;
  const entries = Array.from({ length: count }, (_, index) => readEntry(tiff, at + 2 + index * ENTRY_BYTES));
  const next = end + 4 <= view.byteLength ? view.getUint32(end, is_little) : 0;
  const is_sound = entries.every((entry) => valueBytes(tiff, entry.at) !== undefined);
  return { at, entries, is_sound, next };
}

/** What begins at `start`; null unless it is a header that leads to a directory. */
function readTiff(view: DataView, start: number): TiffFile | null {
  if (start + HEADER_BYTES > view.byteLength) return null;
  const order = view.getUint32(start);
  if (order !== LITTLE_ENDIAN && order !== BIG_ENDIAN) return null;
  const is_little = order === LITTLE_ENDIAN;
  const tiff = { view, start, is_little };
  const directories: TiffDirectory[] = [];
  let address = view.getUint32(start + 4, is_little);
  while (address !== 0 && directories.length < MAX_DIRECTORIES) {
    const directory = readDirectory(tiff, address);
    if (directory === null) break;
    directories.push(directory);
    address = directory.next;
  }
  if (directories.length === 0) return null;
  return { directories, directoryAt: (elsewhere) => readDirectory(tiff, elsewhere) };
}

/** Every TIFF in the bytes, in order, whatever format lies around it. The bytes may be changed between two of them. */
export function* tiffFilesIn(view: DataView): Generator<TiffFile> {
  for (let at = 0; at + HEADER_BYTES <= view.byteLength; at += 1) {
    const byte = view.getUint8(at);
    if (byte !== 0x49 && byte !== 0x4d) continue;
    const found = readTiff(view, at);
    if (found !== null) yield found;
  }
}
