import { about } from '../../content/site/about.ts';
import { routes } from '../../routes.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { HeroPicture } from '../gallery/hero-picture.tsx';
import { PageHero, sizesAbove } from '../sections/page-hero.tsx';
import styles from './about-hero.module.css';

const SIZES = sizesAbove('max(100vw, 153vh)');

/** P-070: who we are in one window, and the way to what we do. */
export function AboutHero() {
  const { heading, lead, services, scene } = about.hero;
  return (
    <PageHero
      className={styles['hero']}
      narrow="above"
      heading={heading}
      lead={lead}
      picture={<HeroPicture page="about" own="hero-about" alt={scene} sizes={SIZES} />}
    >
      <ButtonLink href={routes.services()}>{services}</ButtonLink>
    </PageHero>
  );
}
