import type { ReactNode } from 'react';
import { frame } from '../../content/site/frame.ts';
import { type PublicPage, publicPageAt } from '../../routes.ts';
import { ConsentBanner } from '../consent/consent-banner.tsx';
import { useTracking } from '../consent/use-tracking.ts';
import { WaitingFormsLoader } from '../forms/waiting-loader.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { SiteMenu } from './site-menu.tsx';
import { useNotFoundNotice } from './use-not-found-notice.ts';
import { useScrollTarget } from './use-scroll-target.ts';
import { usePagePath } from '../page-path.ts';
import styles from './site-frame.module.css';

const CONTENT_ID = 'inhoud';

interface FrameProps {
  /** Lays the bar in light ink over a dark picture that the content begins with. */
  readonly over_scene?: boolean;
  /** The pages that may be linked; those that exist, unless a test says otherwise. */
  readonly built?: readonly PublicPage[];
  readonly children: ReactNode;
}

/**
 * Bar, content and footer of every public page (N-001). Links are plain: pages are finished HTML and need no
 * router. The first stop of the keyboard leads past the bar.
 */
export function SiteFrame({ over_scene = false, built, children }: FrameProps) {
  const here = publicPageAt(usePagePath());
  useScrollTarget();
  useTracking();
  useNotFoundNotice();
  return (
    <div className={styles['frame']}>
      <a className={styles['skip']} href={`#${CONTENT_ID}`}>
        {frame.skip_link}
      </a>
      <ConsentBanner built={built} here={here} />
      <SiteHeader over_scene={over_scene} here={here} built={built} />
      <main id={CONTENT_ID} className={styles['main']} data-over={over_scene}>
        {children}
      </main>
      <SiteFooter built={built} />
      <SiteMenu here={here} built={built} />
      <WaitingFormsLoader />
    </div>
  );
}
