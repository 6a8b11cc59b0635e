import { apiKeyKind } from '../../lib/api-key.ts';

/** The key of the embedded backend; public by nature, and fixed so that a build can precede the backend. */
export const LOCAL_PUBLISHABLE_KEY = 'sb_publishable_embedded';

/**
 * The only values of the build machine that enter the bundle, as Vite `define` entries. Without SUPABASE_URL the app
 * talks to the origin that serves it; the year and the month let a page wake as it was written. Throws on half a configuration, and on a key that must stay secret.
 */
export function publicEnvironment(
  machine: Readonly<Record<string, string | undefined>>,
): Record<string, string> {
  const url = machine['SUPABASE_URL'] ?? '';
  const key = machine['SUPABASE_PUBLISHABLE_KEY'] ?? (url === '' ? LOCAL_PUBLISHABLE_KEY : '');
  if (key === '') throw new Error('SUPABASE_URL is set without SUPABASE_PUBLISHABLE_KEY');
  if (apiKeyKind(key) === 'secret')
    throw new Error('SUPABASE_PUBLISHABLE_KEY holds a secret key; use the publishable one');
  return {
    BUILD_SUPABASE_URL: JSON.stringify(url),
    BUILD_SUPABASE_PUBLISHABLE_KEY: JSON.stringify(key),
    BUILD_YEAR: String(new Date().getFullYear()),
    BUILD_MONTH: String(new Date().getMonth() + 1),
  };
}
