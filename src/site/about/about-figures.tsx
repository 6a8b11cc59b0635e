import { about } from '../../content/site/about.ts';
import layout from '../sections/layout.module.css';
import styles from './about-figures.module.css';

/** P-073: three figures, the first by far the largest. */
export function AboutFigures() {
  const { heading, items } = about.figures;
  return (
    <section className={`${layout['wrap']} ${layout['section']}`} aria-labelledby="cijfers">
      <h2 id="cijfers" className={layout['unseen']}>
        {heading}
      </h2>
      <dl className={styles['figures']}>
        {items.map(({ figure, text }) => (
          <div key={figure}>
            <dt>{text}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
