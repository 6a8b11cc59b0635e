/** Gets the files of requests: from this device, else from the server, and keeps what was opened here (C-018). */
import type { FetchRequestFiles, FileError } from '../backend/request-files.ts';
import { type AppDatabase, keepRequestFile, keepRequestFileList, openRequestFile } from '../data/index.ts';
import type { RequestFile } from '../domain/leads/attachments.ts';
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

/** The server's files of requests by way of this device. Asked for twice at once, a file is fetched once. */
export function createRequestFileAccess(db: AppDatabase, server: FetchRequestFiles): FetchRequestFiles {
  const under_way = new Map<string, Promise<Result<Blob, FileError>>>();

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
    list: async (contact_id) => {
      const listed = await server.list(contact_id);
      if (listed.ok) await keeping(async () => await keepRequestFileList(db, contact_id, listed.value));
      return listed;
    },
    fetch: (file) => {
      const running = under_way.get(file.id);
      if (running !== undefined) return running;
      const begun = get(file).finally(() => under_way.delete(file.id));
      under_way.set(file.id, begun);
      return begun;
    },
  };
}
