import { filesBelow, type Import, importsOf, textOf } from './source-files.ts';

const UNIT_TEST =
  /^(?:src\/.*\.test\.tsx?|tests\/(?:contract|screens)\/.*\.test\.tsx?|supabase\/(?:functions|local)\/.*\.test\.ts)$/;
/** Packages that keep state of their own, or stand in for the browser. Without its database Dexie opens nothing. */
const STATEFUL = /^(?:fake-indexeddb|jsdom|@mantine\/notifications)/;

/**
 * Unit tests by the process they run in. `shared`: tests of one process follow each other, each with modules of ours
 * evaluated anew (tests/support/begin-anew.ts), which saves starting a process for each. `alone`: those that reach a
 * package whose state would outlive them, mock a module, or want another environment.
 */
export function unitTests(): { readonly shared: readonly string[]; readonly alone: readonly string[] } {
  const known = new Map<string, readonly Import[]>();
  const evaluatedBy = (path: string): readonly Import[] => {
    const imports = known.get(path) ?? importsOf(path, 'evaluated');
    known.set(path, imports);
    return imports;
  };
  const isStateful = (test: string): boolean => {
    const reached = new Set([test]);
    for (const file of reached)
      for (const { specifier, path } of evaluatedBy(file)) {
        if (path === null && STATEFUL.test(specifier)) return true;
        if (path !== null && /\.tsx?$/.test(path)) reached.add(path);
      }
    return false;
  };
  const tests = ['src', 'tests/contract', 'tests/screens', 'supabase/functions', 'supabase/local']
    .flatMap(filesBelow)
    .filter((path) => UNIT_TEST.test(path));
  const { alone = [], shared = [] } = Object.groupBy(tests, (path) =>
    isStateful(path) || /vi\.mock\(|@vitest-environment/.test(textOf(path)) ? 'alone' : 'shared',
  );
  return { alone, shared };
}
