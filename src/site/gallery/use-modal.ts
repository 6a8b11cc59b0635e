import { type RefObject, useEffect, useRef } from 'react';

interface Handlers {
  /** Escape, the back gesture of a phone, or a click on the backdrop: the dialog, or what is marked data-backdrop. */
  readonly onStepBack: () => void;
  /** The browser closed it by itself. */
  readonly onClosed: () => void;
  readonly onKey?: (event: KeyboardEvent) => void;
}

/** Opens a <dialog> over the page as long as it is drawn: the browser keeps the focus in it (V-003). */
export function useModal(dialog: RefObject<HTMLDialogElement | null>, handlers: Handlers): void {
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });
  useEffect(() => {
    const element = dialog.current;
    if (element === null) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    element.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape') return latest.current.onKey?.(event);
        event.preventDefault();
        return latest.current.onStepBack();
      },
      { signal },
    );
    const stepBack = (event: Event): void => {
      event.preventDefault();
      latest.current.onStepBack();
    };
    element.addEventListener('cancel', stepBack, { signal });
    element.addEventListener('close', () => latest.current.onClosed(), { signal });
    element.addEventListener(
      'click',
      (event) => {
        const { target } = event;
        if (target === element || (target instanceof HTMLElement && 'backdrop' in target.dataset))
          latest.current.onStepBack();
      },
      { signal },
    );
    if (!element.open) element.showModal();
    return () => listening.abort();
  }, [dialog]);
}
