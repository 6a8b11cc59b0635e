/** What visitors may read of a project, for the build: asked with the browser's own queries and the publishable key. */
import * as v from 'valibot';
import { asShown } from '../../domain/as-shown.ts';
import { HERO_PAGES, POSTS_WHOLE, QUERIES } from '../../public-data/queries.ts';
import type { PublicContent } from '../../public-data/snapshot-files.ts';
import { ROWS } from './project-rows.ts';

/** Where the project is, and the key that stands in the bundle too. */
interface Project {
  readonly url: string;
  readonly publishable_key: string;
}

/** Its message is shown to people, as the end of the build. */
export class ContentUnreadable extends Error {
  override readonly name = 'ContentUnreadable';
}

type Kind = keyof typeof ROWS;
type Row = Readonly<Record<string, unknown>>;

/** At most this many rows a question; a project may hand out fewer at once. */
const ROWS_AT_ONCE = 1_000;
/** Articles come with their texts. */
const POSTS_AT_ONCE = 100;
const TIMEOUT_MS = 30_000;

const problem = v.object({ message: v.string() });

const tableOf = (query: string): string => query.split('?')[0] ?? query;

/** The sentence with which a failed answer ends the build. */
async function refusal({ url }: Project, query: string, response: Response): Promise<ContentUnreadable> {
  const said = v.safeParse(problem, await response.json().catch(() => null));
  const words = said.success ? `: ${said.output.message}` : '';
  const table = tableOf(query);
  if (response.status === 401 || response.status === 403)
    return new ContentUnreadable(
      `${url} refuses SUPABASE_PUBLISHABLE_KEY for the table ${table} (${response.status}${words}). ` +
        'Is it a publishable key of this project?',
    );
  if (response.status === 404 || response.status === 400)
    return new ContentUnreadable(
      `${url} does not know the table ${table} as this build reads it (${response.status}${words}). ` +
        'Have the migrations been applied (npx supabase@3.1.0 db push --remote)?',
    );
  return new ContentUnreadable(`${url} does not hand out the table ${table} (${response.status}${words}).`);
}

async function ask(project: Project, query: string): Promise<{ rows: unknown[]; total: number }> {
  const { url, publishable_key } = project;
  let response: Response;
  try {
    response = await fetch(`${url.replace(/\/+$/, '')}/rest/v1/${query}`, {
      headers: {
        apikey: publishable_key,
        // Older projects have a JWT for a public key; it goes along as a token as well.
        ...(publishable_key.startsWith('eyJ') ? { authorization: `Bearer ${publishable_key}` } : {}),
        prefer: 'count=exact',
      },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  } catch (fault) {
    const cause =
      fault instanceof Error && fault.cause instanceof Error ? fault.cause.message : String(fault);
    throw new ContentUnreadable(
      `${url} (SUPABASE_URL) does not answer: ${cause}. The site is built from its content.`,
    );
  }
  if (!response.ok) throw await refusal(project, query, response);
  const rows: unknown = await response.json().catch(() => null);
  if (!Array.isArray(rows))
    throw new ContentUnreadable(
      `${url} answers for the table ${tableOf(query)} with something else than rows.`,
    );
  const total = Number(/\/(\d+)$/.exec(response.headers.get('content-range') ?? '')?.[1] ?? rows.length);
  return { rows, total };
}

function parseRow(kind: Kind, query: string, row: unknown): Row {
  const parsed = v.safeParse(ROWS[kind], row);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  const id = v.safeParse(v.object({ id: v.string() }), row);
  throw new ContentUnreadable(
    `The row ${id.success ? id.output.id : 'without an id'} of ${tableOf(query)} is not as this build reads it: ` +
      `${v.getDotPath(issue) ?? 'the row'}: ${issue.message}.`,
  );
}

/**
 * Every row of a query, however many the project hands out at once; one that moved between two answers is there once.
 * The rows of pairs come without ids: two of them are the same row when all their columns are equal.
 */
async function allRows(
  project: Project,
  kind: Kind,
  query: string,
  at_once = ROWS_AT_ONCE,
): Promise<readonly Row[]> {
  const found = new Map<unknown, Row>();
  for (let from = 0; ; ) {
    const { rows, total } = await ask(project, `${query}&limit=${at_once}&offset=${from}`);
    for (const row of rows.map((one) => parseRow(kind, query, one)))
      found.set(row['id'] ?? JSON.stringify(row), row);
    from += rows.length;
    if (rows.length === 0 || from >= total) return [...found.values()];
  }
}

/** Throws ContentUnreadable when the project cannot be read: a build without its content would show an empty company. */
export async function fetchContent(
  project: Project,
): Promise<PublicContent & { readonly company: readonly Row[] }> {
  const heroOf = async (page: (typeof HERO_PAGES)[number]): Promise<readonly Row[]> => {
    const query = QUERIES.hero(page);
    return (await ask(project, query)).rows.map((row) => parseRow('heroes', query, row));
  };
  const [heroes, before_after, projects, boat_types, services, videos, company, posts] = await Promise.all([
    Promise.all(HERO_PAGES.map(heroOf)),
    allRows(project, 'before_after', QUERIES.before_after),
    allRows(project, 'projects', QUERIES.portfolio),
    allRows(project, 'boat_types', QUERIES.boat_types),
    allRows(project, 'services', QUERIES.services),
    allRows(project, 'videos', QUERIES.videos),
    allRows(project, 'company', QUERIES.company),
    allRows(project, 'posts', POSTS_WHOLE, POSTS_AT_ONCE),
  ]);
  return {
    heroes: heroes.flat(),
    before_after,
    projects,
    boat_types,
    services,
    videos,
    company,
    posts: posts.map(asShown),
  };
}
