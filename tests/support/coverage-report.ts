/** Which test quotes which requirement. Pure except for reading the repository's own files. */
import { filesBelow, textOf } from './source-files.ts';

interface Requirement {
  readonly id: string;
  readonly text: string;
  /** Decision that answers it, or null. */
  readonly settled_by: string | null;
}

interface NamedTest {
  readonly path: string;
  readonly name: string;
}

const REQUIREMENT = /^- ([A-Z]+-\d{2,3}) (.*)$/gm;
const ID = /\b[A-Z]-\d{2,3}\b/g;
/** test('…'), describe.each(…)('…'), test.only is not a test that counts and neither is a skipped one. */
const TEST_NAME =
  /\b(?:test|it|describe)(?:\.(?:each|for|concurrent|sequential)\b(?:\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))?)?\(\s*(['"`])((?:\\.|(?!\1)[\s\S])*)\1/g;
const SQL_STRING = /'((?:[^']|'')*)'/g;

/** The requirements and decisions of tests/checklist.md, in its order. */
export function readRequirements(): readonly Requirement[] {
  return [...textOf('tests/checklist.md').matchAll(REQUIREMENT)].map(([, id = '', text = '']) => ({
    id,
    text,
    settled_by: /→ settled by (R-\d+)/.exec(text)?.[1] ?? null,
  }));
}

const namesInScript = (text: string): readonly string[] =>
  [...text.matchAll(TEST_NAME)].map(([, , name = '']) =>
    name.replace(/\s+/g, ' ').replace(/\\(['"`])/g, '$1'),
  );

const namesInSql = (text: string): readonly string[] =>
  [...text.replace(/^\s*--.*$/gm, '').matchAll(SQL_STRING)].map(([, name = '']) =>
    name.replaceAll("''", "'"),
  );

/** Every test by name: Vitest, Playwright, and the descriptions in pgTAP. */
function readTests(): readonly NamedTest[] {
  const scripts = ['src', 'tests', 'e2e', 'supabase']
    .flatMap(filesBelow)
    .filter((path) => /\.(test|spec)\.tsx?$|-contract\.ts$/.test(path));
  const sql = filesBelow('supabase/tests').filter((path) => path.endsWith('.sql'));
  return [
    ...scripts.flatMap((path) => namesInScript(textOf(path)).map((name) => ({ path, name }))),
    ...sql.flatMap((path) => namesInSql(textOf(path)).map((name) => ({ path, name }))),
  ].filter(({ name }) => new RegExp(ID).test(name));
}

/** Id → the tests whose names quote it. */
function testsById(tests: readonly NamedTest[]): ReadonlyMap<string, readonly NamedTest[]> {
  const found = new Map<string, NamedTest[]>();
  for (const test of tests)
    for (const id of new Set(test.name.match(ID) ?? [])) found.set(id, [...(found.get(id) ?? []), test]);
  return found;
}

const isDecision = (id: string): boolean => id.startsWith('R-');

interface Coverage {
  readonly requirements: readonly Requirement[];
  readonly tests: ReadonlyMap<string, readonly NamedTest[]>;
}

export const readCoverage = (): Coverage => ({
  requirements: readRequirements(),
  tests: testsById(readTests()),
});

/** Requirements that neither a test quotes nor a decision settles. */
export function openIds({ requirements, tests }: Coverage): readonly string[] {
  return requirements
    .filter(({ id, settled_by }) => settled_by === null && !tests.has(id))
    .map(({ id }) => id);
}

function line({ id, settled_by }: Requirement, tests: readonly NamedTest[]): string {
  if (tests.length > 0)
    return [`- ${id}`, ...tests.map(({ path, name }) => `  - ${name} (\`${path}\`)`).toSorted()].join('\n');
  return `- ${id} ${settled_by === null ? '**open**' : `settled by ${settled_by}`}`;
}

/** The text of tests/coverage.md. */
export function coverageReport(coverage: Coverage): string {
  const { requirements, tests } = coverage;
  const checklist = requirements.filter(({ id }) => !isDecision(id));
  const quoted = checklist.filter(({ id }) => tests.has(id)).length;
  const open = openIds(coverage).filter((id) => !isDecision(id)).length;
  const decisions = requirements.filter(({ id }) => isDecision(id));
  return [
    '# Requirements and the tests that quote them',
    '',
    'Written by `npm run coverage` from the names of the tests; do not edit. The requirements stand in checklist.md.',
    '',
    `${checklist.length} requirements: ${quoted} quoted by tests, ${checklist.length - quoted - open} settled by a decision, ${open} open.`,
    `${decisions.length} decisions: ${decisions.filter(({ id }) => tests.has(id)).length} quoted by tests.`,
    '',
    ...requirements.map((requirement) => line(requirement, tests.get(requirement.id) ?? [])),
    '',
  ].join('\n');
}
