/** How a submission is read where it arrives. Apart from what its form needs, since visitors would download these schemas. */
import * as v from 'valibot';
import { err, ok, type Result } from '../../lib/result.ts';
import {
  type AnnouncedFile,
  type AttachmentError,
  type AttachmentType,
  MAX_ATTACHMENT_BYTES,
  MAX_ATTACHMENTS,
} from './attachments.ts';
import { MIN_ELAPSED_MS } from './submission.ts';

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

/** Why a list of files was refused: by the id of each file that was, and of the list as a whole. */
interface RefusedList {
  readonly why: AttachmentError;
  readonly files: Readonly<Record<string, AttachmentError>>;
}

const announcedId = (file: unknown): string =>
  typeof file === 'object' && file !== null && 'id' in file ? String(file.id) : '';

/** Reads what a submission announces; what is no list of files at all is 'malformed'. Too many are refused together. */
export const readAnnounced = (
  given: unknown,
): Result<readonly AnnouncedFile[], RefusedList | 'malformed'> => {
  const parsed = v.safeParse(announcedFiles, given);
  if (parsed.success) return ok(parsed.output);
  const list: readonly unknown[] = Array.isArray(given) ? given : [];
  const faults = parsed.issues.flatMap(({ message, path }) =>
    isAttachmentError(message)
      ? [{ why: message, ids: (path === undefined ? list : [list[Number(path[0].key)]]).map(announcedId) }]
      : [],
  );
  const [first] = faults;
  if (first === undefined) return err('malformed');
  // Of several faults of one file the first is told.
  const files = faults.toReversed().flatMap(({ why, ids }) => ids.map((id) => [id, why] as const));
  return err({ why: first.why, files: Object.fromEntries(files) });
};

/** The metadata as they arrive: a page without JavaScript has neither an id nor a token. */
export interface ReceivedMetadata {
  readonly id: string | null;
  readonly recaptchaToken: string | null;
  readonly elapsed_ms: number | null;
  readonly website: string;
  /** Known to one device alone: it asks for the upload addresses of the submission's files with it. */
  readonly upload_secret: string | null;
}

const MAX_TOKEN_CHARACTERS = 8_192;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** At least 122 random bits, as `crypto.randomUUID` gives. */
const SECRET = /^[0-9a-f-]{32,100}$/;
const emptyIsNull = v.transform((text: string | null) => (text === '' || text === null ? null : text));

const received_metadata = v.object({
  id: v.pipe(
    v.nullish(v.pipe(v.string(), v.trim(), v.toLowerCase()), null),
    emptyIsNull,
    v.nullable(v.pipe(v.string(), v.regex(UUID))),
  ),
  recaptchaToken: v.pipe(v.nullish(v.pipe(v.string(), v.maxLength(MAX_TOKEN_CHARACTERS)), null), emptyIsNull),
  elapsed_ms: v.nullish(
    v.pipe(v.union([v.number(), v.pipe(v.string(), v.digits())]), v.transform(Number), v.minValue(0)),
    null,
  ),
  website: v.nullish(v.string(), ''),
  upload_secret: v.nullish(v.pipe(v.string(), v.regex(SECRET)), null),
});

/** Reads the metadata of a body; null when one of them is not what a form of ours sends. */
export const readMetadata = (body: unknown): ReceivedMetadata | null => {
  const parsed = v.safeParse(received_metadata, body);
  return parsed.success ? parsed.output : null;
};

/** Whether no person sent this: the hidden field was filled in, or the form was sent quicker than a person can. */
export const isNoPerson = ({ website, elapsed_ms }: ReceivedMetadata): boolean =>
  website.trim() !== '' || (elapsed_ms !== null && elapsed_ms < MIN_ELAPSED_MS);
