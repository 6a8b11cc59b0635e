import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  ADMIN_FIRST_SCREEN,
  ADMIN_SOURCE,
  type ClientManifest,
  firstLoad,
} from '../../src/app/build/client-files.ts';
import type { AdminAssets } from '../../src/pwa/worker-protocol.ts';
import { builtSite, gzipBytes, manifestOf } from '../support/built-site.ts';

/** What each start of the admin needs at once: an admin's is the blog, a technician's the day. */
const FIRST_SCREENS: readonly (readonly [name: string, sources: readonly string[]])[] = [
  ['the clients', ADMIN_FIRST_SCREEN],
  ...(['blog', 'today'] as const).map(
    (name) =>
      [
        `the start of ${name === 'blog' ? 'an admin' : 'a technician'}`,
        [ADMIN_SOURCE, 'src/app/admin-host.tsx', `src/admin/features/${name}/index.ts`],
      ] as const,
  ),
];

interface Chunk {
  readonly source: string;
  /** With its styles, gzip. */
  readonly most_bytes: number;
  /** A string that survives minification and stands in this code alone. */
  readonly trace: string | null;
}

/** Code that is fetched after the first screen, for it is large or seldom needed. */
const LATER: readonly (readonly [name: string, chunk: Chunk])[] = [
  [
    'E-002 R-35 the rich-text editor',
    { source: 'src/admin/components/editor/rich-text.tsx', most_bytes: 170_000, trace: 'ProseMirror' },
  ],
  [
    'E-020 R-35 CodeMirror',
    { source: 'src/admin/components/editor/code-mirror.ts', most_bytes: 130_000, trace: 'cm-content' },
  ],
  [
    'R-35 what joins the texts of two writers',
    { source: 'src/admin/features/blog/together/join-post.ts', most_bytes: 10_000, trace: 'moved_from' },
  ],
  [
    'what searches everything',
    { source: 'src/admin/shell/search/choices.ts', most_bytes: 10_000, trace: null },
  ],
  [
    'G4 what tells who has an article open',
    { source: 'src/sync/presence.ts', most_bytes: 10_000, trace: 'removeAllChannels' },
  ],
];

let folder = '';
let manifest: ClientManifest = {};
let kept: readonly string[] = [];
const read = (file: string): string => readFileSync(join(folder, file), 'utf8');

beforeAll(async () => {
  folder = await builtSite();
  manifest = await manifestOf(folder);
  const { files }: AdminAssets = JSON.parse(read('admin-assets.json'));
  kept = files;
}, 120_000);

test.each(FIRST_SCREENS)('R-15 %s needs at most 30 scripts and stylesheets', (_name, sources) => {
  const { scripts, styles } = firstLoad(manifest, sources);
  expect(scripts.length + styles.length).toBeLessThanOrEqual(30);
});

test('R-15 the shell asks for every script of the first screen at once, React too: none waits for another', () => {
  const shell = read('_shell.html');
  for (const file of firstLoad(manifest, ADMIN_FIRST_SCREEN).scripts)
    expect(shell).toMatch(new RegExp(`(?:modulepreload|module)"[^>]*/${file}"`));
});

describe.each(LATER)('%s', (_name, { source, most_bytes, trace }) => {
  test('is a chunk of its own, no larger than it may be', async () => {
    const { file = 'missing', css = [] } = manifest[source] ?? {};
    if (trace !== null) expect(read(file)).toContain(trace);
    expect(await gzipBytes(folder, [file, ...css])).toBeLessThanOrEqual(most_bytes);
  });

  test('is kept for staff without a network', () => {
    const { file = 'missing', css = [] } = manifest[source] ?? {};
    expect(kept).toEqual(expect.arrayContaining([file, ...css]));
  });

  test.each(FIRST_SCREENS)('is not fetched with %s', (_screen, sources) => {
    const { scripts } = firstLoad(manifest, sources);
    expect(scripts).not.toContain(manifest[source]?.file);
    if (trace !== null) expect(scripts.map(read).join('\n')).not.toContain(trace);
  });
});

test.each(FIRST_SCREENS)('G4 %s holds nothing of realtime, which staff keep', (_screen, sources) => {
  const REALTIME = 'realtime-js/';
  expect(firstLoad(manifest, sources).scripts.map(read).join('\n')).not.toContain(REALTIME);
  expect(
    kept
      .filter((file) => file.endsWith('.js'))
      .map(read)
      .join('\n'),
  ).toContain(REALTIME);
});
