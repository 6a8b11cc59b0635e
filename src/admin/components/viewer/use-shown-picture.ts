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

interface Going {
  /** The picture the person went on to. */
  readonly to: string;
  /** The address they went on from, and those written since: one that arrives late is no reason to turn back. */
  readonly addresses: readonly string[];
}

/**
 * Which picture is shown: the one the address names, and at once any that a person goes on to. The address follows
 * when they rest, through `onRest`; it may take its time, and they may go on meanwhile.
 */
export function useShownPicture(addressed_id: string | null, onRest: (picture_id: string) => void) {
  const [going, setGoing] = useState<Going | null>(null);
  // Closed, or led elsewhere by a link: there the person's way from the former address ends.
  const is_over = going !== null && (addressed_id === null || !going.addresses.includes(addressed_id));
  if (is_over) setGoing(null);
  const shown = going === null || is_over ? addressed_id : going.to;

  const show = useCallback(
    (next: (shown: string) => string | null) => {
      if (addressed_id === null) return;
      setGoing((now) => {
        const to = next(now?.to ?? addressed_id);
        return to === null ? now : { to, addresses: now?.addresses ?? [addressed_id] };
      });
    },
    [addressed_id],
  );

  useEffect(() => {
    if (shown === null || shown === addressed_id) return undefined;
    const timer = setTimeout(() => {
      setGoing((now) => now && { ...now, addresses: [...new Set([...now.addresses, shown])] });
      onRest(shown);
    }, ADDRESS_AFTER_MS);
    return () => clearTimeout(timer);
  }, [shown, addressed_id, onRest]);

  return { shown, show };
}
