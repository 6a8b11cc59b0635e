import { type RefObject, useEffect, useRef, useState } from 'react';

/** Read a little before it scrolls into sight. */
const AHEAD = '320px';

/** Whether an element has been on the screen, or nearly; it stays true. */
export function useSeen<T extends Element>(): {
  readonly ref: RefObject<T | null>;
  readonly is_seen: boolean;
} {
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
