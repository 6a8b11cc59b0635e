import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** What the networks show of a shared link, and the size they ask for. */
const CARD = { width: 1200, height: 630, quality: 80 } as const;
/** The width of a scene that a card is cut from. */
const SCENE = /^((?!team-).+)-1200\.webp$/;

const CARD_ADDRESS = /\/scenes\/og-([\w-]+)\.jpg/g;

/** The scenes whose cards pages name. */
export const cardsNamedIn = (pages: readonly string[]): ReadonlySet<string> =>
  new Set(pages.flatMap((page) => [...page.matchAll(CARD_ADDRESS)].map(([, scene = '']) => scene)));

/**
 * Lays a card beside each scene that a page shows when it is shared, `og-<scene>.jpg`: some networks read no WebP, and a card
 * has a shape of its own. They are made here, since an article's cover may be any of the scenes.
 */
export async function writeShareCards(folder: string, named: ReadonlySet<string>): Promise<void> {
  const { default: sharp } = await import('sharp');
  const { width, height, quality } = CARD;
  for (const file of await readdir(folder).catch(() => [])) {
    const scene = SCENE.exec(file)?.[1];
    if (scene === undefined || !named.has(scene)) continue;
    await sharp(join(folder, file))
      .resize(width, height)
      .jpeg({ quality, mozjpeg: true })
      .toFile(join(folder, `og-${scene}.jpg`));
  }
}
