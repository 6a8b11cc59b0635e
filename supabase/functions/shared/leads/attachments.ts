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

/** A file as the row lists it. */
export interface StoredFile {
  readonly path: string;
  readonly name: string;
  readonly type: string;
  readonly size_bytes: number;
  readonly sha256: string;
}

/** A file that was looked at, with its bytes. */
export interface CheckedFile {
  readonly stored: StoredFile;
  readonly bytes: Uint8Array<ArrayBuffer>;
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
    if (checked.some(({ stored }) => stored.path === path)) continue;
    checked.push({
      stored: { path, name: nameOf(file, ending), type, size_bytes: bytes.byteLength, sha256: hash },
      bytes,
    });
  }
  return { checked };
}

/** Puts the files that the row lists in the bucket; false when one of them is not there afterwards. */
export async function storeFiles(
  backend: Backend,
  files: readonly CheckedFile[],
  listed: readonly string[],
): Promise<boolean> {
  for (const { stored, bytes } of files) {
    // A row that was deleted since lists none: its files do not come back.
    if (!listed.includes(stored.path)) continue;
    const answer = await backend.upload(BUCKET, stored.path, stored.type, bytes);
    if (answer === null || !(answer.ok || (await isThere(answer)))) return false;
  }
  return true;
}

/** Whether storage refused a file because it has it already. */
async function isThere(answer: Response): Promise<boolean> {
  const text = await answer.text();
  return answer.status === 409 || /"(?:409|Duplicate|KeyAlreadyExists)"/.test(text);
}
