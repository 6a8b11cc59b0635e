/**
 * `npm run test:typing -- --tries 200 --seed 7`: somebody types notes or a form, leaves in every way a page can end, on
 * a machine that is 1, 4 and 20 times slower, and looks again. Prints a table of tries and losses, what one key costs,
 * and its seed; `--from 12 --tries 1` with that seed repeats the twelfth try, `--dist` tries another build.
 */
import { createServer } from 'node:http';
import { parseArgs } from 'node:util';
import { Device } from '../../e2e/device.ts';
import { type StaffPages, startWork } from '../../e2e/sign-in.ts';
import { createSeededRandom } from '../../src/sync/testing/seeded-random.ts';
import { startBackend } from '../../supabase/local/backend.ts';
import { below, pick } from '../simulation/random-choice.ts';
import { EXITS } from './exits.ts';
import { type KeyCost, keyCost } from './key-cost.ts';
import { exitOnce, GRACE_MS, type Outcome, type Try } from './one-exit.ts';
import { type Client, PLACE, PLACES } from './places.ts';

const { values } = parseArgs({
  options: {
    tries: { type: 'string', default: '200' },
    from: { type: 'string', default: '1' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    trace: { type: 'boolean', default: false },
    dist: { type: 'string', default: 'dist' },
  },
});
const tries = Number(values.tries);
const first = Number(values.from);
const seed = Number(values.seed);
const THROTTLES = [1, 4, 20] as const;
const LONG_TEXT = 'Lenspomp nagekeken, boegschroef gesmeerd. '.repeat(250);
const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Every exit at every speed equally often, in an order of the seed's own. */
const COMBINATIONS = EXITS.flatMap((exit) => THROTTLES.map((throttle) => ({ exit, throttle })));

async function addClient(work: StaffPages, name: string, notes: string): Promise<Client> {
  await work.list.addClient({ name, email: 'typen@voorbeeld.example' });
  await work.list.openClient(name);
  await work.detail.notes.fill(notes);
  await work.detail.notes.blur();
  await work.page.waitForTimeout(1_000);
  const url = work.page.url();
  await work.detail.close(name);
  return { name, url };
}

const tryNumber = (number: number, clients: readonly Client[]) => {
  const random = createSeededRandom(seed * 1_000 + number);
  const order = createSeededRandom(seed + Math.floor((number - 1) / COMBINATIONS.length));
  const shuffled = COMBINATIONS.map((combination) => ({ combination, at: order.next() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ combination }) => combination);
  const { exit, throttle } = shuffled[(number - 1) % shuffled.length] ?? pick(random, COMBINATIONS);
  const place = PLACES[below(random, PLACES.length)] ?? 'notes';
  const tried: Try = { number, exit, throttle, place, client: pick(random, clients) };
  return { tried, random };
};

const lineOf = (outcome: Outcome): string => {
  const { number, place, client, exit, throttle, after_key_ms, lost, typed } = outcome;
  const again = `npm run test:typing -- --seed ${String(seed)} --from ${String(number)} --tries 1`;
  return [
    `${isLost(outcome) ? 'LOST' : 'kept'} try ${String(number)}: ${place} of ${client.name}`,
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
    ...EXITS.map((exit) => {
      const cells = THROTTLES.map((throttle) =>
        cell(outcomes.filter((one) => one.exit === exit && one.throttle === throttle)),
      );
      return `| ${exit} | ${cells.join(' | ')} |`;
    }),
    ...PLACES.map((place) => {
      const of_place = outcomes.filter((one) => one.place === place);
      const cells = THROTTLES.map((throttle) => cell(of_place.filter((one) => one.throttle === throttle)));
      return `| all, in ${place} | ${cells.join(' | ')} |`;
    }),
  ];
}

const told = ({ median_ms, worst_ms }: KeyCost): string =>
  `${median_ms.toFixed(1)} (worst ${worst_ms.toFixed(1)}) ms`;

async function costs(device: Device, client: Client): Promise<readonly string[]> {
  const page = await device.page();
  const session = await page.context().newCDPSession(page);
  const lines = ['| a key | ×1 | ×4 |', '|---|---:|---:|'];
  for (const place of PLACES) {
    await page.goto(client.url);
    const field = await PLACE[place].open(page, client);
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
  const work = await startWork(device, 'technician');
  const clients = [
    await addClient(work, 'Korte notities', 'Begin.'),
    await addClient(work, 'Lange notities', LONG_TEXT),
  ];
  for (let number = first; number < first + tries; number += 1) {
    const { tried, random } = tryNumber(number, clients);
    const outcome = await exitOnce(device, tried, { random, elsewhere });
    outcomes.push(outcome);
    if (values.trace || isLost(outcome)) say(lineOf(outcome));
    if (outcomes.length % 25 === 0)
      say(
        `${String(outcomes.length)} of ${String(tries)}, ${((performance.now() - began_ms) / 1_000).toFixed(0)} s`,
      );
  }
  // Nothing of an earlier try may be missing either.
  for (const client of clients) {
    const page = await device.page();
    await page.goto('about:blank');
    const text = await (await PLACE.notes.open(page, client)).inputValue();
    for (const { place, client: of, typed, lost, number } of outcomes) {
      const kept = typed.slice(0, typed.length - lost);
      if (place === 'notes' && of.name === client.name && !text.includes(kept)) {
        say(`LOST later: what try ${String(number)} typed`);
        is_broken = true;
      }
    }
  }
  const [short] = clients;
  if (short !== undefined) for (const line of await costs(device, short)) say(line);
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
