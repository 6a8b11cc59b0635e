import { type RefObject, useLayoutEffect } from 'react';

/**
 * Tells what was typed last when the page may go, before the form around the editor stores what it was told.
 * @param inside an element in that form, which is told before it is sent too
 */
export function useFlushOnLeave(flush: () => unknown, inside?: RefObject<Element | null>): void {
  useLayoutEffect(() => {
    // A finger on a button leaves the focus in the text.
    const onSubmit = ({ target }: SubmitEvent): void => {
      const element = inside?.current ?? null;
      if (element !== null && target instanceof Node && target.contains(element)) flush();
    };
    const leave = (): void => void flush();
    const onVisibility = (): void => {
      if (document.visibilityState === 'hidden') flush();
    };
    const first = { capture: true };
    window.addEventListener('pagehide', leave, first);
    document.addEventListener('freeze', leave, first);
    document.addEventListener('visibilitychange', onVisibility, first);
    document.addEventListener('submit', onSubmit, first);
    return () => {
      window.removeEventListener('pagehide', leave, first);
      document.removeEventListener('freeze', leave, first);
      document.removeEventListener('visibilitychange', onVisibility, first);
      document.removeEventListener('submit', onSubmit, first);
      flush();
    };
  }, [flush, inside]);
}
