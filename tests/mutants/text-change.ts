/** A piece of source replaced by another: how every mutant is made, and how its absence is noticed. */
export interface TextChange {
  readonly found: string;
  readonly instead: string;
  /** How often the source holds it; once unless told otherwise. */
  readonly times?: number;
}

const occurrences = (text: string, found: string): number => text.split(found).length - 1;

/** Thrown when the source is no longer what a mutant was made for. */
export class SourceMoved extends Error {
  override readonly name = 'SourceMoved';
}

/** The text with the change made; throws SourceMoved when it does not stand there as often as it should. */
export function changeText(text: string, { found, instead, times = 1 }: TextChange): string {
  const seen = occurrences(text, found);
  if (seen !== times) throw new SourceMoved(`the source holds it ${seen} times, not ${times}: ${found}`);
  return text.replaceAll(found, () => instead);
}

/** The scripts with every change made in the one script it is meant for. */
export function changeScripts<T extends { readonly sql: string }>(
  scripts: readonly T[],
  changes: readonly TextChange[],
): readonly T[] {
  let changed = scripts;
  for (const change of changes) {
    const place = changed.findIndex(({ sql }) => sql.includes(change.found));
    if (place < 0) throw new SourceMoved(`stands in no script: ${change.found}`);
    changed = changed.map((script, index) =>
      index === place ? { ...script, sql: changeText(script.sql, change) } : script,
    );
  }
  return changed;
}
