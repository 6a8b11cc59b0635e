import { expertiseYears } from '../../content/company.ts';
import { home } from '../../content/site/home.ts';
import { useYear } from '../frame/use-year.ts';
import layout from '../sections/layout.module.css';
import styles from './figures.module.css';

/** What has been done so far, in one ruled line (P-009). */
export function Figures() {
  const { label, expertise, items } = home.figures;
  const all = [{ figure: String(expertiseYears(useYear())), text: expertise }, ...items];
  return (
    <section className={layout['wrap']} aria-label={label}>
      <dl className={styles['figures']}>
        {all.map(({ figure, text }) => (
          <div key={text}>
            <dt>{text}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
