/**
 * Pictures as they were taken or chosen, on this device before anyone says that they are kept (G1). Each becomes a photo
 * by photo-import.ts, also after a restart; one that cannot stays here with the reason until a person decides.
 */
import type { PhotoKind } from '../../domain/service-photo.ts';
import { withoutPlace } from '../../lib/erase-place.ts';
import { err, ok, type Result } from '../../lib/result.ts';
import { uuidv7 } from '../../lib/uuid.ts';
import type { KeptInput } from '../../sync/index.ts';
import { type CommandError, storageGuard } from '../commands/command.ts';
import type { AppDatabase } from '../database/database.ts';
import { makingRoom } from './photo-cache.ts';
import { labelRows, type RowLabel } from '../row-naming.ts';

/**
 * Why a picture did not become a photo. `unreadable`: nothing this browser can decode; `too_large`; `crashed`: the page
 * ended each time it was tried; `record_gone`: its service was deleted.
 */
export type CaptureProblem = 'unreadable' | 'too_large' | 'crashed' | 'record_gone';

/** A picture that is not a photo yet. */
export interface PhotoCapture {
  /** The photo will have the same. */
  readonly id: string;
  /** Pictures become photos in the order in which they were kept. */
  readonly order: number;
  readonly service_record_id: string;
  readonly kind: PhotoKind;
  /** ISO 8601; the time noted in the picture itself takes precedence. */
  readonly taken_at: string;
  /** Name of the chosen file; null for a shot. */
  readonly name: string | null;
  readonly mime_type: string;
  readonly size_bytes: number;
  /** Device wall time, ISO 8601. */
  readonly kept_at: string;
  /** How often it was begun and neither finished nor failed: the page ended in the midst of it. */
  readonly attempts: number;
  /** Null while it waits for its turn. */
  readonly problem: CaptureProblem | null;
  /** The draft of the form it was taken in, until that form is saved as its service. */
  readonly for_form?: string;
  /** The client of that form, who names the picture as long as its service is not saved. */
  readonly for_client?: string;
}

/** As it came, with all that the camera noted: it leaves this device as the photo made of it, or without the place. */
export interface CaptureBytes {
  readonly id: string;
  readonly bytes: ArrayBuffer;
}

const CAPTURES = 'photo_captures';
const BYTES = 'photo_capture_bytes';

/** The capture as what a commit takes the place of (PH11). */
export const captureInput = (id: string): KeptInput => ({
  store: CAPTURES,
  key: id,
  bytes_store: BYTES,
  only_if_there: true,
});

/** A picture as it was taken or chosen. */
interface NewCapture
  extends Pick<PhotoCapture, 'service_record_id' | 'kind' | 'taken_at' | 'name' | 'for_form' | 'for_client'> {
  readonly picture: Blob;
  /** Given where the same picture may be kept twice. */
  readonly id?: string;
}

/** Its bytes; null when the file can no longer be read, as one that was moved after it was chosen. */
const bytesOf = async (picture: Blob): Promise<ArrayBuffer | null> => {
  try {
    return await picture.arrayBuffer();
  } catch {
    return null;
  }
};

/** Why a picture was not kept: its file could not be read, or this device stores nothing more. */
export type KeepError = { readonly code: 'unreadable' } | Extract<CommandError, { readonly code: 'storage' }>;

/**
 * Keeps a picture: on disk when this resolves (G1); answers its id. On a full device pictures the server has make room
 * first.
 */
export const keepCapture = async (
  db: AppDatabase,
  { picture, id = uuidv7(), ...about }: NewCapture,
): Promise<Result<{ id: string }, KeepError>> => {
  const bytes = await bytesOf(picture);
  if (bytes === null) return err({ code: 'unreadable' });
  const kept_at = new Date().toISOString();
  const { size: size_bytes, type: mime_type } = picture;
  const write = async (): Promise<void> =>
    await db.store.strict_write([CAPTURES, BYTES], async (tx) => {
      const captures = tx.table<PhotoCapture, string>(CAPTURES);
      // The second try after a lost answer may find the first one written.
      if ((await captures.get(id)) !== undefined) return;
      const order = ((await captures.orderBy('order').last())?.order ?? 0) + 1;
      await Promise.all([
        captures.add({ id, order, ...about, mime_type, size_bytes, kept_at, attempts: 0, problem: null }),
        tx.table<CaptureBytes, string>(BYTES).add({ id, bytes }),
      ]);
    });
  const done = await storageGuard(async () => await makingRoom(db, write));
  if (done.ok) return ok({ id });
  return done.error.code === 'storage' ? err(done.error) : err({ code: 'unreadable' });
};

/** All pictures that are not photos yet, in their order. */
export const listCaptures = async (db: AppDatabase): Promise<PhotoCapture[]> =>
  await db.rows.photo_captures.orderBy('order').toArray();

/** A picture that was taken in a form, of a service that is not saved yet: it waits for that. */
const idsOfHeld = async (
  db: AppDatabase,
  captures: readonly PhotoCapture[],
): Promise<ReadonlySet<string>> => {
  const of_forms = captures.filter(({ for_form }) => for_form !== undefined);
  const records = await db.rows.service_records.bulkGet(
    of_forms.map(({ service_record_id }) => service_record_id),
  );
  return new Set(of_forms.filter((_, index) => records[index] === undefined).map(({ id }) => id));
};

/** The pictures that wait for their turn, without those whose service is not saved yet, in their order. */
export const listPendingCaptures = async (db: AppDatabase): Promise<PhotoCapture[]> => {
  const pending = (await listCaptures(db)).filter(({ problem }) => problem === null);
  const held = await idsOfHeld(db, pending);
  return pending.filter(({ id }) => !held.has(id));
};

/** The pictures taken in the form with this draft, while its service is not saved, in their order. */
export const listFormCaptures = async (db: AppDatabase, draft_key: string): Promise<PhotoCapture[]> => {
  const of_form = (await listCaptures(db)).filter(({ for_form }) => for_form === draft_key);
  const held = await idsOfHeld(db, of_form);
  return of_form.filter(({ id }) => held.has(id));
};

/** Gives the pictures of a form to the service that it was saved as; a second tab with the same form may have taken some. */
export const settleFormCaptures = async (
  db: AppDatabase,
  draft_key: string,
  service_record_id: string,
): Promise<Result<undefined, CommandError>> =>
  await storageGuard(async () => {
    await db.rows.photo_captures
      .filter(({ for_form }) => for_form === draft_key)
      .modify(({ for_form: _of_form, for_client: _of_client, ...capture }, ref) => {
        ref.value = { ...capture, service_record_id };
      });
  });

/** Numbers of pictures that are not photos yet. */
interface CaptureCount {
  /** They wait for their turn. */
  readonly pending: number;
  /** They could not become a photo. */
  readonly failed: number;
  /** They wait until a person saves the form they were taken in. */
  readonly held: number;
}

/** Counts them by the keys of indexes, without reading one (OB15). */
export const countCaptures = async (db: AppDatabase): Promise<CaptureCount> => {
  const { photo_captures: captures, service_records } = db.rows;
  const of_forms = captures.orderBy('[for_form+service_record_id]');
  const [all, failed, ids, keys] = await captures.db.transaction('r', captures, () =>
    Promise.all([
      captures.count(),
      captures.orderBy('problem').primaryKeys(),
      of_forms.primaryKeys(),
      of_forms.keys(),
    ]),
  );
  const record_ids = keys.map((key) => (Array.isArray(key) ? String(key[1]) : ''));
  const saved = new Set(await service_records.where('id').anyOf(record_ids).primaryKeys());
  const set_aside = new Set(failed);
  const held = ids.filter((id, index) => !set_aside.has(id) && !saved.has(record_ids[index] ?? '')).length;
  return { pending: all - failed.length - held, failed: failed.length, held };
};

/** A picture that is not a photo yet, with whose work it shows. */
interface LabelledCapture {
  readonly capture: PhotoCapture;
  readonly row: RowLabel;
  /** The name of the yacht; null when the client or that is not known. */
  readonly yacht: string | null;
  /** Its service is not saved yet. */
  readonly is_held: boolean;
}

/** `listCaptures` with whose work each shows, and whether its service is not saved yet. */
export const listLabelledCaptures = async (db: AppDatabase): Promise<LabelledCapture[]> => {
  const captures = await listCaptures(db);
  const held = await idsOfHeld(db, captures);
  const labels = await labelRows(
    db,
    captures.map(({ service_record_id: row_id, for_client = null }) => ({
      table: 'service_records',
      row_id,
      columns: { client_id: for_client },
    })),
  );
  const clients = await db.rows.clients.bulkGet(labels.map(({ top }) => top?.row_id ?? ''));
  return captures.flatMap((capture, index) => {
    const row = labels[index];
    const yacht = clients[index]?.yacht_name ?? null;
    return row === undefined ? [] : [{ capture, row, yacht, is_held: held.has(capture.id) }];
  });
};

/** The picture as it came; null when it is no longer kept. */
export const readCapture = async (db: AppDatabase, id: string): Promise<Blob | null> => {
  const [capture, kept] = await Promise.all([
    db.rows.photo_captures.get(id),
    db.rows.photo_capture_bytes.get(id),
  ]);
  return capture === undefined || kept === undefined
    ? null
    : new Blob([kept.bytes], { type: capture.mime_type });
};

/** The picture for a person to save elsewhere: as it came, but for the place; null when it is no longer kept. */
export const exportCapture = async (db: AppDatabase, id: string): Promise<Blob | null> => {
  const raw = await readCapture(db, id);
  return raw && new Blob([withoutPlace(await raw.arrayBuffer())], { type: raw.type });
};

/** Notes how far a picture is, if it is still there. Throws what the database throws. */
export const noteCapture = async (
  db: AppDatabase,
  id: string,
  now: Partial<Pick<PhotoCapture, 'attempts' | 'problem'>>,
): Promise<void> => {
  await db.rows.photo_captures.update(id, now);
};

/** Lets a picture that could not become a photo try again. */
export const retryCapture = async (db: AppDatabase, id: string): Promise<Result<undefined, CommandError>> =>
  await storageGuard(async () => await noteCapture(db, id, { attempts: 0, problem: null }));

/** Throws a picture away that could not become a photo, or whose service is not saved; it is nowhere else. */
export const discardCapture = async (
  db: AppDatabase,
  id: string,
): Promise<Result<undefined, CommandError>> => {
  const discard = async (): Promise<void> =>
    await db.store.strict_write([CAPTURES, BYTES], async (tx) => {
      const captures = tx.table<PhotoCapture, string>(CAPTURES);
      const found = await captures.get(id);
      if (found === undefined || (found.problem === null && found.for_form === undefined)) return;
      await Promise.all([captures.delete(id), tx.table<CaptureBytes, string>(BYTES).delete(id)]);
    });
  return await storageGuard(discard);
};
