import {
  HERO_PAGES,
  needsPicture,
  type PictureSlot,
  SITE_TABLE_OF,
  type SiteKind,
  SLOTS_OF,
} from '../../domain/site-content.ts';
import { byPlace, type Placed } from '../../domain/site-order.ts';
import type { AppDatabase } from '../database/database.ts';
import type { SiteTable } from '../site-labels.ts';
import { entityOf, type RowOf } from '../tables.ts';
import type { RowBadge } from '../changes/pending-changes.ts';
import { heavierBadge } from './badges.ts';
import { readPictures, type SitePictureItem } from './site-pictures.ts';

/** A row that is an entry of the site, or a half of one. */
export type SiteRow = RowOf<SiteTable>;

/** One row of an entry: the entry itself, or a half of a pair. */
export interface SiteEntryRow {
  readonly slot: PictureSlot;
  readonly row: SiteRow;
  readonly picture: SitePictureItem | null;
}

/** Something the public site shows, as the office manages it. */
export interface SiteEntry extends Placed {
  readonly kind: SiteKind;
  /** Of its first row; in the address. A pair goes by its pair_id, which outlives a half. */
  readonly id: string;
  readonly entry_rows: readonly SiteEntryRow[];
  readonly active: boolean;
  readonly badge: RowBadge;
  /** Every picture it needs is chosen. */
  readonly is_whole: boolean;
}

/** What its entity says of a row of this kind's table. */
const entryOf = (kind: SiteKind, row: SiteRow) => entityOf(SITE_TABLE_OF[kind])?.site_entry?.({ ...row });

const rowsOf = async (db: AppDatabase, kind: SiteKind): Promise<readonly SiteRow[]> => {
  const rows: readonly SiteRow[] = await db.rows[SITE_TABLE_OF[kind]].toArray();
  return rows.filter((row) => entryOf(kind, row)?.kind === kind);
};

const slotOf = (kind: SiteKind, row: SiteRow): PictureSlot => {
  if (kind !== 'pair') return 'picture';
  return 'is_before' in row && row.is_before === true ? 'before' : 'after';
};

const keyOf = (kind: SiteKind, row: SiteRow): string => entryOf(kind, row)?.id ?? row.id;

/** Heroes stand by page, in the order of the pages: a place among those of another page means nothing (D-003). */
const pageOf = ({ entry_rows }: Pick<SiteEntry, 'entry_rows'>): number => {
  const row = entry_rows[0]?.row;
  return HERO_PAGES.findIndex((page) => row !== undefined && 'page' in row && row.page === page);
};

/** All entries of a kind, in the order of the site. */
export const listSiteEntries = async (db: AppDatabase, kind: SiteKind): Promise<SiteEntry[]> => {
  const rows = await rowsOf(db, kind);
  const { pictureOf, badgeOf } = await readPictures(db, rows);
  return [...Map.groupBy(rows, (row) => keyOf(kind, row))]
    .map(([id, of_entry]): SiteEntry => {
      const entry_rows = SLOTS_OF[kind].flatMap((slot) => {
        const row = of_entry.find((entry_row) => slotOf(kind, entry_row) === slot);
        return row === undefined ? [] : [{ slot, row, picture: pictureOf(row) }];
      });
      return {
        kind,
        id,
        entry_rows,
        active: of_entry.every((row) => row.active),
        order_index: Math.min(...of_entry.map((row) => ('order_index' in row ? row.order_index : 0))),
        created_at: of_entry[0]?.created_at ?? null,
        badge: of_entry.map(badgeOf).reduce(heavierBadge, 'none'),
        is_whole:
          !needsPicture(kind) ||
          SLOTS_OF[kind].every((slot) =>
            entry_rows.some((entry_row) => entry_row.slot === slot && entry_row.picture !== null),
          ),
      };
    })
    .toSorted((a, b) => (kind === 'hero' ? pageOf(a) - pageOf(b) : 0) || byPlace(kind)(a, b));
};
