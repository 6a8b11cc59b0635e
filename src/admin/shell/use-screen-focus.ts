import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { isNowhere, PERSON_EVENTS } from '../components/dialogs/use-return-focus.ts';

/** After traps of dialogs, and what brings the focus back from them, have had their turn. */
const AFTER_DIALOGS_MS = 150;
/** How long a screen that is gone back to may take to draw what had the focus. */
const WAIT_MS = 5_000;
const MOST_ENTRIES = 100;

/** How what had the focus is found again, by the key of its history entry: the newest last. */
const places = new Map<string, string>();

/** Finds an element among those of its screen when that is drawn anew; null for one that nothing tells apart. */
function selectorOf(element: Element): string | null {
  for (const sign of ['href', 'aria-label', 'name']) {
    const value = element.getAttribute(sign);
    if (value) return `${element.localName}[${sign}=${JSON.stringify(value)}]`;
  }
  return null;
}

function remember(key: string, selector: string): void {
  places.delete(key);
  places.set(key, selector);
  const [oldest] = places.keys();
  if (places.size > MOST_ENTRIES && oldest !== undefined) places.delete(oldest);
}

/** Whether the focus is on no part of a screen: on nothing, or on what the screens stand in. */
const isOnNoPart = (main: Element): boolean =>
  isNowhere(document.activeElement) || document.activeElement === main;

/**
 * Keeps the keyboard's place when what had it went with its screen (WCAG 2.4.3): the next stop is the first one of the new screen,
 * and who goes back goes on where they left that screen.
 * @param main_id of the element that the screens stand in
 * @param is_unlocked the screens were taken away by the lock and have come back: the keyboard goes on where it was
 */
export function useScreenFocus(main_id: string, is_unlocked = false): void {
  const { key } = useLocation();
  const way = useNavigationType();
  const entered = useRef<string>(null);
  useEffect(() => {
    const main = document.getElementById(main_id);
    if (main === null) return undefined;
    // Who opens the app, or is led on from an address, begins at its first stop, which leads past the header.
    const is_first = entered.current === null;
    const is_after_lock = is_first && is_unlocked;
    const is_start =
      !is_after_lock && (is_first || entered.current === key || way === NavigationType.Replace);
    entered.current = key;
    const selector = is_after_lock || way === NavigationType.Pop ? places.get(key) : undefined;
    const observer = new MutationObserver(look);
    function stop(): void {
      observer.disconnect();
      for (const event of PERSON_EVENTS) document.removeEventListener(event, stop, { capture: true });
    }
    function look(): void {
      if (main === null || selector === undefined || !isOnNoPart(main)) return stop();
      const found = main.querySelector<HTMLElement>(selector);
      if (found === null) return;
      stop();
      found.focus({ preventScroll: true });
    }
    const begun = setTimeout(() => {
      if (is_start || !isOnNoPart(main)) return;
      main.focus({ preventScroll: true });
      observer.observe(main, { childList: true, subtree: true });
      for (const event of PERSON_EVENTS) document.addEventListener(event, stop, { capture: true });
      look();
    }, AFTER_DIALOGS_MS);
    const given_up = setTimeout(stop, WAIT_MS);
    const note = ({ target }: FocusEvent): void => {
      if (!(target instanceof Element) || target === main) return;
      const own = selectorOf(target);
      if (own !== null) remember(key, own);
    };
    main.addEventListener('focusin', note);
    return () => {
      clearTimeout(begun);
      clearTimeout(given_up);
      stop();
      main.removeEventListener('focusin', note);
    };
  }, [key, way, main_id, is_unlocked]);
}
