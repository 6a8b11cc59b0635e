import { describe, expect, test } from 'vitest';
import { filesBelow, type Import, importsOf, packageOf } from '../support/source-files.ts';
import { IMPORT_RULES, type ImportRule, isTestFile, TEST_PACKAGES, TEST_ROOMS } from './import-rules.ts';

const files = filesBelow('src');
const sources = files.filter((path) => /\.(ts|tsx|mjs|css)$/.test(path));

/** The rule with the longest path that holds a file. */
function ruleOf(path: string): ImportRule | undefined {
  return IMPORT_RULES.filter(({ room }) => path === room || path.startsWith(`${room}/`)).toSorted(
    (a, b) => b.room.length - a.room.length,
  )[0];
}

/** Why an import is not allowed; null when it is. */
function fault(path: string, own: ImportRule, { specifier, path: target }: Import): string | null {
  const test_file = isTestFile(path);
  if (target === null) {
    const allowed = test_file ? [...own.packages, ...TEST_PACKAGES] : own.packages;
    return allowed.includes(packageOf(specifier)) ? null : `${path} may not use the package ${specifier}`;
  }
  if (!target.startsWith('src/')) return `${path} reaches outside src: ${specifier}`;
  if (!files.includes(target)) return `${path} imports ${specifier}, which does not exist`;
  if (!test_file && isTestFile(target)) return `${path} imports ${target}, which is there for tests`;
  const other = ruleOf(target);
  if (other === own) return null;
  const in_test_room =
    test_file && TEST_ROOMS.some((room) => target === room || target.startsWith(`${room}/`));
  if (in_test_room) return null;
  if (!other || !own.rooms.includes(other.room)) return `${path} may not import ${target}`;
  return null;
}

test('every source file stands in a room with a rule', () => {
  expect(
    files.filter((path) => path !== 'src/ARCHITECTURE.md' && !ruleOf(path) && !NOT_CODE.test(path)),
  ).toEqual([]);
});

const NOT_CODE = /^src\/(tsconfig\.json|routes\.test\.ts|decisions\/\d{3}-[a-z0-9-]+\.md)$/;

test('every import keeps to the walls', () => {
  const faults = sources.flatMap((path) => {
    const own = ruleOf(path);
    return own ? importsOf(path).flatMap((found) => fault(path, own, found) ?? []) : [];
  });
  expect(faults).toEqual([]);
});

const naming = (name: string) =>
  IMPORT_RULES.filter(({ packages }) => packages.includes(name)).map(({ room }) => room);

describe('the table itself', () => {
  test('features never import each other', () => {
    const features = IMPORT_RULES.filter(({ room }) => room.startsWith('src/admin/features/'));
    for (const { rooms } of features)
      expect(rooms.filter((room) => room.startsWith('src/admin/features/'))).toEqual([]);
  });

  test('only the backend and the sync adapters name supabase-js', () => {
    expect(naming('@supabase/supabase-js')).toEqual(['src/sync/adapters', 'src/backend']);
  });

  test('only the data room and the sync adapters name dexie', () => {
    expect(naming('dexie')).toEqual(['src/sync/adapters', 'src/data']);
  });

  test('the public site reaches neither the local database, nor the engine, nor the admin', () => {
    const site = IMPORT_RULES.find(({ room }) => room === 'src/site');
    expect(site?.rooms.filter((room) => /src\/data|sync|admin|backend/.test(room))).toEqual([]);
  });

  test('the engine reaches nothing of ours', () => {
    for (const { room, rooms } of IMPORT_RULES.filter((rule) => rule.room.startsWith('src/sync')))
      expect(
        rooms.filter((other) => !other.startsWith('src/sync')),
        room,
      ).toEqual([]);
  });

  test('a folder without a rule is refused', () => {
    expect(ruleOf('src/helpers/anything.ts')).toBeUndefined();
    expect(ruleOf('src/database/anything.ts')).toBeUndefined();
  });

  test('every room exists', () => {
    const empty = IMPORT_RULES.filter(
      ({ room }) => !files.some((path) => path === room || path.startsWith(`${room}/`)),
    );
    expect(empty.map(({ room }) => room)).toEqual([]);
  });
});
