import { Suspense } from 'react';
import { home } from '../../content/site/home.ts';
import { useCompany } from '../../public-data/company-settings.ts';
import { routes, SECTIONS } from '../../routes.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { useYear } from '../frame/use-year.ts';
import { createHero } from '../../public-data/heroes.ts';
import hero_rows from '../../public-data/snapshot/hero-home.generated.json';
import { HeroPicture } from '../gallery/hero-picture.tsx';
import figures_styles from '../home/figures.module.css';
import hero_styles from '../home/hero.module.css';
import { Problems } from '../home/problems.tsx';
import { useNotFoundNotice } from '../home/use-not-found-notice.ts';
import { ServiceCategories } from '../home/service-categories.tsx';
import { lazySection } from '../sections/lazy-section.ts';
import layout from '../sections/layout.module.css';
import { PageHero } from '../sections/page-hero.tsx';
import { SectionBoundary } from '../sections/section-boundary.tsx';
import { SiteFrame } from '../frame/site-frame.tsx';
import { PageHead } from '../seo/page-head.tsx';

const HERO = createHero('home', hero_rows);

const LowerSections = lazySection(
  SECTIONS.why_choose_us,
  () => import('../home/lower-sections.tsx'),
  () => <ServiceCategories categories="failed" />,
);

const HERO_SIZES = 'max(100vw, 160vh)';

/** The first window, with the call to action (P-021). */
function Hero() {
  const { heading, lead, request, call, scene } = home.hero;
  const { phone } = useCompany();
  return (
    <PageHero
      className={hero_styles['hero']}
      heading={heading}
      lead={lead}
      picture={
        <HeroPicture hero={HERO} own="hero-home" alt={scene} sizes={HERO_SIZES} tall="hero-home-tall" />
      }
    >
      <ButtonLink href={routes.homeContact()}>{request}</ButtonLink>
      <ButtonLink look="text" href={phone.href}>{`${call} ${phone.text}`}</ButtonLink>
    </PageHero>
  );
}

/** The figures of the company, in one ruled line (P-009). */
function Figures() {
  const { label, items } = home.figures;
  const year = useYear();
  const all = items(year, useCompany());
  return (
    <section className={layout['wrap']} aria-label={label}>
      <dl className={figures_styles['figures']}>
        {all.map(({ figure, text }) => (
          <div key={text}>
            <dt>{text}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The way to the planner, which stands on the services page. */
function PlanEntrance() {
  const { action, text } = home.plan;
  return (
    <p className={`${layout['wrap']} ${figures_styles['plan']}`}>
      <ButtonLink look="quiet" href={routes.plan()}>
        {action}
      </ButtonLink>
      {text}
    </p>
  );
}

/** G-003: the home page; its lower sections load later. */
export default function HomePage() {
  useNotFoundNotice();
  return (
    <SiteFrame over_scene>
      <PageHead page="home" />

      <SectionBoundary name="hero">
        <Hero />
        <Figures />
        <PlanEntrance />
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
