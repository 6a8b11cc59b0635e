import { useCallbackRef } from '@mantine/hooks';
import type { KeyboardEvent } from 'react';

interface Options {
  readonly count: number;
  /** How many entries one arrow up or down passes: the columns of a grid. */
  readonly columns: number;
  /** Brings an entry onto the page, so that its link exists. */
  readonly scrollTo: (index: number) => void;
}

/** An entry far away is rendered a few frames after scrolling. */
const FRAMES_TO_RENDER = 5;

/** Where a key leads from an entry; null when the key means nothing here. */
export function nextIndex(
  key: string,
  from: number,
  { count, columns }: Omit<Options, 'scrollTo'>,
): number | null {
  const to = {
    ArrowDown: from + columns,
    ArrowUp: from - columns,
    ArrowRight: columns > 1 ? from + 1 : null,
    ArrowLeft: columns > 1 ? from - 1 : null,
    Home: 0,
    End: count - 1,
  }[key];
  return to === undefined || to === null || to < 0 || to >= count ? null : to;
}

/** From the uppermost entries the keyboard goes back to the field that searches the list. */
function toSearch(event: KeyboardEvent<HTMLElement>): void {
  const field = document.querySelector<HTMLElement>('input[data-list-search]');
  if (field === null) return;
  event.preventDefault();
  field.focus();
}

/** Where the keyboard stands on an entry: at the link that opens it, else at the entry itself. */
const stopOf = (entry: HTMLElement): HTMLElement => entry.querySelector<HTMLElement>('a[href]') ?? entry;

function walk(event: globalThis.KeyboardEvent): void {
  const { target, currentTarget: list } = event;
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (!(target instanceof HTMLElement) || !target.matches('a, button, [data-entry]')) return;
  if (!(list instanceof HTMLElement)) return;
  const entries = [...list.querySelectorAll<HTMLElement>('[data-entry]')].filter(
    (entry) => entry.closest('details:not([open])') === null,
  );
  const from = entries.findIndex((entry) => entry.contains(target));
  const to = from === -1 ? null : nextIndex(event.key, from, { count: entries.length, columns: 1 });
  const entry = to === null ? undefined : entries[to];
  if (entry === undefined) return;
  event.preventDefault();
  stopOf(entry).focus();
}

/**
 * Arrow keys, Home and End walk through the entries of lists that are drawn whole, whatever else each of them offers: a ref for
 * what holds the lists, whose entries carry `data-entry`. Keys in a field, and in a dialog over the list, mean what they mean there.
 */
export function walkEntries(list: HTMLElement | null): () => void {
  list?.addEventListener('keydown', walk);
  return () => list?.removeEventListener('keydown', walk);
}

/**
 * Arrow keys, Home and End walk through links that carry `data-entry={index}` within one `data-entries`. One function from render
 * to render, so that rows are not drawn anew when the list around them is.
 */
export function useArrowKeys({ count, columns, scrollTo }: Options) {
  return useCallbackRef((event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const from = event.currentTarget.dataset['entry'];
    if (from === undefined) return;
    const to = nextIndex(event.key, Number(from), { count, columns });
    if (to === null) {
      if (event.key === 'ArrowUp') toSearch(event);
      return;
    }
    event.preventDefault();
    scrollTo(to);
    const list = event.currentTarget.closest('[data-entries]');
    const focus = (frames: number) => {
      const link = list?.querySelector<HTMLElement>(`[data-entry="${to}"]`);
      if (link) link.focus({ preventScroll: true });
      else if (frames > 0) requestAnimationFrame(() => focus(frames - 1));
    };
    focus(FRAMES_TO_RENDER);
  });
}
