import * as v from 'valibot';

/** Left in a history entry that a dialog made. */
export interface DialogTrail {
  /** Paths of the entries beneath it that this screen went through, the nearest last; a link from outside has none. */
  readonly beneath: readonly string[];
}

interface HistoryEntry {
  readonly path: string;
  readonly query: URLSearchParams;
  readonly beneath: readonly string[];
  /** Names the entry; null when the router did not make it. */
  readonly key: string | null;
}

/** The state of a history entry: the key of the router, and our own state. */
const routed = v.object({
  key: v.optional(v.nullable(v.string()), null),
  usr: v.optional(v.nullable(v.looseObject({ beneath: v.optional(v.array(v.string()), []) }))),
});

/**
 * The history entry as the browser has it now. A render's own location may be a transition behind, and an address
 * built from it would undo what happened in between.
 */
export function historyEntry(): HistoryEntry {
  const parsed = v.safeParse(routed, window.history.state);
  return {
    path: window.location.pathname,
    query: new URLSearchParams(window.location.search),
    beneath: parsed.success ? (parsed.output.usr?.beneath ?? []) : [],
    key: parsed.success ? parsed.output.key : null,
  };
}

let left_key: string | null = null;

/** Notes that this entry is being left: going back is not instant, and a second Escape must not close twice. */
export function leaveEntry(key: string | null): void {
  left_key = key;
  // The forward button may lead here again later.
  window.addEventListener('popstate', () => (left_key = null), { once: true });
}

/** Whether the entry the browser shows is one that `leaveEntry` named, so that another one is about to show. */
export function isLeavingEntry(): boolean {
  return left_key !== null && historyEntry().key === left_key;
}

/** What closing a dialog does to the history: so many entries back, or another address in this entry's place. */
type Closing =
  | { readonly kind: 'none' }
  | { readonly kind: 'back'; readonly entries: number }
  | { readonly kind: 'replace'; readonly path: string };

/**
 * How to close the dialog at `own` when `parent` lies beneath it. Opened from here, it goes back to the entry it was
 * opened from; opened by a link, the parent takes its place. A dialog that is closed already stays closed.
 */
export function closingOf(
  entry: Pick<HistoryEntry, 'path' | 'beneath'>,
  own: string,
  parent: string,
): Closing {
  const { path, beneath } = entry;
  if (path === own && beneath.length > 0) return { kind: 'back', entries: 1 };
  if (path !== own && !path.startsWith(`${own}/`)) return { kind: 'none' };
  const at = beneath.lastIndexOf(parent);
  return at === -1 ? { kind: 'replace', path: parent } : { kind: 'back', entries: beneath.length - at };
}
