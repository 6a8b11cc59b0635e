import { expect, test } from 'vitest';
import type { RequestItem } from '../../../../data/index.ts';
import { conversionOf, convertValues, PLANNED } from './convert-values.ts';

const request = (columns: Partial<RequestItem> = {}): RequestItem => ({
  table: 'contacts',
  id: 'a1',
  rev: 1,
  name: 'Jan de Wit',
  email: ' jan@example.nl ',
  phone: null,
  subject: null,
  boat_type: 'Sloep',
  message: 'Mijn boot is dof.',
  form: 'contact',
  has_attachment: false,
  unchecked: false,
  consent: null,
  created_at: null,
  updated_at: null,
  notes: null,
  status: 'new',
  stored_status: 'new',
  awaits_answer: true,
  answered_at: null,
  client_id: null,
  badge: 'none',
  search_key: '',
  ...columns,
});

test('M-004 M-007 the form begins with what the visitor filled in; a service of the list is chosen, another is written out', () => {
  expect(convertValues(request({ subject: 'Gelcoat restauratie' }))).toMatchObject({
    name: 'Jan de Wit',
    email: 'jan@example.nl',
    phone: '',
    yacht_type: 'Sloep',
    plan: PLANNED,
    service_type: 'gelcoat_repair',
    custom_type: '',
    date: '',
    notes: 'Mijn boot is dof.',
  });
  const typeOf = (subject: string | null) => {
    const { service_type, custom_type } = convertValues(request({ subject }));
    return [service_type, custom_type];
  };
  expect(typeOf('Teak deck renovatie')).toEqual(['teak_maintenance', '']);
  expect(typeOf('ANTIFOULING')).toEqual(['antifouling', '']);
  expect(typeOf(' Houtwerk ')).toEqual(['custom', 'Houtwerk']);
  expect(typeOf(null)).toEqual(['', '']);
});

test('M-004 a founding member has a yacht and asks for no service; without one the message is the client’s note', () => {
  const values = convertValues(
    request({ table: 'founding_members', subject: 'Motorjacht', boat_type: null }),
  );
  expect(values).toMatchObject({ yacht_type: 'Motorjacht', plan: '', service_type: '' });
  expect(conversionOf(values)).toMatchObject({
    client: { name: 'Jan de Wit', notes: 'Mijn boot is dof.' },
    service: null,
  });
  const planned = conversionOf({ ...values, plan: PLANNED, service_type: 'waxing', date: '2026-06-01' });
  expect(planned.service).toEqual({
    service_type: 'waxing',
    custom_type: '',
    date: '2026-06-01',
    notes: 'Mijn boot is dof.',
  });
  expect(planned.client).not.toHaveProperty('notes');
});
