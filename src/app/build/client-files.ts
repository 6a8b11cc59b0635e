/** Reads Vite's manifest: which files a screen needs before it can show. Pure; the build and the tests use it. */

import { WHEN_NEEDED } from '../page-sources.ts';

/** One chunk in `.vite/manifest.json`. Paths are relative to the output folder. */
interface ManifestChunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

export type ClientManifest = Readonly<Record<string, ManifestChunk>>;

interface Files {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  readonly assets: readonly string[];
}

export const ENTRY = 'index.html';
/** What the entry fetches once a screen is to be shown: React, and what knows the screens. */
const START_APP = 'src/app/start-app.tsx';
/** The styles of paper, which every finished page links. */
export const PRINT_STYLE = 'src/site/frame/print.css';
/** The code that makes a visitor's pictures smaller: it is large, and without a network a picture is sent as it is. */
const NOT_KEPT: readonly string[] = ['src/media/prepare.ts', 'src/media/prepare-site.ts'];
export const ADMIN_SOURCE = 'src/app/admin.tsx';
/** The sources of the first screen of a signed-in user. They are fetched in parallel, since a cold start must not wait for one after another. */
export const ADMIN_FIRST_SCREEN: readonly string[] = [
  ADMIN_SOURCE,
  'src/app/admin-host.tsx',
  'src/admin/features/clients/index.ts',
];

function chunkOf(manifest: ClientManifest, source: string): ManifestChunk {
  const chunk = manifest[source];
  if (!chunk) throw new Error(`the build has no chunk for ${source}`);
  return chunk;
}

/** Every chunk that `sources` need at once, and what those chunks may ask for later where `goesOn` says so. */
function closure(
  manifest: ClientManifest,
  sources: readonly string[],
  goesOn: (source: string, next: string) => boolean,
): ReadonlySet<string> {
  const seen = new Set<string>();
  const visit = (source: string): void => {
    if (seen.has(source)) return;
    seen.add(source);
    const chunk = chunkOf(manifest, source);
    for (const next of chunk.imports ?? []) visit(next);
    for (const next of chunk.dynamicImports ?? []) if (goesOn(source, next)) visit(next);
  };
  for (const source of sources) visit(source);
  return seen;
}

const unique = (paths: readonly string[]): string[] => [...new Set(paths)];

const without = (paths: readonly string[], taken: readonly string[]): string[] =>
  paths.filter((path) => !taken.includes(path));

function filesOf(manifest: ClientManifest, sources: Iterable<string>): Files {
  const chunks = [...sources].map((source) => chunkOf(manifest, source));
  const scripts = chunks.map(({ file }) => file).filter((file) => file.endsWith('.js'));
  return {
    scripts: unique(scripts),
    styles: unique(chunks.flatMap(({ css = [] }) => css)),
    assets: unique(chunks.flatMap(({ assets = [] }) => assets)),
  };
}

/** What the browser fetches to show `sources` on top of the entry and what starts the app, entry first. */
export function firstLoad(manifest: ClientManifest, sources: readonly string[]): Files {
  return filesOf(
    manifest,
    closure(manifest, [ENTRY, START_APP, ...sources], () => false),
  );
}

/**
 * Everything a visitor may ever ask for: what `public_sources` need at once and what they fetch later, such as the viewer.
 * The dynamic imports of what starts the app are not followed, since the admin is one of them. Without the files of NOT_KEPT a picture is sent as it
 * is. Of the assets only fonts are kept: pictures are cached when they are seen. The styles of what a page shows at
 * once stand in the page itself; fetched are those of what comes later.
 */
export function visitorFiles(manifest: ClientManifest, public_sources: readonly string[]): Files {
  const all = filesOf(
    manifest,
    closure(
      manifest,
      [ENTRY, START_APP, ...public_sources],
      (source, next) => source !== START_APP && !NOT_KEPT.includes(next),
    ),
  );
  const written = public_sources.map((source) => firstLoad(manifest, [source]).styles);
  const fetched = public_sources.flatMap((source, index) => {
    const later = closure(
      manifest,
      [source],
      (from, next) => from !== START_APP && !public_sources.includes(next) && !NOT_KEPT.includes(next),
    );
    return without(filesOf(manifest, later).styles, written[index] ?? []);
  });
  return {
    ...all,
    styles: unique(fetched),
    assets: all.assets.filter((file) => file.endsWith('.woff2')),
  };
}

/**
 * Everything the admin may ever ask for that visitors do not already hold; what they fetch only when it is needed, they may
 * not hold.
 */
export function adminFiles(manifest: ClientManifest, public_sources: readonly string[]): Files {
  const visitors = visitorFiles(manifest, public_sources);
  const not_kept = WHEN_NEEDED.flatMap((source) => manifest[source]?.file ?? []);
  const shared = { ...visitors, scripts: without(visitors.scripts, not_kept) };
  const all = filesOf(
    manifest,
    // Through the entry and what starts the app it would come upon every public page.
    closure(manifest, [ADMIN_SOURCE], (source) => source !== ENTRY && source !== START_APP),
  );
  return {
    scripts: without(all.scripts, shared.scripts),
    styles: without(all.styles, shared.styles),
    assets: without(all.assets, shared.assets),
  };
}
