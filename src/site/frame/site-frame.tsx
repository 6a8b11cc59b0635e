import { type ReactNode, Suspense, useEffect } from 'react';
import { frame } from '../../content/site/frame.ts';
import { type PublicPage, publicPageAt, routes } from '../../routes.ts';
import { ConsentBanner } from '../consent/consent-banner.tsx';
import { useTracking } from '../consent/use-tracking.ts';
import { QueueLoader } from '../forms/queue-loader.tsx';
import { track } from '../tracking/tracking.ts';
import { PhoneBar } from './phone-bar.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { SiteMenu } from './site-menu.tsx';
import { useScrollTarget } from './use-scroll-target.ts';
import { usePagePath } from '../page-path.ts';
import styles from './site-frame.module.css';

/** The query by which another host sends a visitor of a missing page to the home page. */
const QUERY = { flag: 'notFound', path: 'path' } as const;

interface Notice {
  /** The path that was not found. */
  readonly path: string;
  /** The address without the notice. */
  readonly address: string;
}

/** Reads and removes `notFound=true&path=…` from an address of the home page; null when there is none (N-020). */
export function notFoundNotice(location: {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}): Notice | null {
  const query = new URLSearchParams(location.search);
  const path = query.get(QUERY.path);
  if (location.pathname !== routes.home() || query.get(QUERY.flag) !== 'true' || !path) return null;
  query.delete(QUERY.flag);
  query.delete(QUERY.path);
  const rest = query.size === 0 ? '' : `?${query.toString()}`;
  return { path, address: `${location.pathname}${rest}${location.hash}` };
}

/** N-020: tells of the page that was not found and takes the notice out of the address. */
function useNotFoundNotice(): void {
  useEffect(() => {
    const notice = notFoundNotice(location);
    if (notice === null) return;
    track({ name: 'page_not_found', path: notice.path });
    history.replaceState(history.state, '', notice.address);
  }, []);
}

const CONTENT_ID = 'inhoud';

interface FrameProps {
  /** Lays the bar in light ink over a dark picture that the content begins with. */
  readonly over_scene?: boolean;
  /** The pages that may be linked; those that exist, unless a test says otherwise. */
  readonly built?: readonly PublicPage[];
  readonly children: ReactNode;
}

/**
 * What a page does besides showing itself. It shows nothing and stands apart from the frame: the visitor's choice is known in the
 * browser alone, and a frame that it draws anew wakes footer and menu at once, in one piece with it.
 */
function PageStart(): null {
  useScrollTarget();
  useTracking();
  useNotFoundNotice();
  useEffect(() => {
    // It stays as long as the document does; a page without it is whole.
    import('./after-load.ts').catch(() => undefined);
  }, []);
  return null;
}

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
      <ConsentBanner built={built} here={here} />
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
      <PageStart />
    </div>
  );
}
