import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

/**
 * What a step came to. A skipped test promises nothing, so it counts as failed.
 * @typedef {{ passed: number, failed: number, note?: string }} Outcome
 */

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
export function takeReport(file) {
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
export function counted(ended, passed, failed, skipped) {
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
