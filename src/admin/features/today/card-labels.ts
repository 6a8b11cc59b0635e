/** Times, durations and the route of a service, in words and as a link. Pure. */
import { todayText } from '../../../content/admin/today.ts';

const text = todayText.card;
const HOUR_MINUTES = 60;

const clockOf = (minutes: number): string =>
  [Math.floor(minutes / HOUR_MINUTES) % 24, minutes % HOUR_MINUTES]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');

/** '08:30 – 10:00'; the beginning alone without a duration. */
export function timeLabel(work: {
  readonly start_time?: string | null;
  readonly duration_minutes?: number | null;
}): string {
  const { start_time, duration_minutes } = work;
  if (start_time === null || start_time === undefined) return text.any_time;
  if (duration_minutes === null || duration_minutes === undefined) return start_time;
  const [hours = 0, minutes = 0] = start_time.split(':').map(Number);
  return text.from_to(start_time, clockOf(hours * HOUR_MINUTES + minutes + duration_minutes));
}

/** '45 min', '1 uur 30 min'; null without a duration. */
export const durationLabel = (minutes: number | null): string | null =>
  minutes === null
    ? null
    : (text.minutes(minutes) ?? text.hours(Math.floor(minutes / HOUR_MINUTES), minutes % HOUR_MINUTES));

/** Directions to a berth as an address of Google Maps; null where no berth is known. */
export const routeLink = (place: string | null): string | null =>
  place === null || place.trim() === ''
    ? null
    : `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(place.trim().toWellFormed())}`;
