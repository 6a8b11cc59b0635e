import { captchaSiteKey } from '../../src/site/forms/captcha.ts';
import { trackingTargets } from '../../src/site/tracking/targets.ts';
import { buildVersion } from './build-version.ts';
import { folderFiles } from './folder-files.ts';
import { listen, serveHost } from './http-server.ts';
import { createProjectHost, type ProjectHostOptions } from './project-host.ts';
import { requestFacts } from './request-facts.ts';
import { restBlog } from './rest-blog.ts';
import { hostedProjectAnswers, siteHealth } from './site-health.ts';

interface ProjectSiteOptions
  extends Pick<ProjectHostOptions, 'supabase_url' | 'site_origin' | 'host_secret' | 'log'> {
  /** The key that stands in the build too. */
  readonly publishable_key: string;
  readonly port: number;
  readonly host: string;
  readonly folder: string;
  /** Whether a proxy of ours sets the headers x-forwarded-*. Default: it does not, and they are ignored. */
  readonly trust_proxy?: boolean;
  /** How long answers in progress may take once the site is asked to stop. */
  readonly stop_ms?: number;
}

const EVERY_ADDRESS = ['0.0.0.0', '::'];

/** Serves a build that talks to a hosted project; nothing of the embedded backend runs. */
export async function serveProjectSite(
  options: ProjectSiteOptions,
): Promise<{ url: string; stop(): Promise<void> }> {
  const { supabase_url, publishable_key, log } = options;
  const { server, port } = await listen(options.host, options.port);
  const answer = createProjectHost({
    ...options,
    files: folderFiles(options.folder),
    blog: restBlog({
      url: supabase_url,
      publishable_key,
      onFailure: (failure) => log?.({ event: 'blog_not_asked', failure }),
    }),
    tracking: trackingTargets(process.env),
    captcha: captchaSiteKey(process.env) !== '',
    health: siteHealth({
      version: () => buildVersion(options.folder),
      projectAnswers: () => hostedProjectAnswers(options),
    }),
  });
  const serving = serveHost(
    server,
    (request, peer) => answer(request, requestFacts(request, peer, options.trust_proxy ?? false)),
    options.stop_ms,
  );
  const name = EVERY_ADDRESS.includes(options.host) ? '127.0.0.1' : options.host;
  return { url: `http://${name}:${port}`, stop: () => serving.close() };
}
