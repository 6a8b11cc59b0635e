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

/** What the bytes of a file are, as the browser is told: what they begin with, whatever was said of them. */
export const attachmentBlob = (bytes: ArrayBuffer): Blob => {
  const head = new Uint8Array(bytes, 0, Math.min(bytes.byteLength, ATTACHMENT_HEAD_BYTES));
  return new Blob([bytes], { type: attachmentTypeOf(head) ?? 'application/octet-stream' });
};

/** A file that came with a contact request. */
export interface RequestFile {
  readonly id: string;
  readonly contact_id: string;
  /** In the order in which the visitor chose them, from 0. */
  readonly position: number;
  /** In the bucket contact_attachments. */
  readonly path: string;
  readonly file_name: string;
  /** As the visitor's device called it. */
  readonly content_type: string;
  readonly size_bytes: number;
}

const SHOWN_TYPES: readonly string[] = ['image/jpeg', 'image/png', 'image/webp'] satisfies AttachmentType[];

/** Whether every browser shows files of this media type as a picture; the others are downloaded. */
export const isShownType = (type: string): boolean => SHOWN_TYPES.includes(type);

const OTHER_ENDINGS: Readonly<Record<string, string>> = { jpeg: 'jpg', heif: 'heic' };

/** What a file is called on the disk of whoever opens it: a visitor chose the name, but a program it never becomes. */
export const attachmentName = ({
  file_name,
  content_type,
}: Pick<RequestFile, 'file_name' | 'content_type'>): string => {
  const wanted = Object.entries(ATTACHMENT_TYPES).find(([type]) => type === content_type)?.[1] ?? 'bin';
  const ending = file_name.split('.').at(-1)?.toLowerCase() ?? '';
  return (OTHER_ENDINGS[ending] ?? ending) === wanted ? file_name : `${file_name}.${wanted}`;
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
