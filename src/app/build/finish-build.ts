import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { JSDOM } from 'jsdom';
import { build, type CSSOptions, type Plugin } from 'vite';
import type { ResolvedVitePWAOptions } from 'vite-plugin-pwa';
import { COMPANY } from '../../content/company.ts';
import { errors } from '../../content/errors.ts';
import { OFFERINGS } from '../../content/site/offerings.ts';
import { pwa } from '../../content/pwa.ts';
import { createSanitiser } from '../../html/sanitise.ts';
import { sha256Hex } from '../../lib/sha256.ts';
import { MANIFEST_FILE } from '../../pwa/manifest.ts';
import { ADMIN_ASSETS_URL, type AdminAssets, SHELL_URL, WORKER_URL } from '../../pwa/worker-protocol.ts';
import { BUILT_PAGES, routes } from '../../routes.ts';
import { canonicalAddress, indexablePaths } from '../../site/seo/page-address.ts';
import { captchaAttribute, captchaSiteKey } from '../../site/forms/captcha.ts';
import { targetAttributes, trackingTargets } from '../../site/tracking/targets.ts';
import type { BuildTools, Prerendered } from '../entry-prerender.tsx';
import { ARTICLE_SOURCE, WHEN_NEEDED } from '../page-sources.ts';
import {
  ADMIN_FIRST_SCREEN,
  adminFiles,
  type ClientManifest,
  ENTRY,
  firstLoad,
  visitorFiles,
} from './client-files.ts';
import { finishedPage, pageEndStyle } from './finished-page.ts';
import { adminShell } from './page-html.ts';
import { writeShareCards } from './share-cards.ts';
import { robotsText, sitemapXml } from './search-files.ts';

/** The settings of both builds; `css` names classes alike in both. */
interface BuildSettings {
  readonly root: string;
  readonly define: Record<string, string>;
  readonly css: CSSOptions;
  /** Where the pages' content comes from; null: the committed snapshot. */
  readonly content: Plugin | null;
}

/** The exports of entry-prerender.tsx. */
interface PrerenderEntry {
  renderAll(tools: BuildTools): Promise<readonly Prerendered[]>;
  articles(): readonly { readonly slug: string; readonly date: string | null }[];
  feed(): string;
}

interface Rendered {
  readonly pages: readonly Prerendered[];
  readonly articles: ReturnType<PrerenderEntry['articles']>;
  readonly feed: string;
}

/** Builds the same pages for Node, runs them once, and leaves nothing behind. */
async function prerenderAll({ root, define, css, content }: BuildSettings): Promise<Rendered> {
  const cache = join(root, 'node_modules/.cache');
  await mkdir(cache, { recursive: true });
  const out = await mkdtemp(join(cache, 'prerender-'));
  try {
    await build({
      root,
      define,
      css,
      configFile: false,
      envDir: false,
      publicDir: false,
      logLevel: 'warn',
      plugins: [react(), content],
      build: { ssr: 'src/app/entry-prerender.tsx', outDir: out, assetsInlineLimit: 0 },
    });
    const entry: PrerenderEntry = await import(pathToFileURL(join(out, 'entry-prerender.js')).href);
    const sanitiser = createSanitiser(new JSDOM('').window);
    const pages = await entry.renderAll({ showArticle: (article) => sanitiser.forShowing(article, 'page') });
    return { pages, articles: entry.articles(), feed: entry.feed() };
  } finally {
    await rm(out, { recursive: true, force: true });
  }
}

const brotli = promisify(brotliCompress);
const IS_TEXT = /\.(?:html|js|css|json)$/;

/**
 * Lays `<file>.br` beside each text of a first visit, as small as brotli gets it: that takes seconds, so a host cannot
 * do it while a visitor waits. Paths are relative to `folder`.
 */
async function compressKept(folder: string, files: readonly string[]): Promise<void> {
  await Promise.all(
    files
      .filter((file) => IS_TEXT.test(file))
      .map(async (file) => {
        const path = join(folder, file);
        await writeFile(`${path}.br`, await brotli(await readFile(path)));
      }),
  );
}

/** What the hash of a file begins with: the worker takes the file of its own build only. */
const revisionOf = async (content: string): Promise<string> => (await sha256Hex(content)).slice(0, 16);

/**
 * The second half of `vite build`, run between the client bundle and the worker so that the precache list holds the
 * hashes of the finished files: the prerendered pages, the admin's empty shell, and the list of what the worker keeps
 * for people who sign in.
 */
export async function finishBuild(options: ResolvedVitePWAOptions, settings: BuildSettings): Promise<void> {
  const out = resolve(settings.root, options.outDir);
  const at = (path: string): string => join(out, path);
  const manifest: ClientManifest = JSON.parse(await readFile(at('.vite/manifest.json'), 'utf8'));
  const template = await readFile(at('index.html'), 'utf8');
  const { pages, articles, feed } = await prerenderAll(settings);
  const sources = pages.flatMap((page) => page.sources);

  const attributes =
    targetAttributes(trackingTargets(process.env)) + captchaAttribute(captchaSiteKey(process.env));
  const textOf = async (file: string): Promise<string> => (await readFile(at(file), 'utf8')).trim();
  for (const page of pages) {
    await mkdir(dirname(at(page.file)), { recursive: true });
    const html = await finishedPage(page, { template, manifest, attributes, textOf });
    await writeFile(at(page.file), html);
  }

  await writeShareCards(at('scenes'));
  await writeFile(at('robots.txt'), robotsText(COMPANY.site_url));
  await writeFile(at(routes.blogFeed().slice(1)), feed);
  const article_slugs = articles.map(({ slug }) => slug);
  const offering_slugs = OFFERINGS.map(({ slug }) => slug);
  const addresses = indexablePaths(BUILT_PAGES, article_slugs, offering_slugs).map(canonicalAddress);
  const modified = new Map(
    articles.flatMap(({ slug, date }) =>
      date === null ? [] : [[canonicalAddress(routes.article(slug)), date]],
    ),
  );
  await writeFile(at('sitemap.xml'), sitemapXml(addresses, modified));

  const public_files = firstLoad(manifest, sources);
  const kept_pages = pages.filter((page) => page.kept_ahead);
  // An article's page is kept when it is read; its code is there by then.
  const kept_sources = [...kept_pages.flatMap((page) => page.sources), ARTICLE_SOURCE];
  const admin = adminFiles(manifest, kept_sources);
  const first_screen = firstLoad(manifest, ADMIN_FIRST_SCREEN);
  const shell = adminShell({
    template,
    title: pwa.admin_title,
    manifest_href: `/${MANIFEST_FILE}`,
    no_script: errors.no_script,
    preload: first_screen.scripts
      .filter((file) => !public_files.scripts.includes(file))
      .map((file) => `/${file}`),
    styles: first_screen.styles
      .filter((file) => !public_files.styles.includes(file))
      .map((file) => `/${file}`),
  });
  await writeFile(at(SHELL_URL.slice(1)), shell);
  // Every page holds them; only the admin's shell fetches them.
  const entry_styles = manifest[ENTRY]?.css ?? [];
  const admin_assets: AdminAssets = {
    shell: await revisionOf(shell),
    files: [...new Set([...entry_styles, ...admin.scripts, ...admin.styles, ...admin.assets])],
  };
  const admin_list = JSON.stringify(admin_assets);
  await writeFile(at(ADMIN_ASSETS_URL.slice(1)), admin_list);

  const kept_files = visitorFiles(manifest, kept_sources);
  const not_kept = WHEN_NEEDED.flatMap((source) => {
    const { file, css = [] } = manifest[source] ?? {};
    return [file, ...css];
  });
  options.swDest = at(WORKER_URL.slice(1));
  const first_visit = [
    ...kept_pages.map(({ file }) => file),
    ...kept_files.scripts.filter((file) => !not_kept.includes(file)),
    ...kept_files.styles.filter((file) => !entry_styles.includes(file) && !not_kept.includes(file)),
    ...[pageEndStyle(manifest) ?? []].flat(),
    ...kept_files.assets,
  ];
  await compressKept(at('.'), first_visit);
  Object.assign(options.injectManifest, {
    swDest: options.swDest,
    globPatterns: first_visit,
    // The worker knows the list of its own build, and fetches it when somebody signs in.
    additionalManifestEntries: [{ url: ADMIN_ASSETS_URL, revision: await revisionOf(admin_list) }],
  });
}
