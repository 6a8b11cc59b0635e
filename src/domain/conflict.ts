/** Two people changed one field: what can be chosen, and how two texts become one. */

/** Whether a text may fill more than one line. */
export type TextKind = 'line' | 'lines';

const BETWEEN_LINES = '\n';
const BETWEEN_WORDS = ' / ';

const sharedStart = (a: readonly string[], b: readonly string[]): number => {
  let count = 0;
  while (count < a.length && count < b.length && a[count] === b[count]) count += 1;
  return count;
};

const joinLines = (first: string, second: string): string => {
  const a = first.split('\n');
  const b = second.split('\n');
  const start = sharedStart(a, b);
  const rest = [a.slice(start), b.slice(start)] as const;
  const end = sharedStart(rest[0].toReversed(), rest[1].toReversed());
  const middle = rest.map((lines) => lines.slice(0, lines.length - end));
  const [of_a = [], of_b = []] = middle;
  const added = of_b.filter((line) => line.trim() === '' || !of_a.includes(line));
  return [...a.slice(0, start), ...of_a, ...added, ...a.slice(a.length - end)].join(BETWEEN_LINES);
};

/**
 * Both texts in one: lines they share stand once, where they differ the first comes before the second. One that holds
 * the other is the whole. A proposal: a person reads it before it is saved.
 */
export const joinTexts = (first: string, second: string, kind: TextKind): string => {
  if (first.includes(second)) return first;
  if (second.includes(first)) return second;
  return kind === 'lines' ? joinLines(first, second) : `${first.trim()}${BETWEEN_WORDS}${second.trim()}`;
};

/** The writer of a version, as seen by the signed-in user. */
export type Author = 'self' | 'colleague' | 'unknown';

/** 'self' for one's own, 'unknown' when no user of the app wrote it. */
export const authorFor = (viewer_id: string, author_id: string | null): Author => {
  if (author_id === null) return 'unknown';
  return author_id === viewer_id ? 'self' : 'colleague';
};
