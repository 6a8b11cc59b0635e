import type { Page } from '@playwright/test';
import type { Sql } from '../../support/postgres.ts';
import type { RecordedRequest } from './pages/contender.ts';

/** A first sync, as the page felt it. */
interface PullMeasure {
  readonly ms: number;
  readonly rows: number;
  readonly requests: number;
  readonly received_bytes: number;
  /** Milliseconds of every task of the page longer than 50 ms. */
  readonly long_tasks_ms: readonly number[];
}

/** From none to every row on the device. */
export const measurePull = (page: Page): Promise<PullMeasure> =>
  page.evaluate(async () => {
    const long_tasks_ms: number[] = [];
    const observer = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) long_tasks_ms.push(duration);
    });
    observer.observe({ type: 'longtask' });
    const from = performance.now();
    const rows = await globalThis.contender.firstSync();
    const ms = performance.now() - from;
    await new Promise((resolve) => setTimeout(resolve, 50));
    observer.disconnect();
    const { requests, received_bytes } = globalThis.network;
    return { ms, rows, requests, received_bytes, long_tasks_ms };
  });

/**
 * Runs work and answers which calls of a function of the server the page made meanwhile, in order, beside what the work
 * came to.
 */
export async function recording<T>(
  page: Page,
  rpc: 'sync_pull' | 'sync_push',
  work: () => Promise<T>,
): Promise<{ readonly result: T; readonly requests: readonly RecordedRequest[] }> {
  await page.evaluate(() => void (globalThis.network.recorded = []));
  const result = await work();
  const all = await page.evaluate(() => {
    const { recorded } = globalThis.network;
    globalThis.network.recorded = null;
    return recorded ?? [];
  });
  return { result, requests: all.filter(({ url }) => url.endsWith(`/${rpc}`)) };
}

/** Gives the floor's page the bodies of the requests it sends next. */
export const giveBodies = (page: Page, bodies: readonly string[]): Promise<void> =>
  page.evaluate((given) => void (globalThis.floor_bodies = given), bodies);

export interface PushMeasure {
  readonly ms: number;
  readonly requests: number;
  readonly sent_bytes: number;
}

/** Edits that many rows on the device and sends them; the time is of the sending. */
export const measurePush = (page: Page, count: number): Promise<PushMeasure> =>
  page.evaluate(async (edits) => {
    const { contender, network } = globalThis;
    const ids = (await contender.ids()).slice(0, edits);
    for (const id of ids) await contender.editNotes(id, `Nagekeken op de steiger, ${edits} ${Math.random()}`);
    const before = { ...network };
    const from = performance.now();
    await contender.sync();
    return {
      ms: performance.now() - from,
      requests: network.requests - before.requests,
      sent_bytes: network.sent_bytes - before.sent_bytes,
    };
  }, count);

/** Milliseconds of each of so many edits in a row, from the call until it is stored. */
export const measureWrites = (page: Page, count: number): Promise<readonly number[]> =>
  page.evaluate(async (edits) => {
    const ids = (await globalThis.contender.ids()).slice(0, edits);
    const times: number[] = [];
    for (const id of ids) {
      const from = performance.now();
      await globalThis.contender.editNotes(id, `Gemeten ${Math.random()}`);
      times.push(performance.now() - from);
    }
    return times;
  }, count);

interface FaultMeasure {
  readonly writes: number;
  /** Values a person entered that are neither in the server's row nor shown anywhere. */
  readonly lost: number;
  /** Changes that took effect more than once. */
  readonly duplicated: number;
}

const EDITS = 60;
const INSERTS = 20;
const OFFICE_EDITS = 30;

/**
 * One script for both: a device edits notes and adds rows over a link that loses requests and answers, while the
 * office changes another field of half of the same rows; then the link is good again until nothing waits.
 */
export async function measureFaults(
  page: Page,
  sql: Sql,
  table: string,
  seed: number,
): Promise<FaultMeasure> {
  const ids = await page.evaluate(async (count) => (await globalThis.contender.ids()).slice(0, count), EDITS);
  const notes = ids.map((id, index) => ({ id, text: `Notitie ${seed}-${index}` }));
  const added = Array.from({ length: INSERTS }, (_, index) => ({
    id: crypto.randomUUID(),
    email: `nieuw-${seed}-${index}@voorbeeld.example`,
  }));
  await page.evaluate(
    async (given) => {
      const { contender, network } = globalThis;
      for (const { id, text } of given.notes) await contender.editNotes(id, text);
      for (const { id, email } of given.added) await contender.add(id, email);
      network.faults = given.seed;
    },
    { notes, added, seed },
  );
  const phone = `06-kantoor-${seed}`;
  const office = ids.slice(0, OFFICE_EDITS);
  await sql.unsafe(`update public.${table} set phone = $1 where id::text = any($2)`, [phone, office]);
  await page.evaluate(async () => {
    const { contender, network } = globalThis;
    setTimeout(() => (network.faults = null), 3_000);
    await contender.sync();
    network.faults = null;
    await contender.sync();
  });

  const kept = new Set(await page.evaluate(() => globalThis.contender.keptNotes()));
  const rows = await sql.unsafe<{ id: string; notes: string | null; phone: string | null; email: string }[]>(
    `select id::text, notes, phone, email from public.${table}`,
  );
  const by_id = new Map(rows.map((row) => [row.id, row]));
  const lost_notes = notes.filter(({ id, text }) => by_id.get(id)?.notes !== text && !kept.has(text));
  const lost_adds = added.filter(({ id }) => !by_id.has(id));
  const lost_phones = office.filter((id) => by_id.get(id)?.phone !== phone);
  const [noted] = await sql<{ changes: number; repeats: number }[]>`
    select coalesce(sum(times), 0)::int as changes, coalesce(sum(times - 1), 0)::int as repeats from (
      select count(*) as times from public.bench_changes where tbl = ${table} group by row_id, what, value
    ) c`;
  if (noted === undefined || noted.changes === 0) throw new Error('no change was noted: nothing can be said');
  return {
    writes: EDITS + INSERTS + OFFICE_EDITS,
    lost: lost_notes.length + lost_adds.length + lost_phones.length,
    duplicated: noted.repeats,
  };
}
