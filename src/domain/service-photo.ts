import * as v from 'valibot';
import { comparePlain } from '../lib/compare.ts';
import { choice } from './fields.ts';
import { may, type Person } from './rights.ts';

/** Photos of work: what they show, where their bytes lie, and who may take one away again. */

/** What a photo shows of the work; 'other' is the default. */
export const PHOTO_KINDS = ['before', 'after', 'other'] as const;
export type PhotoKind = (typeof PHOTO_KINDS)[number];

export const DEFAULT_PHOTO_KIND: PhotoKind = 'other';

/** Whether this build knows the kind; a newer server may send others. */
export const isPhotoKind = (kind: string): kind is PhotoKind => PHOTO_KINDS.some((known) => known === kind);

/** What a photo is stored as; the bucket takes nothing else. */
const PHOTO_MIME_TYPES = ['image/webp', 'image/jpeg'] as const;
export type PhotoMimeType = (typeof PHOTO_MIME_TYPES)[number];

/** The bucket refuses more; a picture of 2048 pixels has about a tenth of it. */
export const MAX_PHOTO_BYTES = 8 * 1024 * 1024;

/** Private: its objects are read with a session or by a signed address. */
export const PHOTO_BUCKET = 'service-photos';

/** Where a photo's bytes lie in the bucket: its id, so that the same photo sent twice is one object. */
export const photoPath = (id: string): string => id;

/** Where its small version lies, which a screen of many photos shows. */
export const smallPhotoPath = (id: string): string => `${id}-small`;

/** A picture ready to be stored, of its bytes: what the row of a photo says, and the bytes themselves. */
export interface PhotoPicture {
  readonly bytes: ArrayBuffer;
  readonly thumbnail: ArrayBuffer;
  readonly mime_type: PhotoMimeType;
  /** Pixels of the full picture, as it is seen. */
  readonly width: number;
  readonly height: number;
  /** Hex. */
  readonly sha256: string;
}

const FIRST_TAKEN_MS = 0;
const LAST_TAKEN_MS = Date.parse('2200-12-31T00:00:00Z');

/** A camera whose clock was never set notes any time: beyond what the table takes, the moment it was chosen counts. */
const takenAt = (noted: string): string => {
  const at_ms = Date.parse(noted);
  return at_ms >= FIRST_TAKEN_MS && at_ms <= LAST_TAKEN_MS ? noted : new Date().toISOString();
};

/** A new photo as the screen gives it, besides its picture. */
export const newServicePhotoInput = v.object({
  kind: choice(PHOTO_KINDS),
  taken_at: v.pipe(v.string('required'), v.isoTimestamp('invalid_date'), v.transform(takenAt)),
});
export type NewServicePhotoInput = v.InferInput<typeof newServicePhotoInput>;

/** Changed columns of a photo. */
export const servicePhotoEdit = v.object({ kind: choice(PHOTO_KINDS) });

/** How long the full picture of a service's photos is kept on every device, counted from the day of the work. */
export const RECENT_PHOTO_DAYS = 90;

/** Room on every device for full pictures that are fetched ahead: some 300 of them. */
export const KEPT_PHOTO_BYTES = 150 * 1024 * 1024;

const OWN_PHOTO_MS = 7 * 24 * 60 * 60 * 1_000;

/**
 * Whether a person may delete a photo: any, or what they took themselves in the last seven days (supabase/policies.md).
 * A photo the server does not know yet was taken on this device.
 */
export const mayDeletePhoto = (
  person: Person & { readonly id: string },
  photo: { readonly taken_by: string | null; readonly created_at: string | null },
  now_ms: number,
): boolean => {
  if (may(person, 'delete', 'service_photos') || photo.created_at === null) return true;
  if (!may(person, 'delete_own', 'service_photos')) return false;
  return photo.taken_by === person.id && now_ms - Date.parse(photo.created_at) < OWN_PHOTO_MS;
};

const KIND_ORDER: Readonly<Record<string, number>> = { before: 0, after: 1, other: 2 };

/** Oldest first; on one moment before stands ahead of after, and then the id decides. */
export const byTakenAt = (
  a: { readonly id: string; readonly kind: string; readonly taken_at: string },
  b: { readonly id: string; readonly kind: string; readonly taken_at: string },
): number =>
  Date.parse(a.taken_at) - Date.parse(b.taken_at) ||
  (KIND_ORDER[a.kind] ?? 3) - (KIND_ORDER[b.kind] ?? 3) ||
  comparePlain(a.id, b.id);
