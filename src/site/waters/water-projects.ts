import type { WaterPlace } from '../../content/site/waters.ts';
import type { Project } from '../../public-data/projects.ts';
import { isAt } from './is-at.ts';

/** The projects at the places of a water, and which of the places have any. */
export function projectsAt<Shown extends Pick<Project, 'location'>>(
  places: readonly WaterPlace[],
  projects: readonly Shown[],
): { readonly projects: readonly Shown[]; readonly places: readonly WaterPlace[] } {
  const names = places.map(({ name }) => name);
  return {
    projects: projects.filter((project) => isAt(project, names)),
    places: places.filter(({ name }) => projects.some((project) => isAt(project, [name]))),
  };
}
