import { useCallback, useSyncExternalStore } from 'react';
import { photosText } from '../../../../content/admin/photos.ts';
import { keepCapture, type PhotoImport } from '../../../../data/index.ts';
import type { PhotoKind } from '../../../../domain/service-photo.ts';
import { MAX_FILE_BYTES } from '../../../../media/index.ts';
import { notifyFailure } from '../../../components/notify.ts';
import { useRuntime } from '../../../runtime.ts';
import { createImportViews, type ImportView, type ImportViews } from './import-view.ts';

const text = photosText.import;

/** A picture as it was taken or chosen. */
export interface RawPicture {
  readonly blob: Blob;
  /** Null for a shot. */
  readonly name: string | null;
  /** ISO 8601; the time noted in the picture itself takes precedence. */
  readonly taken_at: string;
}

const all_views = new WeakMap<PhotoImport, ImportViews>();

/** The views of one import; they outlive every dialog and screen. */
function viewsOf(photo_import: PhotoImport): ImportViews {
  const known = all_views.get(photo_import);
  if (known) return known;
  const views = createImportViews(photo_import);
  window.addEventListener('beforeunload', (event) => {
    // What is in memory only would be gone; the browser asks.
    if (views.is_saving()) event.preventDefault();
  });
  all_views.set(photo_import, views);
  return views;
}

/** One chosen file after another: a tablet has memory for one large picture at a time. */
let last_added: Promise<unknown> = Promise.resolve();

export interface Importing extends ImportView {
  /** Keeps a picture on this device; says so when it cannot, and answers whether it did. */
  readonly keep: (picture: RawPicture, kind: PhotoKind) => Promise<boolean>;
  /** Keeps chosen pictures, one after another. */
  readonly add: (pictures: readonly RawPicture[], kind: PhotoKind) => void;
  /** Goes on after it stopped. */
  readonly retry: () => void;
}

/** The import of one service's pictures, live. */
export function usePhotoImport(service_record_id: string): Importing {
  const { db, photo_import, report_fault } = useRuntime();
  const views = viewsOf(photo_import);
  const view = useSyncExternalStore(views.subscribe, () => views.of(service_record_id));

  const keep = useCallback(
    async ({ blob, name, taken_at }: RawPicture, kind: PhotoKind): Promise<boolean> => {
      if (blob.size > MAX_FILE_BYTES) {
        notifyFailure(text.not_kept.too_large(name ?? text.shot));
        return false;
      }
      const capture = { service_record_id, kind, taken_at, name, picture: blob };
      const kept = await views.saving(service_record_id, async () => await keepCapture(db, capture));
      if (kept.ok) return true;
      if (kept.error.code === 'storage') {
        report_fault(kept.error.fault);
        notifyFailure(text.not_kept.storage);
      } else {
        notifyFailure(text.not_kept.unreadable(name ?? text.shot));
      }
      return false;
    },
    [db, views, service_record_id, report_fault],
  );

  const add = useCallback(
    (pictures: readonly RawPicture[], kind: PhotoKind) => {
      for (const picture of pictures) {
        const before = last_added;
        const keepNext = async (): Promise<void> => {
          await before;
          await keep(picture, kind);
        };
        last_added = keepNext();
      }
    },
    [keep],
  );

  const retry = useCallback(() => photo_import.retry(), [photo_import]);
  return { ...view, keep, add, retry };
}

/** Files as a person chose them; when a file was last written stands in for when it was taken. */
export const chosenPictures = (files: Iterable<File>): RawPicture[] =>
  Array.from(files, (file) => ({
    blob: file,
    name: file.name === '' ? null : file.name,
    taken_at: new Date(file.lastModified).toISOString(),
  }));
