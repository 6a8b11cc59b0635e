import { isSendable } from './access-token.ts';
import { createSessionRecords, type SessionRecords } from './session-records.ts';

/** The user of this device, with a token that may be sent now. */
interface SendableToken {
  readonly user_id: string;
  readonly token: string;
}

/**
 * The stored token of the device's user, if it lasts 30 s more by the server's clock; null when a page has to refresh
 * it or somebody has to sign in first. For the service worker, which never refreshes.
 */
export async function readSendableToken(
  now_ms: number,
  records: Pick<SessionRecords, 'read'> = createSessionRecords(),
): Promise<SendableToken | null> {
  const record = await records.read();
  const tokens = record?.tokens ?? null;
  if (record === null || tokens === null) return null;
  const { id } = record.user;
  const is_good = tokens.user_id === id && isSendable(tokens, now_ms);
  return is_good ? { user_id: id, token: tokens.access_token } : null;
}
