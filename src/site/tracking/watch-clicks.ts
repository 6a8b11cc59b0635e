import { isPlainClick } from '../../lib/plain-click.ts';
import type { ButtonClick, CtaType } from './site-event.ts';
import { track } from './tracking.ts';

/** T-011: a second click within this time is the same click. */
const CLICK_LOCK_MS = 1000;
/** T-011: a button's own work begins this long after the click was told of; a link's a little later. */
const BUTTON_DELAY_MS = 50;
const LINK_DELAY_MS = 100;

const BUTTON = '[data-look]';
const CTA_TYPES: readonly string[] = ['primary', 'quiet', 'text'] satisfies readonly CtaType[];
const isCtaType = (look: string | null): look is CtaType => look !== null && CTA_TYPES.includes(look);

/** The part of the page an element stands in, by its id, else by its kind. */
function locationOf(element: Element): string {
  const part = element.closest('section[id], section[aria-labelledby], dialog, header, footer, main');
  return part === null ? '' : part.id || part.getAttribute('aria-labelledby') || part.localName;
}

/** T-010: the payload of a click on a button; null for anything else. */
function buttonClick(element: Element, now: Date): ButtonClick | null {
  const look = element.getAttribute('data-look');
  if (!isCtaType(look)) return null;
  return {
    name: 'button_click',
    location: locationOf(element),
    cta_type: look,
    button_text: element.textContent.trim(),
    timestamp: now.toISOString(),
  };
}

/** T-014: other clicks that count as events: navigation, a telephone or mail link, the menu. */
function trackOther(target: Element): void {
  if (target.closest('button[aria-haspopup="dialog"]')) track({ name: 'menu_opened' });
  const href = target.closest('a')?.getAttribute('href') ?? '';
  if (href.startsWith('tel:')) track({ name: 'contact_link', kind: 'phone' });
  else if (href.startsWith('mailto:')) track({ name: 'contact_link', kind: 'email' });
  else if (href !== '' && target.closest('nav')) track({ name: 'navigation', href });
}

const toggled = ({ target }: Event): void => {
  if (target instanceof HTMLDetailsElement && target.open)
    track({ name: 'question_opened', question: target.querySelector('summary')?.textContent.trim() ?? '' });
};

/**
 * Tells of clicks, from one place and without a line in any component (T-004): a button's click is
 * held, told of, and given back 50 ms later (100 ms for a link), so that a page that goes away does not take it along.
 */
export function watchClicks(): () => void {
  const locked_until = new WeakMap<Element, number>();
  let given_back: Element | null = null;

  const clicked = (event: MouseEvent): void => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    const button = target.closest<HTMLElement>(BUTTON);
    if (button !== null && button === given_back) return;
    trackOther(target);
    if (button === null || performance.now() < (locked_until.get(button) ?? 0)) return;
    const click = buttonClick(button, new Date());
    if (click === null) return;
    locked_until.set(button, performance.now() + CLICK_LOCK_MS);
    track(click);
    if (!isPlainClick(event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    setTimeout(
      () => {
        given_back = button;
        button.click();
        given_back = null;
      },
      button.localName === 'a' ? LINK_DELAY_MS : BUTTON_DELAY_MS,
    );
  };

  document.addEventListener('click', clicked, { capture: true });
  document.addEventListener('toggle', toggled, { capture: true });
  return () => {
    document.removeEventListener('click', clicked, { capture: true });
    document.removeEventListener('toggle', toggled, { capture: true });
  };
}
