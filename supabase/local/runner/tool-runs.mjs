import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { toolEnv } from './install.mjs';
import { ROOT } from './project.mjs';
import { runCommand } from './run-command.mjs';

/**
 * What a step came to. A skipped test promises nothing, so it counts as failed.
 * @typedef {{ passed: number, failed: number, note?: string }} Outcome
 */

export const MINUTE_MS = 60_000;

export const TOOLS = {
  biome: 'node_modules/@biomejs/biome/bin/biome',
  oxlint: 'node_modules/oxlint/bin/oxlint',
  tsc: 'node_modules/typescript/bin/tsc',
  vitest: 'node_modules/vitest/vitest.mjs',
  playwright: 'node_modules/@playwright/test/cli.js',
};

/**
 * @param {{ code: number, timed_out: boolean }} ended
 * @returns {Outcome}
 */
export const oneResult = ({ code, timed_out }) => ({
  passed: code === 0 ? 1 : 0,
  failed: code === 0 ? 0 : 1,
  ...(timed_out ? { note: 'ended because it took too long' } : {}),
});

/**
 * Reads a report and removes it with its folder.
 * @param {string} file
 * @returns {any} null when the runner died before writing it
 */
function takeReport(file) {
  const report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
  rmSync(path.dirname(file), { recursive: true, force: true });
  return report;
}

/**
 * The counts of a report, with at least one failure when the runner itself says so.
 * @param {{ code: number, timed_out: boolean }} ended
 * @param {number} passed
 * @param {number} failed
 * @param {number} skipped
 * @returns {Outcome}
 */
function counted(ended, passed, failed, skipped) {
  const notes = [
    ...(skipped > 0 ? [`${skipped} skipped`] : []),
    ...(ended.timed_out ? ['ended because it took too long'] : []),
  ];
  return {
    passed,
    failed: Math.max(failed + skipped, ended.code === 0 && passed > 0 ? 0 : 1),
    ...(notes.length > 0 ? { note: notes.join(', ') } : {}),
  };
}

/**
 * One run of Vitest.
 * @param {string} node
 * @param {readonly string[]} which Its project, or its own configuration.
 * @param {(text: string) => void} [onOutput]
 * @returns {Promise<Outcome>}
 */
export async function runVitest(node, which, onOutput) {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'havenglans-')), 'report.json');
  const args = ['run', ...which, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const ended = await runCommand(node, [path.join(ROOT, TOOLS.vitest), ...args], {
    env: toolEnv(node),
    // Far more than it takes: this ends a run that hangs, and never one of a machine that is busy or slow.
    timeout_ms: 20 * MINUTE_MS,
    ...(onOutput === undefined ? {} : { onOutput }),
  });
  const report = takeReport(file);
  const skipped = (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0);
  return counted(ended, report?.numPassedTests ?? 0, report?.numFailedTests ?? 1, skipped);
}

/**
 * One run of Playwright.
 * @param {string} node
 * @param {readonly string[]} which
 * @returns {Promise<Outcome>}
 */
export async function runPlaywright(node, which) {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'havenglans-')), 'report.json');
  // The workers inherit the flag. Their databases compile their code once: that for speed would not pay in their time.
  const args = [
    '--liftoff-only',
    path.join(ROOT, TOOLS.playwright),
    'test',
    '-c',
    'e2e/playwright.config.ts',
    ...which,
  ];
  const ended = await runCommand(node, args, {
    env: { ...toolEnv(node), PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    // As for Vitest: three times what all long journeys take on two cores.
    timeout_ms: 90 * MINUTE_MS,
  });
  const stats = takeReport(file)?.stats;
  return counted(ended, stats?.expected ?? 0, stats?.unexpected ?? 1, stats?.skipped ?? 0);
}
