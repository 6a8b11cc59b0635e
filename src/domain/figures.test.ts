import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  countFigures,
  emptyFigures,
  foldFigures,
  overdueCount,
  type RecordChange,
  type RecordFacts,
} from './figures.ts';
import { SERVICE_STATUSES } from './service-record.ts';

const record = (id: string, over: Partial<RecordFacts> = {}): RecordFacts => ({
  id,
  client_id: 'c1',
  service_type: 'waxing',
  date: '2026-03-01',
  amount: 100,
  status: 'completed',
  ...over,
});

test('M-001 R-42 figures follow from the records', () => {
  const figures = countFigures('c1', [
    record('1', { amount: 0.1 }),
    record('2', { amount: 0.2, date: '2026-04-01', service_type: 'Mast polijsten', status: 'paid' }),
    record('3', { date: '2026-06-01', status: 'scheduled', service_type: 'inspection' }),
    record('4', { date: '2026-05-01', status: 'in_progress' }),
  ]);
  expect(figures).toEqual({
    client_id: 'c1',
    record_count: 4,
    open_services: 2,
    total_cents: 20_030,
    last_service: '2026-04-01',
    latest_type: 'Mast polijsten',
    latest: { id: '2', date: '2026-04-01', done: true },
    open_dates: ['2026-05-01', '2026-06-01'],
    type_counts: { waxing: 2, 'Mast polijsten': 1, inspection: 1 },
  });
});

test('M-018 with nothing done yet the most recent type is that of the latest planned service', () => {
  const figures = countFigures('c1', [
    record('1', { date: '2026-06-01', status: 'scheduled', service_type: 'inspection' }),
    record('2', { date: '2026-05-01', status: 'scheduled' }),
  ]);
  expect(figures.latest_type).toBe('inspection');
  expect(figures.last_service).toBeNull();
});

test('M-010 R-42 the overdue count comes from the open dates', () => {
  const figures = { open_dates: ['2026-05-01', '2026-06-01', '2026-06-01'] };
  expect(overdueCount(figures, '2026-06-01')).toBe(1);
});

test('a type named like a property of every object is counted like any other', () => {
  const figures = countFigures('c1', [record('1', { service_type: 'constructor' })]);
  expect(figures.type_counts).toEqual({ constructor: 1 });
});

test('a record that moves to another client leaves the one and joins the other', () => {
  const before = record('1', { status: 'scheduled' });
  const after = { ...before, client_id: 'c2' };
  const kept = record('2', { date: '2026-09-01' });
  const change = [{ before, after }];
  expect(foldFigures(countFigures('c1', [before, kept]), change)).toEqual(countFigures('c1', [kept]));
  expect(foldFigures(emptyFigures('c2'), change)).toEqual(countFigures('c2', [after]));
});

const facts = fc.record({
  service_type: fc.constantFrom('waxing', 'inspection', 'constructor', 'Mast polijsten'),
  date: fc.constantFrom('2025-12-31', '2026-01-01', '2026-02-01', '2026-03-01'),
  amount: fc.integer({ min: 0, max: 500_000 }).map((cents) => cents / 100),
  status: fc.constantFrom(...SERVICE_STATUSES, 'of_a_newer_build'),
});
const step = fc.record({ id: fc.constantFrom('1', '2', '3', '4', '5', '6'), next: fc.option(facts) });

test('M-001 folded figures equal a full count after any sequence of inserts, updates and deletes', () => {
  let folded_steps = 0;
  fc.assert(
    fc.property(fc.array(fc.array(step, { minLength: 1, maxLength: 3 }), { maxLength: 30 }), (pages) => {
      const rows = new Map<string, RecordFacts>();
      let figures = emptyFigures('c1');
      for (const page of pages) {
        const changes: RecordChange[] = page.map(({ id, next }) => {
          const before = rows.get(id) ?? null;
          const after = next === null ? null : { id, client_id: 'c1', ...next };
          if (after === null) rows.delete(id);
          else rows.set(id, after);
          return { before, after };
        });
        const folded = foldFigures(figures, changes);
        if (folded !== 'recount') folded_steps += 1;
        figures = folded === 'recount' ? countFigures('c1', [...rows.values()]) : folded;
        expect(figures).toEqual(countFigures('c1', [...rows.values()]));
      }
    }),
    { numRuns: 300 },
  );
  expect(folded_steps).toBeGreaterThan(500);
});

const UNSOUND: readonly Partial<RecordFacts>[] = [
  { amount: 'NaN' },
  { amount: Number.NaN },
  { amount: 1e300 },
  { date: 'infinity' },
  { date: '-infinity', status: 'scheduled' },
  { date: '99999-01-01', status: 'scheduled' },
  { date: '0044-03-15 BC' },
];

test('M-001 R-46 one row without measure spoils no figure: it counts, without its amount or its date', () => {
  const sound = [
    record('1', { amount: 12.5 }),
    record('2', { date: '2026-06-01', status: 'scheduled', service_type: 'inspection' }),
  ];
  for (const [index, over] of UNSOUND.entries()) {
    const bad = record(`9${index}`, over);
    const figures = countFigures('c1', [...sound, bad]);
    expect(figures.record_count).toBe(3);
    expect(figures.total_cents).toBe('amount' in over ? 11_250 : 21_250);
    expect(figures.last_service).toBe('2026-03-01');
    expect(figures.open_dates).toEqual(['2026-06-01']);
    expect(overdueCount(figures, '2026-05-01')).toBe(0);
    const without = foldFigures(figures, [{ before: bad, after: null }]);
    const again = without === 'recount' ? countFigures('c1', sound) : without;
    expect(again, 'and goes without a trace').toEqual(countFigures('c1', sound));
  }
});
