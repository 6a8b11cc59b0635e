import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildIfStale } from './build.mjs';
import { toolEnv } from './install.mjs';
import { counted, oneResult, takeReport } from './outcome.mjs';
import { Plain, ROOT } from './project.mjs';
import { formatTime, runCommand } from './run-command.mjs';

/** @typedef {import('./outcome.mjs').Outcome} Outcome */

const PLAYWRIGHT = path.join(ROOT, 'node_modules/@playwright/test/cli.js');
const CONFIG = path.join(ROOT, 'e2e/playwright.config.ts');

/** Three times what all of them take on two cores: this ends a run that hangs, and never one of a machine that is busy or slow. */
const TIMEOUT_MS = 60 * 60_000;

const DAY_MS = 24 * 60 * 60_000;

/** The parts of the long journeys where time is short; each starts its own databases. */
const PARTS = 8;

/** No two parts take as long as each other. */
const SLOWEST_PART_BY_LONGEST = 1.3;

/**
 * Sees to it that there is a Chromium.
 * @param {string} node
 * @returns {Promise<Outcome | null>} null when there is one
 */
export async function withoutBrowser(node) {
  const browser = await runCommand(node, [path.join(ROOT, 'e2e/browser.ts')], { env: toolEnv(node) });
  return browser.code === 0 ? null : { passed: 0, failed: 1, note: 'no browser' };
}

/**
 * One run of Playwright.
 * @param {string} node
 * @param {readonly string[]} which
 * @returns {Promise<Outcome>}
 */
async function runJourneys(node, which) {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'havenglans-')), 'report.json');
  // The workers inherit the flag. Their databases compile their code once: that for speed would not pay in their time.
  const args = ['--liftoff-only', PLAYWRIGHT, 'test', '-c', CONFIG, ...which];
  const ended = await runCommand(node, args, {
    env: { ...toolEnv(node), PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    timeout_ms: TIMEOUT_MS,
  });
  const stats = takeReport(file)?.stats;
  const flaky = stats?.flaky ?? 0;
  return counted(ended, (stats?.expected ?? 0) + flaky, stats?.unexpected ?? 1, stats?.skipped ?? 0);
}

/**
 * When long journeys begin for the last time: LONG_JOURNEYS_END_AT_S, in seconds since 1970.
 * @returns {number | null} milliseconds since 1970; null when they may take as long as they take
 */
function endOfTime() {
  const given = process.env['LONG_JOURNEYS_END_AT_S'];
  if (given === undefined || given === '') return null;
  if (!/^\d+$/.test(given))
    throw new Plain(`LONG_JOURNEYS_END_AT_S is not a number of seconds since 1970: ${given}`);
  return Number(given) * 1000;
}

/**
 * The long journeys, part by part, for as long as there is time: every part on a machine as fast as the developers', and on
 * one that is several times slower those whose turn it is today. The parts that were not run are named.
 * @param {string} node
 * @param {readonly string[]} which
 * @param {number} end_at_ms
 * @returns {Promise<Outcome>}
 */
async function runPartsUntil(node, which, end_at_ms) {
  const first = Math.floor(Date.now() / DAY_MS) % PARTS;
  const turns = Array.from({ length: PARTS }, (_, turn) => ((first + turn) % PARTS) + 1);
  /** @type {number[]} */
  const not_run = [];
  /** @type {string[]} */
  const notes = [];
  let passed = 0;
  let failed = 0;
  let longest_ms = 0;
  for (const [turn, part] of turns.entries()) {
    const started = Date.now();
    if (turn > 0 && started + longest_ms * SLOWEST_PART_BY_LONGEST > end_at_ms) {
      not_run.push(part);
      continue;
    }
    const outcome = await runJourneys(node, [...which, `--shard=${part}/${PARTS}`]);
    passed += outcome.passed;
    failed += outcome.failed;
    if (outcome.note !== undefined) notes.push(`part ${part}: ${outcome.note}`);
    longest_ms = Math.max(longest_ms, Date.now() - started);
    console.log(`part ${part} of ${PARTS}, ${formatTime(Date.now() - started)}`);
  }
  if (not_run.length > 0) notes.push(`no time for parts ${not_run.join(', ')} of ${PARTS}`);
  return { passed, failed, ...(notes.length > 0 ? { note: notes.join('; ') } : {}) };
}

/**
 * Journeys in a real Chromium: those tagged as long, or the others.
 * @param {string} name
 * @param {'test' | 'long'} tier
 * @returns {import('./steps.mjs').Step}
 */
export const journeysStep = (name, tier) => ({
  name,
  tier,
  beside: null,
  run: async (node) => {
    if (!existsSync(CONFIG)) return { passed: 0, failed: 1, note: 'e2e/playwright.config.ts: no such suite' };
    const built = await buildIfStale(node, 'tests');
    if (built.code !== 0) return oneResult(built);
    const refusal = await withoutBrowser(node);
    if (refusal !== null) return refusal;
    if (tier === 'test') return await runJourneys(node, ['--grep-invert', '@long']);
    const which = ['--grep', '@long'];
    const end_at_ms = endOfTime();
    return end_at_ms === null ? await runJourneys(node, which) : await runPartsUntil(node, which, end_at_ms);
  },
});
