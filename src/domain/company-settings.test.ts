import { expect, test } from 'vitest';
import { companySettingsEdit, foundingWarning } from './company-settings.ts';
import { parseInput } from './field-errors.ts';

test('R-08 the office is warned when the year is over or no place is left', () => {
  expect(foundingWarning(2025, { year: 2025, places: 7 })).toBeNull();
  expect(foundingWarning(2025, { year: 2025, places: 0 })).toBe('no_places');
  expect(foundingWarning(2026, { year: 2025, places: 7 })).toBe('year_over');
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
