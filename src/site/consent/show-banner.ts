import { BREAKPOINTS_PX } from '../../ui/tokens.ts';

/** K-002: on a wide window the banner waits until the page is idle, this long at most. */
const IDLE_AT_MOST_MS = 1000;
/** K-002: where a browser cannot tell when it is idle. */
export const WITHOUT_IDLE_MS = 100;
/** K-002: by then it is looked for once more. */
const FALLBACK_MS = 2000;
/** K-003. */
const FORCED_LAYER = '999999';

const isNarrow = (): boolean => matchMedia(`(max-width: ${BREAKPOINTS_PX.phone - 0.02}px)`).matches;

/** Calls `show` when the banner may appear (K-002): at once on a narrow window, else when the page is idle. */
export function whenToShow(show: () => void, narrow: boolean = isNarrow()): () => void {
  if (narrow) {
    show();
    return () => undefined;
  }
  const fallback = setTimeout(show, FALLBACK_MS);
  if ('requestIdleCallback' in globalThis) {
    const idle = requestIdleCallback(show, { timeout: IDLE_AT_MOST_MS });
    return () => {
      clearTimeout(fallback);
      cancelIdleCallback(idle);
    };
  }
  const soon = setTimeout(show, WITHOUT_IDLE_MS);
  return () => {
    clearTimeout(fallback);
    clearTimeout(soon);
  };
}

/** Styles that hide an element. */
type Look = Pick<CSSStyleDeclaration, 'display' | 'visibility' | 'opacity'>;

export const isHidden = ({ display, visibility, opacity }: Look): boolean =>
  display === 'none' || visibility !== 'visible' || Number(opacity) < 0.1;

/** K-003: until the visitor has chosen, a banner that something hides puts itself back above everything. */
export function keepVisible(banner: HTMLElement): () => void {
  const look = (): void => {
    if (!isHidden(getComputedStyle(banner))) return;
    banner.hidden = false;
    for (const [property, value] of [
      ['display', 'block'],
      ['visibility', 'visible'],
      ['opacity', '1'],
      ['z-index', FORCED_LAYER],
    ] as const)
      banner.style.setProperty(property, value, 'important');
  };
  const observer = new MutationObserver(look);
  observer.observe(banner, { attributes: true, attributeFilter: ['style', 'class', 'hidden'] });
  const timer = setTimeout(look, FALLBACK_MS);
  return () => {
    observer.disconnect();
    clearTimeout(timer);
  };
}
