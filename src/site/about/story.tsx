import { about } from '../../content/site/about.ts';
import layout from '../sections/layout.module.css';
import styles from './story.module.css';

/** P-010: how it began, told once and without contradiction. */
export function Story() {
  const { heading, text, years } = about.story;
  const [first, ...rest] = text;
  return (
    <section
      className={`${layout['wrap']} ${layout['section']} ${styles['story']}`}
      aria-labelledby="verhaal"
    >
      <h2 id="verhaal">{heading}</h2>
      <p className={styles['first']}>{first}</p>
      <div className={styles['rest']}>
        {rest.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <dl className={styles['years']}>
        {years.map(({ year, text: event }) => (
          <div key={year}>
            <dt>{year}</dt>
            <dd>{event}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
