/** Draws pictures off the main thread: a 12-megapixel photo would hold the page up for half a second. */
import { drawsOffscreen } from './canvas.ts';
import { prepare, shrink } from './prepare.ts';
import { prepareSite } from './prepare-site.ts';
import type { PictureAnswer, PictureRequest } from './picture-worker-protocol.ts';

function answer(message: PictureAnswer, transfer: Transferable[] = []): void {
  globalThis.postMessage(message, { transfer });
}

async function work(request: PictureRequest): Promise<void> {
  const { kind, file } = request;
  if (!drawsOffscreen()) return answer({ kind: 'cannot' });
  if (kind === 'shrink') {
    const thumbnail = await shrink(file);
    return answer({ kind: 'shrunk', thumbnail }, thumbnail === null ? [] : [thumbnail]);
  }
  if (kind === 'site') {
    const result = await prepareSite(file, request.wanted);
    const { files, thumbnail } = result.ok ? result.value : { files: [], thumbnail: null };
    const bytes = files.map((made) => made.bytes);
    return answer({ kind: 'site', result }, thumbnail === null ? bytes : [...bytes, thumbnail]);
  }
  const result = await prepare(file);
  answer({ kind: 'prepared', result }, result.ok ? [result.value.bytes, result.value.thumbnail] : []);
}

addEventListener('message', (event: MessageEvent<PictureRequest>) => {
  // What goes wrong here is tried once more in the page, which can say so.
  work(event.data).catch(() => answer({ kind: 'cannot' }));
});
