import { expect, test } from 'vitest';
import { STORAGE_PREFIX } from '../../src/brand.ts';
import { STORAGE } from '../../src/site/consent/storage-registry.ts';
import { isTestFile } from './import-rules.ts';
import { filesBelow, textOf } from '../support/source-files.ts';

type Id = (typeof STORAGE)[number]['id'];

/** What keeps something in the browser, or reads it there. */
const KEEPS =
  /\b(?:localStorage|sessionStorage|document\.cookie)\b|\bcaches\s*\.\s*(?:open|keys)\b|\bcacheName\b|\bindexedDB\s*\.\s*open\b|\bopenDB\s*[(<]|\bnew Dexie\b/;

/**
 * Every file that does, with the entries of the registry that its names stand in. A new one belongs here and into
 * src/site/consent/storage-registry.ts, with its purpose in src/content/legal/storage.ts: the cookies page tells of it.
 */
const KEEPERS: Readonly<Record<string, readonly Id[]>> = {
  'src/app/admin.tsx': ['staff_preferences'],
  'src/app/keep-language.ts': ['pages'],
  'src/app/stale-chunk.ts': ['reload'],
  'src/session/device-records.ts': ['session'],
  'src/device/lock-ports.ts': ['work_marks'],
  'src/data/database/dexie-instance.ts': ['work'],
  'src/data/database/eviction.ts': ['work_marks'],
  'src/data/export/raw-database.ts': ['work'],
  'src/data/drafts/draft-worker.ts': ['work'],
  'src/data/drafts/page-session.ts': ['tab'],
  'src/data/drafts/sync-drafts.ts': ['work_marks'],
  'src/data/database/user-data.ts': ['work', 'work_marks'],
  'src/public-data/kept-articles.ts': ['articles'],
  'src/public-data/kept-content.ts': ['content'],
  'src/public-data/queue/drafts.ts': ['form_marks'],
  'src/public-data/queue/forms-database.ts': ['forms'],
  'src/public-data/queue/local-flags.ts': ['form_marks'],
  'src/pwa/apply-update.ts': ['reload'],
  'src/pwa/assets/screenshots.mjs': ['staff_preferences'],
  'src/pwa/install-hint.tsx': ['staff_preferences'],
  'src/pwa/worker/index.ts': ['pages'],
  'src/pwa/worker/kept-files.ts': ['pages', 'admin_files'],
  'src/pwa/worker/page-answers.ts': ['pages'],
  'src/pwa/worker/picture-answers.ts': ['pages'],
  'src/site/blog/list-scroll.ts': ['list_place'],
  'src/site/checklist/checked-items.ts': ['checklist'],
  'src/site/consent/consent.ts': ['consent'],
  // It looks whether there is anything, and keeps nothing.
  'src/site/frame/first-touch.ts': [],
  'src/site/plan/kept-plan.ts': ['boat_plan'],
  'src/site/tracking/start-tracking.ts': ['flags', 'tag_manager'],
  'src/sync/adapters/push-outbox.ts': ['work'],
};

const COMMENTS = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
/** The code of a file, with names that begin as the brand has it written out. */
const codeOf = (path: string): string =>
  textOf(path)
    .replace(COMMENTS, '')
    .replaceAll(/`\$\{STORAGE_PREFIX\}([^`]*)`/g, `'${STORAGE_PREFIX}$1'`);
const scripts = filesBelow('src').filter(
  (path) => /\.(?:tsx?|mjs)$/.test(path) && !isTestFile(path) && !path.startsWith('src/content/'),
);

test('L-011 R-27 whatever keeps something on a device is in the registry that the cookies page shows', () => {
  const keeping = scripts.filter((path) => KEEPS.test(codeOf(path)));
  expect(keeping.filter((path) => KEEPERS[path] === undefined)).toEqual([]);
  expect(Object.keys(KEEPERS).filter((path) => !keeping.includes(path))).toEqual([]);
});

/** Connections of workers, which the page ends where it has to, or only for one reading that is given up after seconds. */
const NOT_OF_A_PAGE = [
  'src/data/drafts/draft-worker.ts',
  'src/data/export/raw-database.ts',
  'src/sync/adapters/push-outbox.ts',
];

test('R-16 whatever opens a database for a page has its transactions ended when the page is left', () => {
  const opening = scripts.filter((path) => /\bindexedDB\s*\.\s*open\b|\bopenDB\s*[(<]/.test(codeOf(path)));
  expect(opening.filter((path) => !/\bendOnLeave\(/.test(codeOf(path))).toSorted()).toEqual(NOT_OF_A_PAGE);
});

test('every name of the registry stands in the code, and every name in local storage in the registry', () => {
  const code = new Map(scripts.map((path) => [path, codeOf(path)]));
  const everywhere = [...code]
    .filter(([path]) => path !== 'src/site/consent/storage-registry.ts')
    .map(([, text]) => text)
    .join('\n');
  for (const { names, party } of STORAGE)
    if (party === 'first') for (const name of names) expect(everywhere).toContain(name.replace('*', ''));

  const local = STORAGE.filter(({ place }) => place !== 'cookie').flatMap(({ names }) => [...names]);
  for (const path of Object.keys(KEEPERS))
    for (const [, name = ''] of (code.get(path) ?? '').matchAll(
      /\b[A-Z_]*(?:KEY|PREFIX|DATABASE|MARK|CACHE)\s*=\s*'([^']+)'/g,
    ))
      expect(
        local.some((known) => (known.endsWith('*') ? name.startsWith(known.slice(0, -1)) : name === known)),
        `${path} keeps ${name}`,
      ).toBe(true);
});
