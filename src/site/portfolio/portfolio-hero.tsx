import { gallery } from '../../content/site/gallery.ts';
import { portfolio as words } from '../../content/site/portfolio.ts';
import { useHero } from '../../public-data/heroes.ts';
import { before_after } from '../../public-data/portfolio.ts';
import { BeforeAfterPair } from '../gallery/before-after-pair.tsx';
import { ContentPicture } from '../gallery/content-picture.tsx';
import { HeroWords } from '../sections/page-hero.tsx';
import { Scene } from '../sections/scene.tsx';
import styles from './portfolio-hero.module.css';

const SIZES = '(min-width: 75rem) 46rem, (min-width: 64rem) 58vw, 100vw';

/** P-081: one scene before and after, under the visitor's own hand. Without a pair the page's hero picture stands there. */
export function PortfolioHero() {
  const { items: pairs, status } = before_after.use();
  const { items: hero } = useHero('gallery');
  const pair = pairs[0];
  return (
    <section className={styles['hero']}>
      <div className={styles['inner']}>
        <HeroWords heading={words.hero.heading} lead={words.hero.lead} />
        <div className={styles['scene']}>
          {pair !== undefined && <BeforeAfterPair pair={pair} sizes={SIZES} eager />}
          {pair === undefined && hero !== null && <ContentPicture picture={hero} sizes={SIZES} eager />}
          {pair === undefined && hero === null && <Scene name="hero-portfolio" alt="" sizes={SIZES} eager />}
          {status === 'failed' && <output className={styles['failed']}>{gallery.before_after.failed}</output>}
        </div>
      </div>
    </section>
  );
}
