import { expect, test } from 'vitest';
import { sharedAdminChunks } from './admin-chunks.ts';

const ROOT = '/project/';
const LIBRARY = '/project/node_modules/library/index.js';

/** The imports of each module: `now` are static ones, `later` dynamic ones. */
const MODULES: Record<string, { readonly now?: readonly string[]; readonly later?: readonly string[] }> = {
  'src/app/entry.ts': { now: ['src/lib/of-both.ts'], later: ['src/app/admin.tsx', 'src/site/page.tsx'] },
  'src/site/page.tsx': { now: ['src/lib/of-pages.ts'] },
  'src/app/admin.tsx': { now: ['src/lib/of-both.ts', 'src/shell.ts'], later: ['src/app/admin-host.tsx'] },
  'src/app/admin-host.tsx': {
    now: ['src/shell.ts', LIBRARY],
    later: [
      'src/admin/features/today/index.ts',
      'src/admin/features/clients/index.ts',
      'src/admin/features/blog/index.ts',
      'src/admin/features/requests/index.ts',
    ],
  },
  'src/admin/features/today/index.ts': { now: ['src/day.ts', LIBRARY] },
  'src/admin/features/clients/index.ts': { now: ['src/day.ts', 'src/viewer.ts', 'src/own.ts'] },
  'src/admin/features/blog/index.ts': {
    now: ['src/viewer.ts', 'src/table.ts', 'src/lib/of-pages.ts'],
    later: ['src/editor.ts'],
  },
  'src/admin/features/requests/index.ts': { now: ['src/table.ts'] },
  'src/editor.ts': { now: ['/project/node_modules/@tiptap/core/index.js', 'src/table.ts'] },
  'src/viewer.ts': { now: ['src/words.ts'] },
  'src/shell.ts': { now: ['src/words.ts'] },
  [LIBRARY]: { now: ['/project/node_modules/of-library/index.js'] },
};
const idOf = (source: string) => (source.startsWith('/') ? source : `${ROOT}${source}`);
const chunks = sharedAdminChunks(ROOT, {
  getModuleInfo: (id) => {
    const { now = [], later = [] } = MODULES[id] ?? MODULES[id.slice(ROOT.length)] ?? {};
    return { importedIds: now.map(idOf), dynamicallyImportedIds: later.map(idOf) };
  },
});
const chunkOf = (source: string) => chunks.get(idOf(source));

test('a shared module is in the chunk of the first screen that imports it, and libraries have a chunk of their own', () => {
  expect(chunkOf('src/shell.ts')).toBe('admin-parts');
  expect(chunkOf('src/day.ts')).toBe('admin-parts');
  expect(chunkOf(LIBRARY)).toBe('admin-libraries');
  expect(chunkOf('/project/node_modules/of-library/index.js')).toBe('admin-libraries');
  expect(chunkOf('src/viewer.ts')).toBe('client-parts');
  expect(chunkOf('src/table.ts')).toBe('office-parts');
});

test('a module that the shell and a later screen share is in the shell’s chunk', () => {
  expect(chunkOf('src/words.ts')).toBe('admin-parts');
});

test('modules that visitors may load, modules of one screen and the editor’s libraries are left to the bundler', () => {
  for (const source of [
    'src/lib/of-both.ts',
    'src/lib/of-pages.ts',
    'src/own.ts',
    'src/editor.ts',
    '/project/node_modules/@tiptap/core/index.js',
  ])
    expect(chunkOf(source), source).toBeUndefined();
});
