/** Gets pictures that are not on this device, and keeps them here. */
import type { PhotoAccess, PhotoTrouble } from '../admin/runtime.ts';
import { type AppDatabase, keepPhoto, readPhoto } from '../data/index.ts';
import { photoPath } from '../domain/service-photo.ts';
import { log } from '../lib/logger.ts';
import { err, ok, type Result } from '../lib/result.ts';
import { sha256Hex } from '../lib/sha256.ts';
import type { FileFailure, FileRemote, Session } from '../sync/index.ts';

interface PhotoAccessParts {
  readonly db: AppDatabase;
  readonly files: FileRemote;
  readonly session: Session;
  /** The small picture of one that was fetched; null when it cannot be read. */
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

/**
 * Fetches by a signed address with a token that is still good (never refreshed here: only the leader does that), and
 * only takes what has the hash its row says. Asked for twice at once, a picture is fetched once.
 */
export function createPhotoAccess({ db, files, session, shrink }: PhotoAccessParts): PhotoAccess {
  const under_way = new Map<string, Promise<Result<Blob, PhotoTrouble>>>();

  async function get(photo_id: string): Promise<Result<Blob, PhotoTrouble>> {
    const here = await readPhoto(db, photo_id, 'full');
    if (here !== null) return ok(here);
    const row = await db.rows.service_photos.get(photo_id);
    if (row === undefined) return err('failed');
    const answer = await session.token({ force_refresh: false });
    if (answer.kind !== 'token') return err(answer.kind === 'none' ? 'sign_in' : 'offline');
    const fetched = await files.fetch({ path: photoPath(photo_id), token: answer.token });
    if (!fetched.ok) return err(TROUBLE[fetched.failure.kind]);
    const bytes = await fetched.value.arrayBuffer();
    if ((await sha256Hex(bytes)) !== row.sha256) {
      log.error('a photo came with other bytes than its row says', photo_id);
      return err('failed');
    }
    const picture = new Blob([bytes], { type: row.mime_type });
    await keep(photo_id, picture, bytes);
    return ok(picture);
  }

  async function keep(photo_id: string, picture: Blob, bytes: ArrayBuffer): Promise<void> {
    try {
      const has_small = (await readPhoto(db, photo_id, 'thumbnail')) !== null;
      await keepPhoto(db, photo_id, { bytes, thumbnail: has_small ? null : await shrink(picture) });
    } catch (error) {
      // A full device only costs the copy.
      log.warn('a fetched photo could not be kept', error);
    }
  }

  return {
    fetch: (photo_id) => {
      const running = under_way.get(photo_id);
      if (running !== undefined) return running;
      const begun = get(photo_id).finally(() => under_way.delete(photo_id));
      under_way.set(photo_id, begun);
      return begun;
    },
  };
}
