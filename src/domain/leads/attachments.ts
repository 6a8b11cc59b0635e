/** what may be attached to the contact and consultation forms; the bucket has the same bounds. */
export const MAX_ATTACHMENTS = 5;
export const MAX_ATTACHMENT_BYTES = 10 * 1024 * 1024;

/** Kinds of files, with the ending their name gets in the bucket. */
export const ATTACHMENT_TYPES = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/heic': 'heic',
  'application/pdf': 'pdf',
} as const;
export type AttachmentType = keyof typeof ATTACHMENT_TYPES;

/** How many bytes `attachmentTypeOf` needs. */
export const ATTACHMENT_HEAD_BYTES = 32;

const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];

/** The kind of a file by its first bytes, whatever it calls itself; null for a kind that may not be attached. */
export const attachmentTypeOf = (head: Uint8Array): AttachmentType | null => {
  const text = (from: number, to: number): string => String.fromCharCode(...head.slice(from, to));
  if (text(0, 3) === '\u00ff\u00d8\u00ff') return 'image/jpeg';
  if (text(0, 8) === '\u0089PNG\r\n\u001a\n') return 'image/png';
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'image/webp';
  if (text(0, 5) === '%PDF-') return 'application/pdf';
  if (text(4, 8) === 'ftyp' && HEIC_BRANDS.includes(text(8, 12))) return 'image/heic';
  return null;
};

/** Why a file may not be attached; the words stand in src/content/leads.ts. */
export type AttachmentError = 'too_many' | 'too_large' | 'wrong_type' | 'empty';

/** A file that a submission announces: it comes by itself, once the submission is stored. */
export interface AnnouncedFile {
  /** Made on the device. */
  readonly id: string;
  readonly name: string;
  readonly type: AttachmentType;
  readonly size_bytes: number;
}

/** What became of an announced file; the last two found no room within the bytes of a day, and may find it later. */
export const ATTACHMENT_STATUSES = [
  'awaited',
  'arrived',
  'over_visitor_limit',
  'over_overall_limit',
] as const;
export type AttachmentStatus = (typeof ATTACHMENT_STATUSES)[number];

/** How a function tells a device of one of its files. */
export interface AttachmentState {
  readonly id: string;
  readonly status: AttachmentStatus;
  /** Where the bytes of an awaited file go, below the project's address; null when none could be had now. */
  readonly upload_path: string | null;
  /** The sentence for the visitor about one that has no room yet. */
  readonly error: string | null;
}

/** Judges one file, given how many there are with it. */
export const attachmentError = (
  file: { readonly size_bytes: number; readonly head: Uint8Array },
  count: number,
): AttachmentError | null => {
  if (count > MAX_ATTACHMENTS) return 'too_many';
  if (file.size_bytes === 0) return 'empty';
  if (file.size_bytes > MAX_ATTACHMENT_BYTES) return 'too_large';
  return attachmentTypeOf(file.head) === null ? 'wrong_type' : null;
};
