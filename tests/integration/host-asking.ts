import { type IncomingHttpHeaders, request } from 'node:http';
import { expect } from 'vitest';
import { type HostCase, SAME_HEADERS, SOME_SCRIPT } from './host-cases.ts';

interface Answered {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

/** A host on this machine, and the address of a script of its build, by which a case replaces SOME_SCRIPT. */
export interface AskedHost {
  readonly port: number;
  readonly script: string;
}

/** Asks as the table says: addresses, and bodies of answers, as they are on the wire. */
export function askHost(
  { port, script }: AskedHost,
  { path: asked, method = 'GET', headers = {}, body }: HostCase,
): Promise<Answered> {
  const name = `${headers['host'] ?? 'localhost'}:${port}`;
  return new Promise((resolve, reject) => {
    const call = request(
      {
        host: '127.0.0.1',
        port,
        method,
        path: asked.replace(SOME_SCRIPT, script),
        headers: { ...headers, host: name, 'content-length': body?.length ?? 0 },
        agent: false,
      },
      (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () =>
          resolve({
            status: answer.statusCode,
            headers: answer.headers,
            text: Buffer.concat(parts).toString(),
          }),
        );
      },
    );
    call.on('error', reject);
    call.end(body);
  });
}

/** A header without what differs by where a host and its API are. */
function placeless(headers: IncomingHttpHeaders, name: string): string | null {
  const value = headers[name];
  if (value === undefined) return null;
  const text = String(value)
    .replace(/ (?:https?|wss?):\/\/(?:127\.0\.0\.1|localhost)(?::\d+)?/g, '')
    .replace(/:\d+(?=\/|$)/, '');
  // A server may write the names of headers as it likes, and twice.
  return name === 'vary' ? [...new Set(text.toLowerCase().split(', '))].join() : text;
}

/** Asks a host, and expects what the table says and the security headers of the embedded host. */
export async function expectAnswer(host: AskedHost, embedded: AskedHost, given: HostCase): Promise<void> {
  const { status, headers, text } = await askHost(host, given);
  expect([given.status, given.or_status]).toContain(status);
  if (status !== given.status) return;
  for (const [name, value] of Object.entries(given.answers ?? {}))
    expect(placeless(headers, name), name).toBe(value);
  if (given.holds !== undefined) expect(text).toContain(given.holds);
  if (given.own_page) return;
  const here = await askHost(embedded, given);
  for (const name of SAME_HEADERS.filter((one) => here.headers[one] !== undefined))
    expect(placeless(headers, name), name).toBe(placeless(here.headers, name));
}
