import { useEffect, useState } from 'react';

/** The live query finds the first rows a moment after the engine reports them. */
const SETTLE_MS = 400;

/** False until `done` has been true for a while; true at once where it was true from the start. */
export function useSettled(done: boolean): boolean {
  const [is_settled, setSettled] = useState(done);
  useEffect(() => {
    if (!done) return undefined;
    const timer = setTimeout(() => setSettled(true), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [done]);
  return done && is_settled;
}
