import { clsx } from 'clsx';
import type { MouseEvent } from 'react';
import { type BoatType, OFFERINGS, BOAT_TYPES } from '../../content/site/offerings.ts';
import { services } from '../../content/site/services.ts';
import { SECTIONS } from '../../routes.ts';
import { boat_types } from '../../public-data/boat-types.ts';
import { isPlainClick } from '../../lib/plain-click.ts';
import { ContentPicture } from '../gallery/content-picture.tsx';
import { Scene } from '../sections/scene.tsx';
import styles from './boat-finder.module.css';
import { addressOf, type Choice, chooseAllOf, chooseBoat } from './choice.ts';
import page from '../sections/layout.module.css';
import layout from './layout.module.css';
import type { BoatType as BoatTypePicture } from '../../public-data/cards.ts';
import type { Picture } from '../../public-data/picture.ts';

const SIZES = '(min-width: 48rem) 33vw, 100vw';

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

function Card({
  card,
  chosen,
  onChoose,
}: {
  card: FinderCard;
  chosen: boolean;
  onChoose: Props['onChoose'];
}) {
  const { type, picture } = card;
  const { name, text, scene, recommended } = type;
  const { finder } = services;
  const choose = (choice: Choice) => (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onChoose(choice);
  };
  return (
    <li className={styles['card']} data-chosen={chosen || undefined}>
      {picture === null ? (
        <Scene name={scene} alt="" sizes={SIZES} className={styles['scene']} />
      ) : (
        <ContentPicture picture={picture} alt="" sizes={SIZES} className={styles['scene']} />
      )}
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

/** The cards themselves (P-047). */
export function BoatCards({ cards, boat, onChoose }: Props & { readonly cards: readonly FinderCard[] }) {
  return (
    <ul className={styles['cards']}>
      {cards.map((card) => (
        <Card key={card.type.id} card={card} chosen={card.type.id === boat} onChoose={onChoose} />
      ))}
    </ul>
  );
}

/**
 * The boat-type finder (P-051). A card is one large target that leads to the tab that suits the boat; without a
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
      <BoatCards cards={finderCards(boat_types.use().items)} boat={boat} onChoose={onChoose} />
    </section>
  );
}

/** A card of the finder; without a picture of the office's own it shows the local one (P-047). */
interface FinderCard {
  readonly type: BoatType;
  readonly picture: Picture | null;
}

/**
 * The three cards, in the order that the boat type images have, each with its picture. What is missing
 * there, or all of it, keeps its local picture and comes last (P-047); a type that we have no advice for has no card.
 */
export function finderCards(pictures: readonly BoatTypePicture[]): readonly FinderCard[] {
  const place = ({ name }: BoatType): number => {
    const found = pictures.findIndex(({ type }) => type === name);
    return found === -1 ? pictures.length : found;
  };
  return BOAT_TYPES.toSorted((a, b) => place(a) - place(b)).map((type) => ({
    type,
    picture: pictures[place(type)]?.picture ?? null,
  }));
}
