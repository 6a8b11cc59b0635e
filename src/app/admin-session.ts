/** The session of this tab, made once for everything below /admin. */
import { createAuthHttp } from '../backend/auth-http.ts';
import { createDeviceRecords } from '../session/device-records.ts';
import { createSessionStore } from '../session/session.ts';
import { createSessionRecords } from '../session/session-records.ts';
import { createSessionChannel, exclusiveByWebLock } from '../session/session-channel.ts';
import { adminPage } from '../admin-routes.ts';
import { env } from './env.ts';

/** One connection for all that this device remembers. */
export const device_records = createDeviceRecords();
export const session_records = createSessionRecords(device_records);

/** Reads the device as soon as this module arrives. */
export const session = createSessionStore({
  auth: createAuthHttp({ base_url: env.supabase_url, publishable_key: env.publishable_key }),
  records: session_records,
  channel: createSessionChannel(),
  exclusive: exclusiveByWebLock,
  now_ms: () => Date.now(),
  password_page: new URL(adminPage('password'), location.origin).href,
});

void session.start();
