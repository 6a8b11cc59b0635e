import { useEffect, useRef, useState } from 'react';
import { viewer } from '../../content/site/viewer.ts';
import { log } from '../../lib/logger.ts';
import { shareTargets } from './project-sharing.ts';
import styles from './share-popup.module.css';

/** V-016: how long the button says that the link was copied. */
const COPIED_MS = 2_000;

interface Props {
  readonly title: string;
  readonly text: string;
  readonly url: string;
}

/** V-015: 'Delen via' with e-mail, WhatsApp, LinkedIn, Facebook and the link itself. */
export function SharePopup({ title, text, url }: Props) {
  const [copied, setCopied] = useState(false);
  const first = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    const opener = document.activeElement;
    first.current?.focus();
    // Where the focus was lost with the popup, the button that opened it has it again.
    return () => {
      if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus();
    };
  }, []);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(url);
      setCopied(true);
    } catch (error) {
      // noted, and nothing else happens.
      log.warn('the link could not be copied', error);
    }
  };

  return (
    <section className={styles['popup']} aria-label={viewer.share.title}>
      <h3>{viewer.share.title}</h3>
      {shareTargets(title, text, url).map(({ name, href }, index) => (
        <a
          key={name}
          ref={index === 0 ? first : undefined}
          href={href}
          target="_blank"
          rel="noopener noreferrer"
        >
          {name}
        </a>
      ))}
      <button type="button" onClick={() => void copy()}>
        <span aria-live="polite">{copied ? viewer.share.copied : viewer.share.copy}</span>
      </button>
    </section>
  );
}

/** V-018: the device's own share sheet; false when it has none. Closing it is no failure, anything else is noted. */
export function shareNatively({ title, text, url }: Props): boolean {
  if (typeof navigator.share !== 'function') return false;
  navigator.share({ title, text, url }).catch((error: unknown) => {
    if (!(error instanceof DOMException && error.name === 'AbortError'))
      log.warn('a project could not be shared', error);
  });
  return true;
}
