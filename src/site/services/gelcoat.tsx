import { clsx } from 'clsx';
import { services } from '../../content/site/services.ts';
import page from '../sections/layout.module.css';
import layout from './layout.module.css';
import styles from './sections.module.css';

/** What gelcoat restoration is, with the figures that a guarantee and a plan rest on (P-040, Z-008..Z-010). */
export function GelcoatIntro() {
  const { heading, statement, paragraphs, facts } = services.intro;
  return (
    <section className={clsx(page['wrap'], page['section'], layout['even'])}>
      <div>
        <h2 className={layout['name']}>{heading}</h2>
        <p className={clsx(styles['statement'], page['large'])}>{statement}</p>
      </div>
      <div className={clsx(styles['body'], layout['soft'], layout['low'])}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <dl className={clsx(styles['facts'], layout['rows'])}>
        {facts.map(({ value, label }) => (
          <div key={label}>
            <dt className={clsx(layout['soft'], layout['small'])}>{label}</dt>
            <dd className={layout['figure']}>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The three 'Gelcoat Uitdagingen' (P-042), each with the figure that it comes down to. */
export function Challenges() {
  const { heading, items } = services.challenges;
  return (
    <section className={clsx(page['dark'], layout['on_dark'])}>
      <div className={clsx(page['wrap'], page['section'])}>
        <h2 className={page['large']}>{heading}</h2>
        <ul className={clsx(styles['challenges'], layout['rows'])}>
          {items.map(({ title, figure, figure_label, text }) => (
            <li key={title}>
              <h3 className={layout['name']}>{title}</h3>
              <p className={layout['soft']}>{text}</p>
              <p className={clsx(styles['figure'], layout['figure'])}>{figure}</p>
              <p className={clsx(layout['soft'], layout['small'])}>{figure_label}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
