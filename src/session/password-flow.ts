/** Forgotten and new passwords: the mail is asked for, its link redeemed, the new password set, then signed in. */
import { PASSWORD_MIN_LENGTH } from '../domain/password.ts';
import { err, ok, type Result } from '../lib/result.ts';
import type { AuthFailure, AuthPort, FreshSession } from './auth-port.ts';
import type { DeviceUser, PasswordError, PasswordLink, SessionStore, SignInError } from './session-types.ts';

function passwordError(failure: AuthFailure): PasswordError {
  if (failure.kind !== 'refused') return { code: failure.kind };
  switch (failure.code) {
    case 'weak_password':
      return { code: 'too_weak' };
    case 'same_password':
      return { code: 'same_password' };
    case 'current_password_required':
    case 'current_password_mismatch':
      return { code: 'wrong_password' };
    case 'otp_expired':
    case 'bad_jwt':
    case 'no_authorization':
    case 'session_not_found':
    case 'session_expired':
    case 'user_not_found':
    case 'reauthentication_needed':
    case 'access_denied':
    case 'validation_failed':
      return { code: 'link_invalid' };
    default:
      return { code: 'unexpected' };
  }
}

const KEPT_REASONS = ['not_staff', 'storage', 'unreachable', 'rate_limited'] as const;

function afterSignIn(error: SignInError): PasswordError {
  return { code: KEPT_REASONS.find((code) => code === error.code) ?? 'unexpected' };
}

/** The session of a redeemed link until its new password is chosen: opening a mail signs no user in. */
interface Opened {
  readonly session: FreshSession;
  password_set: boolean;
}

/** Trades the link for a session; its account is named by the server, not by the address. */
async function redeem(auth: AuthPort, link: PasswordLink): Promise<Result<FreshSession, PasswordError>> {
  if (link.kind === 'token_hash') {
    const answer = await auth.verify(link.token_hash, link.type);
    if (!answer.ok) return err(passwordError(answer.error));
    return answer.value ? ok(answer.value) : err({ code: 'link_invalid' });
  }
  if (link.kind !== 'tokens') return err({ code: 'link_invalid' });
  const { access_token, refresh_token, expires_in } = link;
  const user = await auth.user(access_token);
  if (user.ok) return ok({ access_token, refresh_token, expires_in, email: user.value.email });
  return err(user.error.kind === 'refused' ? { code: 'link_invalid' } : passwordError(user.error));
}

/** The part of the session store that handles passwords. `admit` signs a redeemed link in. */
export function createPasswordFlow(options: {
  readonly auth: AuthPort;
  readonly admit: (fresh: FreshSession) => Promise<Result<DeviceUser, SignInError>>;
  /** The signed-in user's address; null when there is none. */
  readonly signed_in_email: () => string | null;
  readonly password_page: string;
}): Pick<SessionStore, 'request_password_reset' | 'open_password_link' | 'set_password' | 'change_password'> {
  const { auth, admit } = options;
  let opened: Opened | null = null;

  return {
    async request_password_reset(email) {
      const answer = await auth.send_password_mail(email.trim(), options.password_page);
      if (answer.ok) return ok(undefined);
      // Whether the address is known stays unsaid: a refusal looks like success.
      return answer.error.kind === 'refused' ? ok(undefined) : err({ code: answer.error.kind });
    },

    async open_password_link(link) {
      const redeemed = await redeem(auth, link);
      if (!redeemed.ok) return redeemed;
      opened = { session: redeemed.value, password_set: false };
      return ok({ email: redeemed.value.email });
    },

    async set_password(password) {
      if (password.length < PASSWORD_MIN_LENGTH) return err({ code: 'too_short' });
      if (!opened) return err({ code: 'link_invalid' });
      if (!opened.password_set) {
        const answer = await auth.set_password(opened.session.access_token, password);
        if (!answer.ok) return err(passwordError(answer.error));
        // Kept, so that a second try after a lost connection only signs in.
        opened.password_set = true;
      }
      const admitted = await admit(opened.session);
      if (!admitted.ok) return err(afterSignIn(admitted.error));
      opened = null;
      return admitted;
    },

    async change_password(current, password) {
      if (password.length < PASSWORD_MIN_LENGTH) return err({ code: 'too_short' });
      const email = options.signed_in_email();
      if (email === null) return err({ code: 'link_invalid' });
      // A sign-in shows that it is the current one to every server, also where it is not asked for again, and a fresh
      // session may change the password where an old one may not.
      const proof = await auth.sign_in(email, current);
      if (!proof.ok)
        return err({ code: proof.error.kind === 'refused' ? 'wrong_password' : proof.error.kind });
      if (!proof.value) return err({ code: 'unexpected' });
      const { access_token } = proof.value;
      const answer = await auth.set_password(access_token, password, current);
      if (!answer.ok) {
        await auth.sign_out(access_token);
        return err(passwordError(answer.error));
      }
      // The server ends the account's other sessions, this device's old one too. Without the new one it asks for a
      // sign-in later; the password is changed all the same.
      await admit(proof.value);
      return ok(undefined);
    },
  };
}
