import { lazy, use, useEffect, useState } from 'react';
import { COMPANY } from '../../content/company.ts';
import { keepPage } from '../../public-data/kept-articles.ts';
import { offeringSlugAt, routes } from '../../routes.ts';
import { SiteFrame } from '../frame/site-frame.tsx';
import { BuiltOffering, offeringOnPage } from '../offering/built-offering.ts';
import { OfferingView } from '../offering/offering-view.tsx';
import { usePagePath } from '../page-path.ts';
import { SectionBoundary } from '../sections/section-boundary.tsx';
import { HeadDetails } from '../seo/page-head.tsx';

/** `npm run dev` finishes no pages: there the data come as code, which no build holds. */
const developed = import.meta.env.DEV && !import.meta.env.SSR ? import('../offering/offering-data.ts') : null;

const NotFoundPage = lazy(() => import('./not-found-page.tsx'));

/** One offering of the price list, by the slug in its address; an address of none is not found. */
export default function OfferingPage() {
  const slug = offeringSlugAt(usePagePath()) ?? '';
  const built = use(BuiltOffering);
  const [given] = useState(() => (import.meta.env.SSR ? built : offeringOnPage(slug)));
  const offering = given ?? (developed && use(developed).findOffering(slug));
  useEffect(() => {
    // Opened before a worker stood behind it; from then on the worker keeps what is opened.
    if (given !== null && navigator.serviceWorker?.controller === null) void keepPage(routes.offering(slug));
  }, [given, slug]);
  if (offering === null) return <NotFoundPage />;
  const title = `${offering.tab} | ${COMPANY.name}`;
  return (
    <SiteFrame>
      <title>{title}</title>
      {import.meta.env.SSR && (
        <HeadDetails
          title={title}
          path={routes.offering(slug)}
          description={offering.summary}
          image="services"
        />
      )}
      <SectionBoundary name="offering">
        <OfferingView offering={offering} />
      </SectionBoundary>
    </SiteFrame>
  );
}
