import { COMPANY } from '../../content/company.ts';
import { home } from '../../content/site/home.ts';
import { routes } from '../../routes.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { BerthScene } from '../sections/berth-scene.tsx';
import styles from './hero.module.css';

/** The first window: who we are, and the one thing to do (P-021). */
export function Hero() {
  const { heading, lead, request, call, scene } = home.hero;
  return (
    <section className={styles['hero']}>
      <BerthScene alt={scene} className={styles['scene']} />
      <div className={styles['words']}>
        <h1>{heading}</h1>
        <p>{lead}</p>
        <div className={styles['actions']}>
          <ButtonLink href={routes.homeContact()}>{request}</ButtonLink>
          <ButtonLink look="text" href={COMPANY.phone.href}>{`${call} ${COMPANY.phone.text}`}</ButtonLink>
        </div>
      </div>
    </section>
  );
}
