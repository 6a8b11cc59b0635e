import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import lighthouse, { type Flags, type Result } from 'lighthouse';
import { chromiumPath } from '../../e2e/browser.ts';
import { CHROMIUM_ARGS } from '../../e2e/chromium-args.ts';

const START_TRIES = 100;
const START_EVERY_MS = 100;
const LOOKS = 3;

export type Category = 'performance' | 'accessibility' | 'best-practices' | 'seo';

/** What Lighthouse found in one look at a page. */
export interface Look {
  readonly result: Result;
  /**
   * Total blocking time as Lighthouse counts it, but in the time that the page's main thread itself ran: what other programs of the machine
   * took from it meanwhile is left out. Throttling of the processor is in it, unless it was simulated. NaN when the trace holds no tasks.
   */
  readonly thread_blocking_ms: number;
}

/** A browser that Lighthouse can drive. */
interface AuditBrowser {
  /** Looks at a page as on a phone; every look starts from nothing. */
  audit(url: string, flags: Omit<Flags, 'port'>): Promise<Look>;
  stop(): Promise<void>;
}

/** The part of an event of Chromium's trace that is read here. Times are in microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  /** How long a task took, and how long its thread ran meanwhile, which some tasks lack. */
  readonly dur?: number;
  readonly tdur?: number;
}

/** The name of an event that is one task of a thread, in the traces that Lighthouse records. */
const TASK = 'RunTask';
/** The first part of each task, which total blocking time does not count. */
const UNCOUNTED_MS = 50;

function threadBlockingMs(events: readonly TraceEvent[]): number {
  const paint = events.findLast(({ name }) => name === 'firstContentfulPaint');
  const tasks = events.filter(
    ({ name, pid, tid, ts }) =>
      paint !== undefined && name === TASK && pid === paint.pid && tid === paint.tid && ts >= paint.ts,
  );
  // Without tasks nothing was measured, which is not the same as nothing that blocks.
  if (tasks.length === 0) return Number.NaN;
  return tasks.reduce(
    (blocking_ms, { dur = 0, tdur = dur }) => blocking_ms + Math.max(0, tdur / 1_000 - UNCOUNTED_MS),
    0,
  );
}

async function debuggingPort(profile: string): Promise<number> {
  for (let left = START_TRIES; left > 0; left -= 1) {
    const [port = ''] = (await readFile(join(profile, 'DevToolsActivePort'), 'utf8').catch(() => '')).split(
      '\n',
    );
    if (port !== '') return Number(port);
    await new Promise((resolve) => setTimeout(resolve, START_EVERY_MS));
  }
  throw new Error('Chromium did not open its debugging port');
}

/** Starts Chromium with a profile of its own. */
export async function startAuditBrowser(): Promise<AuditBrowser> {
  const profile = await mkdtemp(join(tmpdir(), 'havenglans-audit-'));
  const browser = spawn(
    chromiumPath(),
    [
      ...CHROMIUM_ARGS,
      '--headless=new',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      'about:blank',
    ],
    { stdio: 'ignore' },
  );
  const ended = new Promise((resolve) => browser.once('exit', resolve));
  const port = await debuggingPort(profile);
  const look = async (url: string, flags: Omit<Flags, 'port'>): Promise<Look> => {
    const outcome = await lighthouse(url, { logLevel: 'error', formFactor: 'mobile', ...flags, port });
    if (outcome === undefined) throw new Error(`Lighthouse said nothing of ${url}`);
    return { result: outcome.lhr, thread_blocking_ms: threadBlockingMs(outcome.artifacts.Trace.traceEvents) };
  };
  return {
    async audit(url, flags) {
      for (let left = LOOKS; left > 0; left -= 1) {
        const seen = await look(url, flags);
        const { runtimeError: fault } = seen.result;
        if (fault === undefined) return seen;
        // A look that saw nothing begin is none; Lighthouse itself asks to run it again.
        if (fault.code !== 'NO_NAVSTART' || left === 1) throw new Error(`${url}: ${fault.message}`);
      }
      throw new Error(`${url} was not looked at`);
    },
    async stop() {
      browser.kill();
      await ended;
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** A category's score, 0 to 100. */
export const scoreOf = (result: Result, category: Category): number =>
  Math.round((result.categories[category]?.score ?? 0) * 100);

/** What cost points in a category, in words. */
export const faultsOf = (result: Result, category: Category): readonly string[] =>
  (result.categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
    const audit = result.audits[id];
    return weight > 0 && audit !== undefined && audit.score !== null && audit.score < 1
      ? [`${id}: ${audit.title}`]
      : [];
  });
