import * as v from 'valibot';

/** Left in a history entry: how many entries this screen put on top of the list. */
export interface DialogTrail {
  readonly dialog_trail: number;
}

export interface LiveEntry {
  readonly query: URLSearchParams;
  readonly trail: number;
  /** Names the entry; null when the router did not make it. */
  readonly key: string | null;
}

/** What the router keeps in a history entry: its name, and our own state. */
const routed = v.object({
  key: v.optional(v.nullable(v.string()), null),
  usr: v.optional(v.nullable(v.looseObject({ dialog_trail: v.optional(v.number(), 0) }))),
});

/**
 * The history entry as the browser has it now. A render's own location may be a transition behind, and an address
 * built from it would undo what happened in between.
 */
export function liveEntry(): LiveEntry {
  const parsed = v.safeParse(routed, window.history.state);
  return {
    query: new URLSearchParams(window.location.search),
    trail: (parsed.success && parsed.output.usr?.dialog_trail) || 0,
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

/** Whether the entry the browser stands on is one that `leaveEntry` named, so that another one is on its way. */
export function isLeavingEntry(): boolean {
  return left_key !== null && liveEntry().key === left_key;
}
