/** What a person calls a row of the public site: its title, for a boat type its name; a file goes by what shows it. */
import type { SiteTable } from '../domain/site-content.ts';
import { pictureIdOf } from '../domain/site-picture.ts';
import type { AppDatabase } from './database.ts';

type Columns = Readonly<Record<string, unknown>>;

/** The tables of what the site shows. */
export const SITE_TABLES = ['images', 'transformations', 'boat_type_images', 'services', 'videos'] as const;

const isSiteTable = (table: string): table is SiteTable => SITE_TABLES.some((known) => known === table);

/** Whether rows of this table are named here. */
export const isOfSite = (table: string): table is SiteTable | 'site_files' =>
  table === 'site_files' || isSiteTable(table);

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** The name in the columns of a row; null when it has none. A hero goes by its page, as in its list. */
export const siteName = (table: string, columns: Columns): string | null =>
  (table === 'images' && columns['type'] === 'hero' ? textOf(columns['page']) : null) ??
  textOf(columns[table === 'boat_type_images' ? 'type' : 'title']);

/** Picture id → the name of what shows it. */
export const namesOfPictures = async (db: AppDatabase): Promise<ReadonlyMap<string, string>> => {
  const names = new Map<string, string>();
  for (const table of SITE_TABLES) {
    for (const row of await db.rows[table].toArray()) {
      const picture_id = pictureIdOf(row.image_url);
      const name = siteName(table, row);
      if (picture_id !== null && name !== null) names.set(picture_id, name);
    }
  }
  return names;
};
