import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import type { BuildEnvironmentOptions, Rolldown } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { defineConfig } from 'vitest/config';
import { adminChunkGroup } from './src/app/build/admin-chunks.ts';
import { ENTRY, PRINT_STYLE } from './src/app/build/client-files.ts';
import { finishBuild, PACKAGE_LICENCES } from './src/app/build/finish-build.ts';
import { PAGE_END_CHUNK, REACT_CHUNK } from './src/app/build/finished-page.ts';
import { FORM_VALIBOT, formValibot } from './src/app/build/form-valibot.ts';
import { publicEnvironment } from './src/app/build/public-environment.ts';
import { shortNames } from './src/app/build/short-names.ts';
import { siteContent } from './src/app/build/snapshot-plugin.ts';
import { webManifest } from './src/app/build/web-manifest-plugin.ts';

const root = fileURLToPath(new URL('.', import.meta.url));
const define = publicEnvironment(process.env);
/** Styles of sections at the end of pages, and of notices that only a script shows: never in the first screen. */
const PAGE_END_STYLES =
  /src\/site\/(forms\/(forms|attachments-field|newsletter)|frame\/(site-footer|founding-banner|phone-bar)|sections\/(call-to-action|faq|notices|process-steps)|home\/(contact|guarantee)|services\/service-list)\.module\.css/;
/** Small modules without React, and styles of small controls, which visitors and the admin need: the admin takes nothing of the pages along. */
const SMALL_PARTS =
  /src\/(lib\/(result|assert-never|listeners|logger|when-at-rest|storage-address|search-text|plain-click|contact-links|amsterdam-clock)|public-data\/queue\/local-flags|site\/tracking\/tracking|ui\/tokens|(ui\/(button|spinner)|app\/notice-page)\.module|content\/(founding-member|site\/(service-titles|months)))\.(ts|css)$/;
/** Small modules of many pages, without styles of their own but those of the page's end. */
const PAGE_PARTS =
  /src\/(ui\/outline|site\/(seo\/(page-(head|address)|shared-card)|sections\/(page-href|page-end-styles|use-hydrated|faq|call-to-action|process-steps|icon)|gallery\/hero-picture|waters\/is-at)|content\/site\/(gallery|page-metadata|process)|public-data\/(heroes|cards|rest))\.tsx?$/;
const content = siteContent(process.env, root);
const css = { modules: { generateScopedName: shortNames(root) } };

/** Chunks that bundles of every language have. */
const CHUNKS = [
  // A stylesheet of its own for what stands at the end of pages: finish-build links it where that begins.
  { name: PAGE_END_CHUNK, test: PAGE_END_STYLES },
  // Apart from the entry, which each build changes.
  { name: REACT_CHUNK, test: /node_modules\/(?:react|react-dom|scheduler|clsx)\// },
  // Never in a chunk with what every page needs.
  { name: 'form-valibot', test: FORM_VALIBOT },
  { name: 'valibot', test: /node_modules\/valibot/ },
  // Small parts: one file each kind, since each costs a name and its imports in the others.
  { name: 'parts', test: SMALL_PARTS },
];
/** Of the whole site alone: among the few pages of another language it would make chunks that import each other in a circle. */
const PAGE_CHUNK = { name: 'page-parts', test: PAGE_PARTS, includeDependenciesRecursively: false };

/** How bundles for browsers are made. */
const clientWith = (groups: readonly Rolldown.CodeSplittingGroup[]) =>
  ({
    manifest: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: {
      // A browser without preloading of modules fetches them when they are imported; its stand-in is a part of every first visit.
      polyfill: false,
      // The admin's own shell asks for the scripts of its first screen, and the entry for React; a tracker has time: visitors carry no
      // list of what these import.
      resolveDependencies: (file: string, scripts: string[]) =>
        /^assets\/(?:admin|start-app|start-tracking)-/.test(file) ? [] : scripts,
    },
    rolldownOptions: {
      output: {
        codeSplitting: { groups: [...groups] },
        // Of seven characters, the fewest that so many chunks may have: every page and chunk names a dozen others.
        entryFileNames: 'assets/[name]-[hash:7].js',
        // Nearly every chunk of a page imports the runtime and the layout: short names of these two keep all of them smaller.
        chunkFileNames: ({ name }) => `assets/${name.replace(/^rolldown-|\.module$/, '')}-[hash:7].js`,
        assetFileNames: 'assets/[name]-[hash:7][extname]',
      },
    },
  }) satisfies BuildEnvironmentOptions;

const client = clientWith([...CHUNKS, PAGE_CHUNK, adminChunkGroup(root)]);

const UNIT_TEST = {
  environment: 'node',
  isolate: false,
  setupFiles: ['tests/support/begin-anew.ts'],
  // Time is measured in benchmarks: a busy machine makes no test fail.
  testTimeout: 30_000,
};

const INTEGRATION_TEST = {
  environment: 'node',
  // Each file's database lives for seconds: compiling its code a second time, for speed, takes longer than it saves.
  execArgv: ['--liftoff-only'],
  testTimeout: 60_000,
  hookTimeout: 60_000,
};

export default defineConfig({
  root,
  define,
  // No file and no variable of the machine can enter the bundle: `define` above is the only way in.
  envDir: false,
  envPrefix: 'NO_VARIABLE_HAS_THIS_PREFIX_',
  build: {
    ...client,
    // The styles of paper are a file that finished pages link: without a script too, and no first view waits for it.
    rolldownOptions: { ...client.rolldownOptions, input: [ENTRY, PRINT_STYLE] },
    license: { fileName: PACKAGE_LICENCES },
  },
  css,
  plugins: [
    react(),
    formValibot(),
    content,
    webManifest({ is_demo: content === null }),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src/pwa/worker',
      filename: 'index.ts',
      injectRegister: false,
      manifest: false,
      includeManifestIcons: false,
      injectManifest: { rollupFormat: 'iife', minify: true, injectionPoint: 'self.PRECACHE_FILES' },
      integration: {
        beforeBuildServiceWorker: (options) =>
          finishBuild(options, { root, define, css, content, client: clientWith(CHUNKS) }),
      },
    }),
  ],
  test: {
    // One fewer is the default, which leaves half of a small machine idle.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          ...UNIT_TEST,
          name: 'unit',
          include: [
            'src/**/*.test.{ts,tsx}',
            'tests/contract/**/*.test.{ts,tsx}',
            'supabase/{functions,host,local}/**/*.test.ts',
          ],
        },
      },
      {
        extends: true,
        // Whole screens of the admin in jsdom, which take most of the time of tests without a browser.
        test: { ...UNIT_TEST, name: 'screens', include: ['tests/screens/**/*.test.{ts,tsx}'] },
      },
      {
        extends: true,
        test: {
          name: 'architecture',
          environment: 'node',
          include: ['tests/architecture/**/*.test.ts'],
          // They only read.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'sql',
          environment: 'node',
          include: ['tests/sql/**/*.test.ts'],
          exclude: ['tests/sql/**/*.long.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          ...INTEGRATION_TEST,
          name: 'integration',
          include: ['tests/integration/**/*.test.ts'],
          exclude: ['tests/integration/**/*.long.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          ...INTEGRATION_TEST,
          name: 'long-integration',
          include: ['tests/{integration,sql}/**/*.long.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'simulation',
          environment: 'node',
          include: ['tests/simulation/**/*.test.ts'],
          // A simulation waits for its database and the database for it, so two share a core well.
          maxWorkers: 2 * availableParallelism(),
          // Vitest wants projects with workers of their own number in a group of their own.
          sequence: { groupOrder: 1 },
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
