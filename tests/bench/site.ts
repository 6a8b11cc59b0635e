/**
 * `npm run bench:site`: Lighthouse on every public page in each of its languages (`en-home`), on the planner (`plan`), an offering
 * (`offering`) and an article (`article`) as on a phone, with simulated and with applied throttling, beside a static page that shows
 * the same first picture and nothing else; and once more on a phone that is half as fast, for speed alone. Blocking time stands twice:
 * as Lighthouse has it, and in the time of the page's own thread, which other work on the machine does not change. Prints medians;
 * nothing is asserted, the machine decides the numbers. RUNS, PAGES (names, by comma) and ROWS (simulated, applied and slow, by comma)
 * narrow it; SLOWDOWN sets how many times slower than this machine the phone is.
 */
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Result } from 'lighthouse';
import { throttling } from 'lighthouse/core/config/constants.js';
import { OTHER_LANGUAGES } from '../../src/content/language.ts';
import {
  BUILT_PAGES,
  pathIn,
  PUBLIC_PATHS,
  type BuiltPage,
  routes,
  TRANSLATED_PAGES,
} from '../../src/routes.ts';
import { startBackend } from '../../supabase/local/backend.ts';
import { ARTICLES } from '../../supabase/local/seed/articles/index.ts';
import { type Category, type Look, scoreOf, startAuditBrowser } from '../support/lighthouse.ts';
import { median } from './median.ts';

const RUNS = Number(process.env['RUNS'] ?? 5);
const WANTED = process.env['PAGES']?.split(',');
const SPEED: readonly Category[] = ['performance'];
const CATEGORIES: readonly Category[] = [...SPEED, 'accessibility', 'best-practices', 'seo'];
/** How many times slower than this machine's a phone's processor is: as Lighthouse has it, unless given. The slow row doubles it. */
const SLOWDOWN = Number(process.env['SLOWDOWN'] ?? throttling.mobileSlow4G.cpuSlowdownMultiplier);
const phone = { ...throttling.mobileSlow4G, cpuSlowdownMultiplier: SLOWDOWN };
const ROWS = {
  simulated: { throttlingMethod: 'simulate', throttling: phone },
  applied: { throttlingMethod: 'devtools', throttling: phone },
  slow: { throttlingMethod: 'devtools', throttling: { ...phone, cpuSlowdownMultiplier: 2 * SLOWDOWN } },
} as const;
const rows = (['simulated', 'applied', 'slow'] as const).filter(
  (row) => process.env['ROWS']?.split(',').includes(row) ?? true,
);
const KILOBYTE = 1024;

/** The newest article stands for all of them. */
const ARTICLE = routes.article(ARTICLES.toSorted((a, b) => a.days_ago - b.days_ago)[0]?.slug ?? '');
/** One with a price and pictures before and after stands for the offerings. */
const OFFERING = routes.offering('antifouling-aanbrengen');
const FURTHER = { plan: routes.plan(), offering: OFFERING, article: ARTICLE } as const;
/** The pages of other languages, by the name of the Dutch one with the language before it: `en-home`. */
const TRANSLATED = OTHER_LANGUAGES.flatMap(([language]) =>
  TRANSLATED_PAGES.map((page) => [`${language}-${page}`, pathIn(language, page)] as const),
);
/** The address of each page by its name, in the order of the table. */
const ADDRESSES: ReadonlyMap<string, string> = new Map([
  ...BUILT_PAGES.map((page: BuiltPage) => [page, PUBLIC_PATHS[page]] as const),
  ...TRANSLATED,
  ...Object.entries(FURTHER),
]);

const pages = [...ADDRESSES].filter(([page]) => WANTED?.includes(page) ?? true);
const folder = await mkdtemp(join(tmpdir(), 'havenglans-bench-site-'));
await cp('dist', folder, { recursive: true });

/** The page's heading and the picture at its top (two, where it is a before and after), and nothing else: the least it can cost. */
async function writeReference(page: string, address: string): Promise<string> {
  const file = join(new URL(address, 'https://any.invalid').pathname, 'index.html');
  const html = await readFile(join(folder, file), 'utf8');
  const pictures = html.match(/<picture[\s\S]*?<\/picture>/g) ?? [];
  const picture = pictures.filter((one) => /fetchpriority="high"/i.test(one)).join('');
  const heading = /<h1[\s\S]*?<\/h1>/.exec(html)?.[0] ?? '';
  const name = `reference-${page}.html`;
  await writeFile(
    join(folder, name),
    `<!doctype html><html lang="nl"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${page}</title><style>img{width:100%;height:auto}</style><main>${picture}${heading}</main></html>`,
  );
  return `/${name}`;
}

const numberOf = (result: Result, audit: string): number => result.audits[audit]?.numericValue ?? Number.NaN;

const backend = await startBackend({ port: 0, data_dir: 'memory', seed: 'demo', static_dir: folder });
const browser = await startAuditBrowser();
process.stdout.write(
  [
    '| page | throttling, CPU | performance / accessibility / best practices / search | LCP, ms | static page, ms | ratio | TBT, ms | of the thread, ms | CLS | kB |',
    '|---|---|---|---:|---:|---:|---:|---:|---:|---:|',
    '',
  ].join('\n'),
);
try {
  for (const [page, address] of pages) {
    const reference = await writeReference(page, address);
    for (const row of rows) {
      const flags = ROWS[row];
      const own: Look[] = [];
      const least: Look[] = [];
      for (let run = 0; run < RUNS; run += 1) {
        own.push(
          await browser.audit(`${backend.url}${address}`, {
            ...flags,
            onlyCategories: [...(row === 'slow' ? SPEED : CATEGORIES)],
          }),
        );
        if (row === 'slow') continue;
        least.push(
          await browser.audit(`${backend.url}${reference}`, {
            ...flags,
            onlyCategories: [...SPEED],
          }),
        );
      }
      const scores = (row === 'slow' ? SPEED : CATEGORIES).map((category) =>
        median(own.map(({ result }) => scoreOf(result, category))),
      );
      const of = (looks: readonly Look[], audit: string): number =>
        median(looks.map(({ result }) => numberOf(result, audit)));
      const lcp = of(own, 'largest-contentful-paint');
      const floor = row === 'slow' ? Number.NaN : of(least, 'largest-contentful-paint');
      const cells = [
        page,
        `${row === 'simulated' ? 'simulated' : 'applied'}, ×${flags.throttling.cpuSlowdownMultiplier}`,
        scores.join(' / '),
        lcp.toFixed(0),
        ...(Number.isNaN(floor) ? ['–', '–'] : [floor.toFixed(0), (lcp / floor).toFixed(2)]),
        of(own, 'total-blocking-time').toFixed(0),
        row === 'simulated'
          ? '–'
          : median(own.map(({ thread_blocking_ms }) => thread_blocking_ms)).toFixed(0),
        of(own, 'cumulative-layout-shift').toFixed(3),
        (of(own, 'total-byte-weight') / KILOBYTE).toFixed(0),
      ];
      process.stdout.write(`| ${cells.join(' | ')} |\n`);
    }
  }
} finally {
  await browser.stop();
  await backend.stop();
  await rm(folder, { recursive: true, force: true });
}
