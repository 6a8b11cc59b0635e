import { useSyncExternalStore } from 'react';

declare const BUILD_YEAR: number;

const neverChanges = () => () => undefined;

/** The calendar year: that of the build in the finished HTML, the visitor's own once the page is awake (P-009). */
export function useYear(): number {
  return useSyncExternalStore(
    neverChanges,
    () => new Date().getFullYear(),
    () => BUILD_YEAR,
  );
}
