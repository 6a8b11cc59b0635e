/**
 * A finished page can be read, and most of it used, before any of its code has run. It rests until somebody is there to use it:
 * a slow phone then reads without a pause, and what was touched in the meantime is done once the page is awake.
 */
import { isPlainClick } from '../../lib/plain-click.ts';
import { nextTask } from '../../lib/when-at-rest.ts';
import { isKeptContent } from '../../public-data/kept-content.ts';
import { hasFormsDatabase } from '../../public-data/queue/local-flags.ts';
import { CONSENT_KEY, readConsent } from '../consent/consent.ts';

declare const BUILD_YEAR: number;
declare const BUILD_MONTH: number;

/** Whatever a visitor does first; and without a network a page says so. */
const SIGNS = ['pointermove', 'pointerdown', 'scroll', 'keydown', 'focusin', 'beforeprint', 'offline'];

/** Settles at the first sign of a visitor. */
const firstSign = (): Promise<unknown> =>
  Promise.race(
    SIGNS.map(
      (sign) => new Promise((resolve) => addEventListener(sign, resolve, { capture: true, once: true })),
    ),
  );

/** Whether local storage has nothing that a page would show or act on: forms, drafts, a plan, ticks, a visitor who is counted. */
function holdsNothing(): boolean {
  try {
    return (
      readConsent() !== 'accepted' &&
      Object.keys(localStorage).every((key) => key === CONSENT_KEY || isKeptContent(key))
    );
  } catch {
    return true;
  }
}

/** A page names the year and the season of its build until it is awake. */
function isOfThisMonth(): boolean {
  const now = new Date();
  return now.getFullYear() === BUILD_YEAR && now.getMonth() + 1 === BUILD_MONTH;
}

/** Pages that tell at once what no build knows: the address that is missing, and what the visitor chose. */
const NEVER_AT_REST = ['not_found', 'cookies'];

/** Whether the finished page is all there is to see: nothing in the address, in the history or on the device asks for more. */
async function mayRest(screen = ''): Promise<boolean> {
  const { search, hash } = location;
  return (
    !NEVER_AT_REST.includes(screen) &&
    search === '' &&
    hash === '' &&
    history.state === null &&
    navigator.onLine &&
    scrollY === 0 &&
    document.activeElement === document.body &&
    isOfThisMonth() &&
    holdsNothing() &&
    !(await hasFormsDatabase())
  );
}

/** Whether the browser does by itself what a link, of HTML or in a drawing, or a button is for. */
function needsNoScript(control: Element): boolean {
  if (control instanceof HTMLButtonElement)
    return (
      (control.form !== null && control.type === 'submit') ||
      ('commandForElement' in control && control.hasAttribute('commandfor'))
    );
  const { origin, pathname } = new URL(control.getAttribute('href') ?? '', location.href);
  return origin !== location.origin || pathname !== location.pathname;
}

/**
 * Holds the events that need a script until there is one.
 * @returns Replays them: first the fields that were typed into and the one with the focus, then forms and presses as they came.
 */
function holdEvents(root: HTMLElement): () => void {
  const typed = new Set<EventTarget>();
  // Who presses twice because nothing happens means it once.
  const held = new Map<Element, () => void>();
  const holding = new AbortController();
  const options = { capture: true, signal: holding.signal };
  const hold = (event: Event, part: Element, again: () => void): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
    held.set(part, again);
  };
  root.addEventListener('input', ({ target }) => target !== null && typed.add(target), options);
  root.addEventListener(
    'click',
    (event) => {
      const control = event.target instanceof Element ? event.target.closest('a[href], button') : null;
      // A link in a drawing has no click() of its own.
      if (control !== null && isPlainClick(event) && !needsNoScript(control))
        hold(event, control, () => control.dispatchEvent(new MouseEvent('click', event)));
    },
    options,
  );
  root.addEventListener(
    'submit',
    (event) => {
      const { target, submitter } = event;
      if (target instanceof HTMLFormElement && target.method === 'post')
        hold(event, target, () => target.requestSubmit(submitter));
    },
    options,
  );
  return () => {
    holding.abort();
    for (const field of typed) field.dispatchEvent(new Event('input', { bubbles: true }));
    const { activeElement: focused } = document;
    if (root.contains(focused) && focused !== root)
      focused?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    for (const again of held.values()) again();
  };
}

/** React's own file, the largest of those that wake a page, is fetched while it rests; it is not run. */
function fetchAhead(): void {
  const { ahead } = document.querySelector<HTMLScriptElement>('script[data-ahead]')?.dataset ?? {};
  if (ahead === undefined) return;
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: ahead }));
}

/**
 * Waits until a page is used, or until something on this device asks for more than the page holds.
 * @returns Replays the events that were held: to be called once the app listens, or when it cannot be fetched.
 */
export async function untilTouched(root: HTMLElement): Promise<() => void> {
  const touched = firstSign();
  const replay = holdEvents(root);
  // Evaluating the entry is one task, what follows another.
  await nextTask();
  fetchAhead();
  if (await mayRest(root.dataset['screen'])) await touched;
  return replay;
}
