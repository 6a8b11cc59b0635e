import { BOAT_TYPES, type BoatType } from '../../content/site/offerings.ts';
import type { BoatType as BoatTypePicture } from '../../public-data/cards.ts';
import type { Picture } from '../../public-data/picture.ts';

/** A card of the finder; without a picture of the office's own it shows the local one (P-047). */
export interface FinderCard {
  readonly type: BoatType;
  readonly picture: Picture | null;
}

/**
 * The three cards (P-046), in the order that the boat type images have (D-005), each with its picture. What is missing
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
