import type { ImportStop, PhotoCapture, PhotoImport } from '../../../../data/index.ts';
import { createListeners } from '../../../../lib/listeners.ts';

/** How far the pictures of one service are on their way to being photos. */
export interface ImportView {
  /** Of the run that goes on: since nothing waited last. */
  readonly done: number;
  readonly total: number;
  /** Those that could not become photos, in their order. */
  readonly set_aside: readonly PhotoCapture[];
  /** Why nothing goes on; null while it does, or while nothing waits. */
  readonly stopped: ImportStop | null;
}

export interface ImportViews {
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

/** What the screens show of the import, by service, with what is being written in this tab. */
export function createImportViews(
  source: Pick<PhotoImport, 'captures' | 'stopped' | 'subscribe'>,
): ImportViews {
  const listeners = createListeners<[]>();
  const views = new Map<string, ImportView>();
  /** Ids of the run that goes on, by service. */
  const runs = new Map<string, Set<string>>();
  const saving = new Map<string, number>();

  const look = (id: string, captures: readonly PhotoCapture[]): ImportView => {
    const waiting = captures.filter(({ problem }) => problem === null);
    const on_the_way = saving.get(id) ?? 0;
    const run = waiting.length + on_the_way === 0 ? new Set<string>() : (runs.get(id) ?? new Set<string>());
    for (const capture of waiting) run.add(capture.id);
    runs.set(id, run);
    const was = views.get(id) ?? NOTHING;
    const set_aside = captures.filter(({ problem }) => problem !== null);
    return {
      done: run.size - waiting.length,
      total: run.size + on_the_way,
      set_aside: sameList(was.set_aside, set_aside) ? was.set_aside : set_aside,
      stopped: waiting.length === 0 ? null : source.stopped(),
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
