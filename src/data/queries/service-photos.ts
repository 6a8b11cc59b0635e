import type { ServicePhotoRow } from '../../domain/rows.generated.ts';
import { byTakenAt, DEFAULT_PHOTO_KIND, isPhotoKind, type PhotoKind } from '../../domain/service-photo.ts';
import { comparePlain } from '../../lib/compare.ts';
import { OWN_ROW, rowKey, splitRowKey, type StoredUpload, UPLOAD_ORDER } from '../../sync/index.ts';
import type { AppDatabase } from '../database/database.ts';
import { countCaptures } from '../photos/photo-captures.ts';
import { labelRows, type RowLabel } from '../row-naming.ts';
import { entityOf, isSynced } from '../tables.ts';
import type { RowBadge } from '../changes/pending-changes.ts';
import { badgesByRow } from './badges.ts';

/** Where the bytes of a photo stand: with the server, or still on this device alone. */
export type BytesState = 'stored' | 'pending' | 'sending' | 'failed';

/** A photo as a client's history shows it; its pictures come by `readPhoto`. */
export interface ServicePhotoItem {
  readonly id: string;
  readonly rev: number;
  readonly service_record_id: string;
  readonly kind: PhotoKind;
  /** ISO 8601. */
  readonly taken_at: string;
  /** Who took it; null while the server does not know the photo yet. */
  readonly taken_by: string | null;
  readonly created_at: string | null;
  /** Pixels of the full picture. */
  readonly width: number;
  readonly height: number;
  readonly bytes_state: BytesState;
  /** Why the bytes could not be sent, a code (`UploadCode`); null unless `bytes_state` is failed. */
  readonly failure: string | null;
  readonly badge: RowBadge;
}

const toItem = (
  row: ServicePhotoRow,
  upload: StoredUpload | undefined,
  badge: RowBadge,
): ServicePhotoItem => ({
  id: row.id,
  rev: row.rev,
  service_record_id: row.service_record_id,
  kind: isPhotoKind(row.kind) ? row.kind : DEFAULT_PHOTO_KIND,
  taken_at: row.taken_at,
  // A row that only exists here has no column the server makes.
  taken_by: row.taken_by ?? null,
  created_at: row.created_at ?? null,
  width: row.width,
  height: row.height,
  bytes_state: upload?.state ?? 'stored',
  failure: upload?.code ?? null,
  badge,
});

/** The photos of all services of a client, oldest first. */
export const listServicePhotos = async (db: AppDatabase, client_id: string): Promise<ServicePhotoItem[]> => {
  const [record_ids, badges] = await Promise.all([
    db.rows.service_records.where('client_id').equals(client_id).primaryKeys(),
    badgesByRow(db),
  ]);
  const photos = await db.rows.service_photos.where('service_record_id').anyOf(record_ids).toArray();
  const uploads = await db.rows.uploads.bulkGet(photos.map(({ id }) => rowKey('service_photos', id)));
  return photos
    .map((row, index) => toItem(row, uploads[index], badges.get(row.id) ?? 'none'))
    .toSorted(byTakenAt);
};

/** A picture that is not with the server yet; one of the site is several files. */
export interface UnsentPhoto {
  readonly id: string;
  /** Keys of its uploads, for `retryUploads`. */
  readonly keys: readonly string[];
  readonly bytes_state: Exclude<BytesState, 'stored'>;
  /** A code (`UploadCode`): ROW_GONE when somebody else deleted the photo meanwhile; null unless failed. */
  readonly failure: string | null;
  /** Device wall time, ISO 8601. */
  readonly made_at: string;
  readonly size_bytes: number;
  /** The names of the service and client it belongs to; empty when they are gone. */
  readonly row: RowLabel;
  /** Its row was refused, or hangs on one that was: it goes when a person has settled that. */
  readonly is_held: boolean;
}

/** Whether it is a file of a picture of the site, by the key of its upload. */
const isOfSite = (key: string): boolean => entityOf(splitRowKey(key).table)?.naming.by === 'picture';

/** The picture that an upload is a file of: a photo is one file, a picture of the site has one for each width. */
const pictureOf = (key: string, path: string): string =>
  isOfSite(key) ? path.replace(/-\d+\.\w+$/, '') : key;

/** Pictures a person has not deleted and the server does not have, each with its files, those in trouble first. */
const unsent = async (db: AppDatabase): Promise<[StoredUpload, ...StoredUpload[]][]> => {
  const uploads = (await db.rows.uploads.toArray()).filter(({ unwanted }) => unwanted === 0);
  const pictures = Map.groupBy(uploads, ({ key, path }) => pictureOf(key, path));
  return [...pictures.values()].flatMap((files) => {
    const [first, ...rest] = files.toSorted(worstFirst);
    return first === undefined ? [] : [[first, ...rest]];
  });
};

const RANK: Readonly<Record<StoredUpload['state'], number>> = { failed: 0, pending: 1, sending: 2 };

const worstFirst = (a: StoredUpload, b: StoredUpload): number =>
  RANK[a.state] - RANK[b.state] || comparePlain(a.made_at, b.made_at) || comparePlain(a.key, b.key);

/** All pictures that wait or could not be sent, failed ones first, then in the order of sending. */
export const listUnsentPhotos = async (db: AppDatabase): Promise<UnsentPhoto[]> => {
  const pictures = (await unsent(db)).toSorted(
    ([a], [b]) =>
      Number(b.state === 'failed') - Number(a.state === 'failed') ||
      comparePlain(a.made_at, b.made_at) ||
      comparePlain(a.key, b.key),
  );
  const labels = await labelRows(
    db,
    pictures.map(([{ table, row_id }]) => ({ table, row_id, columns: {} })),
  );
  const refused = await db.rows.rejected
    .where('touches')
    .anyOf(pictures.map(([{ key }]) => key))
    .toArray();
  const held = new Set(
    refused.flatMap(({ mutation: { op, table, row_id } }) => (op === 'put' ? [rowKey(table, row_id)] : [])),
  );
  return pictures.flatMap((files, index) => {
    const [{ key: first_key, row_id, state, code, made_at }] = files;
    const row = labels[index];
    if (row === undefined) return [];
    const size_bytes = files.reduce((sum, file) => sum + file.size_bytes, 0);
    const keys = files.map(({ key }) => key);
    const is_held = held.has(first_key);
    return [{ id: row_id, keys, bytes_state: state, failure: code, made_at, size_bytes, row, is_held }];
  });
};

/** How many pictures are on this device only. */
export interface UnsentPhotoCount {
  /** They wait to be sent, those under way and those that are not photos yet among them. */
  readonly pending: number;
  /** They were taken in a form that is not saved: they go once a person saves it. */
  readonly held: number;
  /** The server refused their row, or what that belongs to: they go once a person has settled that. */
  readonly refused: number;
  /** The same of pictures of the site, which are part of a refused change of their project. */
  readonly refused_of_site: number;
  /** They could not be sent. */
  readonly failed: number;
  /** Somebody else deleted their row, so they are never sent: a person saves them or throws them away. */
  readonly gone: number;
}

type PictureState = 'gone' | 'failed' | 'refused' | 'refused_of_site' | 'pending';

/**
 * Of some rows those that the server refused to add, by their keys. Index keys tell which rows something was refused of, and
 * a row that the server does not know tells that it was the insert (OB15).
 */
const refusedToAdd = async (db: AppDatabase, keys: ReadonlySet<string>): Promise<ReadonlySet<string>> => {
  const refused = (await db.rows.rejected.orderBy(OWN_ROW).keys()).flatMap((key) => {
    const [table, id] = Array.isArray(key) ? key.map(String) : [];
    if (table === undefined || id === undefined || !isSynced(table)) return [];
    return keys.has(rowKey(table, id)) ? [{ table, id }] : [];
  });
  const rows = await Promise.all(refused.map(async ({ table, id }) => await db.rows[table].get(id)));
  return new Set(
    refused.flatMap(({ table, id }, place) => ((rows[place]?.rev ?? 0) === 0 ? [rowKey(table, id)] : [])),
  );
};

const refusedState = (key: string): PictureState => (isOfSite(key) ? 'refused_of_site' : 'refused');

/** Of each unsent picture the state of the file that `listUnsentPhotos` puts first, by the keys of indexes. */
const statesOfPictures = async (db: AppDatabase): Promise<readonly PictureState[]> => {
  const { uploads } = db.rows;
  const by_state = uploads.orderBy(UPLOAD_ORDER);
  const [keys, ids, unwanted, gone] = await uploads.db.transaction('r', uploads, () =>
    Promise.all([
      by_state.keys(),
      by_state.primaryKeys(),
      uploads.where('unwanted').equals(1).primaryKeys(),
      uploads.where('code').equals('ROW_GONE').primaryKeys(),
    ]),
  );
  const left_out = new Set(unwanted);
  const of_gone_rows = new Set(gone);
  const refused = await refusedToAdd(db, new Set(ids));
  const states = new Map<string, PictureState>();
  for (const [place, id] of ids.entries()) {
    const key = keys[place];
    const [state, , , path] = Array.isArray(key) ? key.map(String) : [];
    const picture = pictureOf(id, path ?? '');
    if (left_out.has(id) || states.has(picture)) continue;
    const failed = of_gone_rows.has(id) ? 'gone' : 'failed';
    states.set(picture, state === 'failed' ? failed : refused.has(id) ? refusedState(id) : 'pending');
  }
  return [...states.values()];
};

/** Counts the pictures that are on this device only, by the keys of indexes (OB15). */
export const countUnsentPhotos = async (db: AppDatabase): Promise<UnsentPhotoCount> => {
  const [states, captures] = await Promise.all([statesOfPictures(db), countCaptures(db)]);
  const count = (wanted: (typeof states)[number]): number =>
    states.filter((state) => state === wanted).length;
  return {
    pending: count('pending') + captures.pending,
    held: captures.held,
    refused: count('refused'),
    refused_of_site: count('refused_of_site'),
    failed: count('failed') + captures.failed,
    gone: count('gone'),
  };
};
