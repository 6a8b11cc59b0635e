import { article as words } from '../../content/site/article.ts';
import { EMBED_SANDBOX, embedAddress } from '../../html/policy.ts';
import { isPlainClick } from '../../lib/plain-click.ts';

/** after a click the player takes the place of its link, in a sandbox (B-055). */
export function openEmbed(link: HTMLAnchorElement, event: MouseEvent): void {
  const src = embedAddress(link.href);
  if (src === null || !isPlainClick(event)) return;
  event.preventDefault();
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', EMBED_SANDBOX);
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  frame.allow = 'fullscreen; picture-in-picture';
  frame.title = link.dataset['embed'] || words.embed.title;
  frame.src = src;
  link.replaceWith(frame);
  frame.focus();
}
