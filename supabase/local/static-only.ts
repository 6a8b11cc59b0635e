import { captchaSiteKey } from '../../src/site/forms/captcha.ts';
import { trackingTargets } from '../../src/site/tracking/targets.ts';
import { readBytes } from '../functions/shared/http.ts';
import { MAX_BODY_BYTES } from '../functions/shared/leads/read-submission.ts';
import { json } from './gateway/answers.ts';
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

const API = /^\/api\/([a-z0-9-]+)$/;
const PASSED_ON = ['accept', 'content-type', 'dnt', 'referer', 'sec-gpc'];

/**
 * The one rewrite a static host needs (README): `/api/<name>` is the project's function of that name. A body that no
 * function would take is refused while it arrives, and never held whole.
 */
async function askFunction(
  name: string,
  request: Request,
  peer: string,
  supabase_url: string,
): Promise<Response> {
  const headers = new Headers({ 'x-forwarded-for': peer });
  for (const header of PASSED_ON) {
    const value = request.headers.get(header);
    if (value !== null) headers.set(header, value);
  }
  const { method } = request;
  const body = method === 'POST' ? await readBytes(request, MAX_BODY_BYTES) : null;
  if (method === 'POST' && body === null) return json(413, { error: 'too_large' });
  try {
    const { search } = new URL(request.url);
    return await fetch(`${supabase_url}/functions/v1/${name}${search}`, {
      method,
      headers,
      body,
      redirect: 'manual',
    });
  } catch {
    return json(502, { message: 'the project does not answer' });
  }
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
    captcha: captchaSiteKey(process.env) !== '',
  });
  const serving = serveHost(server, async (request, peer) => {
    const name = API.exec(new URL(request.url).pathname)?.[1];
    return name === undefined
      ? await host(request)
      : await askFunction(name, request, peer, options.supabase_url);
  });
  const name = isLoopback(options.host) ? options.host : '127.0.0.1';
  return { url: `http://${name}:${port}`, stop: () => serving.close() };
}
