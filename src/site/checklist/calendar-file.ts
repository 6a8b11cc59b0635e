import { COMPANY } from '../../content/company.ts';
import { type CheckGroup, CHECK_GROUPS } from '../../content/site/checklist.ts';
import { calendar } from '../../content/site/season.ts';
import { routes } from '../../routes.ts';

const MAX_LINE_BYTES = 75;
const SATURDAY = 6;

const escaped = (text: string): string =>
  text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll('\n', String.raw`\n`);

/** A line as RFC 5545 wants it: no longer than 75 bytes, what follows begins with a space. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  let bytes = 0;
  let text = '';
  for (const character of line) {
    const own = encoder.encode(character).length;
    if (bytes + own > MAX_LINE_BYTES) {
      text += '\r\n ';
      bytes = 1;
    }
    text += character;
    bytes += own;
  }
  return text;
}

const two = (number: number): string => String(number).padStart(2, '0');

/** The first Saturday of a month that is not over, from a day on, written YYYYMMDD. */
function firstSaturday(month: number, from: Date): string {
  for (const year of [from.getFullYear(), from.getFullYear() + 1]) {
    const first = new Date(year, month - 1, 1);
    const day = new Date(year, month - 1, 1 + ((SATURDAY - first.getDay() + 7) % 7), 23, 59);
    if (day >= from) return `${year}${two(month)}${two(day.getDate())}`;
  }
  return '';
}

function eventOf({ id, name, checks }: CheckGroup, now: Date): readonly string[] {
  const month = calendar.months.get(id) ?? 1;
  const address = `${COMPANY.site_url}${routes.page('checklist')}#${id}`;
  const list = checks.map(({ title, how }) => `– ${title}: ${how}`).join('\n');
  return [
    'BEGIN:VEVENT',
    `UID:${id}@${new URL(COMPANY.site_url).host}`,
    `DTSTAMP:${now.toISOString().replaceAll(/[-:]|\.\d+/g, '')}`,
    `DTSTART;VALUE=DATE:${firstSaturday(month, now)}`,
    `RRULE:FREQ=YEARLY;BYMONTH=${month};BYDAY=1SA`,
    `SUMMARY:${escaped(calendar.summary(name))}`,
    `DESCRIPTION:${escaped(`${list}\n${address}`)}`,
    `URL:${address}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

/** F-086: the checklist as a calendar (RFC 5545): each of its parts as a day of every year, with what is to be checked. */
export function calendarFile(now: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${COMPANY.name}//${calendar.name}//NL`,
    `X-WR-CALNAME:${calendar.name}`,
    ...CHECK_GROUPS.flatMap((group) => eventOf(group, now)),
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}

/** Longer than a browser needs to begin with the file. */
const KEPT_MS = 30_000;

/** Makes the calendar on this device and saves it as a file; nothing is asked of a network. */
export function saveCalendar(): void {
  const address = URL.createObjectURL(
    new Blob([calendarFile(new Date())], { type: 'text/calendar;charset=utf-8' }),
  );
  const link = document.createElement('a');
  link.href = address;
  link.download = calendar.file_name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}
