/** The calls that the session makes to the hosted backend, small enough to fake. */
import type { Role } from '../domain/rights.ts';

/** Tokens as the server gives them. */
export interface FreshSession {
  readonly access_token: string;
  readonly refresh_token: string;
  /** Seconds the access token lives. */
  readonly expires_in: number;
  readonly email: string;
}

/**
 * `refused` is an answer of our server with its own error code; everything else that is no answer (no network,
 * a timeout, 5xx, a captive portal's or firewall's page) is `unreachable` (G6).
 */
export type AuthFailure =
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'rate_limited' }
  | { readonly kind: 'refused'; readonly code: string };

export type AuthAnswer<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: AuthFailure };

export interface AuthPort {
  /** Null: the server said yes but sent no session. */
  sign_in(email: string, password: string): Promise<AuthAnswer<FreshSession | null>>;
  refresh(refresh_token: string): Promise<AuthAnswer<FreshSession | null>>;
  /** Ends this sign-in on the server; other devices keep theirs. */
  sign_out(access_token: string): Promise<AuthAnswer<void>>;
  /** Asks for the mail that leads to `redirect_to`. */
  send_password_mail(email: string, redirect_to: string): Promise<AuthAnswer<void>>;
  /** Redeems a one-time code of a mail. */
  verify(token_hash: string, type: 'recovery' | 'invite'): Promise<AuthAnswer<FreshSession | null>>;
  /** The user of this token, as the server sees it. */
  user(access_token: string): Promise<AuthAnswer<{ readonly email: string }>>;
  /** `current`: the password that holds until now; the session of a mail's link needs none. */
  set_password(access_token: string, password: string, current?: string): Promise<AuthAnswer<void>>;
  /** The staff row of this user; null when the account is not staff. */
  staff(
    user_id: string,
    access_token: string,
  ): Promise<AuthAnswer<{ readonly role: Role; readonly name: string } | null>>;
}
