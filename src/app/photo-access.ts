/** Gets pictures that are not on this device, and keeps them here. */
import type { PhotoAccess, PhotoTrouble } from '../admin/runtime.ts';
import { type AppDatabase, keepPhoto, keepSmallPhoto, readPhoto } from '../data/index.ts';
import { photoPath, smallPhotoPath } from '../domain/service-photo.ts';
import { log } from '../lib/logger.ts';
import { err, ok, type Result } from '../lib/result.ts';
import { sha256Hex } from '../lib/sha256.ts';
import type { FileFailure, FileRemote, Session } from '../sync/index.ts';

interface PhotoAccessParts {
  readonly db: AppDatabase;
  readonly files: FileRemote;
  readonly session: Session;
  /** The small picture of one that was fetched, or of a small one; null when it cannot be read. */
  readonly shrink: (picture: Blob) => Promise<ArrayBuffer | null>;
}

const TROUBLE: Readonly<Record<FileFailure['kind'], PhotoTrouble>> = {
  unreachable: 'offline',
  unauthorized: 'sign_in',
  forbidden: 'failed',
  // Its bytes may still be on a colleague's device.
  absent: 'failed',
  exists: 'failed',
  refused: 'failed',
};

const troubleOf = (error: FileFailure['kind'] | PhotoTrouble): PhotoTrouble =>
  error === 'offline' || error === 'sign_in' || error === 'failed' ? error : TROUBLE[error];

/** A long history asks for dozens of small pictures: not all at once, beside a person's own work on a slow link. */
const SMALL_AT_ONCE = 4;

/** One run at a time for each id, however often it is asked for meanwhile. */
function oncePerId<T>(get: (id: string) => Promise<T>): (id: string) => Promise<T> {
  const under_way = new Map<string, Promise<T>>();
  return (id) => {
    const running = under_way.get(id);
    if (running !== undefined) return running;
    const begun = get(id).finally(() => under_way.delete(id));
    under_way.set(id, begun);
    return begun;
  };
}

/** So many runs at once; of those that wait, the one that came last goes first. */
function newestFirst<T>(get: (id: string) => Promise<T>, at_once: number): (id: string) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (id) => {
    if (running >= at_once) await new Promise<void>((go) => waiting.push(go));
    running += 1;
    try {
      return await get(id);
    } finally {
      running -= 1;
      waiting.pop()?.();
    }
  };
}

/**
 * Fetches by a signed address with a token that is still good (never refreshed here: only the leader does that), and
 * takes of full pictures only what has the hash its row says. Asked for twice at once, a picture is fetched once.
 */
export function createPhotoAccess({ db, files, session, shrink }: PhotoAccessParts): PhotoAccess {
  async function download(path: string): Promise<Result<Blob, FileFailure['kind'] | PhotoTrouble>> {
    const answer = await session.token({ force_refresh: false });
    if (answer.kind !== 'token') return err(answer.kind === 'none' ? 'sign_in' : 'offline');
    const fetched = await files.fetch({ path, token: answer.token });
    return fetched.ok ? ok(fetched.value) : err(fetched.failure.kind);
  }

  async function get(photo_id: string): Promise<Result<Blob, PhotoTrouble>> {
    const here = await readPhoto(db, photo_id, 'full');
    if (here !== null) return ok(here);
    const row = await db.rows.service_photos.get(photo_id);
    if (row === undefined) return err('failed');
    const fetched = await download(photoPath(photo_id));
    if (!fetched.ok) return err(troubleOf(fetched.error));
    const bytes = await fetched.value.arrayBuffer();
    if ((await sha256Hex(bytes)) !== row.sha256) {
      log.error('a photo came with other bytes than its row says', photo_id);
      return err('failed');
    }
    const picture = new Blob([bytes], { type: row.mime_type });
    await store(photo_id, picture, bytes);
    return ok(picture);
  }
  const fetch = oncePerId(get);

  async function store(photo_id: string, picture: Blob, bytes: ArrayBuffer): Promise<void> {
    try {
      const has_small = (await readPhoto(db, photo_id, 'thumbnail')) !== null;
      await keepPhoto(db, photo_id, { bytes, thumbnail: has_small ? null : await shrink(picture) });
    } catch (error) {
      // A full device only costs the copy.
      log.warn('a fetched photo could not be kept', error);
    }
  }

  async function keep(photo_id: string): Promise<Result<undefined, PhotoTrouble | 'no_room'>> {
    const fetched = await fetch(photo_id);
    if (!fetched.ok) return fetched;
    return (await readPhoto(db, photo_id, 'full')) === null ? err('no_room') : ok(undefined);
  }

  async function getSmall(photo_id: string): Promise<Result<undefined, PhotoTrouble>> {
    if ((await readPhoto(db, photo_id, 'thumbnail')) !== null) return ok(undefined);
    const fetched = await download(smallPhotoPath(photo_id));
    if (!fetched.ok) {
      // After a restore of the server the whole picture may be there without it; of that a small one is made here.
      const whole = fetched.error === 'absent' ? await fetch(photo_id) : err(troubleOf(fetched.error));
      return whole.ok ? ok(undefined) : whole;
    }
    // No row says what bytes these are: they are encoded anew, and kept when they are a picture.
    const thumbnail = await shrink(fetched.value);
    if (thumbnail === null) return err('failed');
    try {
      await keepSmallPhoto(db, photo_id, thumbnail);
    } catch (error) {
      log.warn('a fetched photo could not be kept', error);
    }
    return ok(undefined);
  }

  return { fetch, keep, fetch_small: oncePerId(newestFirst(getSmall, SMALL_AT_ONCE)) };
}
