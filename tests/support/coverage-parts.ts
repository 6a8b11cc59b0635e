/** Which ids each finished part of the product answers for. */

const numbered = (
  group: string,
  from: number,
  to: number,
  without: readonly number[] = [],
): readonly string[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index)
    .filter((number) => !without.includes(number))
    .map((number) => `${group}-${String(number).padStart(group === 'R' ? 2 : 3, '0')}`);

/** Part → ids that may not be open once it is finished. */
export const PART_IDS: Readonly<Record<string, readonly string[]>> = {
  '1': [
    ...numbered('A', 1, 23, [3, 19]),
    'A-027',
    ...numbered('M', 1, 31),
    ...numbered('P', 100, 103),
    ...numbered('G', 11, 13),
    'D-017',
    'R-12',
    ...numbered('R', 14, 18),
    'R-39',
    'R-40',
    'R-42',
    'R-46',
    'R-47',
    'R-50',
  ],
};
