/**
 * `npm run bench:sync`: our engine beside RxDB's Supabase replication on one PostgreSQL and one backend, in one run, and
 * beside the floor: requests of the same bytes and a plain `bulkPut` of the same rows. Prints medians and ratios; nothing is asserted, the machine decides the numbers. RUNS, SIZES, DELAYS_MS and PUSHES
 * narrow it; ONE_ORIGIN=1 puts the page on the API's own origin.
 */
import type { Page } from '@playwright/test';
import {
  buildContender,
  type ContenderName,
  type ContenderScript,
  type PageName,
} from './sync/build-pages.ts';
import { onNewDevice } from './sync/device.ts';
import {
  giveBodies,
  measureFaults,
  measurePull,
  measurePush,
  measureWrites,
  type PushMeasure,
  recording,
} from './sync/measures.ts';
import { startBenchSetup, TABLES } from './sync/setup.ts';
import { median } from './median.ts';

const numbers = (name: string, fallback: readonly number[]): readonly number[] =>
  process.env[name]?.split(',').map(Number) ?? fallback;

const [RUNS = 3] = numbers('RUNS', [3]);
const SIZES = numbers('SIZES', [1_000, 10_000, 50_000]);
const DELAYS_MS = numbers('DELAYS_MS', [0, 60]);
const PUSHES = numbers('PUSHES', [1, 50, 200, 500]);
const WRITES = 200;
const PUSH_ROWS = 1_000;
/** Pushes before the clock runs: more than the server has connections; of so many edits that they go as many do. */
const WARM_ROUNDS = 12;
const WARM_EDITS = 5;
const NAMES: readonly ContenderName[] = ['ours', 'rxdb'];
const PAGES: readonly PageName[] = [...NAMES, 'floor'];
const KILOBYTE = 1024;

/** Measurements by label, each a list of values a page. */
const measured = new Map<string, Record<PageName, number[]>>();

function note(label: string, name: PageName, value: number): void {
  const lists = measured.get(label) ?? { ours: [], rxdb: [], floor: [] };
  lists[name].push(value);
  measured.set(label, lists);
}

const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? 0;

const setup = await startBenchSetup();
const scripts: Record<PageName, ContenderScript> = {
  ours: await buildContender('ours'),
  rxdb: await buildContender('rxdb'),
  floor: await buildContender('floor'),
};

/**
 * New rows in the tables, and connections that know them: after a table is emptied and analyzed every connection of the
 * server's plans its queries anew, which a server in use has long done when a device comes.
 */
async function fill(rows: number): Promise<void> {
  await setup.fill(rows);
  for (const name of NAMES) {
    await onNewDevice(scripts[name], setup, 0, async (page) => {
      const { requests } = await recording(page, 'sync_pull', () => measurePull(page));
      if (name === 'ours') setup.keep('pull', requests);
      for (let round = 0; round < WARM_ROUNDS; round += 1) await measurePush(page, WARM_EDITS);
    });
  }
}

async function pulls(rows: number, delay_ms: number): Promise<void> {
  for (const name of PAGES) {
    const label = `pull ${rows} rows, ${delay_ms} ms`;
    const pull = await onNewDevice(scripts[name], setup, delay_ms, async (page) => {
      if (name === 'floor') await giveBodies(page, setup.play('pull'));
      setup.preflights();
      return measurePull(page);
    });
    if (pull.rows !== rows) throw new Error(`${name} stopped at ${pull.rows} of ${rows} rows`);
    note(`${label}: ms`, name, pull.ms);
    note(`${label}: requests`, name, pull.requests);
    note(`${label}: preflights`, name, setup.preflights());
    note(`${label}: kB received`, name, pull.received_bytes / KILOBYTE);
    note(`${label}: long tasks over 50 ms`, name, pull.long_tasks_ms.length);
    note(`${label}: longest task, ms`, name, Math.max(0, ...pull.long_tasks_ms));
  }
}

/** One push; what ours sends and is answered is what the floor sends and is answered after it. */
async function measureOnePush(page: Page, name: PageName, count: number): Promise<PushMeasure> {
  if (name === 'floor') await giveBodies(page, setup.play(`push${count}`));
  if (name !== 'ours') return measurePush(page, count);
  const { result, requests } = await recording(page, 'sync_push', () => measurePush(page, count));
  setup.keep(`push${count}`, requests);
  return result;
}

async function pushes(delay_ms: number): Promise<void> {
  for (const name of PAGES) {
    await onNewDevice(scripts[name], setup, delay_ms, async (page) => {
      if (name === 'floor') await giveBodies(page, setup.play('pull'));
      await measurePull(page);
      // The first push of a device pays for what is made once.
      await measureOnePush(page, name, 1);
      for (const count of PUSHES) {
        setup.preflights();
        const push = await measureOnePush(page, name, count);
        const label = `push ${count} edits, ${delay_ms} ms`;
        note(`${label}: ms`, name, push.ms);
        note(`${label}: requests`, name, push.requests);
        note(`${label}: preflights`, name, setup.preflights());
        note(`${label}: kB sent`, name, push.sent_bytes / KILOBYTE);
      }
      if (delay_ms !== DELAYS_MS[0] || name === 'floor') return;
      const times = await measureWrites(page, WRITES);
      note('local write p50, ms', name, percentile(times, 0.5));
      note('local write p95, ms', name, percentile(times, 0.95));
    });
  }
}

async function faults(seed: number): Promise<void> {
  for (const name of NAMES) {
    const found = await onNewDevice(scripts[name], setup, 0, async (page) => {
      await measurePull(page);
      return setup.noting(() => measureFaults(page, setup.sql, TABLES[name], seed));
    });
    note(`fault script, ${found.writes} writes: lost`, name, found.lost);
    note(`fault script, ${found.writes} writes: duplicated`, name, found.duplicated);
  }
}

try {
  for (const rows of SIZES) {
    await fill(rows);
    for (const delay_ms of DELAYS_MS) {
      for (let run = 1; run <= RUNS; run += 1) {
        console.log(`pull ${rows} rows, ${delay_ms} ms a request, run ${run} of ${RUNS} …`);
        await pulls(rows, delay_ms);
      }
    }
  }
  for (let run = 1; run <= RUNS; run += 1) {
    console.log(`pushes and faults, run ${run} of ${RUNS} …`);
    for (const delay_ms of DELAYS_MS) {
      await fill(PUSH_ROWS);
      await pushes(delay_ms);
    }
    await fill(PUSH_ROWS);
    await faults(run);
  }
} finally {
  await setup.stop();
}

for (const name of NAMES) note('client stack, kB gzip', name, scripts[name].gzip_bytes / KILOBYTE);
const shown = (value: number): string => (value >= 100 ? value.toFixed(0) : value.toFixed(1));
const ratio = (above: number, below: number, digits: number): string =>
  below > 0 ? (above / below).toFixed(digits) : '–';
console.log('\n| | ours | floor | ours ÷ floor | RxDB | RxDB ÷ ours |\n|---|---:|---:|---:|---:|---:|');
for (const [label, { ours, rxdb, floor }] of measured) {
  const [own, other] = [median(ours), median(rxdb)];
  const least = floor.length > 0 ? median(floor) : 0;
  const cells = [label, shown(own), floor.length > 0 ? shown(least) : '–', ratio(own, least, 2)];
  console.log(`| ${[...cells, shown(other), ratio(other, own, 1)].join(' | ')} |`);
}
