/** Reads the company's telephone from its public row, without a signed-in user. */
import * as v from 'valibot';
import type { CallOptions } from './call-function.ts';

const TIMEOUT_MS = 20_000;
const answer_schema = v.array(v.object({ phone: v.pipe(v.string(), v.nonEmpty()) }));

/**
 * The telephone as the settings have it now; null without an answer or with an empty one. The request carries the app's
 * publishable key alone, because a person without access may read it too.
 */
export async function companyPhone({
  base_url,
  publishable_key,
  fetch: send = fetch,
}: Pick<CallOptions, 'base_url' | 'publishable_key' | 'fetch'>): Promise<string | null> {
  try {
    const response = await send(`${base_url}/rest/v1/company_settings?select=phone`, {
      // A legacy key is a JWT, which an older project wants as the token too.
      headers: {
        apikey: publishable_key,
        ...(publishable_key.startsWith('eyJ') ? { authorization: `Bearer ${publishable_key}` } : {}),
      },
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
