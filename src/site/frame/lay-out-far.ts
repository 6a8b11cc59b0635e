/** Lays out what the styles of a public page keep from being laid out at its start: half of a slow phone's first work. */
import { whenAtRest } from '../../lib/when-at-rest.ts';

/** How long each piece may wait for a quiet moment: a page that never comes to rest is laid out too. */
const REST_WITHIN_MS = 1_000;
/** The parts of a page except its first, and the items of a long list except its first: the list's own styles keep those waiting. */
const FAR = 'main > * + *, main [data-far] > * + *, main ~ footer';
/** A part with more elements than this is laid out in pieces. */
const MOST_ELEMENTS = 60;
/** A child with fewer elements is no piece of its own: it is laid out together with its parent. */
const FEWEST_ELEMENTS = 12;
/** Styles of a piece that is not laid out yet. Without a height it would have none, and the parts after it would move near the screen. */
const WAITING = 'content-visibility:auto;contain-intrinsic-height:auto 20rem';

/** The pieces that are still to be laid out, in document order. React may have removed some of them since. */
const waiting: HTMLElement[] = [];

const elementsIn = (part: Element): number => part.querySelectorAll('*').length;

/** Whether the browser keeps the inside of a part from being laid out: it does not near the screen, and an older browser never does. */
const isFar = ({ firstElementChild }: Element): boolean =>
  firstElementChild?.checkVisibility?.({ contentVisibilityAuto: true }) === false;

/** Splits a large part: its pieces are queued, so that the part is laid out without them. A part near the screen stays whole, since splitting it could move what a visitor sees. */
function queuePieces(part: HTMLElement): void {
  if (elementsIn(part) <= MOST_ELEMENTS || !isFar(part)) return;
  const pieces = [...part.querySelectorAll<HTMLElement>(':scope > *')].filter(
    (piece) => elementsIn(piece) >= FEWEST_ELEMENTS,
  );
  for (const { style } of pieces) style.cssText += WAITING;
  waiting.unshift(...pieces);
}

/** The first part of the page that `layOutFar` has not laid out yet. */
const nextPart = (): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(FAR)].find(({ style }) => style.contentVisibility === '');

/**
 * Lays out one part or piece in every quiet moment, so that no touch waits for all of them. The style is set on each element itself: an
 * attribute of the root would make the browser compute the styles of the whole page again. What is drawn later is laid out when somebody comes near it, or by another call.
 */
export function layOutFar(): void {
  const next = waiting.shift() ?? nextPart();
  if (next === undefined) return;
  queuePieces(next);
  next.style.contentVisibility = 'visible';
  whenAtRest(layOutFar, REST_WITHIN_MS);
}
