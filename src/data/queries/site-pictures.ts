/** The pictures that rows of the site and the blog show, as they stand on this device. */
import { postImageAddress } from '../../domain/article/saved-text.ts';
import type { SiteFileRow } from '../../domain/rows.generated.ts';
import { type PictureColumns, pictureIdOf, siteFileAddress } from '../../domain/site-picture.ts';
import { rowKey } from '../../sync/index.ts';
import type { AppDatabase } from '../database/database.ts';
import type { RowBadge } from '../changes/pending-changes.ts';
import { badgesByRow, heavierBadge } from './badges.ts';
import type { BytesState } from './service-photos.ts';

/** A picture of the site, as it stands on this device. */
export interface SitePictureItem {
  readonly image_url: string;
  readonly variants: unknown;
  readonly alt: string;
  readonly color: string | null;
  /** What the server gives to see: this one, or the one before it while files of this one are on their way; null: neither. */
  readonly on_server: { readonly image_url: string; readonly variants: unknown } | null;
  /** The file whose small picture this device may have (`readThumbnail`); null for one of another make. */
  readonly file_id: string | null;
  /** The state of that one of its files which is furthest from being uploaded. */
  readonly bytes_state: BytesState;
  /** Why a file could not be sent, a code (`UploadCode`); null unless `bytes_state` is failed. */
  readonly failure: string | null;
}

/** What a row says of its picture; a row that only exists here has no column the server makes. */
export interface PictureRow {
  readonly id: string;
  readonly image_url: string | null;
  readonly variants: unknown;
  readonly alt: string | null;
  readonly color: string | null;
  readonly former?: unknown;
  /** Whether the server has all of it, as far as it said so. */
  readonly ready?: boolean;
}

const onServer = (row: PictureRow): SitePictureItem['on_server'] => {
  const { image_url: own, variants: own_variants, former, ready } = row;
  if (typeof former !== 'object' || former === null)
    return own === null || ready === false ? null : { image_url: own, variants: own_variants };
  const image_url: unknown = Reflect.get(former, 'image_url');
  const variants: unknown = Reflect.get(former, 'variants');
  return typeof image_url === 'string' ? { image_url, variants } : null;
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

/** The picture of one of the rows, and what a person has to know of it: its own badge or a heavier one of a file. */
interface PictureReader<Row> {
  readonly pictureOf: (row: Row) => SitePictureItem | null;
  readonly badgeOf: (row: Row) => RowBadge;
}

/** Reads once what the pictures of all these rows need. */
export const readPictures = async <Row extends PictureRow>(
  db: AppDatabase,
  rows: readonly Row[],
): Promise<PictureReader<Row>> => {
  const picture_ids = rows.map(({ image_url }) => pictureIdOf(image_url)).filter((id) => id !== null);
  const files =
    picture_ids.length === 0 ? [] : await db.rows.site_files.where('picture_id').anyOf(picture_ids).toArray();
  const [uploads, badges] = await Promise.all([uploadsOf(db, files), badgesByRow(db)]);
  const files_of = Map.groupBy(files, ({ picture_id }) => picture_id);
  const ownOf = ({ image_url }: Row): readonly SiteFileRow[] =>
    files_of.get(pictureIdOf(image_url) ?? '') ?? [];
  return {
    pictureOf: (row) => {
      const { image_url, variants, alt, color } = row;
      if (image_url === null || image_url === undefined) return null;
      const own = ownOf(row);
      const states = own.map(({ id }) => uploads.get(id)?.state ?? 'stored');
      return {
        image_url,
        variants,
        alt: alt ?? '',
        color: color ?? null,
        on_server: onServer(row),
        file_id: own.find(({ width, format }) => image_url.endsWith(`-${width}.${format}`))?.id ?? null,
        bytes_state: STATES.findLast((state) => states.includes(state)) ?? 'stored',
        failure: own.map(({ id }) => uploads.get(id)?.code ?? null).find((code) => code !== null) ?? null,
      };
    },
    badgeOf: (row) =>
      [row.id, ...ownOf(row).map(({ id }) => id)]
        .map((id) => badges.get(id) ?? 'none')
        .reduce(heavierBadge, 'none'),
  };
};

/** A featured image that was chosen in a form, or is one of two versions, as a row that shows it would have it. */
export const readChosenPicture = async (
  db: AppDatabase,
  { image_url, variants, color }: PictureColumns,
): Promise<SitePictureItem | null> => {
  const row: PictureRow = { id: '', image_url: postImageAddress(image_url), variants, alt: null, color };
  return (await readPictures(db, [row])).pictureOf(row);
};

/** Those of these pictures of which the server does not have every file yet, as far as this device has them. */
export const unsentPictures = async (
  db: AppDatabase,
  picture_ids: readonly string[],
): Promise<ReadonlySet<string>> => {
  if (picture_ids.length === 0) return new Set();
  const files = await db.rows.site_files.where('picture_id').anyOf(picture_ids).toArray();
  const uploads = await uploadsOf(db, files);
  return new Set(files.filter(({ id }) => uploads.has(id)).map(({ picture_id }) => picture_id));
};

/** Uploads of a picture that the server refused. */
interface RefusedPicture {
  /** For `retryUploads`. */
  readonly keys: readonly string[];
  /** Why, a code (`UploadCode`). */
  readonly failure: string | null;
}

/** Those of these pictures of which a file could not be sent. */
export const listRefusedPictures = async (
  db: AppDatabase,
  picture_ids: readonly string[],
): Promise<readonly RefusedPicture[]> => {
  if (picture_ids.length === 0) return [];
  const files = await db.rows.site_files.where('picture_id').anyOf(picture_ids).toArray();
  const found = await db.rows.uploads.bulkGet(files.map(({ id }) => rowKey('site_files', id)));
  const refused = found
    .filter((upload) => upload?.state === 'failed')
    .filter((upload) => upload !== undefined);
  const picture_of = new Map(files.map(({ id, picture_id }) => [id, picture_id]));
  return [...Map.groupBy(refused, ({ row_id }) => picture_of.get(row_id)).values()].map((uploads) => ({
    keys: uploads.map(({ key }) => key),
    failure: uploads[0]?.code ?? null,
  }));
};

/** The files of these pictures that the server does not have yet, by their address. */
export const readUnsentFiles = async (
  db: AppDatabase,
  picture_ids: readonly string[],
): Promise<ReadonlyMap<string, Blob>> => {
  const found = new Map<string, Blob>();
  if (picture_ids.length === 0) return found;
  const files = await db.rows.site_files.where('picture_id').anyOf(picture_ids).toArray();
  const uploads = await db.rows.uploads.bulkGet(files.map(({ id }) => rowKey('site_files', id)));
  for (const upload of uploads) {
    const file = files.find(({ id }) => id === upload?.row_id);
    const kept = upload === undefined ? undefined : await db.rows.photo_bytes.get(upload.row_id);
    if (upload === undefined || file === undefined || kept === undefined) continue;
    found.set(siteFileAddress(file), new Blob([kept.bytes], { type: upload.mime_type }));
  }
  return found;
};
