import { COMPANY } from '../../content/company.ts';

/** A scene of ours: the build lays a card beside it. */
const SCENE = /^\/scenes\/(.+)-\d+\.\w+$/;
/** A picture that the office put on the site, wherever its project is. */
const UPLOADED = /\/storage\/v1\/object\/public\/(?:site|blog)-images\/([0-9a-f-]{36})-\d+\.\w+$/;

/** What the networks show of a shared link, and the size they ask for. */
export const CARD_SIZE_PX = { width: 1200, height: 630 } as const;

/**
 * The name of a picture's card: that of a scene, or the id of a picture that the office put on the site. Null for a picture
 * of elsewhere, of which the build makes none.
 */
export const cardName = (picture_url: string): string | null =>
  SCENE.exec(picture_url)?.[1] ?? UPLOADED.exec(picture_url)?.[1] ?? null;

/** Where the card of this name lies in the build. */
export const cardFile = (name: string): string => `scenes/og-${name}.jpg`;

/** The address of the card of this name, as a shared link needs it. */
export const cardAddress = (name: string): string => `${COMPANY.site_url}/${cardFile(name)}`;

/** What a shared link shows: a card, or the picture itself, which has a shape of its own. */
export interface SharedPicture {
  readonly address: string;
  readonly is_card: boolean;
}

/** The picture of a shared link. `hasFile` says what the build has: a picture that came after it has no card yet. */
export function sharedPicture(
  picture_url: string,
  hasFile: (file: string) => boolean = () => true,
): SharedPicture {
  const name = cardName(picture_url);
  if (name !== null && hasFile(cardFile(name))) return { address: cardAddress(name), is_card: true };
  const address = picture_url.startsWith('/') ? `${COMPANY.site_url}${picture_url}` : picture_url;
  return { address, is_card: false };
}
