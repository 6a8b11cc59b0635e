import { homeBelow } from '../../content/site/home-below.ts';
import { routes } from '../../routes.ts';
import layout from '../sections/layout.module.css';
import styles from './philosophy.module.css';

/** Why we work as we do, as a page of an essay (P-020). */
export function Philosophy() {
  const { heading, statement, text, more } = homeBelow.philosophy;
  return (
    <section
      className={`${layout['wrap']} ${layout['section']} ${styles['essay']}`}
      aria-labelledby="filosofie"
    >
      <h2 id="filosofie">{heading}</h2>
      <p className={styles['statement']}>
        {statement.map((sentence) => (
          <span key={sentence}>{sentence} </span>
        ))}
      </p>
      <div className={styles['text']}>
        {text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <a href={routes.page('about')}>{more}</a>
    </section>
  );
}
