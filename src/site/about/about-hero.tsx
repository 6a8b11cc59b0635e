import { about } from '../../content/site/about.ts';
import { routes } from '../../routes.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Scene } from '../sections/scene.tsx';
import styles from './about-hero.module.css';

/** P-070: who we are in one window, and the way to what we do. */
export function AboutHero() {
  const { heading, lead, services, scene } = about.hero;
  return (
    <section className={styles['hero']}>
      <Scene name="hero-about" alt={scene} sizes="max(100vw, 130vh)" eager className={styles['scene']} />
      <div className={styles['words']}>
        <h1>{heading}</h1>
        <p>{lead}</p>
        <ButtonLink href={routes.services()}>{services}</ButtonLink>
      </div>
    </section>
  );
}
