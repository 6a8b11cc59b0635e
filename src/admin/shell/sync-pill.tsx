import { IconArrowsSplit2 } from '@tabler/icons-react';
import { type MouseEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { sync } from '../../content/admin/sync.ts';
import { useRuntime } from '../runtime.ts';
import { isBrief, PillContent } from '../sync-ui/status/pill-content.tsx';
import type { PillLabel } from '../sync-ui/status/pill-state.ts';
import classes from './sync-pill.module.css';

const DIALOG = '[role="dialog"]';

/** A press on the pill leaves the focus in a dialog that stands: there it returns when the list is closed. */
function keepFocusInDialog(event: MouseEvent): void {
  if ((document.activeElement?.closest(DIALOG) ?? null) !== null) event.preventDefault();
}

/** Opens and closes the list wherever the focus is. */
const LIST_KEY = 'F8';

function useListKey(on_open: () => void): void {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    const { key, repeat, ctrlKey, metaKey, altKey, shiftKey, isComposing } = event;
    if (key !== LIST_KEY || repeat || ctrlKey || metaKey || altKey || shiftKey || isComposing) return;
    event.preventDefault();
    // A question over the pill is answered first.
    if (document.querySelector('[data-over-pill]') === null) on_open();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => hear(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}

const isAfter = (one: Element, other: Element): boolean =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;

/**
 * Makes the pill a stop of the Tab key while a dialog stands, between its last control and its first: where the
 * dialog's trap takes the focus around, it goes to the pill first, and from there on around.
 */
function useTabStopInDialog(pill: RefObject<HTMLButtonElement | null>): void {
  useEffect(() => {
    /** Where the focus was when Tab was pressed in a dialog; the trap moves it before the event reaches the window. */
    let before: Element | null = null;
    /** The controls on both sides of the pill. */
    let ends: { readonly last: Element; readonly first: Element } | null = null;
    const begin = (event: KeyboardEvent): void => {
      const { activeElement } = document;
      const sides = activeElement === pill.current ? ends : null;
      before = null;
      if (event.key !== 'Tab' || activeElement === null) return;
      ends = null;
      if (activeElement.closest(DIALOG) !== null) before = activeElement;
      const next = event.shiftKey ? sides?.last : sides?.first;
      // The dialog may have closed meanwhile.
      if (!(next instanceof HTMLElement) || !next.isConnected || next.closest(DIALOG) === null) return;
      event.preventDefault();
      next.focus();
    };
    const end = (event: KeyboardEvent): void => {
      const { activeElement: now } = document;
      const was = before;
      before = null;
      if (was === null || now === null || now === was || !event.defaultPrevented) return;
      const went_around = event.shiftKey ? isAfter(now, was) : isAfter(was, now);
      // While a question lies over the pill, the pill opens nothing.
      if (!went_around || document.querySelector('[data-over-pill]') !== null) return;
      ends = event.shiftKey ? { last: now, first: was } : { last: was, first: now };
      pill.current?.focus();
    };
    window.addEventListener('keydown', begin, true);
    window.addEventListener('keydown', end);
    return () => {
      window.removeEventListener('keydown', begin, true);
      window.removeEventListener('keydown', end);
    };
  }, [pill]);
}

/** Says in words whether everything is sent; always in sight, opens the list of changes. */
export function SyncPill({
  words,
  expanded,
  on_open,
}: {
  words: PillLabel;
  expanded: boolean;
  on_open: () => void;
}) {
  const button = useRef<HTMLButtonElement>(null);
  useListKey(on_open);
  useTabStopInDialog(button);
  const pending_count = words.pending + words.photos;
  const pending = pending_count > 0 ? sync.pill.pending(words.pending, words.photos) : null;
  const choices = words.choices > 0 ? sync.pill.choices(words.choices) : null;
  const { user } = useRuntime();
  const is_brief = isBrief(user);
  // What is read on it begins its name; the rest of the sentence follows.
  const sentence = [is_brief ? words.brief : null, words.text, pending, choices];
  const label = `${sync.pill_label}: ${sentence.filter((part) => part !== null).join(', ')}`;
  return (
    <div className={classes['place']} aria-live={words.tone === 'busy' ? 'off' : 'polite'}>
      <button
        ref={button}
        type="button"
        className={classes['pill']}
        data-tone={words.tone}
        data-key={words.key}
        aria-haspopup="dialog"
        aria-expanded={expanded}
        aria-keyshortcuts={LIST_KEY}
        aria-label={label}
        onMouseDown={keepFocusInDialog}
        onClick={on_open}
      >
        <PillContent words={words} />
        {!is_brief && pending !== null && (
          <span className={classes['count']}>{pending_count.toLocaleString('nl-NL')}</span>
        )}
        {!is_brief && choices !== null && (
          <span className={classes['count']} data-of="choices">
            <IconArrowsSplit2 size={14} stroke={2} aria-hidden="true" />
            {words.choices.toLocaleString('nl-NL')}
          </span>
        )}
      </button>
    </div>
  );
}
