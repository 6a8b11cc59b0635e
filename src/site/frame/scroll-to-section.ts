/** N-021: how long after arrival a section is looked for; the page may still be putting it there. */
export const SCROLL_DELAY_MS = 500;
/** N-019: how long after that it is looked for once more. */
export const SCROLL_RETRY_MS = 1000;

/** Signs that a visitor scrolls by hand; who does that is not pulled back. */
const OWN_MOVES = ['wheel', 'touchmove', 'keydown'] as const;

/**
 * Brings the section with this id into view after 500 ms, and, when it is not there yet, after a further 1000 ms.
 * A visitor who started to scroll is left alone. The returned function calls it off.
 */
export function scrollToSection(id: string): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = (): void => {
    clearTimeout(timer);
    for (const move of OWN_MOVES) removeEventListener(move, stop);
  };
  const found = (): boolean => {
    const section = document.getElementById(id);
    section?.scrollIntoView();
    return section !== null;
  };
  for (const move of OWN_MOVES) addEventListener(move, stop, { passive: true });
  timer = setTimeout(() => {
    if (found()) stop();
    else
      timer = setTimeout(() => {
        found();
        stop();
      }, SCROLL_RETRY_MS);
  }, SCROLL_DELAY_MS);
  return stop;
}
