/** Gets the files of requests: from this device, else from the server, and keeps what was opened here (C-018). */
import type { CallError } from '../backend/call-function.ts';
import type { FetchRequestFiles, FileError } from '../backend/request-files.ts';
import { type AppDatabase, keepRequestFile, keepRequestFileList, openRequestFile } from '../data/index.ts';
import type { RequestFile } from '../domain/leads/request-file.ts';
import { log } from '../lib/logger.ts';
import type { Result } from '../lib/result.ts';

/** Keeps something beside what was asked for: a device that cannot only loses the copy. */
const keeping = async (write: () => Promise<void>): Promise<void> => {
  try {
    await write();
  } catch (error) {
    log.warn('files of a request could not be kept', error);
  }
};

/** What is asked again under a key while the first answer is under way gets that answer. */
function createOnce<T>(): (key: string, ask: () => Promise<T>) => Promise<T> {
  const under_way = new Map<string, Promise<T>>();
  return (key, ask) => {
    const running = under_way.get(key);
    if (running !== undefined) return running;
    const begun = ask().finally(() => under_way.delete(key));
    under_way.set(key, begun);
    return begun;
  };
}

/** Calls with the same key run one after the other, so that the list that is kept last is also the newest. */
function createTurns<T>(): (key: string, ask: () => Promise<T>) => Promise<T> {
  const last = new Map<string, Promise<T>>();
  return async (key, ask) => {
    const mine = (last.get(key) ?? Promise.resolve()).then(ask, ask);
    last.set(key, mine);
    try {
      return await mine;
    } finally {
      if (last.get(key) === mine) last.delete(key);
    }
  };
}

/** The server's files of requests by way of this device. A file that is asked for twice at once is fetched once. */
export function createRequestFileAccess(db: AppDatabase, server: FetchRequestFiles): FetchRequestFiles {
  const listInTurn = createTurns<Result<readonly RequestFile[], CallError>>();
  const fetchOnce = createOnce<Result<Blob, FileError>>();

  const list: FetchRequestFiles['list'] = async (contact_id) => {
    const listed = await server.list(contact_id);
    if (listed.ok) await keeping(async () => await keepRequestFileList(db, contact_id, listed.value));
    return listed;
  };
  const get = async (file: RequestFile): Promise<Result<Blob, FileError>> => {
    // A database that cannot be read takes no file away that the server has.
    const here = await openRequestFile(db, file.id).catch(() => null);
    if (here !== null) return { ok: true, value: here };
    const fetched = await server.fetch(file);
    if (fetched.ok) {
      await keeping(async () => await keepRequestFile(db, file, await fetched.value.arrayBuffer()));
    }
    return fetched;
  };

  return {
    list: (contact_id) => listInTurn(contact_id, async () => await list(contact_id)),
    fetch: (file) => fetchOnce(file.id, async () => await get(file)),
  };
}
