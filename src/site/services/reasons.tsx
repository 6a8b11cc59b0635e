import { clsx } from 'clsx';
import { services } from '../../content/site/services.ts';
import { Faq } from '../sections/faq.tsx';
import { ProcessSteps } from '../sections/process-steps.tsx';
import page from '../sections/layout.module.css';
import layout from './layout.module.css';
import styles from './sections.module.css';

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
