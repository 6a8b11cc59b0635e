import { spawn } from 'node:child_process';
import { ROOT } from './project.mjs';

const PARENT_CHECK_MS = 500;
/** How long commands may take to end once they are asked to. */
const LAST_WORDS_MS = 8000;

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/**
 * Ends a command with everything it started.
 * @param {import('node:child_process').ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
function endGroup(child, signal) {
  if (child.pid === undefined) return;
  try {
    process.kill(process.platform === 'win32' ? child.pid : -child.pid, signal);
  } catch {
    child.kill(signal);
  }
}

/** @param {NodeJS.Signals} signal */
function endAll(signal) {
  for (const child of running) endGroup(child, signal);
  process.exitCode = 1;
  if (running.size === 0) process.exit();
  setTimeout(() => process.exit(), LAST_WORDS_MS).unref();
}

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => endAll(signal));

// npm passes a signal to its shell only, which ends without telling its child.
const parent = process.ppid;
const watch = setInterval(() => {
  if (process.ppid === parent) return;
  clearInterval(watch);
  endAll('SIGTERM');
}, PARENT_CHECK_MS);
watch.unref();

/**
 * @typedef {object} CommandOptions
 * @property {Readonly<Record<string, string | undefined>>} [env] Added to this process's environment.
 * @property {number} [timeout_ms] The command and all it started are ended after this long.
 * @property {(text: string) => void} [onOutput] Takes what the command writes, which is shown without it.
 */

/**
 * Runs a command in the project's root.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {CommandOptions} [options]
 * @returns {Promise<{ code: number, timed_out: boolean }>} code 127 when the command is not there
 */
export function runCommand(command, args, options = {}) {
  const { onOutput } = options;
  const output = onOutput === undefined ? 'inherit' : 'pipe';
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      env: { ...process.env, ...options.env },
      stdio: ['ignore', output, output],
      // A group of its own, so that a timeout or Ctrl-C ends what it started too.
      detached: process.platform !== 'win32',
      shell: process.platform === 'win32' && command === 'npm',
    });
    running.add(child);
    let timed_out = false;
    const timer = options.timeout_ms
      ? setTimeout(() => {
          timed_out = true;
          endGroup(child, 'SIGTERM');
          setTimeout(() => endGroup(child, 'SIGKILL'), LAST_WORDS_MS).unref();
        }, options.timeout_ms)
      : undefined;
    /** @param {number} code */
    const end = (code) => {
      clearTimeout(timer);
      running.delete(child);
      resolve({ code, timed_out });
    };
    if (onOutput !== undefined)
      for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', onOutput);
    child.on('error', () => end(127));
    // Piped output is whole only when the streams are closed, too.
    child.on(onOutput === undefined ? 'exit' : 'close', (code) => end(code ?? 1));
  });
}

/**
 * '3.2 s' or '1 min 04 s'.
 * @param {number} ms
 */
export function formatTime(ms) {
  const seconds = ms / 1000;
  if (seconds < 60) return `${seconds.toFixed(1)} s`;
  return `${Math.floor(seconds / 60)} min ${String(Math.floor(seconds % 60)).padStart(2, '0')} s`;
}
