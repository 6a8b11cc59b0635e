import { createContext } from 'react';
import type { Project } from '../../public-data/projects.ts';

/** Id of the data in the head of the finished page. */
const DATA_ID = 'projecten-gegevens';

/** What the map and its list show of a project. */
export type PlacedProject = Pick<Project, 'id' | 'title' | 'location'>;

/** The projects that the build renders the page of the map with. The page brings them, so its script knows none and is small. */
export const BuiltProjects = createContext<readonly PlacedProject[]>([]);

/** Reads the projects out of the finished page. */
export const projectsOnPage = (): readonly PlacedProject[] =>
  JSON.parse(document.getElementById(DATA_ID)?.textContent ?? '[]');

/** The data for the head: a block that is not run, so no policy needs a hash for it. */
export const projectsElement = (projects: readonly PlacedProject[]): string =>
  `<script type="application/json" id="${DATA_ID}">${JSON.stringify(
    projects.map(({ id, title, location }) => ({ id, title, location })),
  ).replaceAll('<', '\\u003c')}</script>`;
