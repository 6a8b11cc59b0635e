import { services } from '../../content/site/services.ts';
import { type PublicPage, routes } from '../../routes.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { pageLinks } from '../frame/links.ts';
import { createHero } from '../../public-data/heroes.ts';
import hero_rows from '../../public-data/snapshot/hero-services.generated.json';
import { HeroPicture } from '../gallery/hero-picture.tsx';
import { PageHero, sizesAbove } from '../sections/page-hero.tsx';
import styles from './services-hero.module.css';

const HERO = createHero('services', hero_rows);

const SIZES = sizesAbove('max(100vw, 150vh)');

/** The opening of the services page; leads to the portfolio and to the contact form (P-041). */
export function ServicesHero({ built }: { built?: readonly PublicPage[] }) {
  const { heading, lead, scene, contact, portfolio } = services.hero;
  return (
    <PageHero
      className={styles['hero']}
      narrow="above"
      heading={heading}
      lead={lead}
      picture={<HeroPicture hero={HERO} own="hero-services" alt={scene} sizes={SIZES} />}
    >
      <ButtonLink href={routes.homeContact()}>{contact}</ButtonLink>
      {pageLinks(['portfolio'], built).map(({ href }) => (
        <ButtonLink key={href} look="text" href={href}>
          {portfolio}
        </ButtonLink>
      ))}
    </PageHero>
  );
}
