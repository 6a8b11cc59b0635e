import { expect, test } from 'vitest';
import { fieldLabel, formatTime, rejectionReason, formatRow, tableLabel, formatValue } from './row-labels.ts';

test('stored values are shown in Dutch', () => {
  expect(formatValue('clients', 'status', 'active')).toBe('Actief');
  expect(formatValue('service_records', 'status', 'in_progress')).toBe('In uitvoering');
  expect(formatValue('service_records', 'service_type', 'gelcoat_repair')).toBe('Gelcoatreparatie');
  expect(formatValue('service_records', 'service_type', 'Schroefas uitlijnen')).toBe('Schroefas uitlijnen');
  for (const hostile of ['__proto__', 'constructor', 'toString']) {
    expect(formatValue('service_records', 'service_type', hostile)).toBe(hostile);
    expect(rejectionReason(hostile)).toContain(hostile);
  }
  expect(formatValue('service_records', 'amount', 1250.5).replaceAll('\u00a0', ' ')).toBe('€ 1.250,50');
  expect(formatValue('service_records', 'date', '2026-03-05')).toBe('05 mrt 2026');
  expect(formatValue('clients', 'yacht_length', 12.5)).toBe('12,5\u00a0m');
  expect(formatValue('conflicts', 'resolved_at', '2026-11-20T07:05:00Z')).toBe('20 nov 08:05');
  expect(formatValue('clients', 'notes', null)).toBe('leeg');
  expect(formatValue('clients', 'notes', '')).toBe('leeg');
  expect(formatValue('clients', 'later_column', { a: 1 })).toBe('{"a":1}');
});

test('R-15 a colleague is called by name, never by an id', () => {
  const names = new Map([['b', 'Bram Visser']]);
  expect(formatValue('service_records', 'technician_id', 'b', names)).toBe('Bram Visser');
  expect(formatValue('service_records', 'technician_id', 'x', names)).toBe('Een vroegere collega');
  expect(formatValue('service_records', 'technician_id', 'b')).toBe('Een vroegere collega');
  expect(formatValue('service_records', 'technician_id', 'b', new Map()), 'while names are read').toBe('…');
  expect(formatValue('service_records', 'technician_id', null, names)).toBe('leeg');
});

test('G4 a row that a value names is called by name, never by an id', () => {
  const names = new Map([['c1', 'Jan de Wit']]);
  expect(formatValue('contacts', 'client_id', 'c1', names)).toBe('Jan de Wit');
  expect(formatValue('contacts', 'client_id', 'c2', names)).toBe('gekozen');
  expect(formatValue('contacts', 'client_id', null, names)).toBe('leeg');
});

test('G4 A-054 a text says where it has a picture: two versions of it may differ in nothing else', () => {
  const picture = '<img src="/storage/v1/object/public/blog-images/a-800.webp" alt="Teak">';
  expect(formatValue('blog_posts', 'content', `<p>Het dek.</p>${picture}<p>De romp.</p>`)).toBe(
    'Het dek. [foto] De romp.',
  );
  expect(formatValue('blog_posts', 'html_blocks', [{ id: 'b', html: picture }])).toBe('[foto]');
  expect(formatValue('blog_posts', 'content', '<p>Het dek.</p>')).toBe('Het dek.');
});

test('rows and columns carry the names people use; unknown ones show as stored', () => {
  const details = [
    { table: 'service_records', column: 'service_type', value: 'waxing' },
    { table: 'service_records', column: 'date', value: '2026-03-05' },
  ] as const;
  expect(formatRow({ table: 'clients', name: 'Jan de Boer', details })).toBe(
    'Jan de Boer – Waxen en polijsten – 05 mrt 2026',
  );
  expect(formatRow({ table: 'clients', name: null, details: [] })).toBe('Verwijderde klant');
  const page = { table: 'images', column: 'page' } as const;
  expect(formatRow({ table: 'images', name: 'about', name_code: page, details: [] })).toBe('Over ons');
  expect(formatRow({ table: 'images', name: 'about', details: [] }), 'a title somebody typed').toBe('about');
  expect(formatRow({ table: 'later_table', name: null, details: [] })).toBe('Zonder naam');
  expect(fieldLabel('clients', 'yacht_name')).toBe('Naam van het jacht');
  expect(fieldLabel('clients', 'later_column')).toBe('later_column');
  expect(tableLabel('service_records')).toBe('Service');
});

test('moments are Amsterdam time, with the day when it is not today', () => {
  const now_ms = Date.parse('2026-11-20T09:00:00Z');
  expect(formatTime('2026-11-20T07:05:00Z', now_ms)).toBe('08:05');
  expect(formatTime('2026-11-19T23:30:00Z', now_ms)).toBe('00:30');
  expect(formatTime('2026-11-19T12:00:00Z', now_ms)).toBe('19 nov 13:00');
});

test('G4 every refusal has a plain reason, also a code that this build does not know', () => {
  for (const code of [
    'FORBIDDEN',
    'GONE',
    'DELETED',
    'PARENT_DELETED',
    'ID_REUSED',
    'CONFLICT',
    'WAITS_FOR_REJECTED',
  ]) {
    expect(rejectionReason(code)).not.toContain(code);
  }
  for (const code of ['22001', '22003', '22P02', '23502', '23503', '23505', '23514']) {
    expect(rejectionReason(code)).not.toContain(code);
  }
  expect(rejectionReason('22P99'), 'what this build does not know keeps its code').toContain('22P99');
});
