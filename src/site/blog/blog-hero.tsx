import { blog as words } from '../../content/site/blog.ts';
import { createHero } from '../../public-data/heroes.ts';
import hero_rows from '../../public-data/snapshot/hero-blog.generated.json';
import { HeroPicture } from '../gallery/hero-picture.tsx';
import { PageHero } from '../sections/page-hero.tsx';
import styles from './blog-hero.module.css';

const HERO = createHero('blog', hero_rows);

/** Upright, most of its width lies outside the window: a smaller one arrives in half the time. */
const SIZES = '(max-aspect-ratio: 1/1) 85vh, max(100vw, 120vh)';

/** B-001: the page's hero picture; without one, or when it cannot be fetched, a picture of the site. */
export function BlogHero() {
  const { heading, lead, alt } = words.hero;
  return (
    <PageHero
      className={styles['hero']}
      heading={heading}
      lead={lead}
      picture={<HeroPicture hero={HERO} own="hero-blog" alt={alt} sizes={SIZES} />}
    />
  );
}
