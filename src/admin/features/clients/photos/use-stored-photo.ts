import { useEffect, useRef, useState } from 'react';
import { readPhoto, useLive } from '../../../../data/index.ts';
import { useRuntime } from '../../../runtime.ts';

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
