import { whenAtRest } from '../../lib/when-at-rest.ts';
import { BREAKPOINTS_PX } from '../../ui/tokens.ts';

/** K-002: on a wide window the banner waits until the page is idle, this long at most. */
const IDLE_AT_MOST_MS = 1000;
/** K-002: where a browser cannot tell when it is idle. */
const WITHOUT_IDLE_MS = 100;
/** K-002: by then it is looked for once more. */
export const FALLBACK_MS = 2000;

const isNarrow = (): boolean => matchMedia(`(max-width: ${BREAKPOINTS_PX.phone - 0.02}px)`).matches;

/** Calls `show` when the banner may appear (K-002): at once on a narrow window, else when the page is idle. */
export function whenToShow(show: () => void, narrow: boolean = isNarrow()): () => void {
  if (narrow) {
    show();
    return () => undefined;
  }
  const fallback = setTimeout(show, FALLBACK_MS);
  const callOff = whenAtRest(show, IDLE_AT_MOST_MS, WITHOUT_IDLE_MS);
  return () => {
    clearTimeout(fallback);
    callOff();
  };
}
