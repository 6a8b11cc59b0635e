import { clsx } from 'clsx';
import { services } from '../../content/site/services.ts';
import page from '../sections/layout.module.css';
import layout from './layout.module.css';

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
