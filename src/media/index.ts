/** The public index for pictures: made fit to be kept and sent, one at a time, off the main thread where the browser can. */
import { err, type Result } from '../lib/result.ts';
import type {
  MissingCode,
  PictureProblem,
  PreparedPicture,
  PreparedSitePicture,
  SiteSize,
} from './picture.ts';
import type { PictureAnswer, PictureRequest } from './picture-worker-protocol.ts';

export type {
  MissingCode,
  PictureProblem,
  PreparedPicture,
  PreparedSitePicture,
  SiteSize,
} from './picture.ts';

export { MAX_FILE_BYTES } from './fit.ts';

/** A worker without work is terminated, since its memory may still hold a large picture. */
const IDLE_MS = 20_000;

let worker: Worker | null = null;
let cannot = false;
let idle: ReturnType<typeof setTimeout> | undefined;

function letGo(): void {
  worker?.terminate();
  worker = null;
}

/** The worker that draws; one that could not be fetched ahead is forgotten, and tried again with the first picture. */
function workerNow(): Worker {
  if (worker !== null) return worker;
  const started = new Worker(new URL('./picture-worker.ts', import.meta.url), { type: 'module' });
  started.addEventListener('error', () => {
    if (worker === started) letGo();
  });
  worker = started;
  return started;
}

function restSoon(): void {
  clearTimeout(idle);
  idle = setTimeout(letGo, IDLE_MS);
}

/** Fetches what draws before it is needed: a picture may be chosen when there is no network any more. */
export function fetchAhead(): void {
  if (typeof Worker !== 'function') return;
  workerNow();
  restSoon();
}

/** Asks the worker; `cannot` when there is none or it fails: then the page draws. */
async function ask(request: PictureRequest): Promise<PictureAnswer> {
  if (cannot || typeof Worker !== 'function') return { kind: 'cannot' };
  clearTimeout(idle);
  const asked = workerNow();
  const answered = new AbortController();
  const listening = { signal: answered.signal };
  try {
    return await new Promise<PictureAnswer>((resolve) => {
      asked.addEventListener(
        'message',
        (event: MessageEvent<PictureAnswer>) => resolve(event.data),
        listening,
      );
      asked.addEventListener(
        'error',
        () => {
          letGo();
          resolve({ kind: 'cannot' });
        },
        listening,
      );
      asked.postMessage(request, []);
    });
  } finally {
    answered.abort();
    restSoon();
  }
}

/** A part of this build that is fetched when it is needed; null when it cannot be now. */
async function fetched<T>(part: Promise<T>): Promise<T | null> {
  try {
    return await part;
  } catch {
    return null;
  }
}

let last: Promise<unknown> = Promise.resolve();

/** One after another: a tablet has memory for one large picture at a time. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const mine = last.then(work);
  last = mine.catch(() => undefined);
  return await mine;
}

/**
 * Makes a picture fit to be kept and sent: upright, its longest side 2048 pixels at most, WebP (JPEG where the browser
 * gives no WebP), without the place it was taken at; with a thumbnail, its hash, and the time the camera noted.
 */
export async function preparePicture(
  file: Blob,
): Promise<Result<PreparedPicture, PictureProblem | MissingCode>> {
  return await inTurn(async () => {
    const answer = await ask({ kind: 'prepare', file });
    const is_settled =
      answer.kind === 'prepared' && (answer.result.ok || answer.result.error === 'too_large');
    if (is_settled) return answer.result;
    if (answer.kind === 'cannot') cannot = true;
    // A page reads some pictures that a worker cannot: HEIC in some versions of Safari.
    const drawing = await fetched(import('./prepare.ts'));
    return drawing === null ? err('not_loaded') : await drawing.prepare(file);
  });
}

/**
 * Makes a picture fit for the public site: upright, without anything the camera noted, in WebP at the widths
 * wanted and never wider than it is, beside it AVIF where the browser makes it (JPEG, at one width, where it makes no WebP); with its mean colour.
 */
export async function prepareSitePicture(
  file: Blob,
  wanted: readonly SiteSize[],
): Promise<Result<PreparedSitePicture, PictureProblem | MissingCode>> {
  return await inTurn(async () => {
    const answer = await ask({ kind: 'site', file, wanted });
    const is_settled = answer.kind === 'site' && (answer.result.ok || answer.result.error === 'too_large');
    if (is_settled) return answer.result;
    if (answer.kind === 'cannot') cannot = true;
    const drawing = await fetched(import('./prepare-site.ts'));
    return drawing === null ? err('not_loaded') : await drawing.prepareSite(file, wanted);
  });
}

/** The small picture of one that was fetched; null when it cannot be read. */
export async function makeThumbnail(file: Blob): Promise<ArrayBuffer | null> {
  return await inTurn(async () => {
    const answer = await ask({ kind: 'shrink', file });
    if (answer.kind === 'shrunk' && answer.thumbnail !== null) return answer.thumbnail;
    return await (await import('./prepare.ts')).shrink(file);
  });
}
