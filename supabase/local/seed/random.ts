/** A seeded source of chance: the same seed tells the same story on every machine. */
export interface Chance {
  /** Whole number from `low` to `high`, both included. */
  between(low: number, high: number): number;
  /** True this often, `share` from 0 to 1. */
  happens(share: number): boolean;
  one<T>(of: readonly T[]): T;
  /** One of the values, as likely as its weight. */
  weighted<T>(of: readonly (readonly [value: T, weight: number])[]): T;
  /** The same values in another order. */
  shuffled<T>(of: readonly T[]): T[];
  /** A uuid shaped like version 7 whose time part is `unix_ms`. */
  uuid(unix_ms: number): string;
}

/** Mulberry32: 32 bits of state, good enough to deal cards. */
export function createChance(seed: number): Chance {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1));
  const one = <T>(of: readonly T[]): T => {
    const value = of[between(0, of.length - 1)];
    if (value === undefined) throw new Error('nothing to choose from');
    return value;
  };
  const hex = (digits: number): string =>
    Array.from({ length: digits }, () => between(0, 15).toString(16)).join('');
  return {
    between,
    happens: (share) => next() < share,
    one,
    weighted(of) {
      let left = next() * of.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [value, weight] of of) {
        left -= weight;
        if (left < 0) return value;
      }
      return one(of)[0];
    },
    shuffled(of) {
      const cards = [...of];
      for (let last = cards.length - 1; last > 0; last -= 1) {
        const other = between(0, last);
        const [kept, moved] = [cards[last], cards[other]];
        if (kept === undefined || moved === undefined) continue;
        cards[other] = kept;
        cards[last] = moved;
      }
      return cards;
    },
    uuid(unix_ms) {
      const time = unix_ms.toString(16).padStart(12, '0');
      const variant = one(['8', '9', 'a', 'b']);
      return `${time.slice(0, 8)}-${time.slice(8)}-7${hex(3)}-${variant}${hex(3)}-${hex(12)}`;
    },
  };
}
