import { leadErrors } from '../../../../src/content/leads.ts';
import {
  ATTACHMENT_STATUSES,
  ATTACHMENT_TYPES,
  type AnnouncedFile,
  type AttachmentState,
  type AttachmentStatus,
} from '../../../../src/domain/leads/attachments.ts';
import { plainText } from '../../../../src/domain/leads/lead-fields.ts';
import type { Backend } from '../backend.ts';

/** A file as `private.announced_attachments` has it. */
interface ListedFile {
  readonly id: string;
  readonly path: string;
  readonly file_name: string;
  readonly content_type: string;
  readonly size_bytes: number;
}

/** What the database says of an announced file. */
export interface StoredState {
  readonly id: string;
  readonly path: string;
  readonly status: AttachmentStatus;
}

const BUCKET = 'contact_attachments';
const MAX_NAME_CHARACTERS = 120;

/** What a file is called in lists and downloads; never part of its path. */
const nameOf = (name: string, ending: string): string =>
  plainText(name, 'one line').replace(/[/\\]/g, '-').slice(-MAX_NAME_CHARACTERS) || `bestand.${ending}`;

/** The rows of what a submission announces. */
export const listedFiles = (lead_id: string, files: readonly AnnouncedFile[]): readonly ListedFile[] =>
  files.map(({ id, name, type, size_bytes }) => {
    const ending = ATTACHMENT_TYPES[type];
    const path = `${lead_id}/${id}.${ending}`;
    return { id, path, file_name: nameOf(name, ending), content_type: type, size_bytes };
  });

/** Reads the list that submit_lead and lead_attachments answer. */
export const storedStates = (answer: unknown): readonly StoredState[] =>
  (Array.isArray(answer) ? answer : []).flatMap((file: unknown) => {
    if (typeof file !== 'object' || file === null || !('status' in file)) return [];
    const status = ATTACHMENT_STATUSES.find((known) => known === file.status);
    if (status === undefined || !('id' in file) || !('path' in file)) return [];
    return [{ id: String(file.id), path: String(file.path), status }];
  });

/**
 * Where storage takes the bytes of one file: an address that works for two hours, once. Null when storage gives none now:
 * the device asks again.
 */
async function uploadPath(backend: Backend, path: string): Promise<string | null> {
  const signed = await backend.signUpload(BUCKET, path);
  const answer: unknown = signed?.ok ? await signed.json().catch(() => null) : null;
  if (typeof answer !== 'object' || answer === null || !('url' in answer)) return null;
  const { url } = answer;
  return typeof url === 'string' && url.startsWith('/object/upload/sign/') ? `/storage/v1${url}` : null;
}

const errorOf = (status: AttachmentStatus): string | null =>
  status === 'awaited' || status === 'arrived' ? null : leadErrors.attachments[status];

/** What a device is told of its files: addresses for those that are awaited, sentences for those without room yet. */
export const deviceStates = (
  backend: Backend,
  states: readonly StoredState[],
): Promise<readonly AttachmentState[]> =>
  Promise.all(
    states.map(async ({ id, path, status }) => ({
      id,
      status,
      upload_path: status === 'awaited' ? await uploadPath(backend, path) : null,
      error: errorOf(status),
    })),
  );
