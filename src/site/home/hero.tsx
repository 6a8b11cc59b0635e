import { COMPANY } from '../../content/company.ts';
import { home } from '../../content/site/home.ts';
import { routes } from '../../routes.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { HeroPicture } from '../gallery/hero-picture.tsx';
import { PageHero } from '../sections/page-hero.tsx';
import { Scene } from '../sections/scene.tsx';
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
      picture={
        <HeroPicture page="home" own="hero-home" alt={scene} sizes={SIZES}>
          <Scene name="hero-home" tall="hero-home-tall" alt={scene} sizes={SIZES} eager />
        </HeroPicture>
      }
    >
      <ButtonLink href={routes.homeContact()}>{request}</ButtonLink>
      <ButtonLink look="text" href={COMPANY.phone.href}>{`${call} ${COMPANY.phone.text}`}</ButtonLink>
    </PageHero>
  );
}
