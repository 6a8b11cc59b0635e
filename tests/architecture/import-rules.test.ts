import { describe, expect, test } from 'vitest';
import { filesBelow, type Import, importsOf, packageOf } from '../support/source-files.ts';
import { IMPORT_RULES, type ImportRule, isTestFile } from './import-rules.ts';

/** What a test beside its code may use on top of its folder's own rule; the folder rules are the same. */
const TEST_PACKAGES = [
  'exifreader',
  'fake-indexeddb',
  'fast-check',
  'jsdom',
  'node:',
  'react-dom',
  'react-router-dom',
  'sharp',
  'vitest',
];
const TEST_FOLDERS = [
  'src/routes.ts',
  'src/sync/index.ts',
  'src/sync/testing',
  'src/data/testing',
  'src/session/testing',
];

const SUPABASE = /^supabase\/(?:functions|host|local|prove)\/.+\.(?:ts|mjs)$/;
const files = [...filesBelow('src'), ...filesBelow('supabase').filter((path) => SUPABASE.test(path))];
const sources = files.filter((path) => /\.(ts|tsx|mjs|css)$/.test(path));

/** The folder of a rule that holds a file: its own name, or for a pattern the one folder; null when it does not hold it. */
function folderIn({ folder, files_only }: ImportRule, path: string): string | null {
  if (folder.endsWith('/*')) {
    const above = folder.slice(0, -1);
    const [name = '', ...below] = path.startsWith(above) ? path.slice(above.length).split('/') : [];
    return below.length > 0 ? above + name : null;
  }
  if (path === folder) return folder;
  if (!path.startsWith(`${folder}/`)) return null;
  return files_only && path.slice(folder.length + 1).includes('/') ? null : folder;
}

interface Place {
  readonly folder: string;
  readonly rule: ImportRule;
}

/** The rule with the longest path that holds a file, and the folder of that rule in which it stands. */
function placeOf(path: string): Place | undefined {
  return IMPORT_RULES.flatMap((rule) => {
    const folder = folderIn(rule, path);
    return folder === null ? [] : [{ folder, rule }];
  }).toSorted((a, b) => b.folder.length - a.folder.length)[0];
}

/** Why an import is not allowed; null when it is. */
function fault(path: string, own: Place, { specifier, path: target }: Import): string | null {
  const test_file = isTestFile(path);
  if (target === null) {
    const allowed = test_file ? [...own.rule.packages, ...TEST_PACKAGES] : own.rule.packages;
    return allowed.includes(packageOf(specifier)) ? null : `${path} may not use the package ${specifier}`;
  }
  if (!/^(?:src|supabase)\//.test(target)) return `${path} reaches outside src and supabase: ${specifier}`;
  if (!files.includes(target)) return `${path} imports ${specifier}, which does not exist`;
  if (!test_file && isTestFile(target)) return `${path} imports ${target}, which is there for tests`;
  const other = placeOf(target);
  if (other?.folder === own.folder) return null;
  const in_test_folder =
    test_file && TEST_FOLDERS.some((folder) => target === folder || target.startsWith(`${folder}/`));
  if (in_test_folder) return null;
  if (!other || !own.rule.folders.includes(other.rule.folder)) return `${path} may not import ${target}`;
  return null;
}

test('every source file stands in a folder with a rule', () => {
  expect(
    files.filter((path) => path !== 'src/ARCHITECTURE.md' && !placeOf(path) && !NOT_CODE.test(path)),
  ).toEqual([]);
});

const NOT_CODE = /^src\/(tsconfig\.json|(admin-)?routes\.test\.ts|decisions\/\d{3}-[a-z0-9-]+\.md)$/;

test('every import keeps to the rules', () => {
  const faults = sources.flatMap((path) => {
    const own = placeOf(path);
    return own ? importsOf(path).flatMap((found) => fault(path, own, found) ?? []) : [];
  });
  expect(faults).toEqual([]);
});

const naming = (name: string) =>
  IMPORT_RULES.filter(({ packages }) => packages.includes(name)).map(({ folder }) => folder);

describe('the table itself', () => {
  test.each([
    [
      'a feature another feature',
      'src/admin/features/clients/a.ts',
      'src/admin/features/sync-center/index.ts',
    ],
    ['an entity a feature', 'src/admin/entities/clients/a.ts', 'src/admin/features/clients/index.ts'],
    ['what shows sync an entity', 'src/admin/sync-ui/a.ts', 'src/admin/entities/clients/labels.ts'],
    ['a component the texts of an entity', 'src/admin/components/a.ts', 'src/content/admin/clients.ts'],
    ['a form the texts of an entity', 'src/admin/components/forms/a.ts', 'src/content/admin/photos.ts'],
    ['a component what shows sync', 'src/admin/components/a.ts', 'src/admin/sync-ui/row-labels.ts'],
    ['the shell a feature', 'src/admin/shell/a.ts', 'src/admin/features/clients/index.ts'],
    ['a host of the build the embedded backend', 'supabase/host/a.ts', 'supabase/local/options.ts'],
    ['a function the host of the build', 'supabase/functions/contact/a.ts', 'supabase/host/answers.ts'],
    ['what tries a project the rules of the app', 'supabase/prove/a.ts', 'src/domain/leads/leads.ts'],
    ['a screen the host of the build', 'src/app/a.ts', 'supabase/host/answers.ts'],
  ])('never may %s import', (_name, path, target) => {
    const own = placeOf(path);
    expect(own && fault(path, own, { specifier: target, path: target })).toBe(
      `${path} may not import ${target}`,
    );
  });

  test('of the app, only the sync adapters name a package of Supabase', () => {
    expect(naming('@supabase/realtime-js')).toEqual(['src/sync/adapters']);
    const of_supabase = IMPORT_RULES.filter(({ folder }) => folder.startsWith('src/'))
      .flatMap(({ packages }) => packages)
      .filter((name) => /supabase/.test(name));
    expect(of_supabase).toEqual(['@supabase/realtime-js']);
  });

  test('only the data folder, the sync adapters and the tests of sync name dexie', () => {
    expect(naming('dexie')).toEqual(['src/sync/adapters', 'src/sync/testing', 'src/data']);
  });

  test('the public site reaches neither the local database, nor the engine, nor the admin', () => {
    const site = IMPORT_RULES.find(({ folder }) => folder === 'src/site');
    expect(
      site?.folders.filter((folder) => /src\/data|sync|admin|backend|device|session/.test(folder)),
    ).toEqual([]);
  });

  test('the screens about sync import no texts of a single entity, since those are handed in', () => {
    const sync_ui = IMPORT_RULES.find(({ folder }) => folder === 'src/admin/sync-ui');
    for (const name of ['clients', 'photos', 'site-content', 'of-a-later-entity']) {
      const { folder } = placeOf(`src/content/admin/${name}.ts`) ?? {};
      expect(folder, name).toBe('src/content');
      expect(sync_ui?.folders, name).not.toContain(folder);
    }
  });

  test('the engine reaches nothing of ours', () => {
    for (const { folder, folders } of IMPORT_RULES.filter((rule) => rule.folder.startsWith('src/sync')))
      expect(
        folders.filter((other) => !other.startsWith('src/sync')),
        folder,
      ).toEqual([]);
  });

  test('a folder without a rule is refused', () => {
    for (const path of [
      'src/helpers/anything.ts',
      'src/database/anything.ts',
      'src/admin/anything/at-all.ts',
      'src/admin/features/anything.ts',
      'src/admin/entities/anything.ts',
    ])
      expect(placeOf(path), path).toBeUndefined();
    expect(placeOf('src/admin/features/planning/week.tsx')?.folder).toBe('src/admin/features/planning');
  });

  test('every folder exists', () => {
    const empty = IMPORT_RULES.filter((rule) => !files.some((path) => folderIn(rule, path) !== null));
    expect(empty.map(({ folder }) => folder)).toEqual([]);
  });
});
