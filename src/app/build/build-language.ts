import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import type { Language } from '../../content/language.ts';
import { TRANSLATED_PAGES, pathIn } from '../../routes.ts';
import { languageFilesUrl, type LanguageFiles } from '../keep-language.ts';
import type { Prerendered } from '../render-page.tsx';
import { type ClientManifest, ENTRY, visitorFiles } from './client-files.ts';
import { pageEndStyle } from './finished-page.ts';
import { formValibot } from './form-valibot.ts';
import { languageContent } from './language-plugin.ts';
import { type BuildSettings, compressKept, ownBuild, prerenderWith, writePages } from './prerender.ts';

/** The entry of the browser. The Dutch build reaches it from index.html, the others begin with it. */
const ENTRY_SOURCE = 'src/app/entry.ts';

interface Parts {
  /** The folder of the finished Dutch site, to which the language is added. */
  readonly out: string;
  readonly template: string;
  /** Its stylesheet of paper. */
  readonly print: string;
  readonly attributes: string;
  readonly settings: BuildSettings;
}

async function clientManifest(language: Language, { out, settings }: Parts): Promise<ClientManifest> {
  const name = `.vite/manifest-${language}.json`;
  const { client, root } = settings;
  await build({
    ...ownBuild(settings, [formValibot(), languageContent(language, root)]),
    build: {
      ...client,
      outDir: out,
      emptyOutDir: false,
      manifest: name,
      rolldownOptions: { ...client.rolldownOptions, input: join(root, ENTRY_SOURCE) },
    },
  });
  const written: ClientManifest = JSON.parse(await readFile(join(out, name), 'utf8'));
  const entry = written[ENTRY_SOURCE];
  if (entry === undefined) throw new Error(`the build of ${language} has no entry`);
  return { ...written, [ENTRY]: entry };
}

/**
 * Builds the pages of a language other than Dutch: the same components with the texts of `src/content/<language>`, as bundles of
 * their own, so that no page loads the texts of another language.
 */
export async function buildLanguage(language: Language, parts: Parts): Promise<void> {
  const { out, template, print, attributes, settings } = parts;
  const manifest = await clientManifest(language, parts);
  const pages = await prerenderWith(
    settings,
    'src/app/entry-prerender-translated.tsx',
    [languageContent(language, settings.root)],
    async (url) => {
      const entry: { renderAll(): Promise<readonly Prerendered[]> } = await import(url);
      return await entry.renderAll();
    },
  );
  const own_template = template.replace('lang="nl"', `lang="${language}"`);
  await writePages(out, pages, { template: own_template, manifest, print, attributes });
  const { scripts, styles, assets } = visitorFiles(
    manifest,
    pages.flatMap(({ sources }) => sources),
  );
  const files = [
    ...new Set([...scripts, ...styles, ...[pageEndStyle(manifest) ?? []].flat(), print, ...assets]),
  ];
  const list: LanguageFiles = {
    pages: TRANSLATED_PAGES.map((page) => pathIn(language, page)),
    files: files.map((file) => `/${file}`),
  };
  const list_file = languageFilesUrl(language).slice(1);
  await writeFile(join(out, list_file), JSON.stringify(list));
  await compressKept(out, [...pages.map(({ file }) => file), ...files, list_file]);
}
