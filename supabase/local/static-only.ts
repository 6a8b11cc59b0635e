import { trackingTargets } from '../../src/site/tracking/targets.ts';
import { listen, serveHost } from './gateway/http-server.ts';
import { isLoopback, requireLoopback } from './gateway/loopback.ts';
import { createStaticHost } from './host/static-host.ts';

export interface StaticOnlyOptions {
  readonly port: number;
  readonly host: string;
  readonly folder: string;
  /** The project the build talks to. */
  readonly supabase_url: string;
}

/** Serves a build that talks to a hosted project; nothing of the embedded backend runs. */
export async function serveStaticOnly(
  options: StaticOnlyOptions,
): Promise<{ url: string; stop(): Promise<void> }> {
  requireLoopback(options.host, process.env);
  const { server, port } = await listen(options.host, options.port);
  const host = createStaticHost({
    folder: options.folder,
    supabase_url: options.supabase_url,
    tracking: trackingTargets(process.env),
  });
  const serving = serveHost(server, host);
  const name = isLoopback(options.host) ? options.host : '127.0.0.1';
  return { url: `http://${name}:${port}`, stop: () => serving.close() };
}
