/** The session as screens and the sync engine see it: a device that remembers its user, and a sign-in beside it. */
import type { Role } from '../domain/rights.ts';
import type { Result } from '../lib/result.ts';

/** The member of staff this device belongs to until somebody signs out. */
export interface DeviceUser {
  readonly id: string;
  readonly email: string;
  readonly role: Role;
  readonly name: string;
}

/**
 * unknown, out, in. `needs_sign_in` says that sending waits for a sign-in; the data stays open. `revoked`:
 * our server said that this account may no longer work here (PT403, a banned or deleted user): nothing is shown.
 */
export type SessionState =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'out' }
  | { readonly kind: 'in'; readonly user: DeviceUser; readonly needs_sign_in: boolean }
  | { readonly kind: 'revoked'; readonly user: DeviceUser };

/**
 * Why a sign-in did not succeed. The specification names `invalid_credentials`, `no_session`, `unreachable` and
 * `unexpected`; the others are ours.
 */
export type SignInError =
  | { readonly code: 'invalid_credentials' }
  /** The server refused for now: too many tries (429). */
  | { readonly code: 'rate_limited' }
  | { readonly code: 'no_session' }
  | { readonly code: 'unreachable' }
  | { readonly code: 'unexpected' }
  /** The account exists but is no member of staff; it has been signed out again. */
  | { readonly code: 'not_staff' }
  /** This device's database refused to keep the session. */
  | { readonly code: 'storage' };

/** Why a new password was not taken. */
export type PasswordError =
  | { readonly code: 'too_short' | 'too_weak' | 'same_password' }
  /** The current password is another one. */
  | { readonly code: 'wrong_password' }
  /** The link is used up or expired: ask for a new one. */
  | { readonly code: 'link_invalid' }
  | { readonly code: 'unreachable' | 'unexpected' | 'rate_limited' | 'not_staff' | 'storage' };

/** Why the mail with a link could not be requested; the answer never tells whether the address is known. */
type ResetError = { readonly code: 'unreachable' | 'rate_limited' };

/** The credentials in the link of an invitation or of a forgotten password, as /admin/wachtwoord gets them. */
export type PasswordLink =
  | {
      readonly kind: 'tokens';
      readonly access_token: string;
      readonly refresh_token: string;
      readonly expires_in: number;
    }
  | { readonly kind: 'token_hash'; readonly token_hash: string; readonly type: 'recovery' | 'invite' }
  /** The server sent the person on with an error, or the address is not one of ours. */
  | { readonly kind: 'refused' }
  | { readonly kind: 'none' };

/** An answer to the engine's question for a token (ports.ts `Session`). */
export type TokenAnswer =
  | { readonly kind: 'token'; readonly token: string }
  | { readonly kind: 'none' }
  | { readonly kind: 'unreachable' };

/** One per tab. Every promise settles; expected failures are values. */
export interface SessionStore {
  state(): SessionState;
  /** Calls back after every change, also one made by another tab; returns the way to stop. */
  subscribe(listener: () => void): () => void;
  /** Reads what this device remembers; no network. */
  start(): Promise<void>;
  /** Ends timers and listeners. */
  stop(): void;
  sign_in(email: string, password: string): Promise<Result<DeviceUser, SignInError>>;
  /** The only thing that ends a session; the user's database stays. Fails when the device cannot forget. */
  sign_out(): Promise<Result<void, 'storage'>>;
  /** The server said that this user is no longer staff (PT403): every tab locks, until a sign-in succeeds. */
  revoke(user_id: string): Promise<Result<void, 'storage'>>;
  /** Asks the server for the user's role and name, and takes over what changed. */
  refresh_user(): Promise<void>;
  request_password_reset(email: string): Promise<Result<void, ResetError>>;
  /** Redeems the link of a mail, without signing in yet; `set_password` completes it. */
  open_password_link(link: PasswordLink): Promise<Result<{ readonly email: string }, PasswordError>>;
  /** Sets the password of the opened link's account, then signs it in. */
  set_password(password: string): Promise<Result<DeviceUser, PasswordError>>;
  /** Sets the password of the signed-in user, who names the current one; the server ends the account's other sessions. */
  change_password(current: string, password: string): Promise<Result<void, PasswordError>>;
  /** A checked token of the remembered user; see ports.ts `Session`. Never the anonymous key (G6). */
  token(options: { readonly force_refresh: boolean }): Promise<TokenAnswer>;
  /** Learns how far this device's clock is off (K6). */
  observe_server_time(server_time: string): void;
  /** refreshes ahead of expiry, checked every 30 s; the sync leader calls it. Returns the way to stop. */
  keep_fresh(): () => void;
}
