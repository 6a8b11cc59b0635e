import { useEffect, useSyncExternalStore } from 'react';
import { COMPANY } from '../../content/company.ts';
import { notFound } from '../../content/site/not-found.ts';
import { BUILT_PAGES, type PublicPage, routes } from '../../routes.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { usePagePath } from '../page-path.ts';
import { SiteFrame } from '../frame/site-frame.tsx';
import { track } from '../tracking/tracking.ts';
import styles from './not-found-page.module.css';
import { titleFromPath } from './title-from-path.ts';

/** Where P-102 leads on to; a page that is not built yet has no link. */
const ELSEWHERE = [
  { page: 'services', href: routes.services(), text: notFound.links.services },
  { page: 'portfolio', href: routes.portfolio(), text: notFound.links.portfolio },
] as const satisfies readonly { page: PublicPage; href: string; text: string }[];

const neverChanges = () => () => undefined;

/**
 * P-100. The finished HTML carries the specified title; once awake the document's title names the
 * address that was asked for.
 */
export default function NotFoundPage({ built = BUILT_PAGES }: { built?: readonly PublicPage[] }) {
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
          <Button look="quiet" onClick={() => history.back()}>
            {notFound.back}
          </Button>
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
