import { faultPlace, refusalIn, withRequestId } from '../functions/shared/request-log.ts';
import { captchaSiteKey } from '../../src/site/forms/captcha.ts';
import { trackingTargets } from '../../src/site/tracking/targets.ts';
import { json } from './answers.ts';
import { askFunction, functionAt } from './api-rewrite.ts';
import { siteHealth } from './site-health.ts';
import { listen, serveHost } from './http-server.ts';
import { type RequestFacts, requestFacts } from './request-facts.ts';
import { restBlog } from './rest-blog.ts';
import { createStaticHost } from './static-host.ts';

export interface ProjectSiteOptions {
  readonly port: number;
  readonly host: string;
  readonly folder: string;
  /** The project the build talks to, and the key that stands in the build too. */
  readonly supabase_url: string;
  readonly publishable_key: string;
  /** The site's own origin, which its policies name; else the one that each request names. */
  readonly site_origin?: string;
  /** Whether a proxy of ours sets the headers x-forwarded-*. Default: it does not, and they are ignored. */
  readonly trust_proxy?: boolean;
  /** Takes a line of the log. Default: nothing is logged. */
  readonly log?: (line: LogLine) => void;
  /** How long answers in progress may take once the site is asked to stop. */
  readonly stop_ms?: number;
}

/** Of a request, or of a question to the project; nothing of a visitor. */
export type LogLine = Readonly<Record<string, string | number>>;

const EVERY_ADDRESS = ['0.0.0.0', '::'];
const HEALTH_PATH = '/healthz';

/** Serves a build that talks to a hosted project; nothing of the embedded backend runs. */
export async function serveProjectSite(
  options: ProjectSiteOptions,
): Promise<{ url: string; stop(): Promise<void> }> {
  const { folder, supabase_url, publishable_key, log = () => {} } = options;
  const { server, port } = await listen(options.host, options.port);
  const host = createStaticHost({
    folder,
    supabase_url,
    tracking: trackingTargets(process.env),
    captcha: captchaSiteKey(process.env) !== '',
    ...(options.site_origin === undefined ? {} : { origin: options.site_origin }),
    blog: restBlog({
      url: supabase_url,
      publishable_key,
      onFailure: (failure) => log({ event: 'blog_not_asked', failure }),
    }),
  });

  const health = siteHealth({ folder, supabase_url, publishable_key });

  async function answer(request: Request, { url, visitor, request_id }: RequestFacts): Promise<Response> {
    if (url.pathname === HEALTH_PATH) return await health();
    const name = functionAt(url.pathname);
    if (name !== null) return await askFunction(name, request, { visitor, request_id, supabase_url });
    return await host(new Request(url, { method: request.method, headers: request.headers }));
  }

  const serving = serveHost(
    server,
    async (request, peer) => {
      const started = performance.now();
      const facts = requestFacts(request, peer, options.trust_proxy ?? false);
      const { request_id } = facts;
      const name = functionAt(facts.url.pathname);
      const about = {
        method: request.method,
        ...(name === null ? { path: facts.url.pathname } : { function: name }),
        request_id,
      };
      const took = () => ({ duration_ms: Math.round(performance.now() - started) });
      try {
        const answered = withRequestId(await answer(request, facts), request_id);
        log({ ...about, status: answered.status, ...took(), ...refusalIn(answered) });
        return answered;
      } catch (fault) {
        log({ ...about, status: 500, ...took(), fault: faultPlace(fault) });
        return json(500, { message: 'Internal error; the log has the details.', request_id });
      }
    },
    options.stop_ms,
  );
  const name = EVERY_ADDRESS.includes(options.host) ? '127.0.0.1' : options.host;
  return { url: `http://${name}:${port}`, stop: () => serving.close() };
}
