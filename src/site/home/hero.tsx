import { COMPANY } from '../../content/company.ts';
import { home } from '../../content/site/home.ts';
import { routes } from '../../routes.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { HeroPicture } from '../gallery/hero-picture.tsx';
import { PageHero } from '../sections/page-hero.tsx';
import styles from './hero.module.css';

const SIZES = 'max(100vw, 160vh)';

/** The first window: who we are, and the one thing to do (P-021). */
export function Hero() {
  const { heading, lead, request, call, scene } = home.hero;
  return (
    <PageHero
      className={styles['hero']}
      heading={heading}
      lead={lead}
      picture={<HeroPicture page="home" own="hero-home" alt={scene} sizes={SIZES} tall="hero-home-tall" />}
    >
      <ButtonLink href={routes.homeContact()}>{request}</ButtonLink>
      <ButtonLink look="text" href={COMPANY.phone.href}>{`${call} ${COMPANY.phone.text}`}</ButtonLink>
    </PageHero>
  );
}
