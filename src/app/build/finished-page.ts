import { basename } from 'node:path';
import { gzipSync } from 'node:zlib';
import { PAGE_END_STYLE } from '../../site/sections/page-end-styles.tsx';
import type { Prerendered } from '../render-page.tsx';
import { type ClientManifest, ENTRY, firstLoad } from './client-files.ts';
import { publicPage } from './page-html.ts';

/** Name of the stylesheet that a page of some weight links where its last part begins; vite.config.ts makes it. */
export const PAGE_END_CHUNK = 'page-end';
/** Name of React's own chunk, whose name stays the same when a build changes nothing in it: no visitor fetches it twice. */
export const REACT_CHUNK = 'react';
/**
 * A page that weighs no more with gzip holds the styles of its end too: sent with brotli it is an eighth lighter and arrives
 * with a server's first answer of ten packets, headers included.
 */
const MAX_WHOLE_BYTES = 14_700;
const LINK = `<link rel="stylesheet" href="${PAGE_END_STYLE}" fetchPriority="low"/>`;

/** The output of the build that pages are assembled from. */
export interface Built {
  readonly template: string;
  readonly manifest: ClientManifest;
  /** The stylesheet of paper: one file for every language. */
  readonly print: string;
  /** Attributes of the root on every page that a script wakes. */
  readonly attributes: string;
  /** Reads a stylesheet. */
  readonly textOf: (file: string) => Promise<string>;
}

/** Styles as visitors need them: without the schemes and colours that only the admin has. */
const forVisitors = (css: string): string =>
  css
    .replace(/:root\[data-mantine-color-scheme=dark\]\{[^}]*\}/, '')
    .replaceAll(':not([data-mantine-color-scheme=light])', '')
    .replaceAll(
      /--(?:lightningcss-(?:light|dark)|color-(?:night-water|warning)):[^;]*;|@layer mantine;/g,
      '',
    );

/** `linked`: the stylesheet of its end, where the page does not hold it. */
async function pageWith(linked: string | undefined, page: Prerendered, built: Built): Promise<string> {
  const { template, manifest, print, attributes, textOf } = built;
  const written = firstLoad(manifest, page.sources).styles.filter((file) => file !== linked);
  const css = (await Promise.all(written.map(textOf))).join('');
  const end = linked === undefined ? '' : ` data-page-end="/${linked}"`;
  return publicPage({
    template,
    html: page.html.replaceAll(LINK, linked === undefined ? '' : LINK.replace(PAGE_END_STYLE, `/${linked}`)),
    head: page.head,
    screen: page.screen,
    root_attributes: page.hydrate ? attributes + end : '',
    entry: page.hydrate ? `/${manifest[ENTRY]?.file ?? ''}` : null,
    ahead: `/${chunkNamed(manifest, REACT_CHUNK)?.file ?? ''}`,
    styles: page.hydrate ? written.map((file) => basename(file, '.css')) : [],
    css: forVisitors(css) + (page.css ?? ''),
    print: `/${print}`,
  });
}

/** A chunk that vite.config.ts names. The manifest has its stylesheet under that name too, before or after it as their hashes have it. */
const chunkNamed = (manifest: ClientManifest, name: string) =>
  Object.entries(manifest).find(
    ([source, { file }]) => source.startsWith(`_${name}-`) && file.endsWith('.js'),
  )?.[1];

/** The stylesheet that heavy pages link. */
export const pageEndStyle = (manifest: ClientManifest): string | undefined =>
  chunkNamed(manifest, PAGE_END_CHUNK)?.css?.[0];

/** The HTML of a public page: with the styles of its end where it is light, with a link to them where it is not. */
export async function finishedPage(page: Prerendered, built: Built): Promise<string> {
  const whole = await pageWith(undefined, page, built);
  if (gzipSync(whole).length <= MAX_WHOLE_BYTES) return whole;
  return pageWith(pageEndStyle(built.manifest), page, built);
}
