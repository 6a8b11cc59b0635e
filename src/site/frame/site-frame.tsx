import { type ReactNode, Suspense, useEffect } from 'react';
import { frame } from '../../content/site/frame.ts';
import { type PublicPage, publicPageAt } from '../../routes.ts';
import { CONSENT_PLACE, followConsent } from '../consent/follow-consent.ts';
import { QueueLoader } from '../forms/queue-loader.tsx';
import { PhoneBar } from './phone-bar.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { SiteMenu } from './site-menu.tsx';
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

/** What a page does besides showing itself. It shows nothing and stands apart from the frame. */
function PageStart({ here }: { here: PublicPage | null }): null {
  useScrollTarget();
  useEffect(() => {
    // A finished page has done so already; one that React made has a place for the question only now.
    followConsent(here);
    // It stays as long as the document does; a page without it is whole.
    import('./after-load.ts').catch(() => undefined);
  }, [here]);
  return null;
}

const NOT_OURS = { __html: '' };

/**
 * Bar, content and footer of every public page (N-001). Links are plain: pages are finished HTML and need no
 * router. The first stop of the keyboard leads past the bar. The parts below the content are hydrated after it, and the menu by
 * itself.
 */
export function SiteFrame({ over_scene = false, built, children }: FrameProps) {
  const here = publicPageAt(usePagePath());
  return (
    <div className={styles['frame']}>
      <a className={styles['skip']} href={`#${CONTENT_ID}`}>
        {frame.skip_link}
      </a>
      {/* What stands in here is not React's: the question comes while the page rests. */}
      <div id={CONSENT_PLACE} dangerouslySetInnerHTML={NOT_OURS} suppressHydrationWarning />
      <SiteHeader over_scene={over_scene} here={here} built={built} />
      <main id={CONTENT_ID} className={styles['main']} data-over={over_scene}>
        {children}
      </main>
      <Suspense>
        <SiteFooter here={here} built={built} />
        <PhoneBar />
      </Suspense>
      <Suspense>
        <SiteMenu here={here} built={built} />
      </Suspense>
      <QueueLoader />
      <PageStart here={here} />
    </div>
  );
}
