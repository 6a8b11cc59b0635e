import { useEffect, useRef } from 'react';
import { consent as words } from '../../content/site/consent.ts';
import type { PublicPage } from '../../routes.ts';
import { pageLinks } from '../frame/links.ts';
import styles from './banner.module.css';
import { ConsentButtons } from './consent-buttons.tsx';
import { keepVisible } from './show-banner.ts';

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
