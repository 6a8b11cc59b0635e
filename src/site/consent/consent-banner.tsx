import { useEffect, useRef, useState } from 'react';
import { consent as words } from '../../content/site/consent.ts';
import type { PublicPage } from '../../routes.ts';
import { pageLinks } from '../frame/links.ts';
import styles from './consent.module.css';
import { ConsentButtons } from './consent-buttons.tsx';
import { keepVisible, whenToShow } from './show-banner.ts';
import { useConsent } from './use-consent.ts';

interface Props {
  readonly built: readonly PublicPage[] | undefined;
}

interface BannerProps extends Props {
  /** The page it would stand on; the cookies page asks by itself, in the same words. */
  readonly here: PublicPage | null;
}

/** What the banner says (K-001). */
export function Banner({ built }: Props) {
  const banner = useRef<HTMLElement>(null);
  useEffect(() => (banner.current === null ? undefined : keepVisible(banner.current)), []);
  const [policy] = pageLinks(['privacy', 'cookies'], built);
  return (
    <section ref={banner} className={styles['banner']} aria-labelledby="uw-privacy">
      <h2 id="uw-privacy">{words.title}</h2>
      <p>
        {words.text} {policy && <a href={policy.href}>{policy.text}</a>}
      </p>
      <ConsentButtons />
    </section>
  );
}

/** K-001..K-006: asks while nobody has chosen; the finished HTML holds no banner, so that no reader waits behind it. */
export function ConsentBanner({ built, here }: BannerProps) {
  const consent = useConsent();
  const [due, setDue] = useState(false);
  useEffect(() => whenToShow(() => setDue(true)), []);
  return due && consent === 'undecided' && here !== 'cookies' ? <Banner built={built} /> : null;
}
