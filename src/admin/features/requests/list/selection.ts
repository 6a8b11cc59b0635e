/** Which requests of a list are chosen. They stay chosen while search and filter hide them; what is done is done to those shown. */

export interface Selection {
  readonly chosen: ReadonlySet<string>;
  /** The request that was chosen or left out last: where a range begins. */
  readonly anchor: string | null;
}

export const NOTHING_CHOSEN: Selection = { chosen: new Set(), anchor: null };

const put = (
  chosen: ReadonlySet<string>,
  ids: readonly string[],
  is_chosen: boolean,
): ReadonlySet<string> => {
  const next = new Set(chosen);
  for (const id of ids) {
    if (is_chosen) next.add(id);
    else next.delete(id);
  }
  return next;
};

/** Chooses a request or leaves it out; as a range, all shown from the one before to it. */
export function choose(
  { chosen, anchor }: Selection,
  shown: readonly string[],
  {
    id,
    is_chosen,
    is_range,
  }: { readonly id: string; readonly is_chosen: boolean; readonly is_range: boolean },
): Selection {
  const from = is_range && anchor !== null ? shown.indexOf(anchor) : -1;
  const to = shown.indexOf(id);
  const ids = from < 0 || to < 0 ? [id] : shown.slice(Math.min(from, to), Math.max(from, to) + 1);
  return { chosen: put(chosen, ids, is_chosen), anchor: id };
}

/** Chooses all that is shown, or leaves it out; what is hidden stays as it was. */
export const chooseAll = (
  { chosen }: Selection,
  shown: readonly string[],
  is_chosen: boolean,
): Selection => ({ chosen: put(chosen, shown, is_chosen), anchor: null });
