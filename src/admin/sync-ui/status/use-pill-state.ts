import { useMemo, useSyncExternalStore } from 'react';
import {
  countChoices,
  countChangeGroups,
  type ChangeCount,
  countUnsentPhotos,
  type UnsentPhotoCount,
  useLive,
} from '../../../data/index.ts';
import type { SyncStatus } from '../../../sync/index.ts';
import { useRuntime, useSyncStatus } from '../../runtime.ts';
import { type PillLabel, pillLabel, type ShownStatus } from './pill-state.ts';

const NO_PHOTOS: UnsentPhotoCount = {
  pending: 0,
  held: 0,
  refused: 0,
  refused_of_site: 0,
  failed: 0,
  gone: 0,
};

const shown = (mutations: number, known: ChangeCount): number =>
  mutations === 0 ? 0 : Math.max(Math.min(1, known.groups), mutations - (known.mutations - known.groups));

/** The engine's status, its pending mutations counted as the changes a person made; the engine itself counts mutations. */
export function shownStatus<Status extends Pick<SyncStatus, 'pending' | 'rejected'>>(
  status: Status,
  known: { readonly pending: ChangeCount; readonly rejected: ChangeCount } | null,
): Status {
  if (known === null) return status;
  return {
    ...status,
    pending: shown(status.pending, known.pending),
    rejected: shown(status.rejected, known.rejected),
  };
}

/**
 * The status as screens tell it: a project with its pictures is one change, and photos that are not with the server and
 * choices between two versions that are open count too. The one place they are counted; live in every tab.
 */
export function useShownStatus(): ShownStatus {
  const { db } = useRuntime();
  const status = useSyncStatus();
  const has_work = status.pending + status.rejected > 0;
  const known = useLive(async () => (has_work ? await countChangeGroups(db) : null), [db, has_work]) ?? null;
  const choices = useLive(() => countChoices(db), [db]);
  const unsent = useLive(() => countUnsentPhotos(db), [db]);
  const is_counted = choices !== undefined && unsent !== undefined;
  const {
    pending: photos,
    failed: photos_failed,
    gone: photos_gone,
    held: photos_held,
    refused,
    refused_of_site,
  } = unsent ?? NO_PHOTOS;
  const photos_refused = refused + refused_of_site;
  return useMemo(
    () => ({
      ...shownStatus(status, known),
      photos,
      photos_failed,
      photos_gone,
      photos_held,
      photos_refused,
      choices: choices ?? 0,
      is_counted,
    }),
    [status, known, photos, photos_failed, photos_gone, photos_held, photos_refused, choices, is_counted],
  );
}

/** What the pill says now, in one place for everything that says it. `now_ms` is device wall time. */
export function usePillLabel(now_ms: number): PillLabel {
  const { session } = useRuntime();
  const state = useSyncExternalStore(
    (listener) => session.subscribe(listener),
    () => session.state(),
  );
  return pillLabel(useShownStatus(), state.kind === 'in' && state.needs_sign_in, now_ms);
}
