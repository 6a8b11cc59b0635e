/** Who may import what. A file belongs to the rule with the longest matching path; without a rule the test fails. */

export interface ImportRule {
  /**
   * A folder, or a single file (the door of a folder, say), from the root of the repository. A last part `*` stands for
   * every folder there: each of them is a room of its own, so none of them sees another.
   */
  readonly room: string;
  /** The rule is for files that stand directly in the folder; a folder below it needs a rule of its own. */
  readonly files_only?: true;
  /** Other rooms that it may import from; a room always sees itself. */
  readonly rooms: readonly string[];
  /** npm packages and Node's own modules, by package name or as `node:`. */
  readonly packages: readonly string[];
}

const UI = ['react', 'clsx'];
const GENERAL_TEXTS = 'src/content/admin/general.ts';
/** What screens say about sync, and what each entity is called: the texts that name no single entity's screen. */
const SYNC_TEXTS = [
  GENERAL_TEXTS,
  ...['conflicts', 'entities', 'row-history', 'sync', 'undo'].map((name) => `src/content/admin/${name}.ts`),
];
const ADMIN_ROOMS = [
  'src/admin',
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
/** Components know no entity, so the only texts they may read are those that fit every entity. */
const COMPONENT_ROOMS = ADMIN_ROOMS.filter(
  (room) => room === GENERAL_TEXTS || !room.startsWith('src/content'),
);
/** What screens say about sync holds for every entity: texts of one entity's screens are handed in. */
const SYNC_UI_ROOMS = ADMIN_ROOMS.filter((room) => room !== 'src/content');
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

/** The walls of src/ARCHITECTURE.md. */
export const IMPORT_RULES: readonly ImportRule[] = [
  { room: 'src/routes.ts', rooms: [], packages: [] },
  { room: 'src/lib', rooms: [], packages: [] },
  { room: 'src/content', rooms: SYNC_TEXTS, packages: [] },
  ...SYNC_TEXTS.map((room) => ({ room, rooms: ['src/content', ...SYNC_TEXTS], packages: [] })),
  { room: 'src/domain', rooms: ['src/lib'], packages: ['valibot'] },
  { room: 'src/sync', rooms: ['src/sync/core'], packages: [] },
  { room: 'src/sync/index.ts', rooms: ['src/sync', 'src/sync/adapters', 'src/sync/core'], packages: [] },
  { room: 'src/sync/worker.ts', rooms: ['src/sync', 'src/sync/adapters'], packages: [] },
  { room: 'src/sync/core', rooms: ['src/sync', 'src/sync/core/backoff.ts'], packages: [] },
  // How long to wait after a failure, for the form queue too: arithmetic, so that it brings nothing of the engine along.
  { room: 'src/sync/core/backoff.ts', rooms: [], packages: [] },
  {
    room: 'src/sync/adapters',
    rooms: ['src/sync', 'src/sync/core'],
    packages: ['dexie', 'idb', '@supabase/realtime-js', 'valibot'],
  },
  {
    room: 'src/sync/testing',
    rooms: ['src/sync', 'src/sync/core', 'src/sync/adapters'],
    packages: ['dexie'],
  },
  { room: 'src/media', rooms: ['src/lib'], packages: [] },
  {
    room: 'src/data',
    rooms: [
      'src/data/database/database-name.ts',
      'src/data/entities',
      'src/domain',
      'src/lib',
      'src/sync/index.ts',
    ],
    packages: ['dexie', 'dexie-react-hooks', 'idb', 'react', 'valibot'],
  },
  {
    room: 'src/session',
    rooms: ['src/session/sendable-token.ts', 'src/domain', 'src/lib'],
    packages: ['idb', 'valibot'],
  },
  { room: 'src/device', rooms: ['src/session', 'src/domain', 'src/lib'], packages: ['valibot'] },
  { room: 'src/backend', rooms: ['src/session', 'src/domain', 'src/lib'], packages: ['valibot'] },
  {
    room: 'src/ui',
    rooms: ['src/lib'],
    packages: [...UI, '@fontsource-variable/manrope', '@fontsource-variable/fraunces'],
  },
  // What an article's HTML may hold, in the browser and in the build.
  { room: 'src/html', rooms: ['src/content', 'src/lib'], packages: ['css-tree', 'dompurify'] },
  // The public site's rows: plain fetch, no client library.
  { room: 'src/public-data', rooms: ['src/content', 'src/domain', 'src/lib'], packages: ['react'] },
  // Submissions that wait on the device; pages load it when needed, the worker too.
  { room: 'src/public-data/queue', rooms: ['src/lib', 'src/sync/core/backoff.ts'], packages: ['idb'] },
  {
    room: 'src/site',
    rooms: [
      'src/content',
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
  { room: 'src/site/scenes/catalogue.generated.json', rooms: [], packages: [] },
  {
    room: 'src/site/scenes',
    rooms: ['src/ui'],
    packages: ['sharp', '@fontsource-variable/fraunces', '@playwright/test', 'node:'],
  },
  // What the rest of the admin shares: its runtime, theme and sheet of styles.
  {
    room: 'src/admin',
    files_only: true,
    rooms: [...ADMIN_ROOMS, 'src/admin/components'],
    packages: ADMIN_PACKAGES,
  },
  // The floors of the admin, each on those before it.
  { room: 'src/admin/components', rooms: COMPONENT_ROOMS, packages: ADMIN_PACKAGES },
  {
    room: 'src/admin/sync-ui',
    rooms: [...SYNC_UI_ROOMS, 'src/admin/components'],
    packages: ADMIN_PACKAGES,
  },
  {
    room: 'src/admin/components/forms',
    rooms: [...COMPONENT_ROOMS, 'src/admin/components', 'src/admin/sync-ui'],
    packages: ADMIN_PACKAGES,
  },
  {
    room: 'src/admin/entities/*',
    rooms: [...ADMIN_ROOMS, 'src/admin/components', 'src/admin/sync-ui'],
    packages: ADMIN_PACKAGES,
  },
  {
    room: 'src/admin/features/*',
    rooms: [
      ...ADMIN_ROOMS,
      'src/admin/components',
      'src/admin/components/forms',
      'src/admin/entities/*',
      'src/admin/sync-ui',
    ],
    packages: ADMIN_PACKAGES,
  },
  { room: 'src/admin/sign-in', rooms: [...ADMIN_ROOMS, 'src/admin/components'], packages: ADMIN_PACKAGES },
  {
    room: 'src/admin/lock',
    rooms: [...ADMIN_ROOMS, 'src/admin/components', 'src/admin/sign-in'],
    packages: ADMIN_PACKAGES,
  },
  {
    room: 'src/admin/shell',
    rooms: [
      ...ADMIN_ROOMS,
      'src/admin/components',
      'src/admin/lock',
      'src/admin/sign-in',
      'src/admin/sync-ui',
    ],
    packages: ADMIN_PACKAGES,
  },
  { room: 'src/pwa', rooms: ['src/content', 'src/lib', 'src/ui'], packages: UI },
  { room: 'src/pwa/assets', rooms: ['src/ui'], packages: ['sharp', 'node:', '@playwright/test'] },
  {
    room: 'src/pwa/worker',
    rooms: [
      'src/app/env.ts',
      'src/session/sendable-token.ts',
      'src/data/database/database-name.ts',
      'src/public-data/queue',
      'src/lib',
      'src/pwa',
      'src/routes.ts',
      'src/sync/worker.ts',
    ],
    packages: [
      'workbox-cacheable-response',
      'workbox-expiration',
      'workbox-navigation-preload',
      'workbox-strategies',
    ],
  },
  // Single files that the worker shares with the pages: none of them may bring Dexie or a screen along.
  { room: 'src/app/env.ts', rooms: ['src/app'], packages: [] },
  { room: 'src/session/sendable-token.ts', rooms: ['src/session'], packages: [] },
  { room: 'src/data/database/database-name.ts', rooms: [], packages: [] },
  // What an entity is: plain data, that neither the local database nor a screen is needed to read.
  { room: 'src/data/entities', rooms: ['src/domain'], packages: ['valibot'] },
  {
    room: 'src/app',
    rooms: [
      ...ADMIN_ROOMS,
      'src/app/env.ts',
      'src/admin/components',
      'src/admin/components/forms',
      'src/admin/entities/*',
      'src/admin/features/*',
      'src/admin/lock',
      'src/admin/shell',
      'src/admin/sign-in',
      'src/admin/sync-ui',
      'src/html',
      'src/public-data',
      'src/site',
    ],
    packages: [...ADMIN_PACKAGES, 'react-dom'],
  },
  {
    room: 'src/app/build',
    rooms: [
      'src/app',
      'src/content',
      'src/html',
      'src/lib',
      'src/public-data',
      'src/pwa',
      'src/routes.ts',
      'src/site',
      'src/ui',
    ],
    packages: ['@vitejs/plugin-react', 'dompurify', 'jsdom', 'node:', 'valibot', 'vite', 'vite-plugin-pwa'],
  },
];

/** What a test beside its code may use on top of its room's own rule; its walls are the same. */
export const TEST_PACKAGES = [
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
export const TEST_ROOMS = [
  'src/routes.ts',
  'src/sync/index.ts',
  'src/sync/testing',
  'src/data/testing',
  'src/session/testing',
];

/** Files whose name says that they exist for tests. */
export const isTestFile = (path: string): boolean => /\.test\.tsx?$|\/testing\//.test(path);
