import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, join, resolve } from 'node:path';
import { JSDOM } from 'jsdom';
import type { ResolvedVitePWAOptions } from 'vite-plugin-pwa';
import { COMPANY } from '../../content/company.ts';
import { ADMIN_TITLE } from '../../content/admin-title.ts';
import { scriptFree } from '../../content/script-free.ts';
import { OFFERINGS } from '../../content/site/offerings.ts';
import { createSanitiser } from '../../html/sanitise.ts';
import { sha256Hex } from '../../lib/sha256.ts';
import { MANIFEST_FILE } from '../../pwa/manifest.ts';
import { ADMIN_ASSETS_URL, type AdminAssets, SHELL_URL, WORKER_URL } from '../../pwa/worker-protocol.ts';
import { BUILT_PAGES, pathIn, routes, TRANSLATED_PAGES } from '../../routes.ts';
import { canonicalAddress, indexablePaths, languageAddresses } from '../../site/seo/page-address.ts';
import { captchaAttribute, captchaSiteKey } from '../../site/forms/captcha.ts';
import { targetAttributes, trackingTargets } from '../../site/tracking/targets.ts';
import type { BuildTools } from '../entry-prerender.tsx';
import { ARTICLE_SOURCE, WHEN_NEEDED } from '../page-sources.ts';
import type { Prerendered } from '../render-page.tsx';
import { buildLanguage } from './build-language.ts';
import { type BuildSettings, compressKept, prerenderWith, writePages } from './prerender.ts';
import {
  ADMIN_FIRST_SCREEN,
  adminFiles,
  type ClientManifest,
  ENTRY,
  firstLoad,
  PRINT_STYLE,
  visitorFiles,
} from './client-files.ts';
import { pageEndStyle } from './finished-page.ts';
import { adminShell } from './page-html.ts';
import { type SharedPicture, withoutMissing, writeShareCards } from './share-cards.ts';
import { robotsText, sitemapXml } from './search-files.ts';

/** The exports of entry-prerender.tsx. */
interface PrerenderEntry {
  renderAll(tools: BuildTools): Promise<readonly Prerendered[]>;
  articles(): readonly { readonly slug: string; readonly modified: string | null }[];
  sharedPictures(): readonly SharedPicture[];
  feed(): string;
}

interface Rendered {
  readonly pages: readonly Prerendered[];
  readonly articles: ReturnType<PrerenderEntry['articles']>;
  readonly pictures: readonly SharedPicture[];
  readonly feed: string;
}

const prerenderAll = (settings: BuildSettings): Promise<Rendered> =>
  prerenderWith(settings, 'src/app/entry-prerender.tsx', [], async (url) => {
    const entry: PrerenderEntry = await import(url);
    const sanitiser = createSanitiser(new JSDOM('').window);
    const pages = await entry.renderAll({
      showArticle: (article, addressOf) => sanitiser.forShowing(article, 'page', addressOf),
    });
    return {
      pages,
      articles: entry.articles(),
      pictures: entry.sharedPictures(),
      feed: entry.feed(),
    };
  });

/** The languages that have a build of their own. */
const TRANSLATIONS = ['en', 'de'] as const;

/** The licences of the code that the bundles hold, which Vite writes. */
export const PACKAGE_LICENCES = 'licences/packages.txt';

/** The Open Font License asks that its text goes wherever the font goes. */
const FONT_PACKAGES = ['@fontsource-variable/fraunces', '@fontsource-variable/manrope'] as const;

async function writeFontLicences(root: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  // Packages may be installed in a folder above `root`: a copy of the sources inside the project uses the project's packages.
  const packages = createRequire(join(root, 'package.json'));
  for (const name of FONT_PACKAGES)
    await copyFile(packages.resolve(`${name}/LICENSE`), join(folder, `${basename(name)}.txt`));
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
  const { pages: rendered, articles, pictures, feed } = await prerenderAll(settings);
  const missing_cards = await writeShareCards(at('.'), {
    texts: rendered.map(({ head, html }) => head + html),
    pictures,
    project_url: process.env['SUPABASE_URL'] ?? '',
  });
  const pages = rendered.map((page) => ({ ...page, head: withoutMissing(page.head, missing_cards) }));
  const sources = pages.flatMap((page) => page.sources);

  const attributes =
    targetAttributes(trackingTargets(process.env)) + captchaAttribute(captchaSiteKey(process.env));
  const print = manifest[PRINT_STYLE]?.file;
  if (print === undefined) throw new Error('the build has no stylesheet of paper');
  await writePages(out, pages, { template, manifest, print, attributes });
  for (const language of TRANSLATIONS)
    await buildLanguage(language, { out, template, print, attributes, settings });

  await writeFontLicences(settings.root, at('licences'));
  await writeFile(at('robots.txt'), robotsText(COMPANY.site_url));
  await writeFile(at(routes.blogFeed().slice(1)), feed);
  const article_slugs = articles.map(({ slug }) => slug);
  const offering_slugs = OFFERINGS.map(({ slug }) => slug);
  const addresses = indexablePaths(BUILT_PAGES, article_slugs, offering_slugs).map(canonicalAddress);
  const modified = new Map(
    articles.flatMap(({ slug, modified: changed }) =>
      changed === null ? [] : [[canonicalAddress(routes.article(slug)), changed]],
    ),
  );
  const languages = new Map(
    TRANSLATED_PAGES.flatMap((page) => {
      const all = languageAddresses(page);
      return all.map(({ address }) => [address, all] as const);
    }),
  );
  const translated = TRANSLATIONS.flatMap((language) =>
    TRANSLATED_PAGES.map((page) => canonicalAddress(pathIn(language, page))),
  );
  await writeFile(at('sitemap.xml'), sitemapXml([...addresses, ...translated], modified, languages));

  const public_files = firstLoad(manifest, sources);
  const kept_pages = pages.filter((page) => page.kept_ahead);
  // An article's page is kept when it is read; its code is there by then.
  const kept_sources = [...kept_pages.flatMap((page) => page.sources), ARTICLE_SOURCE];
  const admin = adminFiles(manifest, kept_sources);
  const first_screen = firstLoad(manifest, ADMIN_FIRST_SCREEN);
  const shell = adminShell({
    template,
    title: ADMIN_TITLE,
    manifest_href: `/${MANIFEST_FILE}`,
    no_script: scriptFree.no_script,
    // Also what visitors may have: the entry brings React only when it has run.
    preload: first_screen.scripts.filter((file) => !template.includes(file)).map((file) => `/${file}`),
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
    print,
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
