import { about } from '../../content/site/about.ts';
import { routes } from '../../routes.ts';
import layout from '../sections/layout.module.css';
import { Scene } from '../sections/scene.tsx';
import styles from './about-services.module.css';

/** P-074: three ways to the services, and the six treatments that we are asked for most. */
export function AboutServices() {
  const { heading, cards, treatments_heading, treatments } = about.services;
  return (
    <section className={`${layout['wrap']} ${styles['section']}`} aria-labelledby="wat-wij-doen">
      <div>
        <h2 id="wat-wij-doen" className={layout['large']}>
          {heading}
        </h2>
        <ul className={styles['cards']}>
          {cards.map(({ scene, title, text }) => (
            <li key={title}>
              <a href={routes.services()}>
                <Scene
                  name={scene}
                  alt=""
                  sizes="(min-width: 48rem) 14rem, 40vw"
                  className={styles['scene']}
                />
                <span className={styles['title']}>{title}</span>
                <span>{text}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
      <div className={styles['treatments']}>
        <h3>{treatments_heading}</h3>
        <dl>
          {treatments.map(({ name, text }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
