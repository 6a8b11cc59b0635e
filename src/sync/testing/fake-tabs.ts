import type { PageLife } from '../adapters/page-life.ts';
import type { OpenTabBus, TabMessage } from '../adapters/tab-bus.ts';

type Holder = () => void;

/** Web Locks between the tabs of a test: a queue for each name, abort and steal. */
export function createFakeLocks(): Pick<LockManager, 'request'> & { readonly held: ReadonlySet<string> } {
  const held = new Map<string, { readonly rob: Holder }>();
  const queues = new Map<string, Holder[]>();
  const names = {
    get held(): ReadonlySet<string> {
      return new Set(held.keys());
    },
  };

  function next(name: string): void {
    if (!held.has(name)) queues.get(name)?.shift()?.();
  }

  function request(
    name: string,
    options: LockOptions | ((lock: Lock | null) => unknown),
    callback?: (lock: Lock | null) => unknown,
  ): Promise<unknown> {
    if (typeof options === 'function' || callback === undefined) throw new Error('only with options');
    const { signal, steal = false } = options;
    return new Promise((resolve, reject) => {
      const queue = queues.get(name) ?? [];
      queues.set(name, queue);
      const hold = async (holder: { readonly rob: Holder }): Promise<void> => {
        held.set(name, holder);
        const value = await callback({ name, mode: 'exclusive' });
        if (held.get(name) === holder) held.delete(name);
        resolve(value);
        next(name);
      };
      const enter = (): void => {
        void hold({ rob: () => reject(new DOMException('stolen', 'AbortError')) });
      };
      if (steal) {
        held.get(name)?.rob();
        held.delete(name);
        enter();
        return;
      }
      signal?.addEventListener('abort', () => {
        const place = queue.indexOf(enter);
        if (place >= 0) queue.splice(place, 1);
        reject(new DOMException('aborted', 'AbortError'));
      });
      queue.push(enter);
      next(name);
    });
  }

  return Object.assign(names, { request });
}

export interface FakeBus {
  readonly open: OpenTabBus;
  /** Cuts the tab opened at this place off, both ways: frozen. */
  freeze(tab: number): void;
  thaw(tab: number): void;
}

/** The line between the tabs of a test; a frozen tab hears what was said once it thaws. */
export function createFakeBus(): FakeBus {
  const tabs: { name: string; hear: (message: TabMessage) => void; frozen: boolean; missed: TabMessage[] }[] =
    [];
  return {
    open(name, hear) {
      const tab = { name, hear, frozen: false, missed: [] as TabMessage[] };
      tabs.push(tab);
      return {
        say(message) {
          if (tab.frozen) return;
          for (const other of tabs) {
            if (other === tab || other.name !== name) continue;
            if (other.frozen) other.missed.push(message);
            else other.hear(message);
          }
        },
        close() {
          tabs.splice(tabs.indexOf(tab), 1);
        },
      };
    },
    freeze(index) {
      const tab = tabs[index];
      if (tab !== undefined) tab.frozen = true;
    },
    thaw(index) {
      const tab = tabs[index];
      if (tab === undefined) return;
      tab.frozen = false;
      for (const message of tab.missed.splice(0)) tab.hear(message);
    },
  };
}

export interface FakePage extends PageLife {
  put_away(): void;
  bring_back(): void;
  show(visible: boolean): void;
}

/** The life of one tab of a test. */
export function createFakePage(): FakePage {
  let visible = true;
  let on: Parameters<PageLife['watch']>[0] | null = null;
  return {
    is_visible: () => visible,
    watch(listener) {
      on = listener;
      return () => {
        on = null;
      };
    },
    put_away: () => on?.hidden_away(),
    bring_back: () => on?.back(),
    show(next) {
      visible = next;
      if (visible) on?.visible();
    },
  };
}
