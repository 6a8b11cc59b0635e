import type { Env } from './http.ts';

/** Our database and storage, with the service key. Answers are the API's own; null when it does not answer at all. */
export interface Backend {
  rpc(name: string, params: unknown): Promise<Response | null>;
  /** Adds a file under a path that is new; what stands there already is left as it is. */
  upload(
    bucket: string,
    path: string,
    type: string,
    bytes: Uint8Array<ArrayBuffer>,
  ): Promise<Response | null>;
}

const PATIENCE_MS = 20_000;

/** Reaches the backend; null when the function was not told where it is. */
export function backendOf(env: Env): Backend | null {
  const key = env['SUPABASE_SERVICE_ROLE_KEY'];
  const base_url = env['SUPABASE_URL'];
  if (!key || !base_url) return null;
  const post = async (
    path: string,
    type: string,
    body: string | Uint8Array<ArrayBuffer>,
  ): Promise<Response | null> => {
    try {
      return await fetch(`${base_url}${path}`, {
        method: 'POST',
        headers: { apikey: key, authorization: `Bearer ${key}`, 'content-type': type },
        body,
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
    } catch (fault) {
      console.error(`${path} does not answer:`, fault);
      return null;
    }
  };
  return {
    rpc: (name, params) => post(`/rest/v1/rpc/${name}`, 'application/json', JSON.stringify(params)),
    upload: (bucket, path, type, bytes) => post(`/storage/v1/object/${bucket}/${path}`, type, bytes),
  };
}
