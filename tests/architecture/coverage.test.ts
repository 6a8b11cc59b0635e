import { expect, test } from 'vitest';
import { ANSWERED_IDS } from '../support/answered-requirements.ts';
import { coverageReport, openIds, readCoverage, readRequirements } from '../support/coverage-report.ts';
import { textOf } from '../support/source-files.ts';

test('the checklist holds every requirement once', () => {
  const ids = readRequirements().map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => !id.startsWith('R-'))).toHaveLength(478);
});

test('coverage.md says what the tests say: after a change run `npm run coverage`', () => {
  expect(textOf('tests/coverage.md')).toBe(coverageReport(readCoverage()));
});

test('every topic answers for requirements that exist', () => {
  const known = new Set(readRequirements().map(({ id }) => id));
  for (const ids of Object.values(ANSWERED_IDS)) expect(ids.filter((id) => !known.has(id))).toEqual([]);
});

test.each(Object.entries(ANSWERED_IDS))('no requirement of the topic %s is open', (_topic, ids) => {
  const open = new Set(openIds(readCoverage()));
  expect(ids.filter((id) => open.has(id))).toEqual([]);
});
