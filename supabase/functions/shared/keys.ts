import { sha256Hex } from '../../../src/lib/sha256.ts';
import type { Env } from './http.ts';

/** Values of a JSON object of named keys, as the platform hands them out: the one named `default` first. */
function namedKeys(text: string | undefined): readonly string[] {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text ?? '{}');
  } catch {
    return [];
  }
  if (typeof parsed !== 'object' || parsed === null) return [];
  return Object.entries(parsed)
    .toSorted(([one], [other]) => Number(other === 'default') - Number(one === 'default'))
    .flatMap(([, key]): string[] => (typeof key === 'string' && key !== '' ? [key] : []));
}

/**
 * The key that functions reach the project with: the first of SUPABASE_SECRET_KEYS, or the legacy
 * SUPABASE_SERVICE_ROLE_KEY where the platform gives no other yet. Null: neither is there.
 */
export const serviceKey = (env: Env): string | null =>
  namedKeys(env['SUPABASE_SECRET_KEYS'])[0] ?? (env['SUPABASE_SERVICE_ROLE_KEY'] || null);

/** What a call shows of the key. A key `sb_…` is no token: only a legacy one, a JWT, goes along as a bearer too. */
export const keyHeaders = (key: string): Record<string, string> =>
  key.startsWith('sb_') ? { apikey: key } : { apikey: key, authorization: `Bearer ${key}` };

/**
 * What hashes of submissions are salted with: LEAD_SALT first, then the keys that were the salt before it, whose hashes
 * are still known.
 */
export const leadSalts = (env: Env): readonly string[] => [
  ...new Set(
    [env['LEAD_SALT'], env['SUPABASE_SERVICE_ROLE_KEY'], ...namedKeys(env['SUPABASE_SECRET_KEYS'])].flatMap(
      (salt) => salt || [],
    ),
  ),
];

/** The header in which the project's timer shows CRON_SECRET. */
export const CRON_SECRET_HEADER = 'x-cron-secret';

/** The header in which a host of the site shows SITE_HOST_SECRET, and the one in which it then says who its visitor is. */
export const HOST_SECRET_HEADER = 'x-site-host-secret';
export const VISITOR_HEADER = 'x-site-visitor';

/** Compares in a time that tells nothing of where two texts differ: their digests, whole. */
async function isEqual(given: string, wanted: string): Promise<boolean> {
  const [one, other] = await Promise.all([sha256Hex(given), sha256Hex(wanted)]);
  let difference = 0;
  for (let at = 0; at < one.length; at++) difference |= one.charCodeAt(at) ^ other.charCodeAt(at);
  return difference === 0;
}

const secretKeys = (env: Env): readonly string[] =>
  [...namedKeys(env['SUPABASE_SECRET_KEYS']), env['SUPABASE_SERVICE_ROLE_KEY'] || []].flat();

/** Whether a call shows a secret key of the project. */
export async function showsServiceKey({ headers }: Request, env: Env): Promise<boolean> {
  const shown = headers.get('apikey');
  if (shown === null) return false;
  const equal = await Promise.all(secretKeys(env).map((key) => isEqual(shown, key)));
  return equal.includes(true);
}

/** Whether a call comes by a host of the site: it shows SITE_HOST_SECRET. A secret that is not set opens nothing. */
export async function isFromSiteHost({ headers }: Request, env: Env): Promise<boolean> {
  const secret = env['SITE_HOST_SECRET'];
  const shown = headers.get(HOST_SECRET_HEADER);
  return secret && shown !== null ? await isEqual(shown, secret) : false;
}

/** How long a proof of the secret key holds: the clocks of two machines differ. */
const PROOF_LIFE_MS = 5 * 60_000;

const proofOf = async (key: string, at_ms: number): Promise<string> => {
  const encoder = new TextEncoder();
  const hmac = { name: 'HMAC', hash: 'SHA-256' };
  const own = await crypto.subtle.importKey('raw', encoder.encode(key), hmac, false, ['sign']);
  const signed = await crypto.subtle.sign(hmac, own, encoder.encode(`site ${at_ms}`));
  return Array.from(new Uint8Array(signed), (byte) => byte.toString(16).padStart(2, '0')).join('');
};

/** What shows that a caller has the secret key, without the key: a call that goes by a host of the site bears it. */
export const keyProof = async (key: string, at_ms: number): Promise<string> =>
  `${at_ms}.${await proofOf(key, at_ms)}`;

/** Whether a proof was made with a secret key of the project, just now. */
export async function provesServiceKey(proof: string, env: Env): Promise<boolean> {
  const at_ms = Number(/^(\d{1,15})\./.exec(proof)?.[1] ?? Number.NaN);
  if (!(Math.abs(Date.now() - at_ms) < PROOF_LIFE_MS)) return false;
  const wanted = await Promise.all(secretKeys(env).map((key) => keyProof(key, at_ms)));
  const equal = await Promise.all(wanted.map((one) => isEqual(proof, one)));
  return equal.includes(true);
}

/**
 * Whether a call comes from the project's timer: it shows CRON_SECRET or, as before, the legacy service role key as a
 * bearer. A secret that is not set opens nothing.
 */
export async function isFromTimer({ headers }: Request, env: Env): Promise<boolean> {
  const secret = env['CRON_SECRET'];
  const legacy = env['SUPABASE_SERVICE_ROLE_KEY'];
  const shown = headers.get(CRON_SECRET_HEADER);
  const bearer = headers.get('authorization');
  const [by_secret, by_legacy] = await Promise.all([
    secret && shown !== null ? isEqual(shown, secret) : false,
    legacy && bearer !== null ? isEqual(bearer, `Bearer ${legacy}`) : false,
  ]);
  return by_secret || by_legacy;
}
