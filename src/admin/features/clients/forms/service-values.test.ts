import { describe, expect, test } from 'vitest';
import type { ServiceRecordRow } from '../../../../domain/rows.generated.ts';
import {
  BLANK_SERVICE,
  followUpValues,
  lacksTypeOrDate,
  newServiceValues,
  newServiceInput,
  serviceChanges,
  serviceValues,
  statusForPhotos,
  technicianOptions,
  tidyAmount,
  typeChoice,
} from './service-values.ts';

const ROW: ServiceRecordRow = {
  id: 'r1',
  rev: 3,
  created_at: null,
  updated_at: null,
  updated_by: null,
  deleted_at: null,
  client_id: 'c1',
  service_type: 'schroefas uitlijnen',
  date: '2026-05-01',
  amount: 1250.5,
  status: 'invoiced',
  notes: null,
  technician_id: '0190a0e0-0000-7000-8000-000000000002',
  start_time: '08:30',
  duration_minutes: 90,
};

describe('the service form', () => {
  test('M-014 R-46 amounts are shown in Dutch notation, whatever way they were typed', () => {
    expect(tidyAmount('1.250,50')).toBe('1.250,50');
    expect(tidyAmount('1250.5')).toBe('1.250,50');
    expect(tidyAmount('€ 1250')).toBe('1.250,00');
    expect(tidyAmount('')).toBe('');
    expect(tidyAmount('twaalf')).toBe('twaalf');
  });

  test('M-006 a row comes into the form as it stands', () => {
    expect(serviceValues(ROW)).toEqual({
      service_type: 'schroefas uitlijnen',
      custom_type: '',
      date: '2026-05-01',
      technician_id: '0190a0e0-0000-7000-8000-000000000002',
      start_time: '08:30',
      duration_minutes: '90',
      amount: '1.250,50',
      status: 'invoiced',
      notes: '',
    });
  });

  test('R-15 everybody on the staff can be planned, and who was planned but left is not lost from the form', () => {
    const bram = { id: 'b', name: 'Bram Visser', disabled: false };
    const sanne = { id: 's', name: 'Sanne de Vries' };
    expect(technicianOptions([bram], 'b', sanne)).toEqual([{ value: 'b', label: 'Bram Visser' }]);
    expect(technicianOptions([bram], '', sanne)).toEqual([{ value: 'b', label: 'Bram Visser' }]);
    expect(technicianOptions([bram], 'x', sanne).at(-1)).toEqual({
      value: 'x',
      label: 'Een vroegere collega',
    });
    expect(technicianOptions([], 'x', sanne), 'while they are read').toEqual([{ value: 'x', label: '…' }]);
    expect(technicianOptions([], 's', sanne), 'oneself is known').toEqual([
      { value: 's', label: 'Sanne de Vries' },
    ]);
    const left = { ...bram, disabled: true };
    expect(technicianOptions([left], '', sanne), 'R-13 who is disabled is not planned anew').toEqual([]);
    expect(technicianOptions([left], 'b', sanne)).toEqual([{ value: 'b', label: 'Bram Visser' }]);
  });

  test('M-018 a follow-up takes the most recent service type, or inspection', () => {
    expect(followUpValues({ latest_type: 'waxing' }).service_type).toBe('waxing');
    expect(followUpValues({ latest_type: null }).service_type).toBe('inspection');
    expect(followUpValues(null).service_type).toBe('inspection');
  });

  test('M-019 a follow-up is scheduled, costs nothing yet and carries the fixed notes', () => {
    expect(followUpValues(null)).toMatchObject({
      status: 'scheduled',
      amount: '0,00',
      date: '',
      notes: 'Scheduled based on recommended follow-up service',
    });
  });

  test('M-007 the picker offers the list, custom types in use, and a text of one’s own', () => {
    const { options } = typeChoice(['waxing', 'schroefas uitlijnen'], 'lak herstellen');
    expect(options.map(({ value }) => value)).toEqual([
      'gelcoat_repair',
      'teak_maintenance',
      'waxing',
      'antifouling',
      'inspection',
      'schroefas uitlijnen',
      'lak herstellen',
      'custom',
    ]);
  });

  test('M-007 of many custom types a few are chips, and each is suggested in the text of one’s own', () => {
    const in_use = ['a', 'b', 'c', 'd', 'e', 'f'];
    const { options, customs } = typeChoice(['waxing', ...in_use], 'custom');
    expect(options.map(({ value }) => value).slice(5)).toEqual(['a', 'b', 'c', 'd', 'e', 'custom']);
    expect(customs).toEqual(in_use);
  });

  test('a new service begins today, and pictures in it show finished work unless it lies ahead', () => {
    const values = newServiceValues('2026-05-01', { id: 's', role: 'admin' });
    expect(values).toEqual({ ...BLANK_SERVICE, date: '2026-05-01' });
    expect(statusForPhotos(values, '2026-05-01')).toBe('completed');
    expect(statusForPhotos({ ...values, date: '2026-05-02' }, '2026-05-01')).toBe('scheduled');
    expect(statusForPhotos({ ...values, status: 'in_progress' }, '2026-05-01')).toBe('in_progress');
  });

  test('R-15 a technician’s new service is their own at first, the office’s is free, and so is a planned follow-up (M-019)', () => {
    expect(newServiceValues('2026-05-01', { id: 'b', role: 'technician' }).technician_id).toBe('b');
    expect(newServiceValues('2026-05-01', { id: 's', role: 'admin' }).technician_id).toBe('');
    expect(followUpValues(null).technician_id).toBe('');
  });

  test('M-013 type, its own text and date are what must be there', () => {
    expect(lacksTypeOrDate({ date: 'required' })).toBe(true);
    expect(lacksTypeOrDate({ custom_type: 'required' })).toBe(true);
    expect(lacksTypeOrDate({ amount: 'invalid_number' })).toBe(false);
  });

  test('M-007 a custom text travels with its type, also when only the text changed', () => {
    const values = { ...BLANK_SERVICE, service_type: 'custom', custom_type: 'lak' };
    expect(serviceChanges({ custom_type: 'lak' }, values)).toEqual({
      service_type: 'custom',
      custom_type: 'lak',
    });
    expect(serviceChanges({ date: '2026-05-02' }, { ...values, service_type: 'waxing' })).toEqual({
      date: '2026-05-02',
    });
  });

  test('a status of a newer server is never written back', () => {
    expect(newServiceInput({ ...BLANK_SERVICE, status: 'on_hold' })).not.toHaveProperty('status');
    expect(serviceChanges({ status: 'on_hold' }, BLANK_SERVICE)).toEqual({});
    expect(serviceChanges({ status: 'paid' }, BLANK_SERVICE)).toEqual({ status: 'paid' });
  });
});
