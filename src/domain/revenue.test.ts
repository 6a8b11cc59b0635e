import { expect, test } from 'vitest';
import type { RecordFacts } from './figures.ts';
import { DONE_STATUSES, foldRevenue, isSoundRevenue } from './revenue.ts';

const record = (over: Partial<RecordFacts> = {}): RecordFacts => ({
  id: '1',
  client_id: 'c1',
  service_type: 'waxing',
  date: '2026-03-31',
  amount: 0.1,
  status: 'completed',
  ...over,
});
const added = (...records: readonly RecordFacts[]) => records.map((after) => ({ before: null, after }));

test('R-38 R-46 revenue is what work that is done brought in, in whole cents, by the month of the work', () => {
  expect(DONE_STATUSES).toEqual(['completed', 'invoiced', 'paid']);
  const revenue = foldRevenue(
    {},
    added(
      record(),
      record({ amount: 0.2, status: 'paid' }),
      record({ date: '2026-04-01', status: 'invoiced', amount: 12 }),
      record({ status: 'scheduled' }),
      record({ status: 'in_progress' }),
      record({ status: 'geannuleerd' }),
    ),
  );
  expect(revenue).toEqual({
    '2026-03': { cents: 30, services: 2 },
    '2026-04': { cents: 1_200, services: 1 },
  });
});

test('R-46 a service without an amount that is one counts as a service of nothing, one without a day in no month', () => {
  const odd = [record({ amount: 'NaN' }), record({ date: 'infinity' }), record({ date: '0044-03-15 BC' })];
  expect(foldRevenue({}, added(...odd))).toEqual({ '2026-03': { cents: 0, services: 1 } });
});

test('R-38 a service that moves to another month, is reopened or goes leaves nothing behind', () => {
  const before = record({ amount: 50 });
  const start = foldRevenue({}, added(before));
  const moved = record({ amount: 60, date: '2026-05-01' });
  const at_may = foldRevenue(start, [{ before, after: moved }]);
  expect(at_may).toEqual({ '2026-05': { cents: 6_000, services: 1 } });
  expect(foldRevenue(at_may, [{ before: moved, after: { ...moved, status: 'in_progress' } }])).toEqual({});
  expect(foldRevenue(at_may, [{ before: moved, after: null }])).toEqual({});
});

test('R-46 revenue that holds what is no number cannot be counted on', () => {
  expect(isSoundRevenue({ '2026-03': { cents: 1, services: 1 } })).toBe(true);
  expect(isSoundRevenue({ '2026-03': { cents: Number.NaN, services: 1 } })).toBe(false);
});
