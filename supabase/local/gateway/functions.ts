import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { answerLogged, type RequestLine } from '../../functions/shared/request-log.ts';
import { json } from '../../host/answers.ts';

/** What a function may know of its surroundings, as its `index.ts` reads from the hosted runtime. */
type FunctionEnv = Readonly<Record<string, string | undefined>>;

type FunctionHandler = (request: Request, env: FunctionEnv) => Response | Promise<Response>;

/** The name in `/functions/v1/<name>` or `/api/<name>`; null for any other path. */
export function functionName(pathname: string): string | null {
  return /^\/(?:functions\/v1|api)\/([a-z0-9][a-z0-9_-]*)(?:\/|$)/.exec(pathname)?.[1] ?? null;
}

/** What a function is run with. */
export interface FunctionRun {
  /** Where the functions are. */
  readonly folder: string;
  readonly env: FunctionEnv;
  readonly log: (line: RequestLine) => void;
}

/**
 * Runs `supabase/functions/<name>/handler.ts` in this process, as its `index.ts` does on the hosted service: its export
 * `handler` takes the request and the environment. Answers 404 in the hosted service's form when there is no such function.
 */
export async function answerFunction(
  { folder, env, log }: FunctionRun,
  name: string,
  request: Request,
): Promise<Response> {
  const file = path.join(folder, name, 'handler.ts');
  if (!existsSync(file)) return json(404, { code: 'NOT_FOUND', message: 'Requested function was not found' });
  const loaded: unknown = await import(pathToFileURL(file).href);
  if (!hasHandler(loaded)) throw new Error(`functions/${name}/handler.ts exports no function named handler`);
  const { handler } = loaded;
  return await answerLogged(name, request, (asked) => handler(asked, env), log);
}

const hasHandler = (loaded: unknown): loaded is { handler: FunctionHandler } =>
  typeof loaded === 'object' &&
  loaded !== null &&
  'handler' in loaded &&
  typeof loaded.handler === 'function';
