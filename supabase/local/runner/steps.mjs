import path from 'node:path';
import { buildIfStale } from './build.mjs';
import { toolEnv } from './install.mjs';
import { ROOT } from './project.mjs';
import { runCommand } from './run-command.mjs';
import { MINUTE_MS, oneResult, runPlaywright, runVitest, TOOLS } from './tool-runs.mjs';

/** @typedef {import('./tool-runs.mjs').Outcome} Outcome */

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
 * @property {(node: string, onOutput?: (text: string) => void, ends_at_ms?: number) => Promise<Outcome>} run Steps that run
 * beside another are given what takes their output. `ends_at_ms` is the time by which the whole run has to end; undefined when it may take as long as it takes.
 */

/** Into how many parts the long journeys are cut for a run that has to end by a time: it tries as many parts as fit. */
const JOURNEY_PARTS = 8;

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
 * Long journeys by parts until the time is up, from another part every day, so that all of them have their turn on a machine that
 * is too slow for all. One part is always tried.
 * @param {string} node
 * @param {readonly string[]} which
 * @param {number} ends_at_ms
 * @returns {Promise<Outcome>} With a note that names the parts when there was no time for all.
 */
async function inParts(node, which, ends_at_ms) {
  const first = Math.floor(Date.now() / (24 * 60 * MINUTE_MS));
  const tried = [];
  let [passed, failed, longest_ms] = [0, 0, 0];
  for (let turn = 0; turn < JOURNEY_PARTS; turn += 1) {
    const started = Date.now();
    if (turn > 0 && started + longest_ms > ends_at_ms) break;
    const part = ((first + turn) % JOURNEY_PARTS) + 1;
    console.log(`\nPart ${part} of ${JOURNEY_PARTS}`);
    const outcome = await runPlaywright(node, [...which, `--shard=${part}/${JOURNEY_PARTS}`]);
    passed += outcome.passed;
    failed += outcome.failed;
    longest_ms = Math.max(longest_ms, Date.now() - started);
    tried.push(part);
  }
  if (tried.length === JOURNEY_PARTS) return { passed, failed };
  return {
    passed,
    failed,
    note: `parts ${tried.join(', ')} of ${JOURNEY_PARTS}: there was no time for more`,
  };
}

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
  run: async (node, _onOutput, ends_at_ms) => {
    const built = await buildIfStale(node, 'tests');
    if (built.code !== 0) return oneResult(built);
    const refusal = await withoutBrowser(node);
    if (refusal !== null) return refusal;
    const which = [tier === 'long' ? '--grep' : '--grep-invert', '@long'];
    if (tier === 'test' || ends_at_ms === undefined) return await runPlaywright(node, which);
    return await inParts(node, which, ends_at_ms);
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
  // Seeds and mutants keep one core each; the long tests of the server begin on the core that is free first.
  scriptStep('seeds', 'tests/simulation/run.ts', ['--start', '27', '--seeds', '274']),
  scriptStep('mutants', 'tests/mutants/run.ts', []),
  vitestStep('long-integration', 'long', 'computing'),
  // What may be cut short by the time comes last.
  journeysStep('long-journeys', 'long'),
  realStep,
];
