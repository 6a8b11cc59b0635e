import { useLayoutEffect } from 'react';

/** After the focus trap of the dialog underneath has had its turn. */
const AFTER_TRAPS_MS = 60;

/** Whether a person has gone on already: whoever presses into a field in that moment keeps it. */
const isElsewhere = (focused: Element | null): boolean =>
  focused !== null &&
  focused !== document.body &&
  focused.closest('[role=dialog], [role=alertdialog]') === null;

/**
 * Brings the focus back to where it was when the dialog opened. Mantine does so too, but not for dialogs of one
 * `Modal.Stack`: leaving the stack cancels it.
 */
export function useReturnFocus(opened: boolean): void {
  useLayoutEffect(() => {
    if (!opened) return undefined;
    const opener = document.activeElement;
    return () => {
      setTimeout(() => {
        if (isElsewhere(document.activeElement)) return;
        if (opener instanceof HTMLElement && opener.isConnected && opener !== document.body) {
          opener.focus({ preventScroll: true });
        }
      }, AFTER_TRAPS_MS);
    };
  }, [opened]);
}
