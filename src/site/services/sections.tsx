import { clsx } from 'clsx';
import { services } from '../../content/site/services.ts';
import { Faq } from '../sections/faq.tsx';
import { ProcessSteps } from '../sections/process-steps.tsx';
import page from '../sections/layout.module.css';
import layout from './layout.module.css';
import styles from './sections.module.css';
import { REGIONS } from '../../content/site/regions.ts';
import { waters } from '../../content/site/waters.ts';
import { routes } from '../../routes.ts';
import { WaterChart } from '../waters/water-chart.tsx';

/** The four steps from consultation to certificate (P-044). */
export function Process() {
  const { heading, lead, steps } = services.process;
  return (
    <section className={clsx(page['wrap'], page['section'])}>
      <h2 className={page['large']}>{heading}</h2>
      <p className={clsx(styles['above'], layout['soft'])}>{lead}</p>
      <ProcessSteps steps={steps} />
    </section>
  );
}

/** Reasons to choose us (P-040), each one checkable. */
export function Reasons() {
  const { heading, items } = services.reasons;
  return (
    <section className={clsx(page['wrap'], page['section'])}>
      <h2 className={page['large']}>{heading}</h2>
      <ul className={clsx(styles['reasons'], layout['rows'])}>
        {items.map(({ title, text }) => (
          <li key={title}>
            <h3 className={layout['medium']}>{title}</h3>
            <p className={layout['soft']}>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Questions about the services (P-061). */
export function Questions() {
  const { heading, items } = services.faq;
  return (
    <section className={clsx(page['wrap'], page['section'], layout['split'], layout['tight'])}>
      <h2 className={clsx(page['large'], layout['stay'])}>{heading}</h2>
      <Faq items={items} />
    </section>
  );
}

/** What gelcoat restoration is, with the figures that a guarantee and a plan rest on (Z-008). */
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

/** A province with places in it (D-014). */
interface Region {
  readonly name: string;
  readonly locations: readonly string[];
}

/** Where we work, by province (P-057); examples, for work is taken on in the whole country. */
export function Regions({ regions = REGIONS }: { regions?: readonly Region[] }) {
  const { heading, lead } = services.regions;
  return (
    <section className={layout['quiet']}>
      <div className={clsx(page['wrap'], page['section'], layout['split'])}>
        <div>
          <h2 className={page['large']}>{heading}</h2>
          <p className={layout['soft']}>{lead}</p>
          <a className={styles['chart']} href={routes.waters()}>
            <WaterChart />
            {waters.to_list}
          </a>
        </div>
        <dl className={clsx(styles['regions'], layout['rows'])}>
          {regions.map(({ name, locations }) => (
            <div key={name}>
              <dt>{name}</dt>
              {locations.map((location) => (
                <dd key={location}>{location}</dd>
              ))}
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

/** The six specialist treatments (P-043): name, work, and how long it takes or lasts or what it costs. */
export function Treatments() {
  const { heading, lead, items } = services.treatments;
  return (
    <section className={clsx(page['wrap'], page['section'], layout['split'])}>
      <div className={layout['stay']}>
        <h2 className={page['large']}>{heading}</h2>
        <p className={layout['soft']}>{lead}</p>
      </div>
      <ul className={layout['rows']}>
        {items.map(({ name, text, note }) => (
          <li key={name}>
            <h3 className={layout['name']}>{name}</h3>
            <p className={layout['soft']}>{text}</p>
            <p className={layout['note']}>{note}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
