/** What the builds of all languages share: their settings, and how pages are rendered, written and made small. */
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, parse } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build, type BuildEnvironmentOptions, type CSSOptions, type InlineConfig, type Plugin } from 'vite';
import type { Prerendered } from '../render-page.tsx';
import { type Built, finishedPage } from './finished-page.ts';

/** The settings of every build; `css` names classes alike in all of them. */
export interface BuildSettings {
  readonly root: string;
  readonly define: Record<string, string>;
  readonly css: CSSOptions;
  /** Where the pages' content comes from; null: the committed snapshot. */
  readonly content: Plugin | null;
  /** How bundles for browsers are made in the languages that have a build of their own. */
  readonly client: BuildEnvironmentOptions;
}

/** A build of this file alone, that reads neither the configuration nor the environment of the machine. */
export const ownBuild = ({ root, define, css, content }: BuildSettings, plugins: readonly Plugin[]) =>
  ({
    root,
    define,
    css,
    configFile: false as const,
    envDir: false as const,
    publicDir: false as const,
    logLevel: 'warn' as const,
    plugins: [react(), content, ...plugins],
  }) satisfies InlineConfig;

/** Builds an entry for Node, lets `run` import it by its address, and leaves nothing behind. */
export async function prerenderWith<Result>(
  settings: BuildSettings,
  source: string,
  plugins: readonly Plugin[],
  run: (entry_url: string) => Promise<Result>,
): Promise<Result> {
  const cache = join(settings.root, 'node_modules/.cache');
  await mkdir(cache, { recursive: true });
  const out = await mkdtemp(join(cache, 'prerender-'));
  try {
    await build({
      ...ownBuild(settings, plugins),
      build: { ssr: source, outDir: out, assetsInlineLimit: 0 },
    });
    return await run(pathToFileURL(join(out, `${parse(source).name}.js`)).href);
  } finally {
    await rm(out, { recursive: true, force: true });
  }
}

/** Writes the finished pages into the folder that a host serves. */
export async function writePages(
  folder: string,
  pages: readonly Prerendered[],
  built: Omit<Built, 'textOf'>,
): Promise<void> {
  const textOf = async (file: string): Promise<string> => (await readFile(join(folder, file), 'utf8')).trim();
  for (const page of pages) {
    const path = join(folder, page.file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, await finishedPage(page, { ...built, textOf }));
  }
}

const brotli = promisify(brotliCompress);
const IS_TEXT = /\.(?:html|js|css|json)$/;

/**
 * Lays `<file>.br` beside each text that is kept on devices, as small as brotli gets it: that takes seconds, so a host cannot
 * do it while a visitor waits. Paths are relative to `folder`.
 */
export async function compressKept(folder: string, files: readonly string[]): Promise<void> {
  await Promise.all(
    files
      .filter((file) => IS_TEXT.test(file))
      .map(async (file) => {
        const path = join(folder, file);
        await writeFile(`${path}.br`, await brotli(await readFile(path)));
      }),
  );
}
