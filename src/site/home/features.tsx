import { homeLower } from '../../content/site/home-lower.ts';
import { SECTIONS } from '../../routes.ts';
import { useFoundingPlaces } from '../frame/use-founding-places.ts';
import { Icon, type IconName } from '../sections/icon.tsx';
import layout from '../sections/layout.module.css';
import styles from './features.module.css';

/** A reason to choose us; `alignment` says on which side of the page it stands (P-029). */
interface Feature {
  readonly icon: IconName;
  readonly title: string;
  readonly description: string;
  readonly alignment: 'start' | 'end';
}

/** P-025: six agreements, on two sides that do not line up. */
export function Features({ items }: { items?: readonly Feature[] }) {
  const places = useFoundingPlaces();
  const { heading, lead, items: own } = homeLower.features;
  const all: readonly Feature[] =
    items ??
    own.map((item) =>
      item.icon === 'discount' ? { ...item, description: `${item.description} ${places}` } : item,
    );
  return (
    <section id={SECTIONS.why_choose_us} className={styles['section']} aria-labelledby="waarom">
      <div className={`${layout['wrap']} ${layout['section']} ${styles['grid']}`}>
        <div className={styles['intro']}>
          <h2 id="waarom" className={layout['large']}>
            {heading}
          </h2>
          <p className={layout['lead']}>{lead}</p>
        </div>
        {(['start', 'end'] as const).map((side) => (
          <ul key={side} className={styles[side]}>
            {all
              .filter(({ alignment }) => alignment === side)
              .map(({ icon, title, description }) => (
                <li key={title}>
                  <Icon name={icon} />
                  <h3>{title}</h3>
                  <p>{description}</p>
                </li>
              ))}
          </ul>
        ))}
      </div>
    </section>
  );
}
