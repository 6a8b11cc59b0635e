import { useCallback, useEffect, useState } from 'react';
import type { Result } from '../../../../lib/result.ts';
import { useRuntime } from '../../../runtime.ts';
import { useStoredPhoto } from './use-stored-photo.ts';

type Reason = 'offline' | 'sign_in' | 'failed';

export type FullPhoto =
  | { readonly kind: 'loading' | 'fetching' }
  | { readonly kind: 'shown'; readonly picture: Blob }
  | { readonly kind: 'absent'; readonly reason: Reason };

/**
 * A photo at full size: from this device, else fetched (and kept there). Without a network it says so and tries
 * again by itself when there is one.
 */
export function useFullPhoto(photo_id: string): FullPhoto & { readonly again: () => void } {
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
