import { COMPANY } from '../../content/company.ts';
import { homeBelow } from '../../content/site/home-below.ts';
import { Faq } from '../sections/faq.tsx';
import layout from '../sections/layout.module.css';
import styles from './two-columns.module.css';

/** The questions that owners ask before they call (P-020, P-031, Z-006..Z-012). */
export function Questions() {
  const { heading, lead, items } = homeBelow.faq;
  return (
    <section
      className={`${layout['wrap']} ${layout['section']} ${styles['columns']}`}
      aria-labelledby="vragen"
    >
      <div>
        <h2 id="vragen" className={layout['large']}>
          {heading}
        </h2>
        <p className={layout['lead']}>
          {lead} <a href={COMPANY.phone.href}>{COMPANY.phone.text}</a>
        </p>
      </div>
      <Faq items={items} />
    </section>
  );
}
