import { clsx } from 'clsx';
import type { BoatType, Offering } from '../../content/site/offerings.ts';
import { services } from '../../content/site/services.ts';
import { routes } from '../../routes.ts';
import layout from './layout.module.css';
import { priceText } from './price-text.ts';
import styles from './service-list.module.css';

/** P-053, Z-014: how many of an offering's features the list shows. */
export const MAX_FEATURES = 3;

const { list } = services;

/** One entry of the price list (P-053, P-063): what it is, when it is time, what we do, how long, how much. */
export function ServiceEntry({ offering, boat }: { offering: Offering; boat: BoatType | null }) {
  const { slug, title, description, when, features, time, price } = offering;
  return (
    <li id={slug} className={styles['entry']}>
      <div>
        <h4 className={layout['name']}>{title}</h4>
        {boat?.recommended.includes(slug) && <p className={styles['advised']}>{list.recommended}</p>}
      </div>
      <div className={styles['what']}>
        <p>{description}</p>
        <p className={layout['soft']}>{when}</p>
      </div>
      <ul className={clsx(styles['features'], layout['small'])}>
        {features.slice(0, MAX_FEATURES).map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      <div className={styles['cost']}>
        <p className={styles['price']}>{priceText(price)}</p>
        <p className={layout['small']}>{`${list.time}: ${time}`}</p>
        <a href={routes.homeContact({ service: slug, boat: boat?.slug })} aria-label={list.more_about(title)}>
          {list.more}
        </a>
      </div>
    </li>
  );
}
