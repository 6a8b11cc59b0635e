/**
 * The networks of Cloudflare Pages and Netlify on this machine: their own programs, installed for `npm run test:real` alone. A
 * folder holds the build with the files that `npm run host:files` wrote for the platform.
 */
import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import * as v from 'valibot';
import { ROOT } from '../support/source-files.ts';
import { SERVERS_DIR } from '../support/servers.ts';

const READY_WITHIN_MS = 60_000;
const LOOK_AGAIN_MS = 100;
const PACKAGES = join(SERVERS_DIR, 'node_modules');
const DENO_DIR = join(ROOT, 'node_modules/@deno/linux-x64-glibc');
const HOST = '127.0.0.1';

/** A platform's program that runs. */
export interface EdgeServer {
  stop(): Promise<void>;
}

interface EdgePlace {
  /** Of the build, with the platform's files in it. */
  readonly folder: string;
  readonly port: number;
  /** Where the platform's program may write. */
  readonly scratch: string;
  /** As the settings of the site have it there. */
  readonly host_secret: string;
}

/** Wrangler with its workerd, which runs `_worker.js` and reads `_headers`, `_redirects` and `_routes.json`. */
export async function startCloudflare({
  folder,
  port,
  scratch,
  host_secret,
}: EdgePlace): Promise<EdgeServer> {
  const program = join(PACKAGES, 'wrangler/bin/wrangler.js');
  const args = [
    'pages',
    'dev',
    folder,
    '--ip',
    HOST,
    '--port',
    String(port),
    '--binding',
    `SITE_HOST_SECRET=${host_secret}`,
  ];
  const child = spawn(process.execPath, [program, ...args, '--compatibility-date', '2026-01-01'], {
    cwd: scratch,
    env: {
      PATH: process.env['PATH'],
      HOME: scratch,
      CI: '1',
      NO_COLOR: '1',
      WRANGLER_SEND_METRICS: 'false',
      // It would ask a server of theirs where it is.
      CLOUDFLARE_CF_FETCH_ENABLED: 'false',
    },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (said += text));
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await ended;
  };
  const end_ms = performance.now() + READY_WITHIN_MS;
  while (performance.now() < end_ms && child.exitCode === null) {
    const answered = await fetch(`http://${HOST}:${port}/robots.txt`).catch(() => null);
    if (answered?.ok === true) return { stop };
    await setTimeout(LOOK_AGAIN_MS);
  }
  await stop();
  throw new Error(`Wrangler did not become ready: ${said}`);
}

interface StaticFiles {
  match(request: Request): Promise<{ handle(): Promise<Response> } | undefined>;
}
interface HeadersFile {
  apply(request: Request, response: Response): Promise<unknown>;
}
interface RedirectMatch {
  readonly force: boolean;
  readonly statusCode: number;
  readonly target: URL;
}
interface RedirectsFile {
  match(request: Request): Promise<RedirectMatch | undefined>;
  handle(
    request: Request,
    match: RedirectMatch,
    getStaticFile: (request: Request) => Promise<(() => Promise<Response>) | undefined>,
  ): Promise<Response | undefined>;
}
interface EdgeFunctions {
  match(
    request: Request,
  ): Promise<{ handle(request: Request, address: string): Promise<Response> } | undefined>;
  stop(): Promise<void>;
}

/** A class of a package of Netlify's, made with its options. */
async function made<T>(name: string, file: string, type: string, options: unknown): Promise<T> {
  const url = pathToFileURL(join(PACKAGES, '@netlify', name, file)).href;
  const loaded: unknown = await import(/* @vite-ignore */ url);
  const Class = v.parse(
    v.object({ [type]: v.custom<new (options: unknown) => T>((value) => typeof value === 'function') }),
    loaded,
  )[type];
  if (Class === undefined) throw new Error(`${name} has no ${type}`);
  return new Class(options);
}

/**
 * Netlify's own parts of `netlify dev`: files, `_headers`, `_redirects`, and edge functions by its bootstrap on Deno, in the order
 * in which it asks them.
 */
export async function startNetlify(place: EdgePlace & { readonly functions: string }): Promise<EdgeServer> {
  const { folder, port, scratch, host_secret } = place;
  const logger = {
    log: () => {},
    warn: () => {},
    error: (text: string) => process.stderr.write(`${text}\n`),
  };
  const files = await made<StaticFiles>('static', 'dist/main.js', 'StaticHandler', { directory: folder });
  const headers = await made<HeadersFile>('headers', 'dist/main.js', 'HeadersHandler', {
    projectDir: folder,
    logger,
  });
  const given = async (request: Request): Promise<(() => Promise<Response>) | undefined> => {
    const found = await files.match(request);
    if (found === undefined) return undefined;
    return async () => {
      const response = await found.handle();
      await headers.apply(request, response);
      return response;
    };
  };
  const redirects = await made<RedirectsFile>('redirects', 'dist/main.js', 'RedirectsHandler', {
    projectDir: folder,
    publicDir: folder,
    configRedirects: [],
    jwtRoleClaim: '',
    jwtSecret: '',
    notFoundHandler: async ({ url }: Request) =>
      await (await given(new Request(new URL('/404.html', url))))?.(),
  });
  // The one Deno of the project: without it on the path another would be downloaded.
  process.env['PATH'] = `${DENO_DIR}:${process.env['PATH'] ?? ''}`;
  const functions = await made<EdgeFunctions>(
    'edge-functions-dev',
    'dist/node/main.js',
    'EdgeFunctionsHandler',
    {
      configDeclarations: [],
      directories: [place.functions],
      geolocation: {},
      env: {
        HOME: scratch,
        DENO_DIR: scratch,
        DENO_NO_UPDATE_CHECK: '1',
        NO_COLOR: '1',
        SITE_HOST_SECRET: host_secret,
      },
      logger,
      siteID: '0',
      siteName: 'site',
    },
  );

  async function answer(request: Request): Promise<Response> {
    const called = await functions.match(request);
    if (called !== undefined) return await called.handle(request, `http://localhost:${port}`);
    const rule = await redirects.match(request);
    const file = await given(request);
    if (file !== undefined && rule?.force !== true) return await file();
    const response = rule && (await redirects.handle(request, rule, given));
    if (response === undefined) return new Response('Not found', { status: 404 });
    // Their code for one machine shows such a page and leaves its status out.
    return rule?.statusCode === 404
      ? new Response(response.body, { status: 404, headers: response.headers })
      : response;
  }

  const server = createServer((incoming, outgoing) => {
    const listener = getRequestListener(
      async ({ url, method, headers: sent, body }) => {
        const with_id = new Headers(sent);
        with_id.set('x-nf-request-id', crypto.randomUUID());
        const call = { method, headers: with_id, body, duplex: 'half', redirect: 'manual' } as const;
        return await answer(new Request(url, call));
      },
      { overrideGlobalObjects: false },
    );
    void listener(incoming, outgoing);
  });
  await new Promise<void>((resolve) => server.listen(port, HOST, resolve));
  return {
    stop: async () => {
      await functions.stop();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
