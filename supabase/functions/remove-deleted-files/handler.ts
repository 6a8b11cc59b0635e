/**
 * Takes the files of deleted photos away, through the storage API alone. Runs by itself: every minute from pg_cron on
 * the hosted service, by a timer in the embedded backend. Only that timer may call it.
 */
import type { Env } from '../shared/http.ts';
import { isFromTimer, keyHeaders, serviceKey } from '../shared/keys.ts';
import { writeEvent } from '../shared/request-log.ts';

interface Unwanted {
  readonly bucket: string;
  readonly path: string;
}

const BATCH = 100;
/** One call ends well within the limits of a hosted function; the next call goes on. */
const MAX_BATCHES = 10;

const json = (status: number, body: unknown): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

const isUnwanted = (value: unknown): value is Unwanted =>
  typeof value === 'object' &&
  value !== null &&
  'bucket' in value &&
  typeof value.bucket === 'string' &&
  'path' in value &&
  typeof value.path === 'string';

/** Answers how many files went; 401 for anyone but the timer, 502 when database or storage do not answer. */
export async function handler(request: Request, env: Env): Promise<Response> {
  const key = serviceKey(env);
  const base_url = env['SUPABASE_URL'];
  if (key === null || !base_url) return json(500, { error: 'not configured' });
  if (!(await isFromTimer(request, env))) return json(401, { error: 'unauthorized' });

  const call = async (method: string, path: string, body: unknown): Promise<Response> =>
    await fetch(`${base_url}${path}`, {
      method,
      headers: { ...keyHeaders(key), 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const take = async (): Promise<readonly Unwanted[] | null> => {
    const answer = await call('POST', '/rest/v1/rpc/storage_deletions_take', { p_limit: BATCH });
    const rows: unknown = answer.ok ? await answer.json() : null;
    return Array.isArray(rows) ? rows.filter(isUnwanted) : null;
  };

  let removed = 0;
  for (let batch = 0; batch < MAX_BATCHES; batch += 1) {
    const unwanted = await take();
    if (unwanted === null) return json(502, { removed, error: 'the database does not answer' });
    for (const [bucket, files] of Map.groupBy(unwanted, (file) => file.bucket)) {
      const paths = files.map((file) => file.path);
      // A file that is not there is none to remove: the storage API says so with an empty list.
      const answer = await call('DELETE', `/storage/v1/object/${bucket}`, { prefixes: paths });
      await call('POST', '/rest/v1/rpc/storage_deletions_report', {
        p_bucket: bucket,
        p_paths: paths,
        p_error: answer.ok ? null : `storage answered ${answer.status}`,
      });
      if (!answer.ok) {
        writeEvent('files_not_removed', { bucket, status: answer.status, files: paths.length });
        return json(502, { removed, error: 'storage does not answer' });
      }
      removed += paths.length;
    }
    if (unwanted.length < BATCH) break;
  }
  return json(200, { removed });
}
