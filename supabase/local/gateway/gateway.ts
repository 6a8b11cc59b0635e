import type { App } from '@supabase/lite';
import type { Database } from '../database/database.ts';
import type { Mailbox } from '../mail/mailbox.ts';
import type { DataApi, RequestHook } from '../options.ts';
import { text } from '../../host/answers.ts';
import { answerAuth } from './auth.ts';
import { preflight, readable, readingOrigin } from './cors.ts';
import { answerFunction, type FunctionRun, functionName } from './functions.ts';
import { answerLocalPage } from './local-pages.ts';
import { isLoopback } from './loopback.ts';
import { answerStorage } from './storage.ts';

interface GatewayParts {
  readonly app: App;
  readonly database: Database;
  readonly mailbox: Mailbox;
  readonly secret_key: string;
  readonly jwt_secret: string;
  /** What a function is run with now. */
  readonly function_run: () => FunctionRun;
  /** Answers for the tables instead of `app`; null when there is none. */
  readonly data_api: DataApi | null;
  /** Whether other machines may ask at all. */
  readonly on_network: boolean;
  readonly on_request: RequestHook | undefined;
  /** The built app; null when only the API answers. */
  readonly host: ((request: Request) => Promise<Response>) | null;
}

/** Answers one request from a peer (its address); null leaves it to the development server. */
export type Gateway = (request: Request, peer: string) => Promise<Response | null>;

interface SessionMemory {
  readonly link_sessions: Set<string>;
}

const DATA_API = /^\/(?:auth|rest|storage)\/v1\//;

async function answerData(
  parts: GatewayParts & SessionMemory,
  pathname: string,
  request: Request,
): Promise<Response> {
  if (pathname.startsWith('/auth/v1/')) return await answerAuth(parts, request);
  if (pathname.startsWith('/storage/v1/')) return await answerStorage(parts, request);
  return await (parts.data_api?.answer(request) ?? parts.app.fetch(request));
}

/** The request with the address it came from, as the hosted gateway writes it: a header of the sender is replaced. */
function fromPeer(request: Request, peer: string): Request {
  const headers = new Headers(request.headers);
  headers.set('x-forwarded-for', peer);
  const { url, method, body, signal } = request;
  return new Request(url, { method, headers, signal, ...(body === null ? {} : { body, duplex: 'half' }) });
}

/** Whether the secret key comes along, in any place where the API or a function looks for it. */
function showsSecret({ headers }: Request, { searchParams }: URL, secret_key: string): boolean {
  const bearer = /^bearer\s+(.*)$/i.exec(headers.get('authorization') ?? '')?.[1];
  return [headers.get('apikey'), bearer, ...searchParams.getAll('apikey')].includes(secret_key);
}

/** Puts every address of the one origin to the part that answers it. */
export function createGateway(given: GatewayParts): Gateway {
  const parts = { ...given, link_sessions: new Set<string>() };
  return async (request, peer) => {
    const url = new URL(request.url);
    const near = isLoopback(peer) && isLoopback(url.hostname);
    // A page elsewhere that points a name of its own at this machine is not let in (DNS rebinding).
    if (!near && !parts.on_network) return text(403, 'This backend answers its own machine only.');
    const hooked = await parts.on_request?.(request);
    if (hooked) return hooked;
    const { pathname } = url;
    if (pathname.startsWith('/_local/'))
      return near ? await answerLocalPage(parts.mailbox, parts.secret_key, request) : text(404, 'Not found.');
    if (!near && showsSecret(request, url, parts.secret_key))
      return text(403, 'The secret key is for this machine only.');
    if (DATA_API.test(pathname)) {
      const origin = readingOrigin(request, parts.on_network);
      return preflight(request, origin) ?? readable(await answerData(parts, pathname, request), origin);
    }
    const name = functionName(pathname);
    if (name !== null) return await answerFunction(parts.function_run(), name, fromPeer(request, peer));
    return parts.host === null ? null : await parts.host(request);
  };
}
