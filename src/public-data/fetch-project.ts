import { parsePortfolio, type Project } from './projects.ts';
import { QUERIES } from './queries.ts';
import { fetchRows } from './rest.ts';

const IS_ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** a shared project that is not in the list shown; null when there is none, or no network. */
export async function fetchProject(id: string): Promise<Project | null> {
  if (!IS_ID.test(id)) return null;
  const answer = await fetchRows(QUERIES.project(id));
  return answer.ok ? (parsePortfolio(answer.value)[0] ?? null) : null;
}
