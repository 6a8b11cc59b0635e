import { useCallback, useEffect, useRef, useState } from 'react';
import { readPhoto, useLive } from '../../../../data/index.ts';
import type { Result } from '../../../../lib/result.ts';
import { useRuntime } from '../../../runtime.ts';

type Reason = 'offline' | 'sign_in' | 'failed';

export type FullPhoto =
  | { readonly kind: 'loading' | 'fetching' }
  | { readonly kind: 'shown'; readonly picture: Blob }
  | { readonly kind: 'absent'; readonly reason: Reason };

/**
 * A photo at full size: from this device, else fetched (and kept there). Without a network it says so and tries
 * again by itself when there is one.
 */
function useFullPhoto(photo_id: string): FullPhoto & { readonly again: () => void } {
  const { photos } = useRuntime();
  const stored = useStoredPhoto(photo_id, 'full');
  const [attempt, setAttempt] = useState(0);
  const [answered, setAnswered] = useState<{ asked: string; answer: Result<Blob, Reason> } | null>(null);
  const asked = `${photo_id} ${attempt}`;
  const answer = answered?.asked === asked ? answered.answer : null;
  const must_fetch = stored === null;
  const again = useCallback(() => setAttempt((number) => number + 1), []);

  useEffect(() => {
    if (!must_fetch) return undefined;
    let is_over = false;
    const ask = async () => {
      const given = await photos.fetch(photo_id);
      if (!is_over) setAnswered({ asked, answer: given });
    };
    void ask();
    return () => {
      is_over = true;
    };
  }, [photos, photo_id, must_fetch, asked]);

  useEffect(() => {
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [again]);

  if (stored) return { kind: 'shown', picture: stored, again };
  if (stored === undefined) return { kind: 'loading', again };
  if (answer === null) return { kind: 'fetching', again };
  return answer.ok
    ? { kind: 'shown', picture: answer.value, again }
    : { kind: 'absent', reason: answer.error, again };
}

/** The best picture of a photo there is now: full size, until that is here its thumbnail; and how the full one stands. */
export function usePhotoPicture(photo_id: string) {
  const full = useFullPhoto(photo_id);
  const thumbnail = useStoredPhoto(photo_id, 'thumbnail');
  return { picture: full.kind === 'shown' ? full.picture : thumbnail, full };
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

/** Read a little before it scrolls into sight. */
const AHEAD = '320px';

/** Whether an element has been on the screen, or nearly; it stays true. */
export function useSeen<T extends Element>() {
  const ref = useRef<T>(null);
  const [is_seen, setSeen] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || is_seen) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
      },
      { rootMargin: AHEAD },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [is_seen]);
  return { ref, is_seen };
}
