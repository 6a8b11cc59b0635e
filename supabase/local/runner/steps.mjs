import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildIfStale } from './build.mjs';
import { toolEnv } from './install.mjs';
import { ROOT } from './project.mjs';
import { runCommand } from './run-command.mjs';

/**
 * What a step came to. A skipped test promises nothing, so it counts as failed.
 * @typedef {{ passed: number, failed: number, note?: string }} Outcome
 */

/**
 * What runs a step: `npm run check` and `npm test`, `npm test` alone, `npm run test:long`, or `npm run test:real`.
 * @typedef {'check' | 'test' | 'long' | 'real'} Tier
 */

/**
 * What runs two at a time with steps of its own kind: those that only compute, or those that wait for servers and browsers and
 * so leave a core idle now and then. A step of no kind runs alone, because it takes both cores by itself.
 * @typedef {'computing' | 'waiting' | null} Beside
 */

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {Tier} tier
 * @property {Beside} beside
 * @property {(node: string, onOutput?: (text: string) => void) => Promise<Outcome>} run Steps that run beside another are
 * given what takes their output.
 */

const MINUTE_MS = 60_000;

const TOOLS = {
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
const oneResult = ({ code, timed_out }) => ({
  passed: code === 0 ? 1 : 0,
  failed: code === 0 ? 0 : 1,
  ...(timed_out ? { note: 'ended because it took too long' } : {}),
});

/**
 * A tool that either passes or does not.
 * @param {string} name
 * @param {keyof typeof TOOLS} tool
 * @param {readonly string[]} args
 * @returns {Step}
 */
const toolStep = (name, tool, args) => ({
  name,
  tier: 'check',
  beside: 'computing',
  run: async (node, onOutput) => {
    const ended = await runCommand(node, [path.join(ROOT, TOOLS[tool]), ...args], {
      env: toolEnv(node),
      timeout_ms: 3 * MINUTE_MS,
      ...(onOutput === undefined ? {} : { onOutput }),
    });
    return oneResult(ended);
  },
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
async function runVitest(node, which, onOutput) {
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
 * A Vitest project of vite.config.ts, by its name.
 * @param {string} name
 * @param {Tier} tier
 * @param {Beside} beside
 * @returns {Step}
 */
const vitestStep = (name, tier, beside) => ({
  name,
  tier,
  beside,
  run: (node, onOutput) => runVitest(node, ['--project', name], onOutput),
});

/**
 * Sees to it that there is a Chromium.
 * @param {string} node
 * @returns {Promise<Outcome | null>} null when there is one
 */
async function withoutBrowser(node) {
  const browser = await runCommand(node, [path.join(ROOT, 'e2e/browser.ts')], { env: toolEnv(node) });
  return browser.code === 0 ? null : { passed: 0, failed: 1, note: 'no browser' };
}

/**
 * The contracts of the client database in a real Chromium.
 * @type {Step}
 */
const browserStep = {
  name: 'browser',
  tier: 'test',
  beside: 'waiting',
  run: async (node, onOutput) =>
    (await withoutBrowser(node)) ??
    (await runVitest(node, ['--config', 'tests/browser/vitest.config.ts'], onOutput)),
};

/** @type {Step} */
const buildStep = {
  name: 'build',
  tier: 'test',
  beside: null,
  run: async (node) => {
    const ended = await buildIfStale(node, 'tests');
    return { ...oneResult(ended), ...(ended.skipped ? { note: 'up to date' } : {}) };
  },
};

/**
 * Journeys in a real Chromium: those tagged as long, or the others.
 * @param {string} name
 * @param {'test' | 'long'} tier
 * @returns {Step}
 */
const journeysStep = (name, tier) => ({
  name,
  tier,
  beside: null,
  run: async (node) => {
    const config = path.join(ROOT, 'e2e/playwright.config.ts');
    if (!existsSync(config)) return { passed: 0, failed: 1, note: 'e2e/playwright.config.ts: no such suite' };
    const built = await buildIfStale(node, 'tests');
    if (built.code !== 0) return oneResult(built);
    const refusal = await withoutBrowser(node);
    if (refusal !== null) return refusal;
    const file = path.join(mkdtempSync(path.join(tmpdir(), 'havenglans-')), 'report.json');
    // The workers inherit the flag. Their databases compile their code once: that for speed would not pay in their time.
    const which = tier === 'long' ? '--grep' : '--grep-invert';
    const args = ['--liftoff-only', path.join(ROOT, TOOLS.playwright), 'test', '-c', config, which, '@long'];
    const ended = await runCommand(node, args, {
      env: { ...toolEnv(node), PLAYWRIGHT_JSON_OUTPUT_FILE: file },
      // As above: three times what it takes on two cores.
      timeout_ms: 60 * MINUTE_MS,
    });
    const stats = takeReport(file)?.stats;
    const flaky = stats?.flaky ?? 0;
    return counted(ended, (stats?.expected ?? 0) + flaky, stats?.unexpected ?? 1, stats?.skipped ?? 0);
  },
});

/**
 * A script of ours that either ends well or does not. It keeps one core busy.
 * @param {string} name
 * @param {string} file Relative to the root.
 * @param {readonly string[]} args
 * @returns {Step}
 */
const scriptStep = (name, file, args) => ({
  name,
  tier: 'long',
  beside: 'computing',
  run: async (node, onOutput) =>
    oneResult(
      await runCommand(node, [path.join(ROOT, file), ...args], {
        env: toolEnv(node),
        timeout_ms: 30 * MINUTE_MS,
        ...(onOutput === undefined ? {} : { onOutput }),
      }),
    ),
});

/**
 * Tests on servers that are installed for them alone, by a configuration of their own.
 * @type {Step}
 */
const realStep = {
  name: 'real',
  tier: 'real',
  beside: null,
  run: async (node) => {
    const installed = await runCommand(node, [path.join(ROOT, 'tests/real/install-servers.ts')], {
      env: toolEnv(node),
      timeout_ms: 10 * MINUTE_MS,
    });
    // Not one of them is passed over because its server is missing.
    if (installed.code !== 0) return { passed: 0, failed: 1, note: 'servers could not be installed' };
    return await runVitest(node, ['--config', 'tests/real/vitest.config.ts']);
  },
};

/**
 * In the order in which they start; steps of a kind that run two at a time have the longest first, so that the others are done
 * beside it.
 * @type {readonly Step[]}
 */
export const STEPS = [
  vitestStep('unit', 'check', 'computing'),
  toolStep('format', 'biome', ['format', '--log-level=warn']),
  toolStep('lint', 'oxlint', ['--type-aware']),
  vitestStep('architecture', 'check', 'computing'),
  // Each of its four checkers would know the same types again.
  toolStep('types', 'tsc', ['-b', '--checkers', '2']),
  vitestStep('screens', 'test', 'computing'),
  vitestStep('simulation', 'test', 'computing'),
  vitestStep('sql', 'test', 'computing'),
  buildStep,
  vitestStep('integration', 'test', 'waiting'),
  browserStep,
  journeysStep('e2e', 'test'),
  journeysStep('long-journeys', 'long'),
  // Seeds and mutants keep one core each; the long tests of the server begin on the core that is free first.
  scriptStep('seeds', 'tests/simulation/run.ts', ['--start', '27', '--seeds', '274']),
  scriptStep('mutants', 'tests/mutants/run.ts', []),
  vitestStep('long-integration', 'long', 'computing'),
  realStep,
];
