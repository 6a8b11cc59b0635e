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
import { addDraftFile, type DraftPlace } from '../../public-data/queue/index.ts';
import type { FileView } from './form-view.ts';

interface Content {
  readonly bytes: ArrayBuffer;
  readonly type: keyof typeof ATTACHMENT_TYPES;
}

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
 * Keeps a file with the draft of its form, by what its first bytes say it is. Pictures are made small; one that
 * cannot be goes as it is. The error is the sentence to show.
 */
export async function addFile(
  place: DraftPlace,
  file: File,
  count_before: number,
  redraw: (file: Blob) => Promise<Content | null> = drawnAnew,
): Promise<Result<FileView, string>> {
  const head = new Uint8Array(await file.slice(0, ATTACHMENT_HEAD_BYTES).arrayBuffer());
  const type = attachmentTypeOf(head);
  // A photo may be large still: it is judged once it is drawn anew.
  const size_bytes = type === 'application/pdf' ? file.size : Math.min(file.size, MAX_ATTACHMENT_BYTES);
  const refused = attachmentError({ size_bytes, head }, count_before + 1);
  if (refused !== null || type === null) return err(leadErrors.attachments[refused ?? 'wrong_type']);
  const small = type === 'application/pdf' ? null : await redraw(file);
  if (small === null && file.size > MAX_ATTACHMENT_BYTES) return err(leadErrors.attachments.too_large);
  const content: Content = small ?? { bytes: await file.arrayBuffer(), type };
  const kept = { id: uuidv7(), name: nameOf(file.name, content.type), ...content };
  await addDraftFile(place, kept);
  return ok({ id: kept.id, name: kept.name, size_bytes: content.bytes.byteLength });
}
