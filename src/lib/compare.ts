/** Dutch order: case and diacritics do not part words, and 'Steiger 9' stands before 'Steiger 10'. */
const collator = new Intl.Collator('nl', { sensitivity: 'base', numeric: true });

/** Orders two texts as a Dutch reader expects; negative, zero or positive. */
export const compareText = (a: string, b: string): number => collator.compare(a, b);

/** Orders two plain values (numbers, or strings by code unit such as ISO dates and ids). */
export const comparePlain = <T extends string | number>(a: T, b: T): number => (a < b ? -1 : a > b ? 1 : 0);
