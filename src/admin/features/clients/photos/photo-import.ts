import { useCallback, useSyncExternalStore } from 'react';
import { photosText } from '../../../../content/admin/photos.ts';
import {
  type ImportStop,
  keepCapture,
  type PhotoCapture,
  type PhotoImportQueue,
} from '../../../../data/index.ts';
import type { PhotoKind } from '../../../../domain/service-photo.ts';
import { createListeners } from '../../../../lib/listeners.ts';
import { MAX_FILE_BYTES } from '../../../../media/index.ts';
import { notifyFailure } from '../../../components/notify.ts';
import { useRuntime } from '../../../runtime.ts';

const text = photosText.import;

/** A picture as it was taken or chosen. */
interface RawPicture {
  readonly blob: Blob;
  /** Null for a shot. */
  readonly name: string | null;
  /** ISO 8601; the time noted in the picture itself takes precedence. */
  readonly taken_at: string;
}

const all_views = new WeakMap<PhotoImportQueue, ImportViews>();

/** The views of one import; they outlive every dialog and screen. */
function viewsOf(photo_import: PhotoImportQueue): ImportViews {
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

/**
 * The import of one service's pictures, live.
 * @param of_form the draft of the form they are taken in, and its client, when the service is not saved yet
 */
export function usePhotoImport(
  service_record_id: string,
  of_form?: { readonly draft_key: string; readonly client_id: string },
): Importing {
  const { draft_key: for_form, client_id: for_client } = of_form ?? {};
  const { db, photo_import, report_fault } = useRuntime();
  const views = viewsOf(photo_import);
  const view = useSyncExternalStore(views.subscribe, () => views.of(service_record_id));

  const keep = useCallback(
    async ({ blob, name, taken_at }: RawPicture, kind: PhotoKind): Promise<boolean> => {
      if (blob.size > MAX_FILE_BYTES) {
        notifyFailure(text.not_kept.too_large(name ?? text.shot));
        return false;
      }
      const about = { service_record_id, kind, taken_at, name, picture: blob };
      const capture =
        for_form === undefined || for_client === undefined ? about : { ...about, for_form, for_client };
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
    [db, views, service_record_id, for_form, for_client, report_fault],
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

/** How many pictures of one service have become photos so far. */
interface ImportView {
  /** Of the run that goes on: since nothing waited last. */
  readonly done: number;
  readonly total: number;
  /** The pictures that could not become photos, in their order. */
  readonly set_aside: readonly PhotoCapture[];
  /** Why nothing goes on; null while it does, or while nothing waits. */
  readonly stopped: ImportStop | null;
}

interface ImportViews {
  readonly subscribe: (listener: () => void) => () => void;
  /** The same object until something changes for this service. */
  of(service_record_id: string): ImportView;
  /** Runs a write of a picture of this service; the picture counts as being stored until it settles. */
  saving<T>(service_record_id: string, save: () => Promise<T>): Promise<T>;
  /** Whether a picture is still only in this page's memory. */
  is_saving(): boolean;
}

const NOTHING: ImportView = { done: 0, total: 0, set_aside: [], stopped: null };

const sameList = (a: readonly PhotoCapture[], b: readonly PhotoCapture[]): boolean =>
  a.length === b.length && a.every(({ id, problem }, at) => b[at]?.id === id && b[at].problem === problem);

/** The progress of the import by service, as the screens show it, with the writes of this tab. */
export function createImportViews(
  source: Pick<PhotoImportQueue, 'captures' | 'stopped' | 'subscribe'>,
): ImportViews {
  const listeners = createListeners<[]>();
  const views = new Map<string, ImportView>();
  /** Ids of the run that goes on, by service. */
  const runs = new Map<string, Set<string>>();
  const saving = new Map<string, number>();

  const look = (id: string, captures: readonly PhotoCapture[]): ImportView => {
    const pending = captures.filter(({ problem }) => problem === null);
    const on_the_way = saving.get(id) ?? 0;
    const run = pending.length + on_the_way === 0 ? new Set<string>() : (runs.get(id) ?? new Set<string>());
    for (const capture of pending) run.add(capture.id);
    runs.set(id, run);
    const was = views.get(id) ?? NOTHING;
    const set_aside = captures.filter(({ problem }) => problem !== null);
    return {
      done: run.size - pending.length,
      total: run.size + on_the_way,
      set_aside: sameList(was.set_aside, set_aside) ? was.set_aside : set_aside,
      stopped: pending.length === 0 ? null : source.stopped(),
    };
  };

  const update = (): void => {
    const by_record = Map.groupBy(source.captures(), ({ service_record_id }) => service_record_id);
    for (const id of new Set([...by_record.keys(), ...saving.keys(), ...views.keys()])) {
      const was = views.get(id) ?? NOTHING;
      const now = look(id, by_record.get(id) ?? []);
      const is_same =
        was.done === now.done &&
        was.total === now.total &&
        was.set_aside === now.set_aside &&
        was.stopped === now.stopped;
      if (!is_same) views.set(id, now);
    }
    listeners.call();
  };
  source.subscribe(update);
  update();

  const count = (id: string, by: number): void => {
    saving.set(id, (saving.get(id) ?? 0) + by);
    update();
  };

  return {
    subscribe: listeners.add,
    of: (id) => views.get(id) ?? NOTHING,
    async saving(id, save) {
      count(id, 1);
      try {
        return await save();
      } finally {
        count(id, -1);
      }
    },
    is_saving: () => [...saving.values()].some((number) => number > 0),
  };
}
