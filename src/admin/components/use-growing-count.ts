import { startTransition, useEffect, useState } from 'react';

/** Rows that one step adds. A tap during a step is answered after it. */
const STEP = 8;

/**
 * How many rows of a long list to draw: `first` at the first render, then `STEP` more after each paint, until it is `count`. A tap
 * that opens another screen is answered between two steps: React finishes a transition before it begins a later one.
 */
export function useGrowingCount(count: number, first: number): number {
  const [drawn, setDrawn] = useState(first);
  useEffect(() => {
    if (drawn < count) startTransition(() => setDrawn(drawn + STEP));
  }, [drawn, count]);
  return Math.min(drawn, count);
}
