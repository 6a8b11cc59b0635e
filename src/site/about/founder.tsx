import { about } from '../../content/site/about.ts';
import layout from '../sections/layout.module.css';
import { Scene } from '../sections/scene.tsx';
import styles from './founder.module.css';

/** P-070: a word of the founder, beside the hull it is about: one half as found, the other as left. */
export function Founder() {
  const { heading, quote, name, role, scene } = about.founder;
  return (
    <section className={`${layout['dark']} ${styles['founder']}`} aria-labelledby="oprichter">
      <Scene
        name="hero-portfolio"
        alt={scene}
        sizes="(min-width: 64rem) 100vw, 134vw"
        className={styles['scene']}
      />
      <figure>
        <h2 id="oprichter">{heading}</h2>
        <blockquote>{quote}</blockquote>
        <figcaption>
          <strong>{name}</strong>
          {role}
        </figcaption>
      </figure>
    </section>
  );
}
