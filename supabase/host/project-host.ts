import { faultPlace, refusalIn, withRequestId } from '../functions/shared/request-log.ts';
import type { TrackingTargets } from '../../src/site/tracking/targets.ts';
import { json } from './answers.ts';
import { askFunction, functionAt } from './api-rewrite.ts';
import type { BlogSource } from './blog-source.ts';
import type { RequestFacts } from './request-facts.ts';
import type { BuildFiles } from './served-file.ts';
import { createStaticHost } from './static-host.ts';

/** What a host of a build needs to know of the project behind it, wherever it runs. */
export interface ProjectHostOptions {
  readonly files: BuildFiles;
  /** The project the build talks to. */
  readonly supabase_url: string;
  /** The blog of that project as it is now. */
  readonly blog: BlogSource;
  /** SITE_HOST_SECRET: by it the functions believe who this host says its visitor is. Nothing: it says so in `x-forwarded-for` alone. */
  readonly host_secret?: string;
  /** The site's own origin, which its policies name; else the one that each request names. */
  readonly site_origin?: string;
  /** Where visitors who agree are measured; as the build was told. */
  readonly tracking: TrackingTargets;
  /** Whether the build has a captcha's key. */
  readonly captcha: boolean;
  /** Takes a line of the log. Default: nothing is logged. */
  readonly log?: (line: LogLine) => void;
  /** Says whether the host is well. */
  readonly health: () => Promise<Response>;
}

/** Of a request, or of a question to the project; nothing of a visitor. */
export type LogLine = Readonly<Record<string, string | number>>;

/** Writes a line of the log, with the time. */
export const writeLogLine = (line: LogLine): void =>
  console.log(JSON.stringify({ time: new Date().toISOString(), ...line }));

/** Answers for a build that talks to a hosted project: its pages, the blog as it is now, and what is asked of functions. */
export function createProjectHost(
  options: ProjectHostOptions,
): (request: Request, facts: RequestFacts) => Promise<Response> {
  const { supabase_url, health, host_secret = '', log = () => {} } = options;
  const host = createStaticHost({
    files: options.files,
    supabase_url,
    tracking: options.tracking,
    captcha: options.captcha,
    ...(options.site_origin === undefined ? {} : { origin: options.site_origin }),
    blog: options.blog,
    health,
  });

  async function answer(request: Request, { url, visitor, request_id }: RequestFacts): Promise<Response> {
    const name = functionAt(url.pathname);
    if (name !== null)
      return await askFunction(name, request, { visitor, request_id, supabase_url, host_secret });
    return await host(new Request(url, { method: request.method, headers: request.headers }));
  }

  return async (request, facts) => {
    const started_ms = performance.now();
    const { request_id } = facts;
    const name = functionAt(facts.url.pathname);
    const about = {
      method: request.method,
      ...(name === null ? { path: facts.url.pathname } : { function: name }),
      request_id,
    };
    const took = () => ({ duration_ms: Math.round(performance.now() - started_ms) });
    try {
      const answered = withRequestId(await answer(request, facts), request_id);
      log({ ...about, status: answered.status, ...took(), ...refusalIn(answered) });
      return answered;
    } catch (fault) {
      log({ ...about, status: 500, ...took(), fault: faultPlace(fault) });
      return json(500, { message: 'Internal error; the log has the details.', request_id });
    }
  };
}
