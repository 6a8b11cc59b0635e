/**
 * What every public page fetches once it stands: the line in the bar that says one is offline, what hides a phone's bar near a
 * form, and the layout of what is far from the screen.
 */
import { offline_line } from '../../content/site/offline.ts';
import { whenAtRest } from '../../lib/when-at-rest.ts';
import './after-load.css';

const line = document.createElement('p');
line.dataset['offline'] = '';
line.ariaLive = 'polite';
document.querySelector('header')?.append(line);

function showNetwork(): void {
  line.textContent = navigator.onLine ? '' : offline_line;
}

showNetwork();
for (const event of ['online', 'offline']) addEventListener(event, showNetwork);

/** Forms that are sent to us and are in sight: a phone's bar would only cover them. */
const near = new Set<Element>();
const watch = new IntersectionObserver((changes) => {
  for (const { target, isIntersecting } of changes)
    if (isIntersecting) near.add(target);
    else near.delete(target);
  for (const bar of document.querySelectorAll<HTMLElement>('nav[data-phone-bar]'))
    bar.toggleAttribute('data-near', near.size > 0);
});
for (const form of document.querySelectorAll('form[method="post"]')) watch.observe(form);

/** How long each part may wait for a quiet moment: a page that never comes to rest is laid out too. */
const REST_WITHIN_MS = 1_000;
/** Parts that the page's styles kept from being laid out at its start: one in every quiet moment, so that no touch waits for all. */
const far = [...document.querySelectorAll<HTMLElement>('main > * + *, main ~ footer')];
function layOutNext(): void {
  const part = far.shift();
  if (part === undefined) {
    // From now on after-load.css lays out what a script adds, too.
    document.documentElement.dataset['laidOut'] = '';
    return;
  }
  part.style.contentVisibility = 'visible';
  whenAtRest(layOutNext, REST_WITHIN_MS);
}
whenAtRest(layOutNext, REST_WITHIN_MS);
