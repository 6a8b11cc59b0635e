import { leadErrors } from '../../content/leads.ts';
import {
  ATTACHMENT_HEAD_BYTES,
  ATTACHMENT_TYPES,
  attachmentError,
  attachmentTypeOf,
  MAX_ATTACHMENT_BYTES,
} from '../../domain/leads/attachments.ts';
import { err, ok, type Result } from '../../lib/result.ts';
import { log } from '../../lib/logger.ts';
import { uuidv7 } from '../../lib/uuid.ts';
import {
  addDraftFile,
  type DraftPlace,
  fileWithBytes,
  removeFile,
  replaceFile,
} from '../../public-data/queue/index.ts';
import type { FileView } from './form-view.ts';

interface Content {
  readonly bytes: ArrayBuffer;
  readonly type: keyof typeof ATTACHMENT_TYPES;
}

type Redraw = (file: Blob) => Promise<Content | null>;

/** Makes a picture small and drops where it was taken; null when this browser cannot (HEIC, mostly). */
export async function drawnAnew(file: Blob): Promise<Content | null> {
  try {
    const { preparePicture } = await import('../../media/index.ts');
    const prepared = await preparePicture(file);
    return prepared.ok ? { bytes: prepared.value.bytes, type: prepared.value.mime_type } : null;
  } catch (fault) {
    log.warn('a picture goes along as it is', fault);
    return null;
  }
}

/** Fetches what makes pictures small, while there is a network. */
export async function fetchPictureCode(): Promise<void> {
  if (!navigator.onLine) return;
  const { fetchAhead } = await import('../../media/index.ts');
  fetchAhead();
}

/** A photo's own name with the ending of what it became. */
const nameOf = (name: string, type: Content['type']): string =>
  `${name.replace(/\.[^.]*$/, '').slice(0, 80) || 'bestand'}.${ATTACHMENT_TYPES[type]}`;

/**
 * Keeps a file with the draft of its form, by what its first bytes say it is. A picture is kept as it was chosen
 * before anything is done to it: `shrinkFile` makes it small. The error is the sentence to show.
 */
export async function addFile(
  place: DraftPlace,
  file: File,
  count_before: number,
  redraw: Redraw = drawnAnew,
): Promise<Result<FileView, string>> {
  const head = new Uint8Array(await file.slice(0, ATTACHMENT_HEAD_BYTES).arrayBuffer());
  const type = attachmentTypeOf(head);
  const is_original = type !== 'application/pdf';
  // A photo may be large still: it is judged once it is drawn anew.
  const size_bytes = is_original ? Math.min(file.size, MAX_ATTACHMENT_BYTES) : file.size;
  const refused = attachmentError({ size_bytes, head }, count_before + 1);
  if (refused !== null || type === null) return err(leadErrors.attachments[refused ?? 'wrong_type']);
  const id = uuidv7();
  const keep = async (content: Content, original: boolean): Promise<FileView> => {
    const name = nameOf(file.name, content.type);
    await addDraftFile(place, { id, name, ...content, is_original: original });
    return { id, name, size_bytes: content.bytes.byteLength };
  };
  try {
    return ok(await keep({ bytes: await file.arrayBuffer(), type }, is_original));
  } catch (fault) {
    // A full device may have room for it once it is small.
    const small = is_original ? await redraw(file) : null;
    if (small === null) throw fault;
    return ok(await keep(small, false));
  }
}

/**
 * Puts a small picture in the place of one that was chosen. Null when there is nothing to do or this browser cannot: then it
 * goes as it is. The error is the sentence for one that is too large to go like that; it is not kept.
 */
export async function shrinkFile(
  id: string,
  redraw: Redraw = drawnAnew,
): Promise<Result<FileView, string> | null> {
  const found = await fileWithBytes(id);
  if (found === null || !found.file.is_original || found.file.is_announced) return null;
  const { file, bytes } = found;
  const small = await redraw(new Blob([bytes], { type: file.type }));
  if (small === null) {
    if (file.size_bytes <= MAX_ATTACHMENT_BYTES) return null;
    await removeFile(id);
    return err(leadErrors.attachments.too_large);
  }
  const name = nameOf(file.name, small.type);
  const is_replaced = await replaceFile(id, { ...small, name });
  return is_replaced ? ok({ id, name, size_bytes: small.bytes.byteLength }) : null;
}
