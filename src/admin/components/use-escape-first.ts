import { useEffectEvent, useLayoutEffect } from 'react';

/**
 * Escape closes what the pill opened, and not also the dialog of a screen underneath: Mantine's dialogs listen on the
 * window, each for itself. Layout effects run before theirs, so this listener comes first.
 * @param root selects what must hold the focus, unless nothing does
 */
export function useEscapeFirst(opened: boolean, root: string, on_escape: () => void): void {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    if (!opened || event.key !== 'Escape' || event.isComposing) return;
    const { target } = event;
    if (!(target instanceof Element) || (target !== document.body && target.closest(root) === null)) return;
    event.stopImmediatePropagation();
    on_escape();
  });
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => hear(event);
    window.addEventListener('keydown', listener, { capture: true });
    return () => window.removeEventListener('keydown', listener, { capture: true });
  }, []);
}
