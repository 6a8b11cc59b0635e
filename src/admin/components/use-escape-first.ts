import { useEffectEvent, useLayoutEffect } from 'react';

/** Answers whether the key was for it. */
type Hear = (event: KeyboardEvent) => boolean;

const listeners = new Set<Hear>();
const heard = new WeakSet<Window>();

function tellOne(event: KeyboardEvent): void {
  for (const hear of listeners) {
    if (!hear(event)) continue;
    event.stopImmediatePropagation();
    return;
  }
}

/** Hears keys before every dialog: Mantine's listen on the window too, in the order in which they were opened. */
function hearFirst(): void {
  if (heard.has(window)) return;
  heard.add(window);
  window.addEventListener('keydown', tellOne, { capture: true });
}

// The shell loads this code, before any dialog stands.
if (typeof window !== 'undefined') hearFirst();

/** The z-index of the dialog around an element; 0 where the element stands in the page. A stack of dialogs writes it as a sum. */
const layerAround = (element: Element): number => {
  const root = element.closest<HTMLElement>('[style*="--mb-z-index"]');
  const parts = root?.style.getPropertyValue('--mb-z-index').match(/\d+/g) ?? [];
  return parts.reduce((sum, part) => sum + Number(part), 0);
};

/**
 * Escape leaves a part of the screen (what the pill opened, a toolbar), and does not also close the dialog around or
 * underneath it.
 * @param root selects what must hold the focus, unless nothing does
 * @param layer the z-index of a dialog: it also hears keys of the screen beneath it, which holds the focus until the dialog
 * has opened
 */
export function useEscapeFirst(opened: boolean, root: string, on_escape: () => void, layer = 0): void {
  const hear = useEffectEvent((event: KeyboardEvent): boolean => {
    if (!opened || event.key !== 'Escape' || event.isComposing) return false;
    const { target } = event;
    if (!(target instanceof Element)) return false;
    const is_own = target === document.body || target.closest(root) !== null || layerAround(target) < layer;
    if (!is_own) return false;
    on_escape();
    return true;
  });
  useLayoutEffect(() => {
    const listener: Hear = (event) => hear(event);
    hearFirst();
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, []);
}
