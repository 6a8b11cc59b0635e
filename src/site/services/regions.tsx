import { clsx } from 'clsx';
import { REGIONS } from '../../content/company.ts';
import { services } from '../../content/site/services.ts';
import page from '../sections/layout.module.css';
import layout from './layout.module.css';
import styles from './sections.module.css';

/** A province with places in it (D-014). */
interface Region {
  readonly name: string;
  readonly locations: readonly string[];
}

/** Where we work, by province (P-057..P-060); examples, for work is taken on in the whole country. */
export function Regions({ regions = REGIONS }: { regions?: readonly Region[] }) {
  const { heading, lead } = services.regions;
  return (
    <section className={layout['quiet']}>
      <div className={clsx(page['wrap'], page['section'], layout['split'])}>
        <div>
          <h2 className={page['large']}>{heading}</h2>
          <p className={layout['soft']}>{lead}</p>
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
