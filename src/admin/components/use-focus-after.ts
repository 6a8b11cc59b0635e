import { type RefObject, useCallback } from 'react';

/**
 * A ref for a button that goes away by itself, such as one that has nothing left to do: when it goes with the focus in it, the
 * focus goes to `next` instead of being lost (WCAG 2.4.3).
 * @param next has a tabIndex, and stays
 */
export function useFocusAfter(
  next: RefObject<HTMLElement | null>,
): (button: HTMLElement | null) => () => void {
  return useCallback(
    (button) => () => {
      if (button !== null && document.activeElement === button) next.current?.focus({ preventScroll: true });
    },
    [next],
  );
}
