import { about } from '../../content/site/about.ts';
import layout from '../sections/layout.module.css';
import { Scene } from '../sections/scene.tsx';
import styles from './founder.module.css';

/** P-070: a word of the founder, beside the founder. */
export function Founder() {
  const { heading, quote, name, role, portrait } = about.founder;
  return (
    <section className={`${layout['dark']} ${styles['founder']}`} aria-labelledby="oprichter">
      <Scene
        name="team-1"
        alt={portrait}
        sizes="(min-width: 64rem) 42vw, 100vw"
        className={styles['portrait']}
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
