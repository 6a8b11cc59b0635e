import { COMPANY, GUARANTEE_YEARS } from '../../content/company.ts';
import { homeLower } from '../../content/site/home-lower.ts';
import { Mark } from '../../ui/mark.tsx';
import layout from '../sections/layout.module.css';
import styles from './guarantee.module.css';

/** P-006: the terms per treatment, laid out as the certificate that comes with them. */
export function Guarantee() {
  const { heading, text, years, on, also, certificate } = homeLower.guarantee;
  return (
    <section className={layout['dark']} aria-labelledby="garantie">
      <div className={`${layout['wrap']} ${layout['section']} ${styles['guarantee']}`}>
        <div>
          <h2 id="garantie" className={layout['large']}>
            {heading}
          </h2>
          <p>{text}</p>
        </div>
        <div className={styles['certificate']}>
          <p className={styles['head']}>
            <Mark size_px={28} />
            {`${COMPANY.name} ${certificate}`}
          </p>
          <p className={styles['term']}>
            <span>{`${GUARANTEE_YEARS.gelcoat_restoration} ${years}`}</span> {on}
          </p>
          <dl>
            {also.map(({ treatment, term }) => (
              <div key={treatment}>
                <dt>{treatment}</dt>
                <dd>{term}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  );
}
