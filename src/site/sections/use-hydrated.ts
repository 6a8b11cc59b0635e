import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => undefined;

/** False in the finished page and while it hydrates, true from then on: what needs a script shows itself only then. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
