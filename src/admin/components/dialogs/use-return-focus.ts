import { useLayoutEffect } from 'react';

/** After the focus trap of the dialog underneath has had its turn. */
const AFTER_TRAPS_MS = 60;

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
        if (opener instanceof HTMLElement && opener.isConnected && opener !== document.body) {
          opener.focus({ preventScroll: true });
        }
      }, AFTER_TRAPS_MS);
    };
  }, [opened]);
}
