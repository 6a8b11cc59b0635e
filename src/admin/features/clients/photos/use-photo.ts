/** What screens show of one photo, and what a person does with it. */
import { useCallback, useEffect, useState } from 'react';
import { generalText } from '../../../../content/admin/general.ts';
import { photosText } from '../../../../content/admin/photos.ts';
import {
  deleteServicePhoto,
  readPhoto,
  readWhole,
  retryPhotoBytes,
  type SeenWhole,
  type ServicePhotoItem,
  setPhotoKind,
  useLive,
} from '../../../../data/index.ts';
import type { PhotoKind } from '../../../../domain/service-photo.ts';
import { connectionCost } from '../../../../lib/connection.ts';
import type { Result } from '../../../../lib/result.ts';
import type { Question } from '../../../components/dialogs/confirm-dialog.tsx';
import { useRuntime } from '../../../runtime.ts';
import { useCommand } from '../../../sync-ui/undo/use-command.ts';

type Reason = 'offline' | 'sign_in' | 'failed';

/** `when_free`: fetched only on a connection that is not paid by the byte. */
type Wanted = 'no' | 'when_free' | 'yes';

export type FullPhoto =
  /** `left`: on the server, where it stays on this connection. */
  | { readonly kind: 'loading' | 'fetching' | 'left' }
  | { readonly kind: 'shown'; readonly picture: Blob }
  | { readonly kind: 'absent'; readonly reason: Reason };

/**
 * A photo at full size: from this device, else fetched (and kept there). Without a network it says so and tries
 * again by itself when there is one.
 */
function useFullPhoto(photo_id: string, wanted: Wanted): FullPhoto & { readonly again: () => void } {
  const { photos } = useRuntime();
  const stored = useStoredPhoto(photo_id, 'full', wanted !== 'no');
  const [attempt, setAttempt] = useState(0);
  const [answered, setAnswered] = useState<{ asked: string; answer: Result<Blob, Reason> | 'left' } | null>(
    null,
  );
  const asked = `${photo_id} ${attempt}`;
  const answer = answered?.asked === asked ? answered.answer : null;
  const must_fetch = stored === null;
  const again = useCallback(() => setAttempt((number) => number + 1), []);

  useEffect(() => {
    if (!must_fetch) return undefined;
    let is_over = false;
    const ask = async () => {
      const may_fetch = wanted === 'yes' || connectionCost() === 'free';
      const given = may_fetch ? await photos.fetch(photo_id) : 'left';
      if (!is_over) setAnswered({ asked, answer: given });
    };
    void ask();
    return () => {
      is_over = true;
    };
  }, [photos, photo_id, must_fetch, wanted, asked]);

  useEffect(() => {
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [again]);

  if (stored) return { kind: 'shown', picture: stored, again };
  if (stored === undefined) return { kind: 'loading', again };
  if (answer === null) return { kind: 'fetching', again };
  if (answer === 'left') return { kind: 'left', again };
  return answer.ok
    ? { kind: 'shown', picture: answer.value, again }
    : { kind: 'absent', reason: answer.error, again };
}

/**
 * The best picture of a photo there is now: full size, until that is here its small version, which is fetched too where this
 * device has neither; and how the full one stands.
 */
export function usePhotoPicture(photo: ServicePhotoItem, wanted: Wanted) {
  const full = useFullPhoto(photo.id, wanted);
  const is_away = full.kind !== 'loading' && full.kind !== 'shown';
  const small = useSmallPhoto(photo, wanted !== 'no', is_away);
  const is_missing = full.kind === 'absent' || (full.kind === 'left' && small.is_missing);
  return { picture: full.kind === 'shown' ? full.picture : small.picture, full, is_missing };
}

/** What of a photo is on this device: undefined while that is read, or not `wanted`; null when it is not here. */
export function useStoredPhoto(
  photo_id: string,
  size: 'thumbnail' | 'full',
  wanted = true,
): Blob | null | undefined {
  const { db } = useRuntime();
  return useLive(
    async () => (wanted ? await readPhoto(db, photo_id, size) : undefined),
    [db, photo_id, size, wanted],
  );
}

/** A colleague's device may be sending what is not there yet. */
const LOOK_AGAIN_MS = 30_000;

/**
 * The small picture of a photo, read once it is `wanted`; one that is not on this device is fetched and kept. What could not
 * be had is asked for again after a while, and as soon as there is a network.
 */
export const useThumbnail = (photo: ServicePhotoItem, wanted: boolean): Blob | null | undefined =>
  useSmallPhoto(photo, wanted).picture;

/** The same; `is_missing` once it could not be had. */
function useSmallPhoto({ id, bytes_state }: ServicePhotoItem, wanted: boolean, may_fetch = true) {
  const { photos } = useRuntime();
  const stored = useStoredPhoto(id, 'thumbnail', wanted);
  const [missing_id, setMissing] = useState<string | null>(null);
  const must_fetch = may_fetch && stored === null && bytes_state === 'stored';
  useEffect(() => {
    if (!must_fetch) return undefined;
    let is_over = false;
    const fetchIt = async (): Promise<void> => {
      const { ok: is_here } = await photos.fetch_small(id);
      if (!is_over) setMissing(is_here ? null : id);
    };
    const ask = (): void => void fetchIt();
    ask();
    const timer = setInterval(ask, LOOK_AGAIN_MS);
    window.addEventListener('online', ask);
    return () => {
      is_over = true;
      clearInterval(timer);
      window.removeEventListener('online', ask);
    };
  }, [photos, id, must_fetch]);
  return { picture: stored, is_missing: missing_id === id };
}

const { confirm, errors } = photosText;

interface AskedPhoto {
  readonly photo: ServicePhotoItem;
  /** The photos on the screen when the question opened: no more than these are deleted (OB14). */
  readonly seen: SeenWhole;
  /** Something else was there when the person said yes. */
  readonly is_again: boolean;
}

/** The actions on a photo; deleting asks first. The base is the rev that was on the screen (D3). */
export function usePhotoActions() {
  const { db } = useRuntime();
  const command = useCommand();
  const [asked, setAsked] = useState<AskedPhoto | null>(null);

  const setKind = useCallback(
    async ({ id, rev, ...photo }: ServicePhotoItem, kind: PhotoKind) => {
      const row = { id, base_rev: rev, expected: { kind: photo.kind } };
      await command(() => setPhotoKind(db, { ...row, kind }), { failure: errors.kind });
    },
    [db, command],
  );

  const retry = useCallback(
    async (photo_id: string) => {
      await command(() => retryPhotoBytes(db, photo_id), { failure: errors.retry });
    },
    [db, command],
  );

  const closeQuestion = useCallback(() => setAsked(null), []);

  /** A photo that is gone is not asked about. */
  const ask = useCallback(
    async (photo: ServicePhotoItem, shown: { readonly id: string }, is_again: boolean): Promise<void> => {
      const seen = await readWhole(db, 'service_photos', { ...shown });
      setAsked(seen && { photo, seen, is_again });
    },
    [db],
  );
  const askDelete = useCallback((photo: ServicePhotoItem) => void ask(photo, photo, false), [ask]);

  const question: Question | null = asked && {
    title: confirm.delete_title,
    text: asked.photo.bytes_state === 'stored' ? confirm.delete : confirm.delete_unsent,
    yes: confirm.delete_yes,
    danger: true,
    ...(asked.is_again && { again: generalText.changed_meanwhile }),
    act: async () => {
      const words = { success: confirm.deleted, failure: errors.delete };
      const done = await command(() => deleteServicePhoto(db, asked.seen), words);
      if (done.ok || done.error.code !== 'unseen') return undefined;
      await ask(asked.photo, { id: asked.photo.id }, true);
      return 'ask_again';
    },
  };
  return { setKind, retry, askDelete, question, closeQuestion };
}
