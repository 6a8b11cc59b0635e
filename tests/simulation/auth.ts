/** The sign-in server of a simulated simulation: who holds which token, and until when by the server's clock. */
import type { Scheduler } from './scheduler.ts';

export const TOKEN_LIFE_MS = 600_000;
/** Stands in the headers of every request; a request with nothing better is the anonymous one (G6). */
export const PUBLISHABLE_KEY = 'sb_publishable_simulated';

interface Grant {
  readonly user_id: string;
  readonly expires_ms: number;
}

export interface SimAuth {
  /** A fresh token; null when this person's session was ended. */
  issue(user_id: string): { readonly token: string; readonly issued_ms: number } | null;
  /** The person behind a token that is valid now; null otherwise. */
  holder(token: string): string | null;
  /** The person a token was ever made for. */
  owner(token: string): string | null;
  /** Ends every session of a person until `sign_in`. */
  revoke(user_id: string): void;
  sign_in(user_id: string): void;
  is_revoked(user_id: string): boolean;
}

export function createSimAuth(scheduler: Scheduler): SimAuth {
  const grants = new Map<string, Grant>();
  const revoked = new Set<string>();
  let issued = 0;
  return {
    issue(user_id) {
      if (revoked.has(user_id)) return null;
      issued += 1;
      const token = `token-${issued}`;
      const issued_ms = scheduler.now_ms();
      grants.set(token, { user_id, expires_ms: issued_ms + TOKEN_LIFE_MS });
      return { token, issued_ms };
    },
    holder(token) {
      const grant = grants.get(token);
      return grant === undefined || grant.expires_ms <= scheduler.now_ms() ? null : grant.user_id;
    },
    owner: (token) => grants.get(token)?.user_id ?? null,
    revoke: (user_id) => void revoked.add(user_id),
    sign_in: (user_id) => void revoked.delete(user_id),
    is_revoked: (user_id) => revoked.has(user_id),
  };
}
