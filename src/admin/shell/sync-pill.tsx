import { IconArrowsSplit2 } from '@tabler/icons-react';
import { type MouseEvent, useEffect, useEffectEvent } from 'react';
import { sync } from '../../content/admin/sync.ts';
import { useRuntime } from '../runtime.ts';
import { isBrief, PillContent } from '../sync-ui/status/pill-content.tsx';
import type { PillLabel } from '../sync-ui/status/pill-state.ts';
import classes from './sync-pill.module.css';

/** A press on the pill leaves the focus in a dialog that stands: there it returns when the list is closed. */
function keepFocusInDialog(event: MouseEvent): void {
  if ((document.activeElement?.closest('[role="dialog"]') ?? null) !== null) event.preventDefault();
}

/** Opens and closes the list wherever the focus is: while a dialog stands, its trap keeps the keyboard from the pill. */
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
  useListKey(on_open);
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
