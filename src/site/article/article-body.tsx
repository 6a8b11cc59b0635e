import { memo, useEffect, useRef } from 'react';
import { article as words } from '../../content/site/article.ts';
import styles from './article-body.module.css';
import { TEXT_ID } from './built-article.ts';
import type { ArticleText } from './use-article.ts';
import { EMBED_SANDBOX, embedAddress, ID_PREFIX } from '../../html/policy.ts';
import { isPlainClick } from '../../lib/plain-click.ts';
import '../../ui/prose.css';
import '../../ui/prose-parts.css';

/** B-051: how long after the text stands a hash is scrolled to. */
const HASH_DELAY_MS = 100;

function followHash(): (() => void) | undefined {
  let id = location.hash.slice(1);
  try {
    id = decodeURIComponent(id);
  } catch {
    // An odd hash names nothing.
  }
  if (id === '') return undefined;
  const follow = (): void => {
    // An address from elsewhere names the id as the author wrote it.
    const named = document.getElementById(ID_PREFIX + id) ?? document.getElementById(id);
    named?.scrollIntoView();
  };
  const timer = setTimeout(follow, HASH_DELAY_MS);
  return () => clearTimeout(timer);
}

/** B-050: a # link moves the page smoothly (CSS does); one that names nothing stays. A player opens where it stands. */
function clicked(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link === null) return;
  if (link.getAttribute('href') === '#') event.preventDefault();
  else if (link.dataset['embed'] !== undefined) openEmbed(link, event);
}

/**
 * The text. It was made harmless before it came here, at build time or by src/html in this browser. React is
 * given the HTML that stands, so that waking the page changes nothing in it.
 */
const Text = memo(function Text({ html }: { html: string }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = place.current;
    element?.addEventListener('click', clicked);
    const stop = followHash();
    return () => {
      element?.removeEventListener('click', clicked);
      stop?.();
    };
  }, []);
  return (
    <div
      ref={place}
      id={TEXT_ID}
      className="prose"
      // oxlint-disable-next-line react/no-danger -- sanitised, see above
      dangerouslySetInnerHTML={{ __html: html }}
      suppressHydrationWarning
    />
  );
});

/** B-054: the text of an article, or why there is none. */
export function ArticleBody({ text }: { text: ArticleText }) {
  if (text === 'empty') return <p className={styles['note']}>{words.empty}</p>;
  if (text === 'failed')
    return (
      <p className={styles['note']} role="alert">
        {words.failed}
      </p>
    );
  return <Text html={text.html} />;
}

/** After a click the player takes the place of its link, in a sandbox (B-055). */
function openEmbed(link: HTMLAnchorElement, event: MouseEvent): void {
  const src = embedAddress(link.href);
  if (src === null || !isPlainClick(event)) return;
  event.preventDefault();
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', EMBED_SANDBOX);
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  frame.allow = 'fullscreen; picture-in-picture';
  frame.title = link.dataset['embed'] || words.player;
  frame.src = src;
  link.replaceWith(frame);
  frame.focus();
}
