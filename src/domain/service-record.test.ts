import { expect, test } from 'vitest';
import { parseInput } from './field-errors.ts';
import {
  byDateDescending,
  defaultFollowUp,
  isOverdue,
  isServiceStatus,
  isServiceType,
  newServiceRecordInput,
  nextPlannedService,
  SERVICE_STATUSES,
  SERVICE_TYPES,
  serviceRecordEdit,
} from './service-record.ts';

const minimal = { service_type: 'waxing', date: '2026-05-01' };

test('M-006 M-009 M-014 a service needs a type and a date; amount is 0 and status scheduled when not given', () => {
  expect(parseInput(newServiceRecordInput, minimal)).toEqual({
    ok: true,
    value: {
      ...minimal,
      amount: 0,
      status: 'scheduled',
      notes: null,
      technician_id: null,
      start_time: null,
      duration_minutes: null,
    },
  });
});

test('M-013 a missing type and a missing date are refused under their own fields', () => {
  expect(parseInput(newServiceRecordInput, { service_type: '', date: '' })).toEqual({
    ok: false,
    error: { service_type: 'required', date: 'required' },
  });
  expect(parseInput(newServiceRecordInput, { service_type: 'waxing', date: '2026-02-30' })).toEqual({
    ok: false,
    error: { date: 'invalid_date' },
  });
});

test('M-007 M-013 a custom type needs its text and is stored as that text', () => {
  const custom = { ...minimal, service_type: 'custom' };
  expect(parseInput(newServiceRecordInput, { ...custom, custom_type: ' ' })).toEqual({
    ok: false,
    error: { custom_type: 'required' },
  });
  expect(parseInput(newServiceRecordInput, { ...custom, date: '' })).toEqual({
    ok: false,
    error: { custom_type: 'required', date: 'required' },
  });
  expect(parseInput(newServiceRecordInput, { ...custom, custom_type: ' Mast polijsten ' })).toMatchObject({
    ok: true,
    value: { service_type: 'Mast polijsten' },
  });
});

test('M-013 the text of a custom type does not count when a type of the list is chosen', () => {
  const parsed = parseInput(newServiceRecordInput, { ...minimal, custom_type: 'Mast polijsten' });
  expect(parsed).toMatchObject({ ok: true, value: { service_type: 'waxing' } });
  expect(parsed.ok && 'custom_type' in parsed.value).toBe(false);
});

test('M-014 R-46 the amount is read as a person types it and refused when it is none', () => {
  expect(parseInput(newServiceRecordInput, { ...minimal, amount: '1.250,50' })).toMatchObject({
    ok: true,
    value: { amount: 1250.5 },
  });
  expect(parseInput(newServiceRecordInput, { ...minimal, amount: 0.1 + 0.2 })).toMatchObject({
    ok: true,
    value: { amount: 0.3 },
  });
  expect(parseInput(newServiceRecordInput, { ...minimal, amount: '-5' })).toEqual({
    ok: false,
    error: { amount: 'negative' },
  });
  expect(parseInput(newServiceRecordInput, { ...minimal, amount: 'veel' })).toEqual({
    ok: false,
    error: { amount: 'invalid_number' },
  });
});

const bram = '0190a0e0-0000-7000-8000-000000000002';

test('R-15 who comes, when and for how long are read as a person types them, and may be left out', () => {
  expect(
    parseInput(serviceRecordEdit, { technician_id: bram, start_time: '9.30', duration_minutes: '90' }),
  ).toEqual({
    ok: true,
    value: { technician_id: bram, start_time: '09:30', duration_minutes: 90 },
  });
  expect(parseInput(serviceRecordEdit, { technician_id: '', start_time: ' ', duration_minutes: '' })).toEqual(
    {
      ok: true,
      value: { technician_id: null, start_time: null, duration_minutes: null },
    },
  );
});

test.each([
  ['technician_id', 'Bram', 'invalid_choice'],
  ['start_time', '24:00', 'no_such_time'],
  ['start_time', 'ochtend', 'no_such_time'],
  ['duration_minutes', '4', 'too_small'],
  ['duration_minutes', '1441', 'too_large'],
  ['duration_minutes', '1,5', 'invalid_number'],
])('R-15 %s %s is refused as the table would refuse it', (field, typed, code) => {
  expect(parseInput(serviceRecordEdit, { [field]: typed })).toEqual({ ok: false, error: { [field]: code } });
});

test('M-007 M-009 types and statuses are those of the list; a stored one of another build is told apart', () => {
  expect(SERVICE_TYPES).toEqual([
    'gelcoat_repair',
    'teak_maintenance',
    'waxing',
    'antifouling',
    'inspection',
  ]);
  expect(SERVICE_STATUSES).toEqual(['scheduled', 'in_progress', 'completed', 'invoiced', 'paid']);
  expect([isServiceType('waxing'), isServiceType('Mast polijsten')]).toEqual([true, false]);
  expect([isServiceStatus('paid'), isServiceStatus('cancelled')]).toEqual([true, false]);
});

test('an edit of a service holds only what was given', () => {
  expect(parseInput(serviceRecordEdit, { status: 'paid' })).toEqual({ ok: true, value: { status: 'paid' } });
  expect(parseInput(serviceRecordEdit, { service_type: 'custom', custom_type: 'Mast' })).toEqual({
    ok: true,
    value: { service_type: 'Mast' },
  });
  expect(parseInput(serviceRecordEdit, { service_type: 'custom' })).toEqual({
    ok: false,
    error: { custom_type: 'required' },
  });
  expect(parseInput(serviceRecordEdit, { date: '' })).toEqual({ ok: false, error: { date: 'required' } });
});

const record = (id: string, date: string, status: string) => ({ id, date, status });

test('M-010 R-42 the next planned service is the earliest open one today or later', () => {
  const records = [
    record('a', '2026-05-01', 'scheduled'),
    record('b', '2026-06-01', 'in_progress'),
    record('c', '2026-05-20', 'completed'),
    record('d', '2026-07-01', 'scheduled'),
  ];
  expect(nextPlannedService(records, '2026-05-02')?.id).toBe('b');
  expect(nextPlannedService(records, '2026-05-01')?.id).toBe('a');
  expect(nextPlannedService(records, '2026-07-02')).toBeNull();
  expect(nextPlannedService([], '2026-07-02')).toBeNull();
});

test('R-42 an open service whose day has passed is overdue', () => {
  expect(isOverdue(record('a', '2026-05-01', 'scheduled'), '2026-05-02')).toBe(true);
  expect(isOverdue(record('a', '2026-05-01', 'scheduled'), '2026-05-01')).toBe(false);
  expect(isOverdue(record('a', '2026-05-01', 'paid'), '2026-05-02')).toBe(false);
});

test('M-028 a history stands newest first', () => {
  const records = [
    record('a', '2026-01-01', 'paid'),
    record('b', '2026-02-01', 'paid'),
    record('c', '2026-01-01', 'paid'),
  ];
  expect(records.toSorted(byDateDescending).map(({ id }) => id)).toEqual(['b', 'c', 'a']);
});

test('M-018 M-019 a follow-up starts with the most recent type or inspection, scheduled, 0, with its fixed notes', () => {
  expect(defaultFollowUp({ latest_type: 'antifouling' })).toEqual({
    service_type: 'antifouling',
    status: 'scheduled',
    amount: 0,
    notes: 'Scheduled based on recommended follow-up service',
  });
  expect(defaultFollowUp(null).service_type).toBe('inspection');
  expect(defaultFollowUp({ latest_type: null }).service_type).toBe('inspection');
});

test.each([
  ['1899-12-31', 'date_out_of_range'],
  ['2201-01-01', 'date_out_of_range'],
  ['31-12-9999', 'date_out_of_range'],
  ['infinity', 'invalid_date'],
])('M-013 R-42 a day the database would refuse is refused at the field: %s', (date, code) => {
  expect(parseInput(newServiceRecordInput, { ...minimal, date })).toEqual({
    ok: false,
    error: { date: code },
  });
  expect(parseInput(serviceRecordEdit, { date })).toEqual({ ok: false, error: { date: code } });
});

test('M-014 R-46 the highest amount is taken, one cent more and what is no number are not', () => {
  expect(parseInput(serviceRecordEdit, { amount: '9.999.999.999,99' })).toMatchObject({
    ok: true,
    value: { amount: 9_999_999_999.99 },
  });
  for (const amount of ['10.000.000.000,00', 'NaN', Number.NaN, Number.POSITIVE_INFINITY])
    expect(parseInput(serviceRecordEdit, { amount }).ok).toBe(false);
});

test('M-010 R-42 a service without a date is neither next nor late', () => {
  const unsound = ['infinity', '99999-01-01', '0044-03-15 BC'].map((date, index) =>
    record(`x${index}`, date, 'scheduled'),
  );
  expect(nextPlannedService([...unsound, record('1', '2026-06-01', 'scheduled')], '2026-05-01')?.id).toBe(
    '1',
  );
  expect(unsound.map((one) => isOverdue(one, '2026-05-01'))).toEqual([false, false, false]);
});
