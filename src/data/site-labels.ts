/** Which tables the public site is made of, and what its pictures are called. */
import { parseBlocks } from '../domain/post.ts';
import type { BlogPostRow } from '../domain/rows.generated.ts';
import { pictureIdOf, pictureIdsIn } from '../domain/site-picture.ts';
import type { AppDatabase } from './database/database.ts';
import { type Columns, textIn } from './entities/entity.ts';
import type { ENTITIES } from './entities/index.ts';
import type { RowLabel } from './row-naming.ts';
import { entityOf, type RowOf, SYNCED_TABLES, type SyncedTable } from './tables.ts';

/** A table whose rows the site shows with a picture. */
export type SiteTable = {
  [Table in SyncedTable]: (typeof ENTITIES)[Table] extends { readonly site_entry: unknown } ? Table : never;
}[SyncedTable];

/** A table whose rows show a picture: the site's, and the articles. */
type PictureTable = {
  [Table in SyncedTable]: (typeof ENTITIES)[Table]['columns'] extends { readonly image_url: unknown }
    ? Table
    : never;
}[SyncedTable];

const isPictureTable = (table: string): table is PictureTable =>
  entityOf(table)?.columns['image_url'] !== undefined;

const isSiteTable = (table: string): table is SiteTable => entityOf(table)?.site_entry !== undefined;

/** Whether rows of this table are, or belong to, an entry of the site. */
export const isOfSite = (table: string): boolean => entityOf(table)?.is_of_site === true;

/** The tables of what the site shows. */
export const SITE_TABLES: readonly SiteTable[] = SYNCED_TABLES.filter(isSiteTable);

const PICTURE_TABLES: readonly PictureTable[] = SYNCED_TABLES.filter(isPictureTable);

/** A row's own name, and the column it is a code of; the name is null when the row has none. */
export const nameOf = (table: SyncedTable, columns: Columns): Pick<RowLabel, 'name' | 'name_code'> => {
  const naming = entityOf(table)?.naming;
  if (naming?.by !== 'own') return { name: null };
  const name = textIn({ name: naming.name(columns) }, 'name');
  const column = naming.name_code?.(columns) ?? null;
  return column === null ? { name } : { name, name_code: { table, column } };
};

/** The rows of a table that show a picture. */
const rowsWithPicture = async (
  db: AppDatabase,
  table: PictureTable,
): Promise<readonly RowOf<PictureTable>[]> => await db.rows[table].toArray();

/** The pictures of the site that an article shows: its featured image and those in its text and blocks. */
export const picturesOfPost = ({
  image_url,
  content,
  html_blocks,
}: Pick<BlogPostRow, 'image_url' | 'content' | 'html_blocks'>): readonly string[] => {
  const featured = pictureIdOf(image_url);
  const texts = [content, ...parseBlocks(html_blocks).map(({ html }) => html)];
  return [...(featured === null ? [] : [featured]), ...texts.flatMap(pictureIdsIn)];
};

/** Picture id → the name of what shows it. */
export const namesOfPictures = async (
  db: AppDatabase,
): Promise<ReadonlyMap<string, Pick<RowLabel, 'name' | 'name_code'>>> => {
  const names = new Map<string, Pick<RowLabel, 'name' | 'name_code'>>();
  for (const table of PICTURE_TABLES) {
    for (const row of await rowsWithPicture(db, table)) {
      const picture_id = pictureIdOf(row.image_url);
      const label = nameOf(table, { ...row });
      if (picture_id !== null && label.name !== null) names.set(picture_id, label);
    }
  }
  return names;
};
