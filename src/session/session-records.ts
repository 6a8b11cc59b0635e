/** The device's memory of its user and sign-in. */
import * as v from 'valibot';
import { ROLES } from '../domain/rows.generated.ts';
import type { StoredTokens } from './access-token.ts';
import { createDeviceRecords, type DeviceRecord, type DeviceRecords } from './device-records.ts';
import type { DeviceUser } from './session-types.ts';

export { SESSION_DATABASE } from './device-records.ts';
const KEY = 'device';

/** The user of this device, and the tokens to send with. Tokens are null when a sign-in is needed. */
export interface SessionRecord {
  readonly user: DeviceUser;
  readonly tokens: StoredTokens | null;
  /** Device wall time, ISO 8601, at which the server said that this account may no longer work here. */
  readonly revoked_at?: string | undefined;
}

/** The one record. Every call is one transaction; a failure of the device's storage rejects. */
export type SessionRecords = DeviceRecord<SessionRecord>;

/** A member of staff as this device stores them. */
export const userSchema = v.object({
  id: v.string(),
  email: v.string(),
  role: v.picklist(ROLES),
  name: v.string(),
});

/** A record of an unknown shape counts as none: the person signs in once more. */
const recordSchema = v.object({
  user: userSchema,
  tokens: v.nullable(
    v.object({
      access_token: v.string(),
      refresh_token: v.string(),
      user_id: v.string(),
      issued_at_s: v.number(),
      expires_at_s: v.number(),
      clock_skew_ms: v.number(),
    }),
  ),
  revoked_at: v.optional(v.string()),
});

/** The session record of this device, or of the database `name` in tests. */
export function createSessionRecords(source: string | DeviceRecords = createDeviceRecords()): SessionRecords {
  const records = typeof source === 'string' ? createDeviceRecords(source) : source;
  return records.record(KEY, recordSchema);
}
