/**
 * `npm run test:typing -- --tries 200 --seed 7`: somebody types notes, a form or an article, leaves in every way a page
 * can end, on a machine that is 1, 4 and 20 times slower, and looks again. Prints a table of tries and losses, what one
 * key costs, and its seed; `--from 12 --tries 1` with that seed repeats the twelfth try, `--place article` types in that
 * place only and `--exit SIGKILL` leaves that way only (more than one are possible), `--dist` tries another build.
 */
import { createServer } from 'node:http';
import { parseArgs } from 'node:util';
import type { Locator, Page } from '@playwright/test';
import { Device } from '../../e2e/device.ts';
import { BlogPage } from '../../e2e/pages/blog-page.ts';
import { type StaffPages, startWork } from '../../e2e/sign-in.ts';
import { createSeededRandom } from '../../src/sync/testing/seeded-random.ts';
import { startBackend } from '../../supabase/local/backend.ts';
import { pick } from '../simulation/random-choice.ts';
import { EXITS } from './exits.ts';
import { type KeyCost, keyCost } from './key-cost.ts';
import { exitOnce, GRACE_MS, LOOK_EVERY_MS, type Outcome, RESTORE_MS, type Try } from './one-exit.ts';
import { PLACE, PLACES, type Subject } from './places.ts';

const { values } = parseArgs({
  options: {
    tries: { type: 'string', default: '200' },
    from: { type: 'string', default: '1' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    trace: { type: 'boolean', default: false },
    place: { type: 'string', multiple: true, default: [...PLACES] },
    exit: { type: 'string', multiple: true, default: [...EXITS] },
    dist: { type: 'string', default: 'dist' },
  },
});
const tries = Number(values.tries);
const first = Number(values.from);
const seed = Number(values.seed);
const places = PLACES.filter((place) => values.place.includes(place));
if (places.length < new Set(values.place).size) throw new Error(`places are ${PLACES.join(', ')}`);
const exits = EXITS.filter((exit) => values.exit.includes(exit));
if (exits.length < new Set(values.exit).size) throw new Error(`exits are ${EXITS.join(', ')}`);
const THROTTLES = [1, 4, 20] as const;
const PARAGRAPHS = 50;
const LONG_TEXT = 'Lenspomp nagekeken, boegschroef gesmeerd. '.repeat(250);
const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Every exit at every speed equally often, in an order of the seed's own. */
const COMBINATIONS = exits.flatMap((exit) => THROTTLES.map((throttle) => ({ exit, throttle })));

async function addClient(work: StaffPages, name: string, notes: string): Promise<Subject> {
  await work.list.addClient({ name, email: 'typen@voorbeeld.example' });
  await work.list.openClient(name);
  await work.detail.notes.fill(notes);
  await work.detail.notes.blur();
  await work.page.waitForTimeout(1_000);
  const url = work.page.url();
  await work.detail.close(name);
  return { kind: 'client', name, url };
}

/** Makes an article that no visitor reads, with a text that is pasted. */
async function addArticle(page: Page, title: string, html: string): Promise<Subject> {
  const blog = new BlogPage(page);
  await blog.open(device.url);
  await blog.openNew();
  await blog.write({ title });
  await blog.text.evaluate((box, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', pasted);
    box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, html);
  await blog.button('Opslaan als concept').click();
  await blog.openEdit(title);
  return { kind: 'article', name: title, url: page.url() };
}

const tryNumber = (number: number, subjects: readonly Subject[]) => {
  const random = createSeededRandom(seed * 1_000 + number);
  const order = createSeededRandom(seed + Math.floor((number - 1) / COMBINATIONS.length));
  const shuffled = COMBINATIONS.map((combination) => ({ combination, at: order.next() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ combination }) => combination);
  const { exit, throttle } = shuffled[(number - 1) % shuffled.length] ?? pick(random, COMBINATIONS);
  const place = pick(random, places);
  const subject = pick(
    random,
    subjects.filter(({ kind }) => kind === PLACE[place].of),
  );
  const tried: Try = { number, exit, throttle, place, subject };
  return { tried, random };
};

const lineOf = (outcome: Outcome): string => {
  const { number, place, subject, exit, throttle, after_key_ms, lost, typed } = outcome;
  const only = places.length === PLACES.length ? '' : places.map((one) => ` --place ${one}`).join('');
  const again = `npm run test:typing -- --seed ${String(seed)} --from ${String(number)} --tries 1${only}`;
  return [
    `${isLost(outcome) ? 'LOST' : 'kept'} try ${String(number)}: ${place} of ${subject.name}`,
    `${exit} at ×${String(throttle)}, ${after_key_ms.toFixed(0)} ms after the last key`,
    `${String(lost)} of ${String(typed.length)} keys lost${lost === 0 ? '' : `; again: ${again}`}`,
  ].join(', ');
};

const isLost = ({ lost, excused }: Outcome): boolean => lost > excused;

/** Lost of how many. */
const cell = (of: readonly Outcome[]): string => {
  const excused = of.reduce((sum, one) => sum + one.excused, 0);
  return `${String(of.filter(isLost).length)} of ${String(of.length)}${excused === 0 ? '' : ` (${String(excused)} late keys)`}`;
};

function table(outcomes: readonly Outcome[]): readonly string[] {
  return [
    `| lost of tries | ${THROTTLES.map((throttle) => `×${String(throttle)}`).join(' | ')} |`,
    `|---|${THROTTLES.map(() => '---:').join('|')}|`,
    ...exits.map((exit) => {
      const cells = THROTTLES.map((throttle) =>
        cell(outcomes.filter((one) => one.exit === exit && one.throttle === throttle)),
      );
      return `| ${exit} | ${cells.join(' | ')} |`;
    }),
    ...places.map((place) => {
      const of_place = outcomes.filter((one) => one.place === place);
      const cells = THROTTLES.map((throttle) => cell(of_place.filter((one) => one.throttle === throttle)));
      return `| all, in ${place} | ${cells.join(' | ')} |`;
    }),
  ];
}

const told = ({ median_ms, worst_ms }: KeyCost): string =>
  `${median_ms.toFixed(1)} (worst ${worst_ms.toFixed(1)}) ms`;

async function costs(subjects: readonly Subject[]): Promise<readonly string[]> {
  const page = await device.page();
  const session = await page.context().newCDPSession(page);
  const lines = ['| a key | ×1 | ×4 |', '|---|---:|---:|'];
  for (const place of places) {
    const subject = subjects.find(({ kind }) => kind === PLACE[place].of);
    // A title has no room for a long text.
    if (subject === undefined || place === 'title') continue;
    await page.goto(subject.url);
    const field = await PLACE[place].open(page, subject);
    for (const length of [50, 10_000]) {
      const cells: string[] = [];
      for (const rate of [1, 4]) {
        await session.send('Emulation.setCPUThrottlingRate', { rate });
        cells.push(told(await keyCost(page, field, length)));
      }
      await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
      lines.push(`| in ${place}, ${String(length)} characters | ${cells.join(' | ')} |`);
    }
  }
  return lines;
}

/** The tries whose words the notes do not hold, also when a draft had time to come back. */
async function missingAfterRestore(field: Locator, kept: readonly Outcome[]): Promise<readonly Outcome[]> {
  const until_ms = performance.now() + RESTORE_MS;
  for (;;) {
    const text = await field.inputValue();
    const missing = kept.filter(({ typed, lost }) => !text.includes(typed.slice(0, typed.length - lost)));
    if (missing.length === 0 || performance.now() > until_ms) return missing;
    await field.page().waitForTimeout(LOOK_EVERY_MS);
  }
}

const other_site = createServer((_request, response) => {
  response.setHeader('content-type', 'text/html');
  response.end('<!doctype html><title>Elders</title><p>Elders');
});
await new Promise<void>((resolve) => other_site.listen(0, '127.0.0.1', resolve));
const address = other_site.address();
const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
// Another name, so another site: the browser gives it a process of its own.
const elsewhere = `http://localhost:${String(port)}/`;

const backend = await startBackend({
  port: 0,
  data_dir: 'memory',
  seed: 'demo',
  static_dir: values.dist,
  jwt_expiry_seconds: 36_000,
});
const device = await Device.create(backend.url, 'tablet');
const outcomes: Outcome[] = [];
const began_ms = performance.now();
let is_broken = false;
say(`seed ${String(seed)}`);
try {
  const work = await startWork(device, 'admin');
  const paragraph = `<p>${LONG_TEXT.slice(0, LONG_TEXT.length / PARAGRAPHS)}</p>`;
  const subjects = [
    await addClient(work, 'Korte notities', 'Begin.'),
    await addClient(work, 'Lange notities', LONG_TEXT),
    await addArticle(work.page, 'Korte tekst', '<p>Begin.</p>'),
    await addArticle(work.page, 'Lange tekst', paragraph.repeat(PARAGRAPHS)),
  ];
  for (let number = first; number < first + tries; number += 1) {
    const { tried, random } = tryNumber(number, subjects);
    const outcome = await exitOnce(device, tried, { random, elsewhere });
    outcomes.push(outcome);
    if (values.trace || isLost(outcome)) say(lineOf(outcome));
    if (outcomes.length % 25 === 0)
      say(
        `${String(outcomes.length)} of ${String(tries)}, ${((performance.now() - began_ms) / 1_000).toFixed(0)} s`,
      );
  }
  // Nothing of an earlier try may be missing either; what the last one left comes back a moment after the field.
  for (const client of subjects.filter(({ kind }) => kind === 'client')) {
    const page = await device.page();
    await page.goto('about:blank');
    const field = await PLACE.notes.open(page, client);
    const kept = outcomes.filter((one) => one.place === 'notes' && one.subject.name === client.name);
    const missing = await missingAfterRestore(field, kept);
    for (const { number } of missing) say(`LOST later: what try ${String(number)} typed`);
    is_broken ||= missing.length > 0;
  }
  for (const line of await costs(subjects)) say(line);
} catch (error) {
  // Told here: what follows fails too when the browser is gone.
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  is_broken = true;
} finally {
  await device.dispose().catch(() => []);
  await backend.stop();
  other_site.close();
}
for (const line of table(outcomes)) say(line);
const lost = outcomes.filter(isLost).length;
say(
  `seed ${String(seed)}: ${String(outcomes.length)} exits, ${String(lost)} lost (a SIGKILL may take the keys of its last ${String(GRACE_MS)} ms), ` +
    `${((performance.now() - began_ms) / 1_000).toFixed(0)} s`,
);
process.exit(lost === 0 && !is_broken ? 0 : 1);
