import { clsx } from 'clsx';
import type { RefObject } from 'react';
import type { BoatType, OfferingGroup, Offering } from '../../content/site/offerings.ts';
import { services } from '../../content/site/services.ts';
import { Icon } from '../sections/icon.tsx';
import { Scene } from '../sections/scene.tsx';
import { boatOf, type Choice, chooseTab, groupsOf } from './choice.ts';
import page from '../sections/layout.module.css';
import layout from './layout.module.css';
import { priceText } from './price-text.ts';
import styles from './service-list.module.css';
import { PANEL_ID, ServiceTabs, tabElementId } from './service-tabs.tsx';
import { useHydrated } from '../sections/use-hydrated.ts';
import { routes } from '../../routes.ts';

const { list } = services;

/** A chapter of the list: one of the three grouped offerings with its price, above what belongs to it. */
function Chapter({ group, boat }: { group: OfferingGroup; boat: BoatType | null }) {
  const { slug, icon, title, description, price, buys, scene, offerings } = group;
  return (
    <section id={slug} className={styles['chapter']}>
      <div className={clsx(styles['opening'], layout['even'])}>
        <Scene name={scene} alt="" sizes="(min-width: 64rem) 34rem, 100vw" />
        <div className={layout['low']}>
          <Icon name={icon} />
          <h3 className={layout['medium']}>{title}</h3>
          <p className={layout['soft']}>{description}</p>
          <p className={styles['price']}>{priceText(price)}</p>
          {buys && <p className={layout['small']}>{buys}</p>}
        </div>
      </div>
      <ul className={layout['rows']}>
        {offerings.map((offering) => (
          <ServiceEntry key={offering.slug} offering={offering} boat={boat} />
        ))}
      </ul>
    </section>
  );
}

/** The tabbed price list (P-056); the finished page holds all of it. */
export function ServiceList(props: {
  choice: Choice;
  onChoose: (choice: Choice) => void;
  tabs_ref: RefObject<HTMLDivElement | null>;
}) {
  const { choice, onChoose, tabs_ref } = props;
  const awake = useHydrated();
  const boat = choice.boat && boatOf(choice.boat);
  const groups = groupsOf(choice);
  const count = groups.reduce((sum, { offerings }) => sum + offerings.length, 0);
  return (
    <section id={list.all.slug} className={clsx(page['wrap'], page['section'], layout['tight'])}>
      <div className={layout['even']}>
        <h2 className={clsx(page['large'], layout['low'])}>{list.heading}</h2>
        <p className={layout['soft']}>{list.lead}</p>
      </div>
      <ServiceTabs
        awake={awake}
        active={choice.tab}
        onChoose={(tab) => onChoose(chooseTab(choice, tab))}
        tabs_ref={tabs_ref}
      />
      <div className={styles['filter']}>
        <output>{boat && list.filtered(count, boat.name)}</output>
        {boat && (
          <button type="button" onClick={() => onChoose({ ...choice, boat: null })}>
            {list.clear}
          </button>
        )}
      </div>
      <div
        id={PANEL_ID}
        {...(awake && { role: 'tabpanel', 'aria-labelledby': tabElementId(choice.tab), tabIndex: 0 })}
      >
        {groups.map((group) => (
          <Chapter key={group.id} group={group} boat={boat} />
        ))}
      </div>
    </section>
  );
}

/** Z-014: how many of an offering's features the list shows. */
export const MAX_FEATURES = 3;

/** One entry of the price list (P-053): what it is, when it is time, what we do, how long, how much. */
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
        <p className={layout['soft']}>{`${list.notice}: ${when}`}</p>
      </div>
      <ul className={clsx(styles['features'], layout['small'])}>
        {features.slice(0, MAX_FEATURES).map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      <div className={styles['cost']}>
        <p className={styles['price']}>{priceText(price)}</p>
        <p className={layout['small']}>{`${list.time}: ${time}`}</p>
        <a href={routes.offering(slug, boat?.slug)} aria-label={list.more_about(title)}>
          {list.more}
        </a>
      </div>
    </li>
  );
}
