import { services } from '../../content/site/services.ts';
import { type PublicPage, routes } from '../../routes.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { pageLinks } from '../frame/links.ts';
import page from '../sections/layout.module.css';
import { Scene } from '../sections/scene.tsx';
import styles from './services-hero.module.css';

/** The opening of the services page; leads to the portfolio and to the contact form (P-041, R-57). */
export function ServicesHero({ built }: { built?: readonly PublicPage[] }) {
  const { hero } = services;
  return (
    <section className={styles['hero']}>
      <Scene
        name="hero-services"
        alt={hero.scene}
        sizes="max(100vw, 150vh)"
        eager
        className={styles['scene']}
      />
      <div className={`${page['wrap']} ${styles['words']}`}>
        <h1>{hero.heading}</h1>
        <p>{hero.lead}</p>
        <div className={styles['actions']}>
          <ButtonLink href={routes.homeContact()}>{hero.contact}</ButtonLink>
          {pageLinks(['portfolio'], built).map(({ href }) => (
            <ButtonLink key={href} look="text" href={href}>
              {hero.portfolio}
            </ButtonLink>
          ))}
        </div>
      </div>
    </section>
  );
}
