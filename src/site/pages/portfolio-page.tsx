import { useEffect, useState } from 'react';
import { portfolio as words } from '../../content/site/portfolio.ts';
import { fetchProject } from '../../public-data/fetch-project.ts';
import { before_after, portfolio } from '../../public-data/portfolio.ts';
import { routes } from '../../routes.ts';
import { LazyViewer } from '../gallery/lazy-viewer.tsx';
import { useViewer } from '../gallery/use-viewer.ts';
import { CategoryTeasers } from '../portfolio/category-teasers.tsx';
import { FoundingPlace } from '../portfolio/founding-place.tsx';
import { PortfolioHero } from '../portfolio/portfolio-hero.tsx';
import { PortfolioServices } from '../portfolio/portfolio-services.tsx';
import { GALLERY_SIZES, ProjectGallery } from '../portfolio/project-gallery.tsx';
import { VideoSection } from '../portfolio/video-section.tsx';
import { Breadcrumb } from '../sections/breadcrumb.tsx';
import { CallToAction } from '../sections/call-to-action.tsx';
import { Faq } from '../sections/faq.tsx';
import { pageHref } from '../sections/page-href.ts';
import { SectionBoundary } from '../sections/section-boundary.tsx';
import { SiteFrame } from '../frame/site-frame.tsx';
import { PageHead } from '../seo/page-head.tsx';
import styles from './portfolio-page.module.css';
import { type Picture, sourceSet } from '../../public-data/picture.ts';

/** G-007: what we did, in this order. */
export default function PortfolioPage() {
  const content = portfolio.use();
  const { items: pairs } = before_after.use();
  const [category, setCategory] = useState<string | null>(null);
  const { items } = content;
  const shown = category === null ? items : items.filter((project) => project.category === category);
  const viewer = useViewer(shown, fetchProject);
  const pair = pairs.find(({ pair_id }) => pair_id === viewer.project?.pair_id);
  useEffect(() => {
    preloadPictures(
      portfolio.first.items.map(({ picture }) => picture),
      GALLERY_SIZES,
    );
  }, []);
  const { here, call, faq } = words;
  return (
    <SiteFrame over_scene>
      <PageHead page="portfolio" />
      <PortfolioHero />
      <Breadcrumb here={here} />
      <CategoryTeasers
        href="#projecten"
        countOf={(name) => items.filter((project) => project.category === name).length}
        onChoose={setCategory}
      />
      <SectionBoundary name="gallery">
        <ProjectGallery
          content={content}
          category={category}
          shown={shown}
          onCategory={setCategory}
          onOpen={viewer.open}
        />
      </SectionBoundary>
      <PortfolioServices />
      <VideoSection />
      <CallToAction
        id="portfolio-inspectie"
        heading={call.heading}
        text={call.text}
        action={{ text: call.action, href: routes.homeContact() }}
        second={{ text: call.services, href: pageHref(routes.services()) }}
      />
      <section className={styles['questions']} aria-labelledby="portfolio-vragen">
        <h2 id="portfolio-vragen">{faq.heading}</h2>
        <Faq items={faq.items} />
      </section>
      <FoundingPlace />
      <LazyViewer viewer={viewer} on="portfolio" pair={pair} />
    </SiteFrame>
  );
}

/** P-087: how many pictures of the gallery are fetched before anyone scrolls to them. */
const PRELOADED = 4;

/** P-087: asks for the first four pictures once the page stands, so that they take nothing from what is seen first. */
function preloadPictures(pictures: readonly Picture[], sizes: string): void {
  for (const picture of pictures.slice(0, PRELOADED)) {
    const avif = sourceSet(picture, 'avif');
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'image';
    link.href = picture.url;
    if (picture.url.startsWith('https:')) link.crossOrigin = 'anonymous';
    if (avif !== undefined) {
      link.type = 'image/avif';
      link.imageSrcset = avif;
      link.imageSizes = sizes;
    }
    document.head.append(link);
  }
}
