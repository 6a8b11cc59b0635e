/** What every public page fetches once it is awake: the line in the bar that says one is offline, and what hides a phone's bar near a form. */
import { offline_line } from '../../content/site/offline.ts';
import { layOutFar } from './lay-out-far.ts';
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

// What React drew since the page came is laid out too.
layOutFar();
