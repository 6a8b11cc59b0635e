/**
 * One scheduler for a whole simulation: it lets one thing happen at a time, chosen by the seed, and waits until
 * everything that follows from it has come to rest. Time is virtual; only PostgreSQL and the disk in memory take
 * real time, and whatever they do is finished, or known to wait for a lock, before the next choice.
 */
import type { Random } from '../../src/sync/index.ts';
import { below, chance, pick } from './random-choice.ts';

/** The owner of turns and timers: a tab of a device, the server, the office. */
export interface Owner {
  readonly name: string;
  /** A dead owner never gets a turn again: killed in the midst of whatever it did. */
  alive: boolean;
  /** A frozen owner gets no turn until it thaws. */
  frozen: boolean;
}

interface Turn {
  readonly owner: Owner;
  readonly label: string;
  readonly go: () => void;
}

interface Timer {
  readonly due_ms: number;
  readonly order: number;
  readonly owner: Owner;
  readonly run: () => void;
}

interface Work {
  readonly done: Promise<unknown>;
  /** Backend process when it is a statement of the database: it may wait for a lock, which is rest too. */
  readonly pid: number | null;
}

/** Answers which of these backend processes wait for a lock that a transaction at rest holds. */
export type LockWatch = (pids: readonly number[]) => Promise<ReadonlySet<number>>;

export interface Scheduler {
  /** Virtual milliseconds since the simulation began. */
  now_ms(): number;
  /** Waits until this owner is let go on. */
  turn(owner: Owner, label: string): Promise<void>;
  /** A timer in virtual time; the returned function cancels it. */
  after(owner: Owner, delay_ms: number, run: () => void): () => void;
  /** Work that takes real time: the next choice waits for it. */
  track<T>(work: Promise<T>, pid?: number): Promise<T>;
  /** Starts work without waiting for it; an error ends the simulation. */
  spawn(work: Promise<unknown>): void;
  /** Lets one thing happen and waits for what follows. False: nothing is left that could. */
  step(): Promise<boolean>;
  /** Waits until nothing moves. */
  rest(): Promise<void>;
  /** True when no process waits for a turn: only time can bring new work. */
  is_idle(): boolean;
  /** Called whenever everything is at rest; a fault it throws ends the simulation. */
  watch(check: () => void): void;
  note(line: string): void;
  /** Everything that happened, a line each. */
  readonly trace: readonly string[];
}

/** Timers due within this may go before the turns that wait: a little disorder is the point. */
const SOON_MS = 1_500;
const LOCK_POLL_MS = 2;

const macrotask = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
const shortly = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, LOCK_POLL_MS));

const byName = (a: Turn, b: Turn): number =>
  a.owner.name < b.owner.name
    ? -1
    : a.owner.name > b.owner.name
      ? 1
      : a.label < b.label
        ? -1
        : a.label > b.label
          ? 1
          : 0;

const may = ({ owner }: { readonly owner: Owner }): boolean => owner.alive && !owner.frozen;

/** Promises settle in microtasks, Dexie and answers in a few more turns of the loop. */
async function letSettle(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) await macrotask();
}

export function createScheduler(random: Random, waitingForLocks: LockWatch): Scheduler {
  const turns: Turn[] = [];
  const timers = new Set<Timer>();
  const busy = new Set<Work>();
  const checks: (() => void)[] = [];
  const trace: string[] = [];
  const faults: unknown[] = [];
  /** Statements that waited for a lock when all was at rest. */
  let at_rest: ReadonlySet<Work> = new Set();
  let now_ms = 0;
  let order = 0;

  function earliest(): Timer | undefined {
    let first: Timer | undefined;
    for (const timer of timers) {
      if (!timer.owner.alive) timers.delete(timer);
      else if (may(timer) && (first === undefined || comesBefore(timer, first))) first = timer;
    }
    return first;
  }

  const comesBefore = (a: Timer, b: Timer): boolean =>
    a.due_ms < b.due_ms || (a.due_ms === b.due_ms && a.order < b.order);

  function note(line: string): void {
    trace.push(`${(now_ms / 1_000).toFixed(3)} ${line}`);
  }

  async function rest(): Promise<void> {
    for (;;) {
      await letSettle();
      if (busy.size === 0) return;
      const unfinished = [...busy];
      const pids = unfinished.flatMap(({ pid }) => (pid === null ? [] : [pid]));
      if (pids.length < unfinished.length) {
        await Promise.race(unfinished.map(({ done }) => done));
        continue;
      }
      // One that waited the last time most probably still does; any other is given a moment to come so far.
      if (!unfinished.every((work) => at_rest.has(work))) {
        await Promise.race([...unfinished.map(({ done }) => done), shortly()]);
        if (busy.size !== unfinished.length) continue;
      }
      const waiting = await waitingForLocks(pids);
      const same = unfinished.every((work) => busy.has(work));
      at_rest = new Set(same && pids.every((pid) => waiting.has(pid)) ? unfinished : []);
      if (at_rest.size > 0) return;
    }
  }

  function fire(timer: Timer): void {
    timers.delete(timer);
    now_ms = Math.max(now_ms, timer.due_ms);
    timer.run();
  }

  function takeTurn(choices: readonly Turn[]): void {
    const turn = pick(random, choices);
    turns.splice(turns.indexOf(turn), 1);
    note(`${turn.owner.name}: ${turn.label}`);
    turn.go();
  }

  return {
    now_ms: () => now_ms,
    turn: (owner, label) => new Promise((resolve) => turns.push({ owner, label, go: resolve })),
    after(owner, delay_ms, run) {
      const timer = { due_ms: now_ms + Math.max(0, delay_ms), order: (order += 1), owner, run };
      timers.add(timer);
      return () => timers.delete(timer);
    },
    async track(work, pid) {
      const entry: Work = { done: work.catch(() => undefined), pid: pid ?? null };
      busy.add(entry);
      try {
        return await work;
      } finally {
        busy.delete(entry);
      }
    },
    spawn: (work) => void work.catch((fault: unknown) => faults.push(fault)),
    async step() {
      for (let at = turns.length - 1; at >= 0; at -= 1)
        if (turns[at]?.owner.alive === false) turns.splice(at, 1);
      // In an order of their own: which of two that woke together asked first is chance.
      const choices = turns.filter(may).toSorted(byName);
      const timer = earliest();
      const hurry = timer !== undefined && timer.due_ms <= now_ms + SOON_MS ? 0.15 : 0.01;
      if (choices.length === 0 && timer === undefined) return false;
      if (timer !== undefined && (choices.length === 0 || chance(random, hurry))) fire(timer);
      else takeTurn(choices);
      await rest();
      if (faults.length > 0) throw faults[0];
      for (const check of checks) check();
      return true;
    },
    rest,
    is_idle: () => !turns.some(may),
    watch: (check) => void checks.push(check),
    note,
    trace,
  };
}

/** Does something a random number of times, so that what it starts and what was under way interleave. */
export async function someSteps(scheduler: Scheduler, random: Random, most: number): Promise<void> {
  for (let left = below(random, most + 1); left > 0; left -= 1) if (!(await scheduler.step())) return;
}
