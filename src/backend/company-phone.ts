/** What the company says of itself, asked as any visitor asks. */
import * as v from 'valibot';
import type { CallOptions } from './call-function.ts';

const TIMEOUT_MS = 20_000;
const answer_schema = v.array(v.object({ phone: v.pipe(v.string(), v.nonEmpty()) }));

/**
 * The telephone of the company as the settings say it now; null where the server does not tell. It is asked with the key of
 * the app alone: somebody without access may know it too.
 */
export async function companyPhone({
  base_url,
  publishable_key,
  fetch: send = fetch,
}: Pick<CallOptions, 'base_url' | 'publishable_key' | 'fetch'>): Promise<string | null> {
  try {
    const response = await send(`${base_url}/rest/v1/company_settings?select=phone`, {
      headers: { apikey: publishable_key },
      signal: AbortSignal.timeout(TIMEOUT_MS),
      credentials: 'omit',
      redirect: 'error',
    });
    const parsed = v.safeParse(answer_schema, await response.json());
    return parsed.success ? (parsed.output[0]?.phone ?? null) : null;
  } catch {
    return null;
  }
}
