/**
 * `npm test`, from a fresh clone. `--check` leaves out what is slow, `--long` runs what takes longer than everybody
 * waits for (`src/decisions/025-long-tests-run-apart.md`), `--real` what needs servers of the hosted service
 * (`src/decisions/037-tests-on-real-servers.md`); names of steps run those only. `--within=34` asks a run to be done in 34
 * minutes: it tries as many of the long journeys as it has the time for, and says which.
 * Plain JavaScript for the machine's own Node 20 or newer, because nothing may be installed yet.
 * The last line is exactly `N passed, N failed`.
 */
import { ensureInstalled, projectNode } from './runner/install.mjs';
import { main, Plain } from './runner/project.mjs';
import { formatTime } from './runner/run-command.mjs';
import { STEPS } from './runner/steps.mjs';

const wanted = process.argv.slice(2);
const tiers = wanted.includes('--check')
  ? ['check']
  : wanted.includes('--long')
    ? ['long']
    : wanted.includes('--real')
      ? ['real']
      : ['check', 'test'];
const names = wanted.filter((word) => !word.startsWith('--'));
const within = wanted.find((word) => word.startsWith('--within='))?.slice('--within='.length);
const ends_at_ms = within === undefined ? undefined : Date.now() + Number(within) * 60_000;

function chosenSteps() {
  const unknown = names.find((name) => !STEPS.some((step) => step.name === name));
  if (unknown !== undefined)
    throw new Plain(`No step is named ${unknown}. There are: ${STEPS.map((step) => step.name).join(', ')}.`);
  if (names.length > 0) return STEPS.filter((step) => names.includes(step.name));
  return STEPS.filter((step) => tiers.includes(step.tier));
}

/**
 * Steps that run two at a time, or one by itself, in the order of their beginnings.
 * @param {readonly import('./runner/steps.mjs').Step[]} steps
 */
function groupsOf(steps) {
  /** @type {import('./runner/steps.mjs').Step[][]} */
  const groups = [];
  for (const step of steps) {
    const last = groups.at(-1);
    if (step.beside !== null && last?.[0]?.beside === step.beside) last.push(step);
    else groups.push([step]);
  }
  return groups;
}

/** @param {import('./runner/steps.mjs').Step} step */
const heading = ({ name }) => `\n── ${name} ${'─'.repeat(Math.max(3, 60 - name.length))}`;

await main(async () => {
  if (Number.isNaN(ends_at_ms)) throw new Plain('--within asks for a number of minutes.');
  const steps = chosenSteps();
  await ensureInstalled();
  const node = projectNode();
  /** @type {string[]} */
  const lines = [];
  let passed = 0;
  let failed = 0;
  /**
   * @param {import('./runner/steps.mjs').Step} step
   * @param {boolean} is_alone Its output is shown at once, else when it has ended.
   */
  const runStep = async (step, is_alone) => {
    if (is_alone) console.log(heading(step));
    let output = '';
    const started = Date.now();
    const outcome = await step.run(node, is_alone ? undefined : (text) => (output += text), ends_at_ms);
    passed += outcome.passed;
    failed += outcome.failed;
    const verdict = outcome.failed === 0 ? 'ok  ' : 'FAIL';
    const counts = `${outcome.passed} passed, ${outcome.failed} failed`;
    const note = outcome.note === undefined ? '' : `  (${outcome.note})`;
    const time = formatTime(Date.now() - started);
    const line = `${verdict}  ${step.name.padEnd(13)} ${counts.padEnd(24)} ${time}${note}`;
    lines[steps.indexOf(step)] = line;
    console.log(is_alone ? line : `${heading(step)}\n${output}${line}`);
  };
  for (const group of groupsOf(steps)) {
    const waiting = [...group];
    const lane = async () => {
      for (let step = waiting.shift(); step !== undefined; step = waiting.shift())
        await runStep(step, group.length === 1);
    };
    await Promise.all([lane(), lane()]);
  }
  console.log(`\n${lines.join('\n')}\n\n${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
});
