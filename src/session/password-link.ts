import type { PasswordLink } from './session-types.ts';

const DEFAULT_LIFETIME_S = 3600;

/**
 * Reads what the mail's link brought to the password page: tokens in the hash (how the server redirects), a
 * one-time code in the query (a mail template with `token_hash`), or an error. supabase-js is configured to ignore it.
 */
export function readPasswordLink(location: { readonly search: string; readonly hash: string }): PasswordLink {
  const query = new URLSearchParams(location.search);
  const hash = new URLSearchParams(location.hash.replace(/^#/, ''));
  if (hash.has('error') || hash.has('error_code') || query.has('error') || query.has('error_code')) {
    return { kind: 'refused' };
  }
  const access_token = hash.get('access_token');
  const refresh_token = hash.get('refresh_token');
  if (access_token && refresh_token) {
    const expires_in = Number(hash.get('expires_in')) || DEFAULT_LIFETIME_S;
    return { kind: 'tokens', access_token, refresh_token, expires_in };
  }
  const token_hash = query.get('token_hash');
  if (token_hash) {
    return { kind: 'token_hash', token_hash, type: query.get('type') === 'invite' ? 'invite' : 'recovery' };
  }
  return query.has('code') ? { kind: 'refused' } : { kind: 'none' };
}
