import { useLiveQuery } from 'dexie-react-hooks';

const sameDeps = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((value, index) => Object.is(value, b[index]));

/**
 * The result of a query on the local database, run again whenever a row it read is written, in this tab or
 * another. Undefined while loading, also after `deps` changed, so a screen never shows one record's data
 * under another's name. A failing query throws while rendering: an error boundary shows it.
 */
export const useLive = <T>(query: () => Promise<T>, deps: readonly unknown[]): T | undefined => {
  const found = useLiveQuery(async () => ({ deps, value: await query() }), [...deps]);
  return found !== undefined && sameDeps(found.deps, deps) ? found.value : undefined;
};
