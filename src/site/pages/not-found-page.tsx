import { type MouseEvent, useEffect, useSyncExternalStore } from 'react';
import { COMPANY } from '../../content/company.ts';
import { notFound } from '../../content/site/not-found.ts';
import { isPlainClick } from '../../lib/plain-click.ts';
import { LINKED_PAGES, type PublicPage, routes } from '../../routes.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { usePagePath } from '../page-path.ts';
import { SiteFrame } from '../frame/site-frame.tsx';
import { track } from '../tracking/tracking.ts';
import styles from './not-found-page.module.css';

const MAX_LENGTH = 60;

/** 'mijn-boot_2' → 'Mijn boot 2'; what cannot be decoded stays as it is. */
function words(segment: string): string {
  let text = segment;
  try {
    text = decodeURIComponent(segment);
  } catch {
    // A stray % in an address is no reason to fail.
  }
  const spaced = text.replace(/[-_\s]+/g, ' ').trim();
  return spaced.charAt(0).toLocaleUpperCase('nl') + spaced.slice(1);
}

/**
 * A title for an unknown address (G-016): '/jachten/blauwe-reiger' → 'Jachten – Blauwe reiger', cut at 60
 * characters. Null when the path has no words in it.
 */
export function titleFromPath(path: string): string | null {
  const title = path.split('/').map(words).filter(Boolean).join(' – ');
  if (title === '') return null;
  return title.length <= MAX_LENGTH ? title : `${title.slice(0, MAX_LENGTH - 1).trimEnd()}…`;
}

/** Where P-102 leads on to; a page that is not built yet has no link. */
const ELSEWHERE = [
  { page: 'services', href: routes.services(), text: notFound.links.services },
  { page: 'portfolio', href: routes.portfolio(), text: notFound.links.portfolio },
] as const satisfies readonly { page: PublicPage; href: string; text: string }[];

/** Within this time a browser has begun to go back, if there is something to go back to. */
const BEGUN_WITHIN_MS = 600;

/**
 * Back where the visitor came from; home, where the link leads, when this page is where they began. A history that is longer may
 * lie ahead, and a browser says for the pages of this site alone whether one lies behind: where nothing moves, the link is followed.
 */
function goBack(event: MouseEvent): void {
  if (!isPlainClick(event) || history.length < 2) return;
  event.preventDefault();
  history.back();
  if (globalThis.navigation?.canGoBack) return;
  const stays = setTimeout(() => location.assign(routes.home()), BEGUN_WITHIN_MS);
  for (const leaves of ['beforeunload', 'pagehide'])
    addEventListener(leaves, () => clearTimeout(stays), { once: true });
}

const neverChanges = () => () => undefined;

/**
 * P-100. The finished HTML carries the specified title; once awake the document's title names the
 * address that was asked for.
 */
export default function NotFoundPage({ built = LINKED_PAGES }: { built?: readonly PublicPage[] }) {
  const pathname = usePagePath();
  const title = useSyncExternalStore(
    neverChanges,
    () => titleFromPath(pathname) ?? notFound.title,
    () => notFound.title,
  );

  useEffect(() => {
    track({ name: 'page_not_found', path: pathname });
  }, [pathname]);

  const elsewhere = ELSEWHERE.filter(({ page }) => built.includes(page));
  return (
    <SiteFrame built={built}>
      <title>{`${title} | ${COMPANY.name}`}</title>
      <meta name="robots" content="noindex" />
      <section className={styles['page']}>
        <h1>{notFound.title}</h1>
        <p className={styles['text']}>{notFound.text}</p>
        <div className={styles['actions']}>
          <ButtonLink href={routes.home()}>{notFound.home}</ButtonLink>
          <ButtonLink look="quiet" href={routes.home()} onClick={goBack}>
            {notFound.back}
          </ButtonLink>
          <ButtonLink look="quiet" href={routes.homeContact()}>
            {notFound.contact}
          </ButtonLink>
        </div>
        {elsewhere.length > 0 && (
          <nav className={styles['elsewhere']} aria-label={notFound.elsewhere}>
            {elsewhere.map(({ page, href, text }) => (
              <a key={page} href={href}>
                {text}
              </a>
            ))}
          </nav>
        )}
      </section>
    </SiteFrame>
  );
}
