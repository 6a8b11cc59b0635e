/**
 * `npm run bench:editor`: an article of 20,000 words, 40 pictures and 10 HTML blocks in our editor, beside a bare TipTap
 * StarterKit with the same text in the same run, at full speed and with a processor four times slower. Prints medians of the
 * runs; nothing is asserted, the machine decides the numbers. WORDS, RUNS and KEYS change the run.
 */
import { chromium, type Page } from '@playwright/test';
import { build } from 'vite';
import { fileURLToPath } from 'node:url';
import { chromiumPath } from '../../e2e/browser.ts';
import { CHROMIUM_ARGS } from '../../e2e/chromium-args.ts';
import { withoutTags } from '../../src/domain/plain-text.ts';
import { ARTICLES } from '../../supabase/local/seed/articles/index.ts';
import { createChance } from '../../supabase/local/seed/random.ts';
import type { Kind } from './editor/page.tsx';
import { median } from './median.ts';

const WORDS = Number(process.env['WORDS'] ?? 20_000);
const RUNS = Number(process.env['RUNS'] ?? 3);
const KEYS = Number(process.env['KEYS'] ?? 60);
const PICTURES = 40;
const BLOCKS = 10;
const PASTED_WORDS = 5_000;
const PARAGRAPH_WORDS = 80;
const THROTTLES = [1, 4] as const;
const KINDS: readonly Kind[] = ['ours', 'bare'];
const PLACES = { start: 0, middle: 0.5, end: 1 } as const;

/** A page with an origin of its own, so that it has stores. */
const PAGE_URL = 'http://localhost/bench';
const PAGE = '<!doctype html><html lang="nl" data-mantine-color-scheme="light"><body></body></html>';

const chance = createChance(1);
const vocabulary = ARTICLES.flatMap(({ content }) => withoutTags(content).split(' '));
const words = (count: number): string =>
  Array.from({ length: count }, () => vocabulary[chance.between(0, vocabulary.length - 1)]).join(' ');

const paragraphs = Math.round(WORDS / PARAGRAPH_WORDS);
const every = (parts: number): number => Math.max(1, Math.floor(paragraphs / parts));

/** Paragraphs with marks and links, headings, lists, and pictures and tables spread among them. */
const article = Array.from({ length: paragraphs }, (_, at) => {
  const text = `${words(20)} <strong>${words(2)}</strong> ${words(28)} <a href="/blog">${words(2)}</a> ${words(28)}`;
  const body = at % 9 === 4 ? `<ul><li>${text}</li><li>${words(8)}</li></ul>` : `<p>${text}</p>`;
  return [
    at % 6 === 0 ? `<h2>${words(5)}</h2>` : '',
    body,
    at % every(PICTURES) === 1
      ? `<img src="/media/${String(at)}.webp" alt="${words(3)}" width="800" height="600">`
      : '',
    at % every(BLOCKS) === 2
      ? `<table><tbody><tr><td>${words(6)}</td><td>${words(6)}</td></tr></tbody></table>`
      : '',
  ].join('');
}).join('\n');

const word_paragraph = (): string =>
  `<p class=MsoNormal style='margin-bottom:8.0pt'><span style='mso-fareast-language:NL'>${words(40)} <b>${words(2)}</b> ${words(38)}<o:p></o:p></span></p>\n`;
const pasted = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><body lang=NL>${Array.from({ length: PASTED_WORDS / PARAGRAPH_WORDS }, word_paragraph).join('')}</body></html>`;

async function bundle(): Promise<{ code: string; css: string }> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'es2022',
      assetsInlineLimit: Number.MAX_SAFE_INTEGER,
      lib: {
        entry: fileURLToPath(new URL('editor/page.tsx', import.meta.url)),
        formats: ['iife'],
        name: 'bench',
        cssFileName: 'bench',
      },
    },
  });
  const outputs = (Array.isArray(built) ? built : [built]).flatMap((one) =>
    'output' in one ? one.output : [],
  );
  return {
    code: outputs.flatMap((one) => (one.type === 'chunk' ? [one.code] : [])).join('\n'),
    css: outputs
      .flatMap((one) => (one.type === 'asset' && one.fileName.endsWith('.css') ? [String(one.source)] : []))
      .join('\n'),
  };
}

const measured = new Map<string, Map<string, number[]>>();
function note(what: string, column: string, value: number): void {
  const row = measured.get(what) ?? new Map<string, number[]>();
  row.set(column, [...(row.get(column) ?? []), value]);
  measured.set(what, row);
}

const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? Number.NaN;

/** Types at a place, with pauses of a fast typist, and notes what the keys cost. */
async function typeAt(page: Page, place: keyof typeof PLACES, column: string): Promise<void> {
  await page.evaluate((share) => globalThis.editorBench.caret(share), PLACES[place]);
  await page.waitForTimeout(300);
  await page.evaluate(() => globalThis.editorBench.keys());
  await page.evaluate(() => globalThis.editorBench.longTasks());
  await page.keyboard.type('boegschroef '.repeat(Math.ceil(KEYS / 12)).slice(0, KEYS), { delay: 60 });
  await page.waitForTimeout(300);
  const keys = await page.evaluate(() => globalThis.editorBench.keys());
  note(`key to paint at the ${place}, p95, ms`, column, percentile(keys, 0.95));
  const long = await page.evaluate(() => globalThis.editorBench.longTasks());
  note('long tasks while typing', column, long.length);
}

const { code, css } = await bundle();
const browser = await chromium.launch({ executablePath: chromiumPath(), args: [...CHROMIUM_ARGS] });

async function measure(kind: Kind, throttle: number): Promise<void> {
  const column = `${kind} ×${String(throttle)}`;
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  try {
    await page.route(PAGE_URL, (route) => route.fulfill({ contentType: 'text/html', body: PAGE }));
    await page.goto(PAGE_URL);
    await page.addStyleTag({ content: css });
    await page.addScriptTag({ content: code });
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: throttle });
    const opened = await page.evaluate(([which, html]) => globalThis.editorBench.open(which, html), [
      kind,
      article,
    ] as const);
    note('open, ms', column, opened);
    for (const place of ['start', 'middle', 'end'] as const) await typeAt(page, place, column);
    await page.evaluate(() => globalThis.editorBench.keys());
    await page.keyboard.press('Control+a');
    await page.waitForTimeout(500);
    note('Ctrl+A, ms', column, Math.max(...(await page.evaluate(() => globalThis.editorBench.keys()))));
    await page.evaluate(() => globalThis.editorBench.caret(0.5));
    note(
      'paste of 5,000 words of Word, ms',
      column,
      await page.evaluate((html) => globalThis.editorBench.paste(html), pasted),
    );
  } finally {
    await context.close();
  }
}

try {
  for (let run = 1; run <= RUNS; run += 1)
    for (const throttle of THROTTLES) for (const kind of KINDS) await measure(kind, throttle);
} finally {
  await browser.close();
}

const columns = KINDS.flatMap((kind) => THROTTLES.map((throttle) => `${kind} ×${String(throttle)}`));
console.log(
  `| ${WORDS.toLocaleString('en')} words, ${PICTURES} pictures, ${BLOCKS} HTML blocks | ${columns.join(' | ')} |`,
);
console.log(`| --- | ${columns.map(() => '---:').join(' | ')} |`);
for (const [what, row] of measured)
  console.log(
    `| ${what} | ${columns.map((column) => median(row.get(column) ?? [Number.NaN]).toFixed(0)).join(' | ')} |`,
  );
