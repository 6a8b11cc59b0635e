import { clsx } from 'clsx';
import type { MouseEvent } from 'react';
import { BOAT_TYPES, type BoatType, OFFERINGS } from '../../content/site/offerings.ts';
import { services } from '../../content/site/services.ts';
import { SECTIONS } from '../../routes.ts';
import { isPlainClick } from '../frame/follow-link.ts';
import { Scene } from '../sections/scene.tsx';
import styles from './boat-finder.module.css';
import { addressOf, type Choice, chooseAllOf, chooseBoat } from './choice.ts';
import page from '../sections/layout.module.css';
import layout from './layout.module.css';

const titleOf = (slug: string): string => {
  const offering = OFFERINGS.find((known) => known.slug === slug);
  if (!offering) throw new Error(`unknown offering: ${slug}`);
  return offering.title;
};

interface Props {
  /** The boat that is chosen. */
  readonly boat: BoatType['id'] | null;
  readonly onChoose: (choice: Choice) => void;
}

function Card({ type, chosen, onChoose }: { type: BoatType; chosen: boolean; onChoose: Props['onChoose'] }) {
  const { name, text, scene, recommended } = type;
  const { finder } = services;
  const choose = (choice: Choice) => (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onChoose(choice);
  };
  return (
    <li className={styles['card']} data-chosen={chosen || undefined}>
      <Scene name={scene} alt="" sizes="(min-width: 48rem) 33vw, 100vw" className={styles['scene']} />
      <div className={styles['words']}>
        <h3 className={layout['medium']}>
          <a
            href={addressOf(chooseBoat(type))}
            aria-current={chosen || undefined}
            onClick={choose(chooseBoat(type))}
          >
            {name}
          </a>
        </h3>
        <p className={layout['soft']}>{text}</p>
        <p className={clsx(styles['label'], layout['small'])}>{finder.recommended}</p>
        <ul className={layout['rows']}>
          {recommended.map((slug) => (
            <li key={slug}>{titleOf(slug)}</li>
          ))}
        </ul>
        <a className={styles['all']} href={addressOf(chooseAllOf(type))} onClick={choose(chooseAllOf(type))}>
          {finder.all(name)}
        </a>
      </div>
    </li>
  );
}

/**
 * The boat-type finder (P-046..P-051). A card is one large target that leads to the tab that suits the boat; without a
 * script its links lead to the same groups.
 */
export function BoatFinder({ boat, onChoose }: Props) {
  const { heading, lead } = services.finder;
  return (
    <section id={SECTIONS.solution_finder} className={layout['quiet']}>
      <div className={clsx(styles['head'], page['wrap'], page['section'], layout['even'])}>
        <h2 className={page['large']}>{heading}</h2>
        <p className={clsx(layout['soft'], layout['low'])}>{lead}</p>
      </div>
      <ul className={styles['cards']}>
        {BOAT_TYPES.map((type) => (
          <Card key={type.id} type={type} chosen={type.id === boat} onChoose={onChoose} />
        ))}
      </ul>
    </section>
  );
}
