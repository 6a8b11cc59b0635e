import { captchaSiteKey } from '../../src/site/forms/captcha.ts';
import { trackingTargets } from '../../src/site/tracking/targets.ts';
import { askFunction, functionAt } from './api-rewrite.ts';
import { listen, serveHost } from './http-server.ts';
import { restBlog } from './rest-blog.ts';
import { createStaticHost } from './static-host.ts';

export interface ProjectSiteOptions {
  readonly port: number;
  readonly host: string;
  readonly folder: string;
  /** The project the build talks to, and the key that stands in the build too. */
  readonly supabase_url: string;
  readonly publishable_key: string;
}

const EVERY_ADDRESS = ['0.0.0.0', '::'];

/** Serves a build that talks to a hosted project; nothing of the embedded backend runs. */
export async function serveProjectSite(
  options: ProjectSiteOptions,
): Promise<{ url: string; stop(): Promise<void> }> {
  const { server, port } = await listen(options.host, options.port);
  const host = createStaticHost({
    folder: options.folder,
    supabase_url: options.supabase_url,
    tracking: trackingTargets(process.env),
    captcha: captchaSiteKey(process.env) !== '',
    blog: restBlog({ url: options.supabase_url, publishable_key: options.publishable_key }),
  });
  const serving = serveHost(server, async (request, peer) => {
    const name = functionAt(new URL(request.url).pathname);
    return name === null ? await host(request) : await askFunction(name, request, peer, options.supabase_url);
  });
  const name = EVERY_ADDRESS.includes(options.host) ? '127.0.0.1' : options.host;
  return { url: `http://${name}:${port}`, stop: () => serving.close() };
}
