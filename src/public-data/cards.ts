import { gallery } from '../content/site/gallery.ts';
import { type Picture, parsePicture, textOf } from './picture.ts';
import type { RawRow } from './rest.ts';

/** A card of the boat-type finder (D-011). */
export interface BoatType {
  readonly type: string;
  readonly picture: Picture;
}

/** D-005: in the order the office gave them. */
export const parseBoatTypes = (rows: readonly RawRow[]): readonly BoatType[] =>
  rows.flatMap((row) => {
    const type = textOf(row['type']);
    const picture = parsePicture(row, type ?? '');
    return type === null || picture === null ? [] : [{ type, picture }];
  });

/** A service card of the portfolio page (D-013). */
export interface ServiceCard {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** Null: the card shows a picture of ours. */
  readonly picture: Picture | null;
  /** Null: the services page. */
  readonly link: string | null;
}

/** D-013: what is missing gets its default. */
export const parseServices = (rows: readonly RawRow[]): readonly ServiceCard[] =>
  rows.flatMap((row) => {
    const id = textOf(row['id']);
    const title = textOf(row['title']) ?? gallery.defaults.title;
    const link = textOf(row['link']);
    return id === null
      ? []
      : [
          {
            id,
            title,
            description: textOf(row['description']) ?? gallery.defaults.service_description,
            picture: parsePicture(row, ''),
            link: link !== null && /^(?:\/(?!\/)|https:\/\/)/.test(link) ? link : null,
          },
        ];
  });

/** The hero picture of a page (D-003): the one row, or nothing. */
export const parseHero = (rows: readonly RawRow[]): Picture | null =>
  rows[0] === undefined ? null : parsePicture(rows[0], '');
