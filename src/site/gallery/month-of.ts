import { gallery } from '../../content/site/gallery.ts';
import { monthName } from '../../content/site/months.ts';
import { amsterdamClock } from '../../lib/amsterdam-clock.ts';
import type { Project } from '../../public-data/projects.ts';

/** G-031: Dutch month and year; 'Recent project' when the date is unknown. */
export function monthOf({ created_at }: Pick<Project, 'created_at'>): string {
  if (created_at === null) return gallery.recent;
  const day = amsterdamClock(Date.parse(created_at));
  return `${monthName(day.getUTCMonth() + 1)} ${day.getUTCFullYear()}`;
}
