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

/** Compares in a time that tells nothing of where two texts differ: their digests, whole. */
async function isEqual(given: string, wanted: string): Promise<boolean> {
  const [one, other] = await Promise.all([sha256Hex(given), sha256Hex(wanted)]);
  let difference = 0;
  for (let at = 0; at < one.length; at++) difference |= one.charCodeAt(at) ^ other.charCodeAt(at);
  return difference === 0;
}

/** Whether a call shows a secret key of the project. */
export async function showsServiceKey({ headers }: Request, env: Env): Promise<boolean> {
  const shown = headers.get('apikey');
  if (shown === null) return false;
  const keys = [...namedKeys(env['SUPABASE_SECRET_KEYS']), env['SUPABASE_SERVICE_ROLE_KEY'] || []].flat();
  const equal = await Promise.all(keys.map((key) => isEqual(shown, key)));
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
