import type { SiteFileRow } from '../../domain/rows.generated.ts';
import {
  HERO_PAGES,
  needsPicture,
  type PictureSlot,
  SITE_TABLE_OF,
  type SiteKind,
  SLOTS_OF,
} from '../../domain/site-content.ts';
import { byPlace, type Placed } from '../../domain/site-order.ts';
import { pictureIdOf } from '../../domain/site-picture.ts';
import { rowKey } from '../../sync/index.ts';
import type { AppDatabase } from '../database/database.ts';
import type { SiteTable } from '../site-labels.ts';
import { entityOf, type RowOf } from '../tables.ts';
import type { RowBadge } from '../changes/pending-changes.ts';
import { badgesByRow, heavierBadge } from './badges.ts';
import type { BytesState } from './service-photos.ts';

/** A row that is an entry of the site, or a half of one. */
export type SiteRow = RowOf<SiteTable>;

/** A picture of the site, as it stands on this device. */
export interface SitePictureItem {
  readonly image_url: string;
  readonly variants: unknown;
  readonly alt: string;
  readonly color: string | null;
  /** The one before it, which visitors see until this one has arrived; null when this one has. */
  readonly former: { readonly image_url: string; readonly variants: unknown } | null;
  /** The file whose small picture this device may have (`readThumbnail`); null for one of another make. */
  readonly file_id: string | null;
  /** The state of that one of its files which is furthest from being uploaded. */
  readonly bytes_state: BytesState;
  /** Why a file could not be sent, a code (`UploadCode`); null unless `bytes_state` is failed. */
  readonly failure: string | null;
}

const formerOf = ({ former }: SiteRow): SitePictureItem['former'] => {
  // A row that only exists here has no column the server makes.
  if (typeof former !== 'object' || former === null) return null;
  const image_url: unknown = Reflect.get(former, 'image_url');
  const variants: unknown = Reflect.get(former, 'variants');
  return typeof image_url === 'string' ? { image_url, variants } : null;
};

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

const STATES: readonly BytesState[] = ['stored', 'sending', 'pending', 'failed'];

/** The state of each file that is not with the server yet, by its row. */
const uploadsOf = async (
  db: AppDatabase,
  files: readonly SiteFileRow[],
): Promise<ReadonlyMap<string, { readonly state: BytesState; readonly code: string | null }>> => {
  const found = await db.rows.uploads.bulkGet(files.map(({ id }) => rowKey('site_files', id)));
  return new Map(
    found.flatMap((upload) =>
      upload === undefined ? [] : [[upload.row_id, { state: upload.state, code: upload.code }]],
    ),
  );
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
  const picture_ids = rows.map(({ image_url }) => pictureIdOf(image_url)).filter((id) => id !== null);
  const files = await db.rows.site_files.where('picture_id').anyOf(picture_ids).toArray();
  const [uploads, badges] = await Promise.all([uploadsOf(db, files), badgesByRow(db)]);
  const files_of = Map.groupBy(files, ({ picture_id }) => picture_id);

  const pictureOf = (row: SiteRow): SitePictureItem | null => {
    const { image_url, variants, alt, color } = row;
    if (image_url === null || image_url === undefined) return null;
    const own = files_of.get(pictureIdOf(image_url) ?? '') ?? [];
    const states = own.map(({ id }) => uploads.get(id)?.state ?? 'stored');
    const bytes_state = STATES.findLast((state) => states.includes(state)) ?? 'stored';
    return {
      image_url,
      variants,
      alt: alt ?? '',
      color: color ?? null,
      former: formerOf(row),
      file_id: own.find(({ width, format }) => image_url.endsWith(`-${width}.${format}`))?.id ?? null,
      bytes_state,
      failure: own.map(({ id }) => uploads.get(id)?.code ?? null).find((code) => code !== null) ?? null,
    };
  };
  const badgeOf = (row: SiteRow): RowBadge => {
    const own = files_of.get(pictureIdOf(row.image_url) ?? '') ?? [];
    return [row.id, ...own.map(({ id }) => id)]
      .map((id) => badges.get(id) ?? 'none')
      .reduce(heavierBadge, 'none');
  };

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
