import { useEffect, useEffectEvent } from 'react';
import { useUndo } from './use-undo.ts';

/** Fields, where the browser has its own undo, and half-filled forms, whose fields are not saved yet. */
const TYPING = 'form, textarea:not([readonly]), input:not([readonly]), [contenteditable="true"]';
/** Kinds of input that take no typed text. */
const CHOICES = 'input[type="radio"], input[type="checkbox"], input[type="button"]';

/** Whether a key goes into a field or a form. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  (target.closest('form') !== null || (target.matches(TYPING) && !target.matches(CHOICES)));

/** Ctrl+Z and Cmd+Z outside text fields undo the last command of this tab; with Shift it is done again. */
export function useUndoKeys(): void {
  const { undo, redo } = useUndo();
  const hear = useEffectEvent((event: KeyboardEvent) => {
    const way = undoKey(event);
    if (way === null || event.defaultPrevented || event.repeat || isTyping(event.target)) return;
    event.preventDefault();
    void (way === 'undo' ? undo() : redo());
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => hear(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}

/** Whether a key press asks for undo or redo, with the keys of Windows or of the Mac; null for any other key. */
export function undoKey(
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>,
): 'undo' | 'redo' | null {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return null;
  const key = event.key.toLowerCase();
  if (key === 'z') return event.shiftKey ? 'redo' : 'undo';
  return key === 'y' && event.ctrlKey && !event.shiftKey ? 'redo' : null;
}
