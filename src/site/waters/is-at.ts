import type { Project } from '../../public-data/projects.ts';

/** Whether a project was done at one of the places: its location names it, written alike, so that IJmuiden is not Muiden. */
export const isAt = ({ location }: Pick<Project, 'location'>, places: readonly string[]): boolean =>
  places.some((place) => location?.includes(place));
