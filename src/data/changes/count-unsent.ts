/** How much of a user stands on this device only. */
import * as v from 'valibot';
import type { UnsentCount } from '../../domain/unsent-count.ts';
import type { AppDatabase } from '../database/database.ts';
import { sha256Hex } from '../../lib/sha256.ts';
import { listDrafts } from '../drafts/stored-drafts.ts';
import { exportUnsent, type UnsentWork } from '../export/unsent.ts';
import type { ExportedPhoto } from '../export/unsent-photos.ts';
import { countUnsentPhotos } from '../queries/service-photos.ts';
import { countChangeGroups } from './pending-changes.ts';

/** Counts what this user has not sent, live when asked inside `useLive`. */
export async function countUnsent(db: AppDatabase): Promise<UnsentCount> {
  const { pending, rejected } = await db.store.counts();
  const photos = await countUnsentPhotos(db);
  const drafts = await listDrafts(db);
  return {
    changes: pending + rejected,
    rejected,
    photos: photos.pending + photos.failed + photos.gone,
    failed_photos: photos.failed + photos.gone,
    drafts: drafts.length,
  };
}

/**
 * The same as a person did it, for what is said: a project with its pictures is one change, as the sync pill and
 * 'Synchronisatie' count it. What may be thrown away is counted by `countUnsent`.
 */
export async function countUnsentGroups(db: AppDatabase): Promise<UnsentCount> {
  const { pending, rejected } = await countChangeGroups(db);
  return { ...(await countUnsent(db)), changes: pending.groups + rejected.groups, rejected: rejected.groups };
}

const changeShape = v.object({ mutation: v.object({ id: v.string() }) });
const draftShape = v.object({ key: v.string(), value: v.optional(v.unknown()) });

/** All of a user's unsent work as it stands in a file, counted, each thing by name. */
interface TakenUnsent {
  readonly work: UnsentWork & { readonly photos: readonly ExportedPhoto[] };
  readonly count: UnsentCount;
  /** Only what the file contains may be discarded. */
  readonly ids: readonly string[];
}

/** A draft by its key and its words: those typed on after the file was made are not in it. */
const draftId = async ([key, value]: readonly [string, unknown]): Promise<string> =>
  `draft:${key}:${await sha256Hex(JSON.stringify(value) ?? '')}`;

/**
 * Reads what this user has not sent, past Dexie; pictures with their bytes when `with_bytes`. Null when a part could
 * not be read, for then there may be more.
 */
export async function takeUnsent(
  user_id: string,
  { with_bytes }: { readonly with_bytes: boolean },
): Promise<TakenUnsent | null> {
  const work = await exportUnsent({ user_id }, { photos: with_bytes ? 'with_bytes' : 'named' });
  const { photos = [] } = work;
  const changes = v.safeParse(v.array(changeShape), [...work.outbox, ...work.rejected]);
  const drafts = v.safeParse(v.array(draftShape), work.drafts);
  if (work.unreadable.length > 0 || !changes.success || !drafts.success) return null;
  const newest = new Map<string, unknown>([
    ...drafts.output.map(({ key, value }) => [key, value] as const),
    ...Object.entries(work.pagehide_drafts),
  ]);
  return {
    work: { ...work, photos },
    count: {
      changes: changes.output.length,
      rejected: work.rejected.length,
      photos: photos.length,
      drafts: newest.size,
    },
    ids: [
      ...changes.output.map(({ mutation }) => mutation.id),
      ...photos.map(({ key }) => `photo:${key}`),
      ...(await Promise.all([...newest].map(draftId))),
    ],
  };
}
