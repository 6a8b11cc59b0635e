import { useCallback, useEffect, useState } from 'react';

/** Browsers count how often a page writes its address; somebody who holds an arrow key writes once, at rest. */
const ADDRESS_AFTER_MS = 400;

/**
 * Which photo is shown: the one the address names, and at once any that a person goes on to. The address follows
 * when they rest.
 */
export function useShownPhoto(photo_id: string | null, onRest: (photo_id: string) => void) {
  const [went, setWent] = useState<{ from: string; to: string } | null>(null);
  const shown = went !== null && went.from === photo_id ? went.to : photo_id;

  const show = useCallback(
    (next: (shown: string) => string | null) => {
      if (photo_id === null) return;
      setWent((now) => {
        const to = next(now?.from === photo_id ? now.to : photo_id);
        return to === null ? now : { from: photo_id, to };
      });
    },
    [photo_id],
  );

  useEffect(() => {
    if (shown === null || shown === photo_id) return undefined;
    const timer = setTimeout(() => onRest(shown), ADDRESS_AFTER_MS);
    return () => clearTimeout(timer);
  }, [shown, photo_id, onRest]);

  return { shown, show };
}
