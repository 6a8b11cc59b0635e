/** The requirements that each finished topic of the product answers for: none of them may be open. */
import { readRequirements } from './coverage-report.ts';

const ALL = readRequirements().map(({ id }) => id);

/** Every id of a group, but for those that another topic answers for. */
const whole = (group: string, without: readonly string[] = []): readonly string[] =>
  ALL.filter((id) => id.startsWith(`${group}-`) && !without.includes(id));

const numbered = (
  group: string,
  from: number,
  to: number,
  without: readonly number[] = [],
): readonly string[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index)
    .filter((number) => !without.includes(number))
    .map((number) => `${group}-${String(number).padStart(group === 'R' ? 2 : 3, '0')}`);

/** Topic → ids that may not be open. */
export const ANSWERED_IDS: Readonly<Record<string, readonly string[]>> = {
  admin: [
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
  pages: [
    ...whole('G', numbered('G', 9, 13)),
    ...whole('N'),
    ...whole('P', numbered('P', 100, 102)),
    ...whole('V'),
    ...whole('K'),
    ...whole('T', ['T-012', 'T-013']),
    ...whole('X', ['X-017']),
    ...whole('Z', numbered('Z', 15, 17)),
    ...whole('D', ['D-017']),
    ...numbered('R', 1, 11, [9]),
    'R-27',
    'R-28',
    'R-43',
    'R-45',
    ...numbered('R', 48, 54, [50, 52]),
    'R-57',
    'R-58',
    'R-60',
  ],
  forms: [...whole('F'), 'T-013', 'C-030', 'Z-013', ...numbered('R', 19, 26), 'R-52'],
  blog: [
    ...whole('B'),
    ...whole('L'),
    'G-009',
    'G-010',
    'T-012',
    'X-017',
    'Z-015',
    'Z-016',
    ...numbered('R', 29, 33),
    'R-44',
    'R-59',
  ],
};
