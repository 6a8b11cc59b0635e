import { type RefObject, useLayoutEffect, useRef } from 'react';

interface FocusNew<List extends HTMLElement> {
  /** Holds the entries as its children. */
  readonly list: RefObject<List | null>;
  /** The button that shows more. */
  readonly button: RefObject<HTMLButtonElement | null>;
  /** Called when it is pressed. */
  readonly on_more: () => void;
}

/**
 * Brings the focus from a button that shows more to the first entry that came by it: the button goes away, or stands below all
 * that came (WCAG 2.4.3). Who went on meanwhile is left where they are.
 */
export function useFocusNew<List extends HTMLElement>(): FocusNew<List> {
  const list = useRef<List>(null);
  const button = useRef<HTMLButtonElement>(null);
  const known = useRef<number | null>(null);
  useLayoutEffect(() => {
    const entry = known.current === null ? undefined : list.current?.children[known.current];
    if (!(entry instanceof HTMLElement)) return;
    known.current = null;
    const { activeElement } = document;
    if (activeElement !== null && activeElement !== document.body && activeElement !== button.current) return;
    const link = entry.querySelector<HTMLElement>(':scope > a');
    if (link === null && !entry.hasAttribute('tabindex')) entry.tabIndex = -1;
    (link ?? entry).focus();
  });
  return {
    list,
    button,
    on_more: () => {
      known.current = list.current?.children.length ?? null;
    },
  };
}
