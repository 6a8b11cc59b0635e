import { startTransition, useEffect, useState } from 'react';

/**
 * Lets a long list render its first rows alone, and the other rows after those were painted. False at the first render, true
 * after the first paint; React renders the other rows in slices then, so that a tap in between is answered.
 * @param from_start whether the list needs all its rows at the first render
 */
export function useIsPainted(from_start = false): boolean {
  const [is_painted, setPainted] = useState(from_start);
  useEffect(() => startTransition(() => setPainted(true)), []);
  return is_painted;
}
