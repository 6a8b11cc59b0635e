import { expect, test } from 'vitest';
import { plainText } from './lead-fields.ts';
import { LEAD_FORMS, type LeadForm, parseLead } from './leads.ts';
import { leadBody } from './submission.ts';

const PERSON = {
  firstName: 'Jan',
  lastName: 'de Wit',
  email: 'jan@example.nl',
  phone: '06 12345678',
  message: 'Mijn boot is dof.',
  privacy: true,
};
const PERSON_FORMS = ['contact', 'consultation', 'founding-member'] as const;

const fieldsOf = (form: LeadForm, input: unknown) => {
  const parsed = parseLead(form, input);
  return parsed.ok ? {} : parsed.error;
};

test('F-002 F-053 the contact and founding forms give every column of their row', () => {
  const input = { ...PERSON, boatType: ' Zeilboot ', service: 'Antifouling', name: 'x', termsAccepted: true };
  for (const form of ['contact', 'founding-member'] as const)
    expect(parseLead(form, input), form).toEqual({
      ok: true,
      value: {
        first_name: 'Jan',
        last_name: 'de Wit',
        email: 'jan@example.nl',
        phone: '06 12345678',
        message: 'Mijn boot is dof.',
        service: 'Antifouling',
        boat_type: 'Zeilboot',
        boat_length: null,
        berth: null,
        language: null,
      },
    });
});

test('a form on a page in another language tells the language', () => {
  expect(parseLead('contact', { ...PERSON, language: 'de' })).toMatchObject({
    ok: true,
    value: { language: 'de' },
  });
});

test('F-007 the contact form tells the length of the boat and where it lies', () => {
  const input = { ...PERSON, boatLength: ' 12,5 ', berth: 'Muiden,  steiger B' };
  expect(parseLead('contact', input)).toMatchObject({
    ok: true,
    value: { boat_length: '12,5', berth: 'Muiden, steiger B' },
  });
});

test('F-020 the consultation form has no boat and no service', () => {
  const parsed = parseLead('consultation', { ...PERSON, boatType: 'Zeilboot' });
  expect(parsed).toMatchObject({ ok: true, value: { first_name: 'Jan', boat_type: null, service: null } });
});

test('F-025 F-026 F-027 F-028 names, address and consent are required', () => {
  for (const form of PERSON_FORMS)
    expect(fieldsOf(form, {}), form).toEqual({
      firstName: 'required',
      lastName: 'required',
      email: 'required',
      privacy: 'not_accepted',
    });
});

test('F-027 an address in a bad format is told so', () => {
  for (const email of [
    'jan',
    'jan@',
    'jan@haven',
    'jan @example.nl',
    'jan@example.nl, piet@example.nl',
    '@example.nl',
  ])
    expect(fieldsOf('newsletter', { email }), email).toEqual({ email: 'invalid_email' });
});

test('F-028 only a tick is a tick', () => {
  for (const privacy of [false, 'false', '', 'off', undefined, null])
    expect(fieldsOf('contact', { ...PERSON, privacy }), String(privacy)).toEqual({ privacy: 'not_accepted' });
  for (const privacy of [true, 'on', 'true']) expect(fieldsOf('contact', { ...PERSON, privacy })).toEqual({});
  expect(fieldsOf('contact', { ...PERSON, privacy: [true] })).toEqual({ privacy: 'invalid' });
});

test('F-029 F-036 F-055 phone, message, boat and service may be left out; they are null then', () => {
  const { firstName, lastName, email, privacy } = PERSON;
  for (const left of [{}, { phone: '', message: ' \n ', boatType: null, service: '\u200b' }])
    expect(parseLead('founding-member', { firstName, lastName, email, privacy, ...left })).toMatchObject({
      value: { phone: null, message: null, boat_type: null, service: null },
    });
});

test('F-030 white space alone counts as empty, the invisible kinds too', () => {
  const blanks = [' ', '\t\n', '\u00a0', '\u200b', '\u2060\ufeff', '\u3000', '\u0000'];
  for (const blank of blanks)
    expect(fieldsOf('consultation', { ...PERSON, firstName: blank, lastName: blank, email: blank })).toEqual({
      firstName: 'required',
      lastName: 'required',
      email: 'required',
    });
});

test('a text is composed, without control characters, and one line where one line is wanted', () => {
  expect(plainText(' Rene\u0301\r\nBcc: x@y.nl\u0000\u202e\ud800 ', 'one line')).toBe('René Bcc: x@y.nl');
  expect(plainText('één\r\ntwee\u2028drie\t\u0007vier\n', 'many lines')).toBe('één\ntwee\ndrie vier');
  expect(plainText('👨‍👩‍👧 aan boord', 'one line')).toBe('👨‍👩‍👧 aan boord');
});

test('texts have bounds, measured after trimming', () => {
  expect(fieldsOf('contact', { ...PERSON, firstName: ` ${'a'.repeat(100)} ` })).toEqual({});
  const long = 'a'.repeat(5_001);
  expect(
    fieldsOf('contact', {
      ...PERSON,
      firstName: long,
      phone: long,
      message: long,
      boatType: long,
      email: long,
    }),
  ).toEqual({
    firstName: 'too_long',
    phone: 'too_long',
    message: 'too_long',
    boatType: 'too_long',
    email: 'too_long',
  });
});

test('input of any other shape is refused, never thrown', () => {
  const shapes = [null, undefined, 1, 'x', [], [1], { firstName: {}, email: [], privacy: {} }, () => 1];
  for (const form of LEAD_FORMS) for (const shape of shapes) expect(parseLead(form, shape).ok).toBe(false);
});

test('R-25 one newsletter address, whatever its case', () => {
  expect(parseLead('newsletter', { email: ' Jan@Example.NL ' })).toMatchObject({
    value: { email: 'jan@example.nl' },
  });
});

test('F-002 F-053 R-21 the body holds the fields, what follows from them, and the metadata', () => {
  const metadata = { id: '019a0000-0000-7000-8000-000000000001', recaptchaToken: null, elapsed_ms: 4_000 };
  expect(leadBody('contact', { ...PERSON, boatType: '', service: '' }, metadata)).toEqual({
    ...PERSON,
    boatType: '',
    service: '',
    name: 'Jan de Wit',
    termsAccepted: true,
    ...metadata,
  });
  expect(leadBody('consultation', PERSON, metadata)).toEqual({ ...PERSON, ...metadata });
  expect(leadBody('newsletter', { email: 'a@b.nl' }, metadata)).toEqual({ email: 'a@b.nl', ...metadata });
});
