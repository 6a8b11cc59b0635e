/** Which tables the public site is made of, and what its pictures are called. */
import { pictureIdOf } from '../domain/site-picture.ts';
import type { AppDatabase } from './database/database.ts';
import { textIn } from './entities/entity.ts';
import type { ENTITIES } from './entities/index.ts';
import { entityOf, SYNCED_TABLES, type SyncedTable } from './tables.ts';

/** A table whose rows the site shows with a picture. */
export type SiteTable = {
  [Table in SyncedTable]: (typeof ENTITIES)[Table] extends { readonly site_entry: unknown } ? Table : never;
}[SyncedTable];

const isSiteTable = (table: string): table is SiteTable => entityOf(table)?.site_entry !== undefined;

/** Whether rows of this table are, or belong to, an entry of the site. */
export const isOfSite = (table: string): boolean => entityOf(table)?.is_of_site === true;

/** The tables of what the site shows. */
export const SITE_TABLES: readonly SiteTable[] = SYNCED_TABLES.filter(isSiteTable);

/** Picture id → the name of what shows it. */
export const namesOfPictures = async (db: AppDatabase): Promise<ReadonlyMap<string, string>> => {
  const names = new Map<string, string>();
  for (const table of SITE_TABLES) {
    const naming = entityOf(table)?.naming;
    if (naming?.by !== 'own') continue;
    for (const row of await db.rows[table].toArray()) {
      const picture_id = pictureIdOf(row.image_url);
      const name = textIn({ name: naming.name({ ...row }) }, 'name');
      if (picture_id !== null && name !== null) names.set(picture_id, name);
    }
  }
  return names;
};
