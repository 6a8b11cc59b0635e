import type { JournalEntry } from '../store-port.ts';

/**
 * Of the changes that one answer acknowledged, the one to name as the newest (D1): one that took effect with that
 * answer goes before one that had been taken already, for a server put back to a time in between still knows the
 * latter.
 */
export const newestOf = (together: readonly Pick<JournalEntry, 'id' | 'dup' | 'mutation'>[]): string | null =>
  together.toSorted((a, b) => Number(a.dup) - Number(b.dup) || b.mutation.seq - a.mutation.seq)[0]?.id ??
  null;
