import { consent as words } from '../../content/site/consent.ts';
import button_styles from '../../ui/button.module.css';
import { routes } from '../../routes.ts';
import styles from './banner.module.css';
import { saveConsent } from './consent.ts';
import buttons_styles from './consent-buttons.module.css';
import { FALLBACK_MS } from './show-banner.ts';

const TITLE_ID = 'uw-privacy';

/** K-003. */
const FORCED_LAYER = '999999';

/** Styles that hide an element. */
type Look = Pick<CSSStyleDeclaration, 'display' | 'visibility' | 'opacity'>;

export const isHidden = ({ display, visibility, opacity }: Look): boolean =>
  display === 'none' || visibility !== 'visible' || Number(opacity) < 0.1;

/** K-003: until the visitor has chosen, a banner that something hides puts itself back above everything, but not on paper. */
function keepVisible(banner: HTMLElement): () => void {
  const look = (): void => {
    if (matchMedia('print').matches || !isHidden(getComputedStyle(banner))) return;
    banner.hidden = false;
    for (const [property, value] of [
      ['display', 'block'],
      ['visibility', 'visible'],
      ['opacity', '1'],
      ['z-index', FORCED_LAYER],
    ] as const)
      banner.style.setProperty(property, value, 'important');
  };
  const observer = new MutationObserver(look);
  observer.observe(banner, { attributes: true, attributeFilter: ['style', 'class', 'hidden'] });
  const timer = setTimeout(look, FALLBACK_MS);
  return () => {
    observer.disconnect();
    clearTimeout(timer);
  };
}

type Attributes = Readonly<Record<string, string>>;

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes,
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value);
  made.append(...children);
  return made;
}

/** One of two answers that look alike; `failed` tells that the choice could not be stored. */
function answer(text: string, accepted: boolean, failed: () => void): HTMLButtonElement {
  const look = `${button_styles['button']} ${button_styles['quiet']}`;
  const button = element('button', { type: 'button', class: look, 'data-look': 'quiet' }, text);
  button.addEventListener('click', () => {
    if (!saveConsent(accepted)) failed();
  });
  return button;
}

/**
 * Puts the banner (K-001) into its place, where it stays in sight until it is taken away. In two short texts: one long one
 * would be the largest thing on a phone's screen, and a page counts as shown when its largest thing is.
 * @returns Takes it away.
 */
export function showBanner(place: Element): () => void {
  // As the page's own footer names it: the names of all pages are no part of this code.
  const policy = document.querySelector(`footer a[href="${routes.page('privacy')}"]`)?.cloneNode(true);
  const alert = element('p', { class: buttons_styles['failed'] ?? '', role: 'alert' }, words.failed);
  const failed = (): void => banner.append(alert);
  const banner = element(
    'section',
    { class: styles['banner'] ?? '', 'aria-labelledby': TITLE_ID },
    element('h2', { id: TITLE_ID }, words.title),
    element('p', {}, words.purpose),
    element('p', {}, `${words.refusal} `, policy ?? ''),
    element(
      'div',
      { class: buttons_styles['buttons'] ?? '' },
      answer(words.decline, false, failed),
      answer(words.accept, true, failed),
    ),
  );
  place.append(banner);
  const stop = keepVisible(banner);
  return () => {
    stop();
    banner.remove();
  };
}
