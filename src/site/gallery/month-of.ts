import { gallery } from '../../content/site/gallery.ts';
import type { Project } from '../../public-data/projects.ts';

const month = new Intl.DateTimeFormat('nl-NL', {
  month: 'long',
  year: 'numeric',
  timeZone: 'Europe/Amsterdam',
});

/** G-031: Dutch month and year; 'Recent project' when the date is unknown. */
export const monthOf = ({ created_at }: Pick<Project, 'created_at'>): string =>
  created_at === null ? gallery.recent : month.format(new Date(created_at));
