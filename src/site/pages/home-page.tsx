import { Suspense } from 'react';
import { SECTIONS } from '../../routes.ts';
import { Figures } from '../home/figures.tsx';
import { Hero } from '../home/hero.tsx';
import { Problems } from '../home/problems.tsx';
import { ServiceCategories } from '../home/service-categories.tsx';
import { lazySection } from '../sections/lazy-section.ts';
import { SectionBoundary } from '../sections/section-boundary.tsx';
import { SiteFrame } from '../frame/site-frame.tsx';
import { PageHead } from '../seo/page-head.tsx';

const LowerSections = lazySection(
  SECTIONS.why_choose_us,
  () => import('../home/lower-sections.tsx'),
  () => <ServiceCategories categories="failed" />,
);

/** G-003: who we are, what we do, how to reach us. */
export default function HomePage() {
  return (
    <SiteFrame over_scene>
      <PageHead page="home" />

      <SectionBoundary name="hero">
        <Hero />
        <Figures />
      </SectionBoundary>
      <SectionBoundary name="problems">
        <Problems />
      </SectionBoundary>
      <SectionBoundary name="below">
        <Suspense fallback={<ServiceCategories categories={[]} />}>
          <LowerSections />
        </Suspense>
      </SectionBoundary>
    </SiteFrame>
  );
}
