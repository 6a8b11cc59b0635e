/**
 * Writes tests/coverage.md. With `--topic admin` it changes nothing, names the ids of that topic that are still open, and
 * fails when there are any.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ANSWERED_IDS } from './answered-requirements.ts';
import { coverageReport, openIds, readCoverage } from './coverage-report.ts';
import { ROOT } from './source-files.ts';

const coverage = readCoverage();
const [flag, topic = ''] = process.argv.slice(2);
const say = (text: string): void => void process.stdout.write(`${text}\n`);

if (flag === '--topic') {
  const wanted = ANSWERED_IDS[topic];
  if (!wanted)
    throw new Error(`there is no topic '${topic}'; known: ${Object.keys(ANSWERED_IDS).join(', ')}`);
  const known = new Set(coverage.requirements.map(({ id }) => id));
  const all_open = openIds(coverage);
  const open = wanted.filter((id) => all_open.includes(id) || !known.has(id));
  say(`${topic}: ${wanted.length} ids, ${open.length} open${open.length > 0 ? `: ${open.join(' ')}` : ''}`);
  process.exitCode = open.length > 0 ? 1 : 0;
} else {
  const report = coverageReport(coverage);
  writeFileSync(join(ROOT, 'tests/coverage.md'), report);
  say(report.split('\n').slice(4, 6).join('\n'));
}
