import {
  ATTACHMENT_HEAD_BYTES,
  ATTACHMENT_TYPES,
  type AttachmentError,
  attachmentError,
  attachmentTypeOf,
} from '../../../../src/domain/leads/attachments.ts';
import { plainText } from '../../../../src/domain/leads/lead-fields.ts';
import type { Backend } from '../backend.ts';
import { sha256 } from '../http.ts';

/** A file as its row in contact_attachments has it. */
export interface ListedFile {
  readonly path: string;
  readonly file_name: string;
  readonly content_type: string;
  readonly size_bytes: number;
}

/** A file that was looked at, with its bytes and what they hash to. */
export interface CheckedFile {
  readonly listed: ListedFile;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly hash: string;
}

const BUCKET = 'contact_attachments';
const MAX_NAME_CHARACTERS = 120;

/** What a file is called in lists and downloads; never part of its path. */
const nameOf = (file: File, ending: string): string =>
  plainText(file.name, 'one line').replace(/[/\\]/g, '-').slice(-MAX_NAME_CHARACTERS) || `bestand.${ending}`;

/** Looks into every file: its first bytes say what it is. The path follows from lead and bytes, so a repeat has the same. */
export async function checkFiles(
  lead_id: string,
  files: readonly File[],
): Promise<{ readonly checked: readonly CheckedFile[] } | { readonly error: AttachmentError }> {
  const checked: CheckedFile[] = [];
  for (const file of files) {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const head = bytes.subarray(0, ATTACHMENT_HEAD_BYTES);
    const error = attachmentError({ size_bytes: bytes.byteLength, head }, files.length);
    if (error !== null) return { error };
    const type = attachmentTypeOf(head) ?? 'application/pdf';
    const ending = ATTACHMENT_TYPES[type];
    const hash = await sha256(bytes);
    const path = `${lead_id}/${hash.slice(0, 32)}.${ending}`;
    if (checked.some(({ listed }) => listed.path === path)) continue;
    const size_bytes = bytes.byteLength;
    checked.push({
      listed: { path, file_name: nameOf(file, ending), content_type: type, size_bytes },
      bytes,
      hash,
    });
  }
  return { checked };
}

/**
 * Puts the files that the lead's rows list in the bucket, each at an address that storage signs for it: the bucket has
 * no way in for anyone. False when one of them is not there afterwards; what is there already is left as it is.
 */
export async function storeFiles(
  backend: Backend,
  files: readonly CheckedFile[],
  listed_paths: readonly string[],
): Promise<boolean> {
  for (const file of files) {
    // A request that was deleted since lists none: its files do not come back.
    if (!listed_paths.includes(file.listed.path)) continue;
    if (!(await storeFile(backend, file))) return false;
  }
  return true;
}

async function storeFile(backend: Backend, { listed, bytes }: CheckedFile): Promise<boolean> {
  const signed = await backend.signUpload(BUCKET, listed.path);
  if (signed === null) return false;
  if (!signed.ok) return await isThere(signed);
  const address = uploadAddress(await signed.json().catch(() => null));
  if (address === null) return false;
  const answer = await backend.putSigned(address, listed.content_type, bytes);
  return answer !== null && (answer.ok || (await isThere(answer)));
}

/** The address below /storage/v1 that takes this one file. */
function uploadAddress(answer: unknown): string | null {
  if (typeof answer !== 'object' || answer === null || !('url' in answer)) return null;
  const { url } = answer;
  return typeof url === 'string' && url.startsWith('/object/upload/sign/') ? url : null;
}

/** Whether storage refused a file because it has it already. */
async function isThere(answer: Response): Promise<boolean> {
  const text = await answer.text();
  return answer.status === 409 || /"(?:409|Duplicate|KeyAlreadyExists)"/.test(text);
}
