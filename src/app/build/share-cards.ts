import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { CARD_SIZE_PX, cardFile, cardName } from '../../site/seo/shared-card.ts';

const QUALITY = 80;
/** The width of a scene that a card is cut from. */
const SCENE_WIDTH_PX = 1200;
const TIMEOUT_MS = 30_000;
const AT_ONCE = 4;

const CARD_ADDRESS = /\/scenes\/og-([\w-]+)\.jpg/g;

/** A picture of the content that a shared link may show; `focus` is where a page that cuts it keeps it in sight. */
export interface SharedPicture {
  readonly url: string;
  readonly focus?: string;
}

/** The names of the cards that texts name. */
const cardsNamedIn = (texts: readonly string[]): ReadonlySet<string> =>
  new Set(texts.flatMap((text) => [...text.matchAll(CARD_ADDRESS)].map(([, name = '']) => name)));

/** How much of what is cut off is cut off before the picture: '30% 70%' keeps what lies there. */
function shareBefore(focus: string | undefined, side: 0 | 1): number {
  const share = Number.parseFloat(focus?.split(' ')[side] ?? '50') / 100;
  return Number.isFinite(share) ? Math.min(1, Math.max(0, share)) : 0.5;
}

/** Lays a card into the build, cut from a picture around its focal point. */
async function writeCard(file: string, picture: string | Uint8Array, focus?: string): Promise<void> {
  const { default: sharp } = await import('sharp');
  const { width, height } = CARD_SIZE_PX;
  const upright = sharp(picture).autoOrient();
  const { autoOrient: own } = await upright.metadata();
  const scale = Math.max(width / own.width, height / own.height);
  const [scaled_width, scaled_height] = [Math.round(own.width * scale), Math.round(own.height * scale)];
  await upright
    .resize(scaled_width, scaled_height, { fit: 'fill' })
    .extract({
      left: Math.round((scaled_width - width) * shareBefore(focus, 0)),
      top: Math.round((scaled_height - height) * shareBefore(focus, 1)),
      width,
      height,
    })
    // A card has no ground of its own to shine through to.
    .flatten({ background: '#fff' })
    .jpeg({ quality: QUALITY, mozjpeg: true })
    .toFile(file);
}

/** The bytes of a picture that the office put on the site; null when the project does not give them. */
async function fetchPicture(url: string, project_url: string): Promise<Uint8Array | null> {
  // A row may name any address: the build asks the project alone.
  if (!url.startsWith(`${project_url.replace(/\/+$/, '')}/storage/`)) return null;
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    return response.ok ? new Uint8Array(await response.arrayBuffer()) : null;
  } catch {
    return null;
  }
}

const exists = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );

interface CardSources {
  /** What the finished pages say: a card is made of each scene and picture that they name one of. */
  readonly texts: readonly string[];
  /** Pictures of articles and projects, which have a card each. */
  readonly pictures: readonly SharedPicture[];
  /** Where pictures that the office put on the site lie; '' where there is no project. */
  readonly project_url: string;
}

/**
 * Lays a card beside each picture that a shared link shows, `scenes/og-<name>.jpg` below `out`: some networks read no WebP, and
 * a card has a shape of its own. Scenes stand in the build; pictures that the office put on the site are asked of the project.
 * Answers the names of those that could not be made.
 */
export async function writeShareCards(out: string, sources: CardSources): Promise<ReadonlySet<string>> {
  const by_name = new Map(
    sources.pictures.flatMap((picture) => {
      const name = cardName(picture.url);
      return name === null ? [] : [[name, picture] as const];
    }),
  );
  const missing = new Set<string>();
  const make = async (name: string): Promise<void> => {
    // Those of the pages are drawn beforehand.
    if (await exists(join(out, cardFile(name)))) return;
    const picture = by_name.get(name);
    const scene = join(out, `scenes/${name}-${SCENE_WIDTH_PX}.webp`);
    const source = (await exists(scene))
      ? scene
      : picture && (await fetchPicture(picture.url, sources.project_url));
    const made =
      source &&
      (await writeCard(join(out, cardFile(name)), source, picture?.focus).then(
        () => true,
        () => false,
      ));
    if (!made) missing.add(name);
  };
  const names = [...new Set([...cardsNamedIn(sources.texts), ...by_name.keys()])];
  for (let from = 0; from < names.length; from += AT_ONCE)
    await Promise.all(names.slice(from, from + AT_ONCE).map(make));
  return missing;
}

/** A text in which the cards that could not be made are the one of the blog, which has the same shape. */
export const withoutMissing = (text: string, missing: ReadonlySet<string>): string =>
  text.replace(CARD_ADDRESS, (address: string, name: string) =>
    missing.has(name) ? `/${cardFile('blog')}` : address,
  );
