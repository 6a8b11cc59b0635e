/** How much of a user stands on this device only. */
import * as v from 'valibot';
import type { UnsentCount } from '../../domain/unsent-count.ts';
import type { AppDatabase } from '../database/database.ts';
import { sha256Hex } from '../../lib/sha256.ts';
import { listDrafts } from '../drafts/stored-drafts.ts';
import { rowKey } from '../../sync/index.ts';
import { exportUnsent, type UnsentWork } from '../export/unsent.ts';
import type { ExportedPhoto } from '../export/unsent-photos.ts';
import { countUnsentPhotos } from '../queries/service-photos.ts';
import { countChangeGroups } from './pending-changes.ts';

/** Counts what this user has not sent, live when asked inside `useLive`. */
export async function countUnsent(db: AppDatabase): Promise<UnsentCount> {
  const { pending, rejected } = await db.store.counts();
  const photos = await countUnsentPhotos(db);
  const drafts = await listDrafts(db);
  const stuck = photos.failed + photos.gone + photos.held + photos.refused + photos.refused_of_site;
  return {
    changes: pending + rejected,
    rejected,
    photos: photos.pending + stuck,
    failed_photos: stuck,
    refused_photos: photos.refused,
    held_photos: photos.held,
    drafts: drafts.length,
  };
}

/**
 * The same as a person did it, for what is said: a project with its pictures is one change, as the sync pill and
 * 'Synchronisatie' count it, and a photo that was refused is no change beside itself. What may be thrown away is counted by `countUnsent`.
 */
export async function countUnsentGroups(db: AppDatabase): Promise<UnsentCount> {
  const { pending, rejected } = await countChangeGroups(db);
  const unsent = await countUnsent(db);
  const rejected_groups = Math.max(0, rejected.groups - (unsent.refused_photos ?? 0));
  return { ...unsent, changes: pending.groups + rejected_groups, rejected: rejected_groups };
}

const changeShape = v.object({
  code: v.optional(v.string()),
  group: v.optional(v.string()),
  mutation: v.object({ id: v.string(), table: v.string(), row_id: v.string() }),
});
const draftShape = v.object({ key: v.string(), value: v.optional(v.unknown()) });

/** All of a user's unsent work as it stands in a file, counted, each thing by name. */
interface TakenUnsent {
  readonly work: UnsentWork & { readonly photos: readonly ExportedPhoto[] };
  readonly count: UnsentCount;
  /** The same as it is said, see `countUnsentGroups`; but what hangs on one deleted row is not joined, since that takes the rows. */
  readonly shown: UnsentCount;
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
  const told_as_photos = new Set(photos.map(({ key }) => key));
  // A site entry with a pending change and a rejected one counts as two changes, since the lists show both.
  const groups = changes.output.flatMap(({ code, group, mutation: { id, table, row_id } }) => {
    if (group !== undefined) return [`${code === undefined ? 'pending' : 'rejected'}/${group}`];
    return told_as_photos.has(rowKey(table, row_id)) ? [] : [id];
  });
  const count = {
    changes: changes.output.length,
    rejected: work.rejected.length,
    photos: photos.length,
    drafts: newest.size,
  };
  return {
    work: { ...work, photos },
    count,
    shown: { ...count, changes: new Set(groups).size },
    ids: [
      ...changes.output.map(({ mutation }) => mutation.id),
      ...photos.map(({ key }) => `photo:${key}`),
      ...(await Promise.all([...newest].map(draftId))),
    ],
  };
}
