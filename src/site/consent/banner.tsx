import { useEffect, useRef } from 'react';
import { consent as words } from '../../content/site/consent.ts';
import type { PublicPage } from '../../routes.ts';
import { pageLinks } from '../frame/links.ts';
import styles from './banner.module.css';
import { ConsentButtons } from './consent-buttons.tsx';
import { FALLBACK_MS } from './show-banner.ts';

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

/**
 * What the banner says (K-001); it stays in sight until there is a choice. In two short texts: one long one
 * would be the largest thing on a phone's screen, and a page counts as shown when its largest thing is.
 */
export default function Banner({ built }: { built: readonly PublicPage[] | undefined }) {
  const banner = useRef<HTMLElement>(null);
  useEffect(() => (banner.current === null ? undefined : keepVisible(banner.current)), []);
  const [policy] = pageLinks(['privacy', 'cookies'], built);
  return (
    <section ref={banner} className={styles['banner']} aria-labelledby="uw-privacy">
      <h2 id="uw-privacy">{words.title}</h2>
      <p>{words.purpose}</p>
      <p>
        {words.refusal} {policy && <a href={policy.href}>{policy.text}</a>}
      </p>
      <ConsentButtons />
    </section>
  );
}
