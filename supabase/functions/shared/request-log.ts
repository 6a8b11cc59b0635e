/**
 * One line of JSON for each request, by an id that device, host and function share. Nothing of a person stands in it: no
 * address of a network or of mail, no name, no query, no body.
 */

/** A request as the log knows it. */
export interface RequestLine {
  /** ISO 8601. */
  readonly time: string;
  readonly function: string;
  readonly method: string;
  readonly status: number;
  readonly duration_ms: number;
  readonly request_id: string;
  /** Of a refusal. */
  readonly code?: string;
  /** What threw, and where: never its message, which may quote what was sent. */
  readonly fault?: string;
}

export const REQUEST_ID_HEADER = 'x-request-id';
/** What an answer refuses with, for the log of every server that it passes; a page without JavaScript has no other place for it. */
export const ERROR_CODE_HEADER = 'x-error-code';

/** A uuid, with or without its dashes: nginx makes ids without. */
const REQUEST_ID = /^[0-9a-f]{8}(?:-?[0-9a-f]{4}){3}-?[0-9a-f]{12}$/;
const CODE = /^[a-z0-9_]{1,40}$/i;

/** The id that came with a request; a new one where none came or where it could be anything but an id. */
export function requestIdOf({ headers }: Pick<Request, 'headers'>): string {
  const given = (headers.get(REQUEST_ID_HEADER) ?? '').toLowerCase();
  return REQUEST_ID.test(given) ? given : crypto.randomUUID();
}

/** The headers that name a refusal; none for what is no code. */
export const errorCodeHeader = (code: unknown): Record<string, string> =>
  typeof code === 'string' && CODE.test(code) ? { [ERROR_CODE_HEADER]: code } : {};

/** The code of a refusal as its answer names it, for the line. */
export const refusalIn = ({ headers }: Response): { readonly code?: string } => {
  const code = headers.get(ERROR_CODE_HEADER);
  return code !== null && CODE.test(code) ? { code } : {};
};

const codeOf = (fault: unknown): string =>
  typeof fault === 'object' && fault !== null && 'code' in fault && CODE.test(String(fault.code))
    ? String(fault.code)
    : '';

/** What threw and where, in one line, with the code of a connection that failed. */
export function faultPlace(fault: unknown): string {
  if (!(fault instanceof Error)) return typeof fault;
  const [frame = ''] = /^\s+at .*$/m.exec(fault.stack ?? '') ?? [];
  return [fault.name, codeOf(fault.cause) || codeOf(fault), frame.trim()].filter(Boolean).join(' ');
}

/** A line about what a function met while it answered: plain words and codes only. */
export const writeEvent = (event: string, about: Readonly<Record<string, string | number>>): void =>
  console.error(JSON.stringify({ time: new Date().toISOString(), event, ...about }));

/** The answer with the id of its request: the headers of one that came by fetch cannot be changed. */
export function withRequestId(answer: Response, request_id: string): Response {
  const headers = new Headers(answer.headers);
  headers.set(REQUEST_ID_HEADER, request_id);
  return new Response(answer.body, { status: answer.status, headers });
}

const writeLine = (line: RequestLine): void => console.log(JSON.stringify(line));

/**
 * Answers a request of a function and writes its line. The answer carries the id of the request; a fault is answered with 500, for
 * the runtime's own words would name what threw.
 */
export async function answerLogged(
  name: string,
  request: Request,
  answer: (request: Request) => Response | Promise<Response>,
  write: (line: RequestLine) => void = writeLine,
): Promise<Response> {
  const started_ms = performance.now();
  const request_id = requestIdOf(request);
  const { method } = request;
  const finish = (answered: Response, fault: { readonly fault?: string } = {}): Response => {
    write({
      time: new Date().toISOString(),
      function: name,
      method,
      status: answered.status,
      duration_ms: Math.round(performance.now() - started_ms),
      request_id,
      ...refusalIn(answered),
      ...fault,
    });
    return withRequestId(answered, request_id);
  };
  try {
    return finish(await answer(request));
  } catch (fault) {
    return finish(new Response(null, { status: 500, headers: { 'cache-control': 'no-store' } }), {
      fault: faultPlace(fault),
    });
  }
}
