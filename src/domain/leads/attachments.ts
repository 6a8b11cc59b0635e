import * as v from 'valibot';
import { err, ok, type Result } from '../../lib/result.ts';

/** what may be attached to the contact and consultation forms; the bucket has the same bounds. */
const MAX_ATTACHMENTS = 5;
export const MAX_ATTACHMENT_BYTES = 10 * 1024 * 1024;

/** Kinds of files, with the ending their name gets in the bucket. */
export const ATTACHMENT_TYPES = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/heic': 'heic',
  'application/pdf': 'pdf',
} as const;
type AttachmentType = keyof typeof ATTACHMENT_TYPES;

/** For `<input type="file" accept>`: some systems know HEIC by its ending only. */

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
type AttachmentError = 'too_many' | 'too_large' | 'wrong_type' | 'empty';

/** A file that a submission announces: it comes by itself, once the submission is stored. */
export interface AnnouncedFile {
  /** Made on the device. */
  readonly id: string;
  readonly name: string;
  readonly type: AttachmentType;
  readonly size_bytes: number;
}

const KINDS = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/heic',
  'application/pdf',
] as const satisfies readonly AttachmentType[];
const code = (error: AttachmentError): AttachmentError => error;
const announcedFile = v.object({
  id: v.pipe(v.string(), v.toLowerCase(), v.uuid()),
  name: v.pipe(v.string(), v.maxLength(500)),
  type: v.picklist(KINDS, code('wrong_type')),
  size_bytes: v.pipe(
    v.number(),
    v.integer(),
    v.minValue(1, code('empty')),
    v.maxValue(MAX_ATTACHMENT_BYTES, code('too_large')),
  ),
});
const announcedFiles = v.pipe(
  v.nullish(v.array(announcedFile), []),
  v.maxLength(MAX_ATTACHMENTS, code('too_many')),
  v.check((files) => new Set(files.map(({ id }) => id)).size === files.length),
);
const ERRORS: ReadonlySet<string> = new Set<AttachmentError>([
  'too_many',
  'too_large',
  'wrong_type',
  'empty',
]);
const isAttachmentError = (text: string): text is AttachmentError => ERRORS.has(text);

/** Reads what a submission announces; what is no list of files at all is 'malformed'. */
export const readAnnounced = (
  given: unknown,
): Result<readonly AnnouncedFile[], AttachmentError | 'malformed'> => {
  const parsed = v.safeParse(announcedFiles, given);
  if (parsed.success) return ok(parsed.output);
  const known = parsed.issues.map(({ message }) => message).find(isAttachmentError);
  return err(known ?? 'malformed');
};

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
