import { leadErrors } from '../../content/leads.ts';
import { formsLater } from '../../content/site/forms-later.ts';
import {
  ATTACHMENT_HEAD_BYTES,
  ATTACHMENT_TYPES,
  attachmentError,
  attachmentTypeOf,
  MAX_ATTACHMENT_BYTES,
} from '../../domain/leads/attachments.ts';
import { log } from '../../lib/logger.ts';
import { err, ok, type Result } from '../../lib/result.ts';
import { uuidv7 } from '../../lib/uuid.ts';
import {
  addDraftFile,
  type DraftPlace,
  fileWithBytes,
  removeFile,
  replaceFile,
} from '../../public-data/queue/index.ts';
import type { PhotoStep } from './photo-steps.ts';
import type { FileView } from './use-form.ts';

interface Content {
  readonly bytes: ArrayBuffer;
  readonly type: keyof typeof ATTACHMENT_TYPES;
}

type Redraw = (file: Blob) => Promise<Content | null>;

/** Makes a picture smaller and removes the place where it was taken; null when the browser cannot read it (HEIC, mostly). */
async function drawnAnew(file: Blob): Promise<Content | null> {
  try {
    const { preparePicture } = await import('../../media/index.ts');
    const prepared = await preparePicture(file);
    return prepared.ok ? { bytes: prepared.value.bytes, type: prepared.value.mime_type } : null;
  } catch (fault) {
    log.warn('a picture goes along as it is', fault);
    return null;
  }
}

/** Fetches the code that makes pictures smaller, while there is a network. */
export async function fetchPictureCode(): Promise<void> {
  if (!navigator.onLine) return;
  const { fetchAhead } = await import('../../media/index.ts');
  fetchAhead();
}

/** The name of the chosen file with the extension of its new type. */
const nameOf = (name: string, type: Content['type']): string =>
  `${name.replace(/\.[^.]*$/, '').slice(0, 80) || formsLater.attachments.unnamed}.${ATTACHMENT_TYPES[type]}`;

/** A photo that the guide asked for, and the file that it takes the place of. */
interface GuidedPhoto {
  readonly step: PhotoStep;
  readonly replaces: string | null;
}

/**
 * Stores a file with the draft of its form. Its first bytes tell its type. A picture is first stored as it was chosen,
 * so that it is not lost; `shrinkFile` makes it smaller later. A photo of the guide is called after its step, so that the
 * office knows what it shows. The error is the sentence to show.
 */
export async function addFile(
  place: DraftPlace,
  file: File,
  count_before: number,
  guided: GuidedPhoto | null = null,
  redraw: Redraw = drawnAnew,
): Promise<Result<FileView, string>> {
  const head = new Uint8Array(await file.slice(0, ATTACHMENT_HEAD_BYTES).arrayBuffer());
  const type = attachmentTypeOf(head);
  const is_original = type !== 'application/pdf';
  // A photo may be too large now: its size is checked once it was made smaller.
  const size_bytes = is_original ? Math.min(file.size, MAX_ATTACHMENT_BYTES) : file.size;
  const refused = attachmentError({ size_bytes, head }, count_before + 1);
  if (refused !== null || type === null) return err(leadErrors.attachments[refused ?? 'wrong_type']);
  if (guided !== null && !is_original) return err(formsLater.photos.no_photo);
  const id = uuidv7();
  const own_name = guided === null ? file.name : formsLater.photos.steps[guided.step].slug;
  const of_step = guided === null ? {} : { step: guided.step };
  const keep = async (content: Content, original: boolean): Promise<FileView> => {
    const name = nameOf(own_name, content.type);
    const stored = { id, name, ...content, is_original: original, ...of_step };
    await addDraftFile(place, stored, guided?.replaces);
    return { id, name, size_bytes: content.bytes.byteLength, ...of_step };
  };
  try {
    return ok(await keep({ bytes: await file.arrayBuffer(), type }, is_original));
  } catch (fault) {
    // A full device may have room for the smaller picture.
    const small = is_original ? await redraw(file) : null;
    if (small === null) throw fault;
    return ok(await keep(small, false));
  }
}

/**
 * Replaces a chosen picture with a smaller one. Null when that is not needed or the browser cannot do it; the picture is then
 * sent as it is. The error is the sentence for a picture that is too large for that, which is removed.
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
  if (!is_replaced) return null;
  return ok({ id, name, size_bytes: small.bytes.byteLength });
}

/** After this time a form is sent with its pictures as they were chosen. */
const SHRINK_TIMEOUT_MS = 5_000;

export interface FormFiles {
  /** Stores the chosen files, or the photo of a step, and makes the pictures among them smaller. */
  readonly add: (chosen: readonly File[], step?: PhotoStep) => Promise<void>;
  /** Makes pictures smaller that were chosen before the page was left. */
  readonly shrink: (files: readonly FileView[]) => Promise<void>;
  /** Resolves when every picture was made smaller, or when that takes too long. */
  readonly settled: () => Promise<void>;
}

/** A file that is not sent, and the sentence that says why. */
interface Refused {
  readonly name: string;
  readonly error: string;
}

/** The text about refused files: one line for each reason, with the names of the files. */
const refusedText = (refused: readonly Refused[]): string =>
  [...Map.groupBy(refused, ({ error }) => error)]
    .map(([error, files]) => `${files.map(({ name }) => name).join(', ')}: ${error}`)
    .join('\n');

/**
 * Controls the files of one form: lists each as soon as it is stored, and says which were refused. `said` is null while files
 * are being read; of the photo of a step it is said there.
 */
export function createFormFiles(
  placeNow: () => DraftPlace,
  filesNow: () => readonly FileView[],
  show: (files: readonly FileView[], said: string | null, step?: PhotoStep) => void,
): FormFiles {
  const { not_kept } = formsLater.attachments;
  let at_work: Promise<unknown> = Promise.resolve();

  const shrink = async (files: readonly FileView[]): Promise<readonly Refused[]> => {
    const refused: Refused[] = [];
    for (const { id, name, step } of files) {
      const small = await shrinkFile(id).catch((fault: unknown) => {
        log.warn('a picture goes along as it is', fault);
        return null;
      });
      if (small === null) continue;
      if (small.ok) {
        const shrunk = filesNow().map((file) => (file.id === id ? { ...small.value, step } : file));
        show(shrunk, null, step);
      } else {
        const others = filesNow().filter((file) => file.id !== id);
        show(others, null, step);
        refused.push({ name, error: small.error });
      }
    }
    return refused;
  };

  const add = async (chosen: readonly File[], step?: PhotoStep): Promise<void> => {
    const refused: Refused[] = [];
    const kept: FileView[] = [];
    for (const file of chosen) {
      const former = filesNow().find((listed) => step !== undefined && listed.step === step);
      const others = filesNow().filter((listed) => listed !== former);
      const guided = step === undefined ? null : { step, replaces: former?.id ?? null };
      const added = await addFile(placeNow(), file, others.length, guided).catch((fault: unknown) => {
        log.warn('a file could not be kept', fault);
        return { ok: false, error: not_kept } as const;
      });
      if (added.ok) {
        kept.push(added.value);
        show([...filesNow().filter(({ id }) => id !== former?.id), added.value], null, step);
      } else refused.push({ name: file.name, error: added.error });
    }
    refused.push(...(await shrink(kept)));
    // Under its step, the photo needs no name.
    show(filesNow(), step === undefined ? refusedText(refused) : (refused[0]?.error ?? ''), step);
  };

  const inTurn = (work: () => Promise<void>): Promise<void> => {
    const done = at_work.then(work);
    at_work = done.catch(() => undefined);
    return done;
  };

  return {
    add: (chosen, step) => inTurn(() => add(chosen, step)),
    shrink: (files) =>
      inTurn(async () => {
        const refused = await shrink(files);
        if (files.length > 0) show(filesNow(), refusedText(refused));
      }),
    async settled() {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const too_long = new Promise((resolve) => (timer = setTimeout(resolve, SHRINK_TIMEOUT_MS)));
      await Promise.race([at_work, too_long]);
      clearTimeout(timer);
    },
  };
}
