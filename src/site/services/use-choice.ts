import { type RefObject, useEffect, useRef, useState } from 'react';
import { addressOf, type Choice, choiceAt, EVERYTHING } from './choice.ts';

/** P-049: how long after a click on a card the page scrolls, and how far above the tabs it stops. */
const SCROLL_DELAY_MS = 100;
const SCROLL_OFFSET_PX = 120;

const scrollAbove = (element: Element | null): void => {
  if (!element) return;
  scrollTo({ top: element.getBoundingClientRect().top + scrollY - SCROLL_OFFSET_PX });
};

interface ChoiceOnPage {
  readonly choice: Choice;
  /** Takes a choice over and writes it in the address. */
  readonly choose: (choice: Choice) => void;
  /** The same, and then brings the tabs into view (P-049). */
  readonly chooseAndShow: (choice: Choice) => void;
  readonly tabs_ref: RefObject<HTMLDivElement | null>;
}

/** Keeps what the visitor chose (P-062), in state and in the address, so that reload and back give it again. */
export function useChoice(): ChoiceOnPage {
  const [choice, setChoice] = useState(EVERYTHING);
  const tabs_ref = useRef<HTMLDivElement>(null);
  const scroll_timer = useRef(0);

  useEffect(() => {
    const read = (): void => setChoice((before) => choiceAt(location) ?? before);
    read();
    addEventListener('hashchange', read);
    return () => {
      clearTimeout(scroll_timer.current);
      removeEventListener('hashchange', read);
    };
  }, []);

  const choose = (next: Choice): void => {
    setChoice(next);
    history.replaceState(history.state, '', `${location.pathname}${addressOf(next)}`);
  };
  return {
    choice,
    choose,
    chooseAndShow: (next) => {
      choose(next);
      clearTimeout(scroll_timer.current);
      scroll_timer.current = window.setTimeout(() => {
        tabs_ref.current
          ?.querySelector<HTMLElement>('[aria-selected="true"]')
          ?.focus({ preventScroll: true });
        scrollAbove(tabs_ref.current);
      }, SCROLL_DELAY_MS);
    },
    tabs_ref,
  };
}
