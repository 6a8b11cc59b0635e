import { amsterdamClock } from '../../lib/amsterdam-clock.ts';
import { apiKeyKind } from '../../lib/api-key.ts';

/** The key of the embedded backend; public by nature, and fixed so that a build can precede the backend. */
export const LOCAL_PUBLISHABLE_KEY = 'sb_publishable_embedded';

/**
 * The only values of the build machine that enter the bundle, as Vite `define` entries. Without SUPABASE_URL the app
 * talks to the origin that serves it; the year and the month let a page wake as it was written. They are those of Amsterdam, as on visitors'
 * clocks: a build machine may have that of UTC. Throws on half a configuration, and on a key that must stay secret.
 */
export function publicEnvironment(
  machine: Readonly<Record<string, string | undefined>>,
  now_ms = Date.now(),
): Record<string, string> {
  const url = machine['SUPABASE_URL'] ?? '';
  const key = machine['SUPABASE_PUBLISHABLE_KEY'] ?? (url === '' ? LOCAL_PUBLISHABLE_KEY : '');
  if (key === '') throw new Error('SUPABASE_URL is set without SUPABASE_PUBLISHABLE_KEY');
  if (apiKeyKind(key) === 'secret')
    throw new Error('SUPABASE_PUBLISHABLE_KEY holds a secret key; use the publishable one');
  const clock = amsterdamClock(now_ms);
  return {
    BUILD_SUPABASE_URL: JSON.stringify(url),
    BUILD_SUPABASE_PUBLISHABLE_KEY: JSON.stringify(key),
    BUILD_YEAR: String(clock.getUTCFullYear()),
    BUILD_MONTH: String(clock.getUTCMonth() + 1),
  };
}
