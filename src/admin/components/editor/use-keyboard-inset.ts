import { useSyncExternalStore } from 'react';

/** Browser chrome that slides away covers less than this; a keyboard covers more. */
const LEAST_KEYBOARD_PX = 120;

function subscribe(onChange: () => void): () => void {
  const { visualViewport } = window;
  visualViewport?.addEventListener('resize', onChange);
  visualViewport?.addEventListener('scroll', onChange);
  return () => {
    visualViewport?.removeEventListener('resize', onChange);
    visualViewport?.removeEventListener('scroll', onChange);
  };
}

/** Whole pixels at the bottom of the page that lie below the visible part, where this is as much as a keyboard covers. */
function coveredPx(): number {
  const { visualViewport } = window;
  // A page that is zoomed in shows a part of itself for another reason.
  if (!visualViewport || visualViewport.scale > 1.01) return 0;
  const covered = document.documentElement.clientHeight - visualViewport.height;
  const below = covered - visualViewport.offsetTop;
  return covered > LEAST_KEYBOARD_PX ? Math.max(0, Math.round(below)) : 0;
}

/** How many pixels an on-screen keyboard covers; 0 while there is none, and where the browser makes the page smaller itself. */
export const useKeyboardInset = (): number => useSyncExternalStore(subscribe, coveredPx, () => 0);
