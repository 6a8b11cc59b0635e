import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react';

/** What a list of entries and the question over it need to keep the focus from being lost. */
interface FocusOnward {
  /** Holds the entries, which carry `data-entry` with their key. */
  readonly list: RefObject<HTMLElement | null>;
  /** Called when a question that was asked about an entry has closed. */
  readonly on_question_closed: () => void;
}

const hasNone = (focused: Element | null): boolean => focused === null || focused === document.body;

/**
 * Brings the focus of an entry that left the list to the one in its place, else to the heading: a removed element
 * leaves it on the page, and the keyboard would begin anew (WCAG 2.4.3).
 * @param keys of the entries, in their order
 * @param heading takes the focus when no entry is left; it has a tabIndex
 */
export function useFocusOnward(keys: readonly string[], heading: RefObject<HTMLElement | null>): FocusOnward {
  const list = useRef<HTMLElement>(null);
  const known = useRef(keys);
  const used = useRef<string | null>(null);
  const left_at = useRef<number | null>(null);

  const goOn = useCallback(() => {
    const at = left_at.current;
    if (at === null) return;
    left_at.current = null;
    const entries = [...(list.current?.querySelectorAll<HTMLElement>('[data-entry]') ?? [])];
    (entries[at] ?? entries.at(-1) ?? heading.current)?.focus();
  }, [heading]);

  useLayoutEffect(() => {
    const before = known.current;
    known.current = keys;
    if (used.current === null || keys.includes(used.current)) return;
    const at = before.indexOf(used.current);
    used.current = null;
    const focused = document.activeElement;
    const question = focused?.closest('[role=dialog]') ?? null;
    const is_asked = question !== null && !question.contains(heading.current);
    if (at === -1 || (!hasNone(focused) && !is_asked)) return;
    left_at.current = at;
    if (!is_asked) goOn();
  }, [keys, heading, goOn]);

  useEffect(() => {
    const remember = ({ target }: FocusEvent): void => {
      const entry = target instanceof Element ? target.closest<HTMLElement>('[data-entry]') : null;
      if (entry !== null && list.current?.contains(entry)) used.current = entry.dataset['entry'] ?? null;
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, []);

  return { list, on_question_closed: goOn };
}
