import { describe, expect, test } from 'vitest';
import {
  ARCHIVED_STATUS,
  CLIENT_STATUSES,
  clientEdit,
  isClientStatus,
  mayDeleteNote,
  newClientInput,
  recommendedService,
} from './client.ts';
import { parseInput } from './field-errors.ts';

const minimal = { name: 'Jan de Boer', email: 'jan@voorbeeld.example' };

test('M-005 M-008 M-011 a client needs a name and an e-mail; the rest is none and the status prospect', () => {
  expect(parseInput(newClientInput, minimal)).toEqual({
    ok: true,
    value: {
      ...minimal,
      phone: null,
      yacht_name: null,
      yacht_type: null,
      yacht_length: null,
      location: null,
      notes: null,
      next_recommended_service: null,
      status: 'prospect',
    },
  });
});

test('M-011 R-40 an empty name or e-mail is refused under its own field, also when it is only spaces', () => {
  expect(parseInput(newClientInput, { name: '  ', email: '' })).toEqual({
    ok: false,
    error: { name: 'required', email: 'required' },
  });
  expect(parseInput(newClientInput, {})).toEqual({
    ok: false,
    error: { name: 'required', email: 'required' },
  });
});

test.each(['jan', 'jan@', 'jan@boer', '@boer.nl', 'jan de@boer.nl', 'jan@boer..nl'])(
  'M-011 %j is not an e-mail address',
  (email) => {
    expect(parseInput(newClientInput, { ...minimal, email })).toEqual({
      ok: false,
      error: { email: 'invalid_email' },
    });
  },
);

test.each(['jan.de-boer+boot@havens.voorbeeld.nl', " o'brien@jachten.example "])(
  'M-011 %j is an e-mail address',
  (email) => {
    const parsed = parseInput(newClientInput, { ...minimal, email });
    expect(parsed.ok && parsed.value.email).toBe(email.trim());
  },
);

const lengthOf = (yacht_length: unknown): unknown => {
  const parsed = parseInput(newClientInput, { ...minimal, yacht_length });
  return parsed.ok ? parsed.value.yacht_length : parsed.error['yacht_length'];
};

describe('M-012 the length of a yacht', () => {
  test.each([
    ['12,5', 12.5],
    ['12.5', 12.5],
    [' 9 ', 9],
    ['9,80', 9.8],
    ['11.3 m', 11.3],
    [12.3, 12.3],
    ['', null],
    ['  ', null],
    [null, null],
    [undefined, null],
    ['999,9', 999.9],
    ['0', 'too_small'],
    ['-3', 'too_small'],
    ['1000', 'too_large'],
    ['12,55', 'too_precise'],
    ['twaalf', 'invalid_number'],
    ['1.2.3', 'invalid_number'],
    [Number.NaN, 'invalid_number'],
  ])('%j becomes %j', (given, expected) => {
    expect(lengthOf(given)).toBe(expected);
  });
});

test('texts are trimmed, empty ones become none, notes stay as typed', () => {
  const parsed = parseInput(newClientInput, {
    ...minimal,
    name: '  Jan de Boer ',
    phone: ' 06 12345678 ',
    location: '   ',
    notes: '  sleutel bij de havenmeester\n',
  });
  expect(parsed).toMatchObject({
    ok: true,
    value: {
      name: 'Jan de Boer',
      phone: '06 12345678',
      location: null,
      notes: '  sleutel bij de havenmeester\n',
    },
  });
});

test('texts longer than the database holds are refused before they are sent', () => {
  expect(parseInput(newClientInput, { ...minimal, name: 'a'.repeat(201) })).toEqual({
    ok: false,
    error: { name: 'too_long' },
  });
  expect(parseInput(clientEdit, { notes: 'a'.repeat(20_001) })).toEqual({
    ok: false,
    error: { notes: 'too_long' },
  });
});

test('M-008 M-031 the statuses are prospect, active and completed; archiving is completed; others are refused', () => {
  expect(CLIENT_STATUSES).toEqual(['prospect', 'active', 'completed']);
  expect(ARCHIVED_STATUS).toBe('completed');
  expect(isClientStatus('active')).toBe(true);
  expect(isClientStatus('gone')).toBe(false);
  expect(parseInput(clientEdit, { status: 'gone' })).toEqual({
    ok: false,
    error: { status: 'invalid_choice' },
  });
});

test('an edit holds only what was given, and refuses to empty a name', () => {
  expect(parseInput(clientEdit, { phone: '' })).toEqual({ ok: true, value: { phone: null } });
  expect(parseInput(clientEdit, {})).toEqual({ ok: true, value: {} });
  expect(parseInput(clientEdit, { name: '' })).toEqual({ ok: false, error: { name: 'required' } });
});

test('every column of a new client can be edited', () => {
  expect(Object.keys(clientEdit.entries)).toEqual(Object.keys(newClientInput.entries));
});

test('M-020 a client without a recommended service shows the default text', () => {
  expect(recommendedService({ next_recommended_service: null }, 'default')).toBe('default');
  expect(recommendedService({ next_recommended_service: 'own' }, 'default')).toBe('own');
});

const noteOf = (author: string | null, created_at: string | null) => ({ author, created_at });

test('R-17 an admin deletes any note of a client, a technician what they wrote themselves in the last 30 days', () => {
  const now_ms = Date.parse('2026-05-31T12:00:00Z');
  const admin = { id: 'sanne', role: 'admin' } as const;
  const technician = { id: 'bram', role: 'technician' } as const;
  const lately = '2026-05-02T12:00:00Z';
  const before = '2026-05-01T11:59:00Z';
  for (const note of [noteOf('bram', before), noteOf('sanne', before), noteOf(null, lately)])
    expect(mayDeleteNote(admin, note, now_ms)).toBe(true);
  expect(mayDeleteNote(technician, noteOf('bram', lately), now_ms)).toBe(true);
  expect(mayDeleteNote(technician, noteOf('bram', null), now_ms), 'not sent yet').toBe(true);
  for (const note of [
    noteOf('bram', before),
    noteOf('joost', lately),
    noteOf(null, lately),
    noteOf(null, null),
  ])
    expect(mayDeleteNote(technician, note, now_ms)).toBe(false);
});
