import type { Env } from './http.ts';
import { keyHeaders, serviceKey } from './keys.ts';
import { faultPlace, writeEvent } from './request-log.ts';

/** Our database and storage, with the service key. Answers are the API's own; null when it does not answer at all. */
export interface Backend {
  rpc(name: string, params: unknown): Promise<Response | null>;
  /** Asks for an address that takes one file under a path that is new; it works for two hours. */
  signUpload(bucket: string, path: string): Promise<Response | null>;
}

const TIMEOUT_MS = 20_000;

/** Asks the project; null when it does not answer. */
export async function askProject(
  base_url: string,
  path: string,
  request: RequestInit,
): Promise<Response | null> {
  try {
    return await fetch(`${base_url}${path}`, { ...request, signal: AbortSignal.timeout(TIMEOUT_MS) });
  } catch (fault) {
    // Without its query, which may hold a token.
    writeEvent('project_away', { path: path.split('?')[0] ?? '', fault: faultPlace(fault) });
    return null;
  }
}

/** Reaches the backend; null when the function was not told where it is. */
export function backendOf(env: Env): Backend | null {
  const key = serviceKey(env);
  const base_url = env['SUPABASE_URL'];
  if (key === null || !base_url) return null;
  const post = (path: string, body: unknown): Promise<Response | null> =>
    askProject(base_url, path, {
      method: 'POST',
      headers: { ...keyHeaders(key), 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  return {
    rpc: (name, params) => post(`/rest/v1/rpc/${name}`, params),
    signUpload: (bucket, path) => post(`/storage/v1/object/upload/sign/${bucket}/${path}`, {}),
  };
}
