/** Who may import what. A file belongs to the rule with the longest matching path; without a rule the test fails. */
import { SUPABASE_RULES } from './supabase-rules.ts';

export interface ImportRule {
  /**
   * A folder, or a single file (the public index of a folder, say), from the root of the repository. A last part `*` stands for
   * every folder there: each of them is one by itself, so none of them sees another.
   */
  readonly folder: string;
  /** The rule is for files that stand directly in the folder; a folder below it needs a rule of its own. */
  readonly files_only?: true;
  /** Other folders that it may import from; a folder always sees itself. */
  readonly folders: readonly string[];
  /** npm packages and Node's own modules, by package name or as `node:`. */
  readonly packages: readonly string[];
}

/** The name, colours and addresses of the company, and the beginning of names on a device: facts without an import. */
const BRAND = 'src/brand.ts';
const BUILD = ['@vitejs/plugin-react', 'dompurify', 'jsdom', 'node:', 'sharp', 'vite', 'vite-plugin-pwa'];
const WORKBOX = ['cacheable-response', 'expiration', 'navigation-preload', 'strategies'].map(
  (part) => `workbox-${part}`,
);
const UI = ['react', 'clsx'];
const GENERAL_TEXTS = 'src/content/admin/general.ts';
/** What screens say about sync, and what each entity is called: the texts that name no single entity's screen. */
const SYNC_TEXTS = [
  GENERAL_TEXTS,
  ...['conflicts', 'entities', 'row-history', 'sync', 'undo'].map((name) => `src/content/admin/${name}.ts`),
];
/** Counts as no description where articles are rated, which the local database does too. */
const PICTURE_ALT = 'src/content/admin/picture-alt.ts';
/** Which language the texts of a build are in, and how it writes numbers: addresses depend on it too. */
const LANGUAGE = 'src/content/language.ts';
/** The texts of the rich-text editor and of the field for code, which know no entity. */
const EDITOR_TEXTS = ['code-editor', 'editor'].map((name) => `src/content/admin/${name}.ts`);
const ADMIN_FOLDERS = [
  BRAND,
  'src/admin',
  'src/admin-routes.ts',
  'src/backend',
  'src/content',
  ...SYNC_TEXTS,
  'src/data',
  'src/device',
  'src/domain',
  'src/lib',
  'src/media',
  'src/pwa',
  'src/routes.ts',
  'src/session',
  'src/sync/index.ts',
  'src/ui',
];
/** What several screens, and the frame around them, are made of. */
const SHARED_LAYERS = ['components', 'components/forms', 'entities/*', 'sync-ui'].map(
  (f) => `src/admin/${f}`,
);
const WITH_COMPONENTS = [...ADMIN_FOLDERS, 'src/admin/components'];
/** Components know no entity, so the only texts they may read are those that fit every entity. */
const COMPONENT_FOLDERS = ADMIN_FOLDERS.filter(
  (folder) => folder === GENERAL_TEXTS || !folder.startsWith('src/content'),
);
const SYNC_UI_FOLDERS = ADMIN_FOLDERS.filter((folder) => folder !== 'src/content');
const ADMIN_PACKAGES = [
  ...UI,
  '@mantine/core',
  '@mantine/dates',
  '@mantine/form',
  '@mantine/hooks',
  '@mantine/notifications',
  '@tabler/icons-react',
  'dayjs',
  'react-router-dom',
  'valibot',
];

/** The import rules of src/ARCHITECTURE.md. */
export const IMPORT_RULES: readonly ImportRule[] = [
  { folder: 'src/routes.ts', folders: [LANGUAGE], packages: [] },
  { folder: LANGUAGE, folders: [], packages: [] },
  { folder: BRAND, folders: [], packages: [] },
  // Apart from routes.ts, since public pages and the worker load that one.
  { folder: 'src/admin-routes.ts', folders: ['src/routes.ts'], packages: [] },
  { folder: 'src/lib', folders: [], packages: [] },
  { folder: 'src/content', folders: [BRAND, LANGUAGE, ...SYNC_TEXTS, PICTURE_ALT], packages: [] },
  ...EDITOR_TEXTS.map((folder) => ({ folder, folders: [BRAND], packages: [] })),
  ...SYNC_TEXTS.map((folder) => ({ folder, folders: [BRAND, 'src/content', ...SYNC_TEXTS], packages: [] })),
  { folder: PICTURE_ALT, folders: ['src/content'], packages: [] },
  { folder: 'src/domain', folders: ['src/lib'], packages: ['libphonenumber-js', 'valibot'] },
  { folder: 'src/sync', folders: ['src/sync/core'], packages: [] },
  { folder: 'src/sync/index.ts', folders: ['src/sync', 'src/sync/adapters', 'src/sync/core'], packages: [] },
  { folder: 'src/sync/worker.ts', folders: ['src/sync', 'src/sync/adapters'], packages: [] },
  { folder: 'src/sync/presence.ts', folders: ['src/sync/adapters'], packages: [] },
  { folder: 'src/sync/core', folders: ['src/sync', 'src/sync/core/backoff.ts'], packages: [] },
  // How long to wait after a failure, for the form queue too: arithmetic, so that it brings nothing of the engine along.
  { folder: 'src/sync/core/backoff.ts', folders: [], packages: [] },
  {
    folder: 'src/sync/adapters',
    folders: ['src/sync', 'src/sync/core'],
    packages: ['dexie', 'idb', '@supabase/realtime-js', 'valibot'],
  },
  {
    folder: 'src/sync/testing',
    folders: ['src/sync', 'src/sync/core', 'src/sync/adapters'],
    packages: ['dexie'],
  },
  { folder: 'src/media', folders: ['src/lib'], packages: [] },
  {
    folder: 'src/data',
    folders: [
      BRAND,
      PICTURE_ALT,
      'src/data/database/database-name.ts',
      'src/data/entities',
      'src/domain',
      'src/lib',
      'src/sync/index.ts',
    ],
    packages: ['dexie', 'dexie-react-hooks', 'idb', 'react', 'valibot'],
  },
  {
    folder: 'src/session',
    folders: [BRAND, 'src/session/sendable-token.ts', 'src/domain', 'src/lib'],
    packages: ['idb', 'valibot'],
  },
  { folder: 'src/device', folders: [BRAND, 'src/session', 'src/domain', 'src/lib'], packages: ['valibot'] },
  { folder: 'src/backend', folders: ['src/session', 'src/domain', 'src/lib'], packages: ['valibot'] },
  {
    folder: 'src/ui',
    folders: [BRAND, 'src/lib'],
    packages: [...UI, '@fontsource-variable/manrope', '@fontsource-variable/fraunces'],
  },
  // What an article's HTML may hold, in the browser and in the build.
  { folder: 'src/html', folders: ['src/content', 'src/lib'], packages: ['css-tree', 'dompurify'] },
  // The public site's rows: plain fetch, no client library.
  {
    folder: 'src/public-data',
    folders: [BRAND, 'src/content', 'src/domain', 'src/lib'],
    packages: ['react'],
  },
  // Forms that are queued on the device: pages load the code when they need it, the worker always.
  {
    folder: 'src/public-data/queue',
    folders: [BRAND, 'src/lib', 'src/sync/core/backoff.ts'],
    packages: ['idb'],
  },
  {
    folder: 'src/site',
    folders: [
      BRAND,
      'src/content',
      LANGUAGE,
      'src/domain',
      'src/html',
      'src/lib',
      'src/media',
      'src/public-data',
      'src/public-data/queue',
      'src/routes.ts',
      'src/site/scenes/catalogue.generated.json',
      'src/ui',
    ],
    packages: UI,
  },
  { folder: 'src/site/scenes/catalogue.generated.json', folders: [], packages: [] },
  {
    folder: 'src/site/scenes',
    folders: [BRAND, 'src/content', 'src/ui'],
    packages: ['sharp', 'fontkit', 'wawoff2', '@fontsource-variable/fraunces', '@playwright/test', 'node:'],
  },
  // What the rest of the admin shares: its runtime, theme and sheet of styles.
  { folder: 'src/admin', files_only: true, folders: WITH_COMPONENTS, packages: ADMIN_PACKAGES },
  // The layers of the admin, each on those before it.
  { folder: 'src/admin/components', folders: COMPONENT_FOLDERS, packages: ADMIN_PACKAGES },
  // A chunk of its own, which screens name by its public index alone.
  {
    folder: 'src/admin/components/editor',
    folders: [...COMPONENT_FOLDERS, ...EDITOR_TEXTS, 'src/admin/components', 'src/html'],
    packages: [
      ...ADMIN_PACKAGES,
      ...['commands', 'language', 'search', 'state', 'view'].map((name) => `@codemirror/${name}`),
      ...['css', 'highlight', 'html'].map((name) => `@lezer/${name}`),
      '@mantine/tiptap',
      '@tiptap/core',
      '@tiptap/extension-text-align',
      '@tiptap/extension-text-style',
      '@tiptap/pm',
      '@tiptap/react',
      '@tiptap/starter-kit',
    ],
  },
  {
    folder: 'src/admin/sync-ui',
    folders: [...SYNC_UI_FOLDERS, 'src/admin/components'],
    packages: ADMIN_PACKAGES,
  },
  {
    folder: 'src/admin/components/forms',
    folders: [...COMPONENT_FOLDERS, 'src/admin/components', 'src/admin/sync-ui'],
    packages: ADMIN_PACKAGES,
  },
  {
    folder: 'src/admin/components/export',
    folders: [...COMPONENT_FOLDERS, 'src/admin/components', 'src/admin/sync-ui'],
    packages: ADMIN_PACKAGES,
  },
  {
    folder: 'src/admin/entities/*',
    folders: [...WITH_COMPONENTS, 'src/admin/sync-ui'],
    packages: ADMIN_PACKAGES,
  },
  {
    folder: 'src/admin/features/*',
    folders: [
      ...ADMIN_FOLDERS,
      ...SHARED_LAYERS,
      'src/html',
      'src/admin/components/editor',
      'src/admin/components/export',
    ],
    packages: ADMIN_PACKAGES,
  },
  { folder: 'src/admin/sign-in', folders: WITH_COMPONENTS, packages: ADMIN_PACKAGES },
  { folder: 'src/admin/lock', folders: [...WITH_COMPONENTS, 'src/admin/sign-in'], packages: ADMIN_PACKAGES },
  {
    folder: 'src/admin/shell',
    folders: [...ADMIN_FOLDERS, ...SHARED_LAYERS, 'src/admin/lock', 'src/admin/sign-in'],
    packages: ADMIN_PACKAGES,
  },
  { folder: 'src/pwa', folders: ['src/content', 'src/lib', 'src/ui'], packages: UI },
  { folder: 'src/pwa/assets', folders: ['src/ui'], packages: ['sharp', 'node:', '@playwright/test'] },
  {
    folder: 'src/pwa/worker',
    folders: [
      BRAND,
      LANGUAGE,
      'src/app/env.ts',
      'src/content',
      'src/session/sendable-token.ts',
      'src/data/database/database-name.ts',
      'src/public-data/queue',
      'src/lib',
      'src/pwa',
      'src/routes.ts',
      'src/sync/worker.ts',
    ],
    packages: WORKBOX,
  },
  // Single files that the worker shares with the pages: none of them may bring Dexie or a screen along.
  { folder: 'src/app/env.ts', folders: ['src/app'], packages: [] },
  { folder: 'src/session/sendable-token.ts', folders: ['src/session'], packages: [] },
  { folder: 'src/data/database/database-name.ts', folders: [BRAND], packages: [] },
  // What an entity is: plain data, that neither the local database nor a screen is needed to read.
  { folder: 'src/data/entities', folders: ['src/domain'], packages: ['valibot'] },
  {
    folder: 'src/app',
    folders: [
      ...ADMIN_FOLDERS,
      LANGUAGE,
      'src/app/env.ts',
      ...SHARED_LAYERS,
      'src/admin/features/*',
      'src/admin/lock',
      'src/admin/shell',
      'src/admin/sign-in',
      'src/html',
      'src/public-data',
      'src/site',
      'src/sync/presence.ts',
    ],
    packages: [...ADMIN_PACKAGES, 'react-dom'],
  },
  {
    folder: 'src/app/build',
    folders: [
      'src/admin-routes.ts',
      'src/app',
      'src/content',
      LANGUAGE,
      'src/domain',
      'src/html',
      'src/lib',
      'src/public-data',
      'src/pwa',
      'src/routes.ts',
      'src/site',
      'src/ui',
    ],
    packages: [...BUILD, 'valibot'],
  },
  ...SUPABASE_RULES,
];

/** Files whose name says that they exist for tests. */
export const isTestFile = (path: string): boolean => /\.test\.tsx?$|\/testing\//.test(path);
