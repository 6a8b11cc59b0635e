/** The session of this tab, made once for everything below /admin. */
import { createAuthHttp } from '../backend/auth-http.ts';
import { createSessionStore } from '../backend/session.ts';
import { createSessionRecords } from '../backend/session-records.ts';
import { createSessionChannel, exclusiveByWebLock } from '../backend/tabs.ts';
import { routes } from '../routes.ts';
import { env } from './env.ts';

/** Reads the device as soon as this module arrives. */
export const session = createSessionStore({
  auth: createAuthHttp({ base_url: env.supabase_url, publishable_key: env.publishable_key }),
  records: createSessionRecords(),
  channel: createSessionChannel(),
  exclusive: exclusiveByWebLock,
  now_ms: () => Date.now(),
  password_page: new URL(routes.adminPassword(), location.origin).href,
});

void session.start();
