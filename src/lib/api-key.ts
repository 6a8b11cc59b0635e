/** What a key of a Supabase project opens: what visitors may do, or everything. */
type ApiKeyKind = 'publishable' | 'secret' | 'unknown';

/** The role in a legacy JWT key, or null when the key is no JWT. */
function roleOf(key: string): string | null {
  const payload = key.split('.')[1];
  if (payload === undefined) return null;
  try {
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return typeof claims === 'object' && claims !== null && 'role' in claims ? String(claims.role) : null;
  } catch {
    return null;
  }
}

/** Tells the kind of a key from its own text, of today's keys and of the legacy ones. */
export function apiKeyKind(key: string): ApiKeyKind {
  const role = roleOf(key);
  if (key.startsWith('sb_secret_') || role === 'service_role') return 'secret';
  return key.startsWith('sb_publishable_') || role === 'anon' ? 'publishable' : 'unknown';
}
