import { expect, test } from 'vitest';
import { companySettingsEdit, foundingWarning } from './company-settings.ts';
import { parseInput } from './field-errors.ts';

test('R-08 the office is warned when the year is over or no place is left', () => {
  expect(foundingWarning(2025, { founding_year: 2025, founding_places: 7 })).toBeNull();
  expect(foundingWarning(2025, { founding_year: 2025, founding_places: 0 })).toBe('no_places');
  expect(foundingWarning(2026, { founding_year: 2025, founding_places: 7 })).toBe('year_over');
});

const read = (founding_year: string, founding_places: string) =>
  parseInput(companySettingsEdit, { founding_year, founding_places });

test('R-08 a year and a number of places are whole, and within what the table takes', () => {
  expect(read(' 2027 ', '12')).toEqual({ ok: true, value: { founding_year: 2027, founding_places: 12 } });
  expect(read('', '1,5')).toEqual({
    ok: false,
    error: { founding_year: 'required', founding_places: 'invalid_number' },
  });
  expect(read('1999', '1001')).toEqual({
    ok: false,
    error: { founding_year: 'too_small', founding_places: 'too_large' },
  });
});

const columns = (input: Readonly<Record<string, unknown>>) => parseInput(companySettingsEdit, input);
const refused = (input: Readonly<Record<string, unknown>>) => {
  const parsed = columns(input);
  return parsed.ok ? null : parsed.error;
};

test('R-46 a telephone number can be dialled, and an address of mail holds nothing that would end a link', () => {
  expect(columns({ phone: ' 06  12 34-56 78 ' })).toEqual({ ok: true, value: { phone: '06 12 34-56 78' } });
  expect(columns({ phone: '+32 2 123 45 67' }).ok).toBe(true);
  for (const phone of ['020 123 45', '1234567890', '0031 20 123 45 67', 'bel ons', '020 123 45 67;ext=1'])
    expect(refused({ phone }), phone).toEqual({ phone: 'invalid_number' });
  expect(columns({ email: 'office@havenglans.example' }).ok).toBe(true);
  for (const email of ['office@havenglans', 'a?cc=b@havenglans.example', 'a b@havenglans.example'])
    expect(refused({ email }), email).toEqual({ email: 'invalid_email' });
});

test('L-002 R-46 numbers of registers are written as they print them; WhatsApp may have a number of its own', () => {
  expect(
    columns({ kvk_number: '1234 5678', vat_number: 'nl 1234.56.789.b01', whatsapp: ' 06 12345678 ' }),
  ).toEqual({
    ok: true,
    value: { kvk_number: '12345678', vat_number: 'NL123456789B01', whatsapp: '06 12345678' },
  });
  expect(columns({ kvk_number: '', vat_number: ' ', whatsapp: '' })).toEqual({
    ok: true,
    value: { kvk_number: null, vat_number: null, whatsapp: null },
  });
  expect(refused({ kvk_number: '1234567', vat_number: '123456789B01', whatsapp: 'app ons' })).toEqual({
    kvk_number: 'invalid_number',
    vat_number: 'invalid_number',
    whatsapp: 'invalid_number',
  });
});

test('R-46 an address is whole, with its postal code as the post writes it', () => {
  expect(columns({ street: 'Kade 1', postal_code: '1011ab' })).toEqual({
    ok: true,
    value: { street: 'Kade 1', postal_code: '1011 AB' },
  });
  expect(columns({ street: '', postal_code: '' })).toEqual({
    ok: true,
    value: { street: null, postal_code: null },
  });
  expect(refused({ street: 'Kade 1', postal_code: '' })).toEqual({ postal_code: 'required' });
  expect(refused({ street: '', postal_code: '1011 AB' })).toEqual({ street: 'required' });
  expect(refused({ street: 'Kade 1', postal_code: '0999 AB' })).toEqual({ postal_code: 'invalid_choice' });
});

test('R-46 the hours of a day end after they begin; Saturday may have none', () => {
  expect(
    columns({ weekdays_from: '8.30', weekdays_to: '17:00', saturday_from: '', saturday_to: '' }),
  ).toEqual({
    ok: true,
    value: { weekdays_from: '08:30', weekdays_to: '17:00', saturday_from: null, saturday_to: null },
  });
  expect(refused({ weekdays_from: '18:00', weekdays_to: '09:00' })).toEqual({ weekdays_to: 'too_small' });
  expect(refused({ weekdays_from: '', weekdays_to: '09:00' })).toEqual({ weekdays_from: 'required' });
  expect(refused({ saturday_from: '10:00', saturday_to: '' })).toEqual({ saturday_to: 'required' });
  expect(refused({ saturday_from: '', saturday_to: '25:00' })).toEqual({ saturday_to: 'no_such_time' });
});

test('R-46 a rating is of five, a figure is short, and expertise did not begin in a year to come', () => {
  expect(columns({ rating_score: '4.8' })).toEqual({ ok: true, value: { rating_score: '4,8' } });
  for (const rating_score of ['5,1', '0,9', '4,85', 'goed'])
    expect(refused({ rating_score }), rating_score).toEqual({ rating_score: 'invalid_number' });
  expect(refused({ team_experience: 'x'.repeat(21) })).toEqual({ team_experience: 'too_long' });
  expect(refused({ expertise_since: String(new Date().getFullYear() + 1) })).toEqual({
    expertise_since: 'too_large',
  });
});
