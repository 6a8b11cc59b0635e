import type { SupabaseClient } from '@supabase/supabase-js';
import type { TokenAnswer } from './session-types.ts';

/**
 * The one supabase-js client of a tab (realtime, storage), fetched when first needed: it is no part of a cold
 * start. It gets its token from the session and refuses to work without one; by itself it would go out with the
 * anonymous key, and an empty answer would pass for the truth (G6).
 */
export function createSupabaseLoader(options: {
  readonly base_url: string;
  readonly publishable_key: string;
  readonly token: () => Promise<TokenAnswer>;
}): () => Promise<SupabaseClient> {
  let client: Promise<SupabaseClient> | null = null;

  async function load(): Promise<SupabaseClient> {
    const { createClient } = await import('@supabase/supabase-js');
    return createClient(options.base_url, options.publishable_key, {
      accessToken: async () => {
        const answer = await options.token();
        if (answer.kind !== 'token') throw new Error(`no token to send with: ${answer.kind}`);
        return answer.token;
      },
    });
  }

  return () => {
    client ??= load().catch((reason: unknown) => {
      client = null;
      throw reason;
    });
    return client;
  };
}
