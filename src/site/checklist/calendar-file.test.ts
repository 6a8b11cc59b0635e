import { expect, test } from 'vitest';
import { CHECK_GROUPS } from '../../content/site/checklist.ts';
import { SEASONS } from '../../content/site/season.ts';
import posts from '../../public-data/snapshot/posts.generated.json';
import { calendarFile } from './calendar-file.ts';
import { seasonOf } from './season-advice.tsx';

const file = calendarFile(new Date(2026, 10, 25, 12));
const unfolded = file.replaceAll('\r\n ', '');

test('F-086 the calendar has each part of the checklist as a Saturday of every year, with all of its checks', () => {
  expect(unfolded.match(/^BEGIN:VEVENT\r$/gm)).toHaveLength(CHECK_GROUPS.length);
  for (const { id, checks } of CHECK_GROUPS) {
    expect(unfolded).toContain(`/yacht-care-checklist#${id}\r\n`);
    for (const { title } of checks) expect(unfolded).toContain(title.replaceAll(',', String.raw`\,`));
  }
  const days = [
    ...unfolded.matchAll(
      /DTSTART;VALUE=DATE:(\d{4})(\d\d)(\d\d)\r\nRRULE:FREQ=YEARLY;BYMONTH=(\d+);BYDAY=1SA/g,
    ),
  ];
  expect(days).toHaveLength(CHECK_GROUPS.length);
  for (const [, year, month, day, of_rule] of days) {
    const date = new Date(Number(year), Number(month) - 1, Number(day));
    expect([date.getDay(), date.getDate() <= 7, Number(month)]).toEqual([6, true, Number(of_rule)]);
    expect(date > new Date(2026, 10, 25), 'in days to come').toBe(true);
  }
});

test('a calendar reads it as RFC 5545 wants it: lines of at most 75 bytes that end with CRLF, commas and semicolons escaped', () => {
  for (const line of file.split('\r\n')) {
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    expect(line).not.toContain('\n');
  }
  expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
  const description = /^DESCRIPTION:(.*)\r$/m.exec(unfolded)?.[1] ?? '';
  expect(description).not.toMatch(/(?<!\\)[,;]/);
});

test('every month has one season, with three tasks and an article that is there', () => {
  const slugs = posts.map(({ slug }) => slug);
  const months = SEASONS.flatMap((season) => season.months);
  expect(months.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  for (const { tasks, article } of SEASONS) {
    expect(tasks).toHaveLength(3);
    expect(slugs).toContain(article.slug);
  }
  expect([1, 4, 7, 11].map((month) => seasonOf(month).name)).toEqual([
    'winterseizoen',
    'voorjaar',
    'vaarseizoen',
    'najaar',
  ]);
});
