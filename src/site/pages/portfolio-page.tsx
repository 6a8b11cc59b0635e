import { type MouseEvent, useEffect, useSyncExternalStore } from 'react';
import { gallery } from '../../content/site/gallery.ts';
import { portfolio as words } from '../../content/site/portfolio.ts';
import { isPlainClick } from '../../lib/plain-click.ts';
import { fetchProject } from '../../public-data/fetch-project.ts';
import { createHero } from '../../public-data/heroes.ts';
import hero_rows from '../../public-data/snapshot/hero-gallery.generated.json';
import { before_after, portfolio } from '../../public-data/portfolio.ts';
import { placesOf, routes } from '../../routes.ts';
import { BeforeAfterPair } from '../gallery/before-after-pair.tsx';
import { ContentPicture } from '../gallery/content-picture.tsx';
import { LazyViewer } from '../gallery/lazy-viewer.tsx';
import { useViewer } from '../gallery/use-viewer.ts';
import teasers_styles from '../portfolio/category-teasers.module.css';
import { FoundingPlace } from '../portfolio/founding-place.tsx';
import hero_styles from '../portfolio/portfolio-hero.module.css';
import { PortfolioServices } from '../portfolio/portfolio-services.tsx';
import { GALLERY_SIZES, ProjectGallery } from '../portfolio/project-gallery.tsx';
import { VideoSection } from '../portfolio/video-section.tsx';
import { Breadcrumb } from '../sections/breadcrumb.tsx';
import { CallToAction } from '../sections/call-to-action.tsx';
import { Faq } from '../sections/faq.tsx';
import { HeroWords } from '../sections/page-hero.tsx';
import { pageHref } from '../sections/page-href.ts';
import { Scene } from '../sections/scene.tsx';
import { SectionBoundary } from '../sections/section-boundary.tsx';
import { SiteFrame } from '../frame/site-frame.tsx';
import { PageHead } from '../seo/page-head.tsx';
import styles from './portfolio-page.module.css';
import { isAt } from '../waters/is-at.ts';
import { type Picture, sourceSet } from '../../public-data/picture.ts';

const HERO = createHero('gallery', hero_rows);

/** The kind of work in the address, in lower case as the blog's. */
const CATEGORY = 'categorie';
const GALLERY_ID = 'projecten';

const categoryQuery = (category: string): string =>
  `?${new URLSearchParams({ [CATEGORY]: category.toLowerCase() })}`;

function subscribe(listener: () => void): () => void {
  addEventListener('popstate', listener);
  return () => removeEventListener('popstate', listener);
}

const categoryIn = (search: string): string | null =>
  new URLSearchParams(search).get(CATEGORY)?.trim().toLowerCase() || null;

/**
 * Each choice is a step of its own: back and forward go through them, and an address can be shared. A kind of work is looked
 * for at every place.
 */
function chooseCategory(category: string | null, hash = location.hash): void {
  const query = category === null ? '' : categoryQuery(category);
  history.pushState(history.state, '', `${location.pathname}${query}${hash}`);
  dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
}

/** G-007: the portfolio page, its sections in the order of the specification. */
export default function PortfolioPage() {
  const content = portfolio.use();
  const { items: pairs } = before_after.use();
  const search = useSyncExternalStore(
    subscribe,
    () => location.search,
    () => '',
  );
  const [category, places] = [categoryIn(search), placesOf(search)];
  const { items } = content;
  const shown = items.filter(
    (project) =>
      (category === null || project.category.toLowerCase() === category) &&
      (places.length === 0 || isAt(project, places)),
  );
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
      <CategoryTeasers countOf={(name) => items.filter((project) => project.category === name).length} />
      <SectionBoundary name="gallery">
        <ProjectGallery
          content={content}
          category={category}
          places={places}
          shown={shown}
          onCategory={chooseCategory}
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

const HERO_SIZES = '(min-width: 75rem) 46rem, (min-width: 64rem) 58vw, 100vw';

/** P-081: one scene before and after, under the visitor's own hand. Without a pair it shows the page's hero picture. */
function PortfolioHero() {
  const { items: pairs, status } = before_after.use();
  const { items: hero } = HERO.use();
  const pair = pairs[0];
  return (
    <section className={hero_styles['hero']}>
      <div className={hero_styles['inner']}>
        <HeroWords heading={words.hero.heading} lead={words.hero.lead} />
        <div className={hero_styles['scene']}>
          {pair !== undefined && <BeforeAfterPair pair={pair} sizes={HERO_SIZES} eager />}
          {pair === undefined && hero !== null && <ContentPicture picture={hero} sizes={HERO_SIZES} eager />}
          {pair === undefined && hero === null && (
            <Scene name="hero-portfolio" alt="" sizes={HERO_SIZES} eager />
          )}
          {status === 'failed' && (
            <output className={hero_styles['failed']}>{gallery.before_after.failed}</output>
          )}
        </div>
      </div>
    </section>
  );
}

interface TeaserProps {
  readonly countOf: (category: string) => number;
}

/** Shows one kind of work in the gallery, without leaving the page. */
const showCategory = (event: MouseEvent, category: string): void => {
  if (!isPlainClick(event)) return;
  event.preventDefault();
  chooseCategory(category, `#${GALLERY_ID}`);
  document.getElementById(GALLERY_ID)?.scrollIntoView();
};

/** P-080: the three kinds of work, each a way into the gallery. */
function CategoryTeasers({ countOf }: TeaserProps) {
  const { heading, items, count } = words.categories;
  return (
    <section className={teasers_styles['teasers']} aria-labelledby="soorten-werk">
      <h2 id="soorten-werk">{heading}</h2>
      <ul>
        {items.map(({ category, text }) => (
          <li key={category}>
            <a
              href={`${categoryQuery(category)}#${GALLERY_ID}`}
              onClick={(event) => showCategory(event, category)}
            >
              <span className={teasers_styles['name']}>{category}</span>
              <span className={teasers_styles['text']}>{text}</span>
              {countOf(category) > 0 && (
                <span className={teasers_styles['count']}>{count(countOf(category))}</span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </section>
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
