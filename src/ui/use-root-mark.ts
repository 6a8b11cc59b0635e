import { useLayoutEffect } from 'react';

/**
 * Gives the root element an attribute while `on`, for rules about the whole page. `html:has(…)` would do without code, but once the
 * root is looked at so, a change anywhere in the page has the style of every element looked at again.
 * @param name Of the attribute: 'data-…'. One component at a time gives it.
 */
export function useRootMark(name: `data-${string}`, on: boolean): void {
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute(name, on);
    return () => document.documentElement.removeAttribute(name);
  }, [name, on]);
}
