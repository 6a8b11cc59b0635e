import { expect, test } from 'vitest';
import { durationLabel, routeLink, timeLabel } from './card-labels.ts';

test('R-15 the time of a service is told from its beginning to its planned end, also past midnight', () => {
  expect(timeLabel({ start_time: '08:30', duration_minutes: 90 })).toBe('08:30 – 10:00');
  expect(timeLabel({ start_time: '23:30', duration_minutes: 60 })).toBe('23:30 – 00:30');
  expect(timeLabel({ start_time: '08:30', duration_minutes: null })).toBe('08:30');
  expect(timeLabel({ start_time: null, duration_minutes: 60 })).toBe('Tijd in overleg');
  expect(timeLabel({})).toBe('Tijd in overleg');
});

test('R-15 a planned duration is told in hours and minutes', () => {
  expect([45, 60, 90, 1440].map(durationLabel)).toEqual(['45 min', '1 uur', '1 uur 30 min', '24 uur']);
  expect(durationLabel(null)).toBeNull();
});

test('R-15 the route is a link to the berth, whatever a person typed as berth', () => {
  expect(routeLink('Jachthaven Hoorn & zn, B12')).toBe(
    'https://www.google.com/maps/dir/?api=1&destination=Jachthaven%20Hoorn%20%26%20zn%2C%20B12',
  );
  expect(routeLink('\ud800')).toContain('destination=%EF%BF%BD');
  expect([routeLink(null), routeLink(' ')]).toEqual([null, null]);
});
