/** Background Sync: sends pending changes although no page is open. Pages send everything too where it is not supported. */
import { env } from '../../app/env.ts';
import { readSendableToken } from '../../session/sendable-token.ts';
import { DATABASE_VERSION, databaseName, nativeVersion } from '../../data/database/database-name.ts';
import { createPostgrestRemote, pushOutbox, WIRE_SCHEMA } from '../../sync/worker.ts';

/**
 * Sends the outbox of the device's user, if their stored token is still good (it is never refreshed here) and no page
 * leads. Rejects when something is left that a later try may send: the browser then calls again.
 */
export async function pushInBackground(): Promise<void> {
  const signed_in = await readSendableToken(Date.now());
  if (signed_in === null) return;
  const { user_id, token } = signed_in;
  const outcome = await pushOutbox({
    user_id,
    token,
    database_name: databaseName(user_id),
    database_version: nativeVersion(DATABASE_VERSION),
    schema: WIRE_SCHEMA,
    remote: createPostgrestRemote({ base_url: env.supabase_url, publishable_key: env.publishable_key }),
    uuid: () => crypto.randomUUID(),
  });
  if (outcome === 'busy' || outcome === 'left') throw new Error(`background push: ${outcome}`);
}
