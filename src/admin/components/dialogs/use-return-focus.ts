import { ModalStackContext } from '@mantine/core';
import { useContext, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';

/** The trap of the dialog beneath and Mantine's own return set the focus in later tasks, within 10 ms: this comes after both. */
const AFTER_TRAPS_MS = 60;

const DIALOGS = '[role=dialog], [role=alertdialog]';
const FOCUSABLE = 'a[href], button:not(:disabled), input:not(:disabled), [tabindex="0"]';

/** A person who presses a key or a pointer goes on by themselves. */
export const PERSON_EVENTS = ['keydown', 'pointerdown'] as const;

/** Whether no element of the page has the focus. */
export const isNowhere = (focused: Element | null): boolean => focused === null || focused === document.body;

/** Whether a person has gone on already: a field that was pressed in that moment keeps the focus. */
const isElsewhere = (focused: Element | null): boolean =>
  !isNowhere(focused) && focused?.closest(DIALOGS) === null;

/** Where an element is on the page, so that the focus finds a place near it when the element is gone. */
interface Place {
  /** The list of its row or card, and its place among those; null outside lists. */
  readonly row: { readonly list: Element; readonly index: number } | null;
  /** The regions around it, the nearest first, up to its dialog or the screen. */
  readonly regions: readonly Element[];
}

const rowsOf = (list: Element): readonly Element[] =>
  [...list.children].filter((row) => row.querySelector(FOCUSABLE) !== null);

function placeOf(element: Element): Place {
  const regions: Element[] = [];
  for (let at = element.parentElement; at !== null; at = at.parentElement) {
    if (at.matches(`section, main, ${DIALOGS}`)) regions.push(at);
    if (at.matches(DIALOGS)) break;
  }
  const row = element.closest('li, tr');
  const list = row?.parentElement ?? null;
  return { row: row && list && { list, index: rowsOf(list).indexOf(row) }, regions };
}

/**
 * The row that is now where the element's row was, else the last one, else the heading of the region around them. Null where
 * the dialog around them has closed as well: that brings the focus back by itself.
 */
function nearestTo({ row, regions }: Place): HTMLElement | null {
  const rows = row?.list.isConnected ? rowsOf(row.list) : [];
  const neighbour = rows[row?.index ?? 0] ?? rows.at(-1);
  const region = regions.find(({ isConnected }) => isConnected) ?? null;
  const found = neighbour?.querySelector(FOCUSABLE) ?? region?.querySelector('h1, h2, h3') ?? region;
  return found instanceof HTMLElement ? found : null;
}

function focusOn(element: HTMLElement): void {
  if (!element.matches(`${FOCUSABLE}, [tabindex]`)) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/** Whether the focus is on nothing, or where the trap of the dialog around a place put it. */
const isLost = (focused: Element | null, { regions }: Place): boolean => {
  const dialog = focused?.closest(DIALOGS) ?? null;
  return isNowhere(focused) || (dialog !== null && regions.includes(dialog));
};

const screenPlace = (): Place => ({ row: null, regions: [...document.querySelectorAll('main')] });

/** The button of the menu around an element; null outside menus. */
function menuButtonOf(element: Element | null): HTMLElement | null {
  const id = element?.closest('[role=menu]')?.getAttribute('aria-labelledby');
  return id ? document.getElementById(id) : null;
}

/**
 * The element that opened a dialog: for a menu, which closes, its button. Null when an address opened it.
 * @param left_menu button of the menu that had the focus last, for a dialog that opens after its menu has closed
 */
function openerNow(left_menu: HTMLElement | null): HTMLElement | null {
  const focused = document.activeElement;
  if (isNowhere(focused)) return left_menu;
  const opener = menuButtonOf(focused) ?? focused;
  return opener instanceof HTMLElement ? opener : null;
}

/**
 * Brings the focus near an element when that has left the page, until the person goes on: a row that was deleted or filtered
 * out goes after its dialog has closed, and would leave the keyboard at the start of the page (WCAG 2.4.3). The trap of a
 * dialog around it may have chosen a place of its own by then.
 */
function watchOver(opener: HTMLElement | null, place: Place): void {
  const observer = new MutationObserver(keep);
  let nearest: HTMLElement | null = null;
  function stop(): void {
    observer.disconnect();
    for (const event of PERSON_EVENTS) document.removeEventListener(event, stop, { capture: true });
    document.removeEventListener('focusin', keep);
  }
  function keep(): void {
    const focused = document.activeElement;
    if (isElsewhere(focused) && focused !== opener) stop();
    // On a busy device a trap may choose its place later than this: what was brought near stays there.
    if (opener?.isConnected || !isLost(focused, place) || (focused !== null && focused === nearest)) return;
    nearest = nearestTo(place);
    if (nearest !== null) focusOn(nearest);
  }
  observer.observe(document.body, { childList: true, subtree: true });
  for (const event of PERSON_EVENTS) document.addEventListener(event, stop, { capture: true });
  document.addEventListener('focusin', keep);
  keep();
}

interface ReturnFocusOptions {
  readonly opened: boolean;
  /** The name of the dialog in the `Modal.Stack` around it; without one it is not used. */
  readonly stack_id?: string;
  /** Whether nothing but the screen lies beneath it: that gets the focus where an address opened the dialog. */
  readonly is_over_screen?: boolean;
  /** Whether it led elsewhere, asked when it closes: then the focus is a matter of what opened there. */
  readonly hasLedOn?: () => boolean;
}

/** Where the focus was when a dialog opened. */
interface Origin {
  readonly opener: HTMLElement | null;
  readonly place: Place | null;
}

/**
 * Brings the focus back to where it was when the dialog opened, or near it when that is gone. Mantine brings it back too,
 * but not for dialogs of one `Modal.Stack`: leaving the stack cancels it, and the dialog beneath traps the focus anew once the
 * stack has let go of this one. That takes as long as drawing the dialog beneath does, so it is awaited.
 */
export function useReturnFocus({
  opened,
  stack_id,
  is_over_screen = false,
  hasLedOn = () => false,
}: ReturnFocusOptions): void {
  const stack = useContext(ModalStackContext);
  const is_stacked = stack_id !== undefined && stack?.stack.includes(stack_id) === true;
  const left_menu = useRef<HTMLElement>(null);
  /** Where the focus goes once the dialog is out of its stack; null while it is open, and when that has been done. */
  const origin = useRef<Origin>(null);
  const isOpenAgain = useEffectEvent(() => opened);
  const hasLedOnNow = useEffectEvent(() => hasLedOn());
  const bringBack = useEffectEvent(() => {
    if (origin.current === null) return;
    const { opener, place: place_at_open } = origin.current;
    origin.current = null;
    setTimeout(() => {
      const focused = document.activeElement;
      if (isOpenAgain() || (isElsewhere(focused) && focused !== opener)) return;
      const is_there = opener?.isConnected === true;
      if (is_there) focusOn(opener);
      const place = is_there ? placeOf(opener) : (place_at_open ?? (is_over_screen ? screenPlace() : null));
      if (place !== null) watchOver(opener, place);
    }, AFTER_TRAPS_MS);
  });
  useLayoutEffect(() => {
    if (opened) return undefined;
    const note = ({ target }: FocusEvent): void => {
      left_menu.current = target instanceof Element ? menuButtonOf(target) : null;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, [opened]);
  useLayoutEffect(() => {
    if (!opened) return undefined;
    const opener = openerNow(left_menu.current);
    const place = opener === null ? null : placeOf(opener);
    origin.current = null;
    return () => {
      if (!hasLedOnNow()) origin.current = { opener, place };
    };
  }, [opened]);
  useEffect(() => {
    if (!opened && !is_stacked) bringBack();
  }, [opened, is_stacked]);
}
