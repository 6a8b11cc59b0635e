import { about } from '../../content/site/about.ts';
import layout from '../sections/layout.module.css';
import styles from './values.module.css';

/** P-071: four words, each with what it commits us to. */
export function Values() {
  const { heading, items } = about.values;
  return (
    <section className={`${layout['wrap']} ${layout['section']}`} aria-labelledby="waarden">
      <h2 id="waarden" className={styles['heading']}>
        {heading}
      </h2>
      <dl className={styles['values']}>
        {items.map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
