import { expect, test } from 'vitest';
import { COMPANY_FACTS } from '../../content/company-facts.ts';
import { isAtWork } from './phone-bar.tsx';

const at = (moment: string, facts = COMPANY_FACTS): boolean => isAtWork(Date.parse(moment), facts);

test('R-05 at work is said within the hours of the company, by the clock in Amsterdam in winter and in summer', () => {
  // A Wednesday in winter: 09:00 there is 08:00 in UTC.
  expect(['07:59', '08:00', '16:59', '17:00'].map((time) => at(`2026-11-25T${time}:00Z`))).toEqual([
    false,
    true,
    true,
    false,
  ]);
  // A Saturday in summer, 10:00 to 17:00 there, which is 08:00 to 15:00 in UTC.
  expect(['07:59', '08:00', '14:59', '15:00'].map((time) => at(`2026-07-04T${time}:00Z`))).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect(at('2026-07-05T10:00:00Z'), 'a Sunday').toBe(false);
  // Friday night in UTC is Saturday there already.
  expect(at('2026-07-03T22:30:00Z')).toBe(false);
});

test('R-05 the hours are those that the office sets; without a Saturday the company is closed then', () => {
  const facts = { ...COMPANY_FACTS, weekdays_to: '20:00', saturday_from: null, saturday_to: null };
  expect(at('2026-11-25T18:30:00Z', facts)).toBe(true);
  expect(at('2026-11-28T11:00:00Z', facts)).toBe(false);
});
