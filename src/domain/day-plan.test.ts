import { expect, test } from 'vitest';
import { today as todayAt } from './calendar-date.ts';
import { planDay, type PlannedWork, sizeOf } from './day-plan.ts';

const BRAM = 'bram';
const viewer = { user_id: BRAM, colleagues: new Set([BRAM, 'joost']) };

const work = (id: string, date: string, more: Partial<PlannedWork> = {}): PlannedWork => ({
  id,
  date,
  status: 'scheduled',
  technician_id: BRAM,
  start_time: null,
  ...more,
});
const ids = (list: readonly PlannedWork[]): string => list.map(({ id }) => id).join(' ');
const planAt = (instant: string, list: readonly PlannedWork[]) =>
  planDay(list, todayAt(Date.parse(instant)), viewer);

test('R-15 a day shows what is overdue, of today and of tomorrow, and nothing that is done or lies further ahead', () => {
  const plan = planAt('2026-11-24T10:00:00Z', [
    work('late', '2026-11-20'),
    work('begun', '2026-11-23', { status: 'in_progress' }),
    work('now', '2026-11-24'),
    work('next', '2026-11-25'),
    work('later', '2026-11-26'),
    work('done', '2026-11-24', { status: 'completed' }),
    work('paid', '2026-11-20', { status: 'paid' }),
    work('nonsense', '0000-00-00'),
  ]);
  expect([plan.overdue, plan.today, plan.tomorrow].map(({ mine }) => ids(mine))).toEqual([
    'late begun',
    'now',
    'next',
  ]);
});

test('R-15 a technician’s own work comes by the clock, then work of nobody, apart from that of colleagues', () => {
  const day = '2026-11-24';
  const { today } = planAt('2026-11-24T10:00:00Z', [
    work('any-time', day),
    work('afternoon', day, { start_time: '13:00' }),
    work('morning', day, { start_time: '08:30' }),
    work('joost', day, { technician_id: 'joost', start_time: '07:00' }),
    work('free', day, { technician_id: null, start_time: '09:00' }),
    work('of-one-who-left', day, { technician_id: 'els', start_time: '08:00' }),
    { id: 'only-here', date: day, status: 'scheduled' },
  ]);
  expect(ids(today.mine)).toBe('morning afternoon any-time');
  expect(ids(today.unassigned)).toBe('of-one-who-left free only-here');
  expect(ids(today.others)).toBe('joost');
  expect(sizeOf(today)).toBe(7);
});

test('R-15 what is overdue is told from the oldest day on', () => {
  const { overdue } = planAt('2026-11-24T10:00:00Z', [
    work('monday-early', '2026-11-23', { start_time: '08:00' }),
    work('friday-late', '2026-11-20', { start_time: '16:00' }),
  ]);
  expect(ids(overdue.mine)).toBe('friday-late monday-early');
});

test.each([
  ['a minute before midnight in winter', '2026-11-24T22:59:00Z', '2026-11-24'],
  ['at midnight in winter', '2026-11-24T23:00:00Z', '2026-11-25'],
  ['a minute before midnight in summer', '2026-07-01T21:59:00Z', '2026-07-01'],
  ['at midnight in summer', '2026-07-01T22:00:00Z', '2026-07-02'],
  ['the day that has 23 hours, at its end', '2026-03-29T21:59:00Z', '2026-03-29'],
  ['the day after it', '2026-03-29T22:00:00Z', '2026-03-30'],
  ['the day that has 25 hours, at its end', '2026-10-25T22:59:00Z', '2026-10-25'],
  ['the day after that', '2026-10-25T23:00:00Z', '2026-10-26'],
])('R-42 the day is Amsterdam’s: %s', (_, instant, date) => {
  const days = ['2026-03-28', '2026-03-29', '2026-03-30', '2026-03-31', '2026-07-01', '2026-07-02'];
  const all = [...days, '2026-07-03', '2026-10-25', '2026-10-26', '2026-10-27', '2026-11-24', '2026-11-25'];
  const plan = planAt(
    instant,
    [...all, '2026-11-26'].map((day) => work(day, day)),
  );
  expect(ids(plan.today.mine)).toBe(date);
  expect(plan.overdue.mine.every((one) => one.date < date)).toBe(true);
  const next = new Date(Date.parse(date) + 86_400_000).toISOString().slice(0, 10);
  expect(ids(plan.tomorrow.mine)).toBe(next);
});
