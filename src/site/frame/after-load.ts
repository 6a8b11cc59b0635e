/** What every public page fetches once it stands: the styles of paper, and the line in the bar that says one is offline. */
import { offline_line } from '../../content/site/offline.ts';
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
