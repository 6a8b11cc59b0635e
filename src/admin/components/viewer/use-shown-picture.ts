import { useCallback, useEffect, useState } from 'react';

export type Way = 'previous' | 'next';

/** The id of the picture before or after this one; null at the ends, or when it is not among them. */
export function neighbourOf(
  pictures: readonly { readonly id: string }[],
  picture_id: string,
  way: Way,
): string | null {
  const at = pictures.findIndex(({ id }) => id === picture_id);
  if (at === -1) return null;
  return pictures[at + (way === 'next' ? 1 : -1)]?.id ?? null;
}

/** Browsers count how often a page writes its address; somebody who holds an arrow key writes once, at rest. */
const ADDRESS_AFTER_MS = 400;

/**
 * Which picture is shown: the one the address names, and at once any that a person goes on to. The address follows
 * when they rest.
 */
export function useShownPicture(addressed_id: string | null, onRest: (picture_id: string) => void) {
  const [went, setWent] = useState<{ from: string; to: string } | null>(null);
  const shown = went !== null && went.from === addressed_id ? went.to : addressed_id;

  const show = useCallback(
    (next: (shown: string) => string | null) => {
      if (addressed_id === null) return;
      setWent((now) => {
        const to = next(now?.from === addressed_id ? now.to : addressed_id);
        return to === null ? now : { from: addressed_id, to };
      });
    },
    [addressed_id],
  );

  useEffect(() => {
    if (shown === null || shown === addressed_id) return undefined;
    const timer = setTimeout(() => onRest(shown), ADDRESS_AFTER_MS);
    return () => clearTimeout(timer);
  }, [shown, addressed_id, onRest]);

  return { shown, show };
}
