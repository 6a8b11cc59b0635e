import { filesBelow, textOf } from './source-files.ts';

/** A test or a group of tests, with its content. */
interface NamedPlace {
  readonly path: string;
  readonly name: string;
  /** From its name to the next one's, for a group to the end of the file. */
  readonly body: string;
}

/** test('…'), test.each(…)('…'), describe('…'); a skipped one is none. */
const NAME =
  /\b(test|it|describe)(?:\.(?:each|for|concurrent|sequential)\b(?:\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))?)?\(\s*(['"`])((?:\\.|(?!\2)[\s\S])*)\2/g;
const PGTAP =
  /^select\s+(?:is|isnt|ok|is_empty|isnt_empty|results_eq|set_eq|throws_ok|lives_ok|matches|alike|cmp_ok)\b[\s\S]*?;$/gm;
const SQL_STRING = /'((?:[^']|'')*)'/g;

function inScript(path: string): readonly NamedPlace[] {
  const text = textOf(path);
  const found = [...text.matchAll(NAME)];
  return found.map(({ 1: kind = '', 3: name = '', index }, place) => ({
    path,
    name: name.replace(/\s+/g, ' ').replace(/\\(['"`])/g, '$1'),
    body: text.slice(index, kind === 'describe' ? undefined : found[place + 1]?.index),
  }));
}

/** The description is the last text of a pgTAP statement. */
const inSql = (path: string): readonly NamedPlace[] =>
  [
    ...textOf(path)
      .replace(/^\s*--.*$/gm, '')
      .matchAll(PGTAP),
  ].map(([statement]) => ({
    path,
    name: [...statement.matchAll(SQL_STRING)].at(-1)?.[1]?.replaceAll("''", "'") ?? '',
    body: statement,
  }));

/** Every test of the repository: Vitest, Playwright and pgTAP. */
export function namedPlaces(): readonly NamedPlace[] {
  const scripts = ['src', 'tests', 'e2e', 'supabase']
    .flatMap(filesBelow)
    .filter((path) =>
      /\.(?:test|spec)\.tsx?$|-contract(?:-\w+)?\.ts$|^tests\/simulation\/simulate\.ts$/.test(path),
    );
  const sql = filesBelow('supabase/tests').filter((path) => path.endsWith('.sql'));
  return [...scripts.flatMap(inScript), ...sql.flatMap(inSql)];
}
