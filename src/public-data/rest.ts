import { err, ok, type Result } from '../lib/result.ts';
import { fileAddress } from '../lib/storage-address.ts';

declare const BUILD_SUPABASE_URL: string;
declare const BUILD_SUPABASE_PUBLISHABLE_KEY: string;

/** Where the backend is; empty where it shares the site's origin, so that addresses stay relative. */
const API = BUILD_SUPABASE_URL.replace(/\/+$/, '');
const KEY = BUILD_SUPABASE_PUBLISHABLE_KEY;
const TIMEOUT_MS = 10_000;

/** A row as it came: nothing is known of it until a parser has looked. */
export type RawRow = Readonly<Record<string, unknown>>;

/** There was no answer, or an invalid one. */
export type FetchError = 'offline' | 'failed';

const isRow = (value: unknown): value is RawRow =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Older projects have a JWT for a public key; it goes along as a token as well. */
const HEADERS: Readonly<Record<string, string>> = {
  apikey: KEY,
  ...(KEY.startsWith('eyJ') ? { authorization: `Bearer ${KEY}` } : {}),
};

async function ask(
  path: string,
  method: 'GET' | 'HEAD',
  more: Readonly<Record<string, string>> = {},
): Promise<Result<Response, FetchError>> {
  if (!navigator.onLine) return err('offline');
  try {
    const response = await fetch(`${API}/rest/v1/${path}`, {
      method,
      headers: { ...HEADERS, ...more },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return response.ok ? ok(response) : err('failed');
  } catch {
    // A harbour's network says it is there and answers nothing: that is no fault of the backend's.
    return err('offline');
  }
}

/** D-001: the rows of a public query, asked with the public anonymous key. */
export async function fetchRows(path: string): Promise<Result<readonly RawRow[], FetchError>> {
  const answer = await ask(path, 'GET');
  if (!answer.ok) return answer;
  const rows: unknown = await answer.value.json().catch(() => null);
  return Array.isArray(rows) ? ok(rows.filter(isRow)) : err('failed');
}

/** D-005: how many rows there are, without fetching them. */
export async function countRows(path: string): Promise<Result<number, FetchError>> {
  const answer = await ask(path, 'HEAD', { prefer: 'count=exact' });
  if (!answer.ok) return answer;
  const total = Number(/\/(\d+)$/.exec(answer.value.headers.get('content-range') ?? '')?.[1] ?? Number.NaN);
  return Number.isNaN(total) ? err('failed') : ok(total);
}

/** Where the picture of a stored address is; see storage-address.ts. */
export const pictureAddress = (stored: string): string => fileAddress(stored, API);

/** The address of a file in a public bucket (D-009: the service pictures are in `services`). */
export const publicFileUrl = (bucket: string, file: string): string =>
  `${API}/storage/v1/object/public/${bucket}/${file.split('/').map(encodeURIComponent).join('/')}`;
