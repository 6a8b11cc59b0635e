/**
 * `npm run bench:blog`: the blog with 1,000 articles of 1,000 words. Prints what the server answers (milliseconds,
 * kilobytes, and kilobytes as a host compresses them) and what a reader feels: the first cards, all of them known, a
 * category, more cards, the search, the last page, and the memory. Nothing is asserted, the machine decides the numbers.
 * POSTS, RUNS and SLOWER (how many times slower the processor is made) change the run.
 */
import { gzipSync } from 'node:zlib';
import { chromium, type CDPSession, type Page } from '@playwright/test';
import { chromiumPath } from '../../e2e/browser.ts';
import { CHROMIUM_ARGS } from '../../e2e/chromium-args.ts';
import { QUERIES, TEXTS_AT_ONCE } from '../../src/public-data/queries.ts';
import { startBackend } from '../../supabase/local/backend.ts';
import { ARTICLES } from '../../supabase/local/seed/articles/index.ts';
import { ARTICLE_CATEGORIES } from '../../supabase/local/seed/articles/seed-article.ts';
import { createChance } from '../../supabase/local/seed/random.ts';
import { withoutTags } from '../../src/domain/plain-text.ts';
import { median } from './median.ts';

const POSTS = Number(process.env['POSTS'] ?? 1_000);
const RUNS = Number(process.env['RUNS'] ?? 3);
const SLOWER = Number(process.env['SLOWER'] ?? 4);
const AT_ONCE = 50;
const PHONE = { width: 390, height: 844 };
const KILOBYTE = 1024;

const backend = await startBackend({ port: 0, data_dir: 'memory', seed: 'none', static_dir: 'dist' });
const headers = { apikey: backend.secret_key, authorization: `Bearer ${backend.secret_key}` };

const chance = createChance(1);
const WORDS = ARTICLES.flatMap(({ content }) => withoutTags(content).split(' '));
const words = (count: number): string =>
  Array.from({ length: count }, () => WORDS[chance.between(0, WORDS.length - 1)]).join(' ');

/** The text of an article: a thousand words taken from the seeded ones in another order, and one that no other article has. */
const postOf = (at: number): object => {
  const article = ARTICLES[at % ARTICLES.length];
  if (article === undefined) throw new Error('there are no articles');
  return {
    id: crypto.randomUUID(),
    slug: `artikel-${at}`,
    title: `${words(7)} ${at}`,
    category: ARTICLE_CATEGORIES[at % ARTICLE_CATEGORIES.length],
    content: `<p>${words(1_000)}</p><p>Uniek${at}x.</p>`,
    html_blocks: [{ id: 'a', html: `<p>${words(40)}</p>` }],
    summary: words(30),
    excerpt: at % 3 === 0 ? words(25) : null,
    image_url: `/scenes/${article.cover.scene}-800.webp`,
    published: true,
  };
};

for (let from = 0; from < POSTS; from += AT_ONCE) {
  const rows = Array.from({ length: Math.min(AT_ONCE, POSTS - from) }, (_, at) => postOf(from + at));
  const answer = await fetch(`${backend.url}/rest/v1/blog_posts`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(rows),
  });
  if (!answer.ok) throw new Error(`the articles were not written: ${await answer.text()}`);
}

const say = (...cells: readonly string[]): void => {
  process.stdout.write(`| ${cells.join(' | ')} |\n`);
};

const kilobytes = (bytes: number): string => `${(bytes / KILOBYTE).toFixed(0)} kB`;

async function tellServer(name: string, address: string): Promise<void> {
  const took_ms: number[] = [];
  let body = new Uint8Array();
  for (let run = 0; run < RUNS; run += 1) {
    const started = performance.now();
    const answer = await fetch(backend.url + address, { headers: { apikey: backend.publishable_key } });
    body = new Uint8Array(await answer.arrayBuffer());
    took_ms.push(performance.now() - started);
    if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  }
  say(
    name,
    `${median(took_ms).toFixed(0)} ms`,
    kilobytes(body.length),
    `${kilobytes(gzipSync(body).length)} gzip`,
  );
}

say(`the server, ${POSTS} articles`, 'answer', 'size', 'on the wire');
say('---', '---:', '---:', '---:');
await tellServer('500 cards of the list', `/rest/v1/${QUERIES.post_cards(0)}`);
await tellServer('100 texts of the search', `/rest/v1/${QUERIES.post_texts(0)}`);
await tellServer('the newest cards, beside an article', `/rest/v1/${QUERIES.latest_post_cards}`);
await tellServer('an article', `/rest/v1/${QUERIES.post('artikel-7')}`);
await tellServer('the page of an article', '/blog/artikel-7');
await tellServer('the feed', '/blog/rss.xml');
await tellServer('the sitemap', '/sitemap.xml');

const browser = await chromium.launch({ executablePath: chromiumPath(), args: [...CHROMIUM_ARGS] });
const cards = (page: Page) => page.locator('#artikelen article');

/** From doing something until its outcome has been painted. */
async function painted(
  page: Page,
  act: () => Promise<unknown>,
  done: () => Promise<unknown>,
): Promise<number> {
  const started = performance.now();
  await act();
  await done();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  return performance.now() - started;
}

async function heapMegabytes(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  return (await session.send('Runtime.getHeapUsage')).usedSize / KILOBYTE ** 2;
}

const firstPaint = (page: Page): Promise<number> =>
  page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN);

const felt = new Map<string, number[]>();
const feel = (name: string, value: number): void => {
  felt.set(name, [...(felt.get(name) ?? []), value]);
};

async function read(): Promise<void> {
  const context = await browser.newContext({ viewport: PHONE, serviceWorkers: 'block' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('HeapProfiler.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const more = page.getByRole('button', { name: /^Meer Artikelen Laden/ });
  const all_known = page.getByRole('button', { name: `Meer Artikelen Laden (${POSTS - 4})` });
  const known_ms = await painted(
    page,
    () => page.goto(`${backend.url}/blog`),
    () => all_known.waitFor(),
  );
  feel('first paint, ms', await firstPaint(page));
  feel('every article known, ms', known_ms);
  feel('memory with all cards known, MB', await heapMegabytes(session));
  const of_teak = page.getByRole('button', { name: 'Teak Dek Onderhoud' });
  const chosen = page.locator('button[aria-pressed="true"]', { hasText: 'Teak Dek Onderhoud' });
  feel(
    'a category, ms',
    await painted(
      page,
      () => of_teak.dispatchEvent('click'),
      () => chosen.waitFor(),
    ),
  );
  const eighth = cards(page).nth(7);
  feel(
    'four more cards, ms',
    await painted(
      page,
      () => more.dispatchEvent('click'),
      () => eighth.waitFor(),
    ),
  );
  await page.getByRole('button', { name: 'Alle Categorieën' }).dispatchEvent('click');
  const box = page.getByRole('searchbox');
  const texts = (part: RegExp) =>
    page.waitForResponse((response) => part.test(response.url())).then((response) => response.finished());
  const last_texts = texts(new RegExp(`search_text.*offset=${POSTS - (POSTS % TEXTS_AT_ONCE)}$`));
  const first_texts = texts(/search_text.*offset=0$/);
  const focused = performance.now();
  feel(
    'the newest texts to search in, ms',
    await painted(
      page,
      () => box.focus(),
      () => first_texts,
    ),
  );
  await last_texts;
  feel('all texts to search in, ms', performance.now() - focused);
  const one = page.getByText('1 artikel gevonden voor "uniek777x"');
  feel(
    'a search, ms',
    await painted(
      page,
      () => box.fill('uniek777x'),
      () => one.waitFor(),
    ),
  );
  const many = page.getByText(/ artikelen gevonden voor "gelcoat"/);
  feel(
    'a search that finds many, ms',
    await painted(
      page,
      () => box.fill('gelcoat'),
      () => many.waitFor(),
    ),
  );
  feel('memory with the texts, MB', await heapMegabytes(session));
  const last = `${backend.url}/blog?page=${Math.ceil(POSTS / 4)}`;
  const lastCard = cards(page).nth(POSTS - 1);
  feel(
    'the last page opened, ms',
    await painted(
      page,
      () => page.goto(last),
      () => lastCard.waitFor({ state: 'attached' }),
    ),
  );
  feel('memory with every card shown, MB', await heapMegabytes(session));
  feel(
    'a category after it, ms',
    await painted(
      page,
      () => of_teak.dispatchEvent('click'),
      () => chosen.waitFor(),
    ),
  );
  await context.close();
}

try {
  for (let run = 0; run < RUNS; run += 1) await read();
  process.stdout.write('\n');
  say(`a phone, processor ${SLOWER} times slower`, 'median');
  say('---', '---:');
  for (const [name, values] of felt) say(name, median(values).toFixed(0));
} finally {
  await browser.close();
  await backend.stop();
}
