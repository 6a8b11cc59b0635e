import { type IncomingHttpHeaders, request } from 'node:http';
import { expect } from 'vitest';
import { keyProof } from '../../supabase/functions/shared/keys.ts';
import { hostHeaders, NO_INLINE } from '../../supabase/host/host-headers.ts';
import { NO_TARGETS } from '../../src/site/tracking/targets.ts';
import { type HostCase, SOME_SCRIPT } from './host-cases.ts';

interface Answered {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

/** A host on this machine, and the address of a script of its build, by which a case replaces SOME_SCRIPT. */
export interface AskedHost {
  readonly port: number;
  readonly script: string;
  /** Its site is one with encryption, which something before it ends. */
  readonly is_encrypted?: true;
  /** It is a platform of others, which sets headers of its own. */
  readonly is_platform?: true;
}

const OF_ENCRYPTION = 'strict-transport-security';

/** Headers of a page or file, by which a browser holds to a policy. */
const OF_POLICY = [
  ...new Set(
    ['/', '/admin', '/sw.js', '/robots.txt'].flatMap((pathname) =>
      Object.keys(
        hostHeaders({
          pathname,
          supabase_url: null,
          tracking: NO_TARGETS,
          origin: 'https://localhost',
          inline: NO_INLINE,
        }),
      ),
    ),
  ),
].filter((name) => name !== OF_ENCRYPTION);
/** Everything that a host of ours may set besides. */
const OF_ANSWER = ['allow', 'cache-control', 'location', 'retry-after'];
/** Of what is sent besides; where nothing is, a server may say of it what it likes. */
const OF_CONTENT = ['content-encoding', 'content-type'];
const WITHOUT_CONTENT = [301, 405];

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

/** What has to be as the embedded host says it, and may not be there where that says nothing. */
const ofServer = (status: number, { headers }: Answered): readonly string[] => [
  ...OF_POLICY,
  ...OF_ANSWER,
  ...(WITHOUT_CONTENT.includes(status) ? [] : OF_CONTENT),
  // A server may say it of a file that is too small to be compressed, too.
  ...(headers.vary === undefined ? [] : ['vary']),
];

/** The same of a platform: its network packs and keeps what it sends as it likes, and refuses a method with the policy of a page. */
const ofPlatform = (status: number, { headers }: Answered): readonly string[] => [
  ...OF_POLICY.filter((name) => headers[name] !== undefined || name === 'x-robots-tag'),
  ...(status === 200 ? ['cache-control'] : []),
];

/** Asks a host, and expects what the table says, and of all else that a host sets what the embedded host sets. */
export async function expectAnswer(host: AskedHost, embedded: AskedHost, given: HostCase): Promise<void> {
  const { status, headers, text } = await askHost(host, given);
  expect([given.status, given.or_status]).toContain(status);
  if (status !== given.status) return;
  for (const [name, value] of Object.entries(given.answers ?? {}))
    expect(placeless(headers, name), name).toBe(value);
  if (given.holds !== undefined) expect(text).toContain(given.holds);
  if (given.own_page) return;
  const here = await askHost(embedded, given);
  if (here.status !== status) return;
  if (given.same_body) expect(text).toBe(here.text);
  const compared = host.is_platform === true ? ofPlatform(status, here) : ofServer(status, here);
  for (const name of compared.filter((one) => !(one in (given.answers ?? {}))))
    expect(placeless(headers, name), name).toBe(placeless(here.headers, name));
  // Wherever there is a policy, the browser is told to come by encryption only.
  const with_policy = host.is_platform === true ? headers : here.headers;
  const insists = host.is_encrypted === true && with_policy['content-security-policy'] !== undefined;
  expect(headers[OF_ENCRYPTION] ?? null, OF_ENCRYPTION).toBe(
    insists ? 'max-age=63072000; includeSubDomains' : null,
  );
}

/** Asks what a host tells the functions of its visitor, by a visitor who writes every header of it himself. */
export const forgedVisitor = async (secret_key: string) =>
  ({
    name: '',
    path: '/api/forwarded-for',
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-site-visitor': '203.0.113.9',
      'x-forwarded-for': '203.0.113.9',
      'x-site-host-secret': 'geraden',
    },
    body: JSON.stringify({ proof: await keyProof(secret_key, Date.now()) }),
    status: 200,
  }) as const;
