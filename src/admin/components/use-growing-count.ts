import { startTransition, useEffect, useState } from 'react';

/** So many rows more are drawn at a time: what a finger asks meanwhile waits for them. */
const STEP = 8;

/**
 * How many rows of a long list to draw: the first ones alone, then some more after each were painted, until all are there. A
 * tap that leads to another screen comes between two steps; if the others were drawn at once it would wait for all of them.
 * @param count all rows
 * @param first the rows of the first drawing
 */
export function useGrowingCount(count: number, first: number): number {
  const [drawn, setDrawn] = useState(first);
  useEffect(() => {
    if (drawn < count) startTransition(() => setDrawn(drawn + STEP));
  }, [drawn, count]);
  return Math.min(drawn, count);
}
