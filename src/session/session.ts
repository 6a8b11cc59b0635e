/**
 * The session of this device. The device remembers its user by itself: no network, no expired token and no refused
 * refresh ever signs anyone out; those only set `needs_sign_in`. An explicit sign-out does.
 */
import { createListeners } from '../lib/listeners.ts';
import { err, ok, type Result } from '../lib/result.ts';
import type { AuthFailure, AuthPort, FreshSession } from './auth-port.ts';
import { createPasswordFlow } from './password-flow.ts';
import type { SessionRecord, SessionRecords } from './session-records.ts';
import type { DeviceUser, SessionState, SessionStore, SignInError, TokenAnswer } from './session-types.ts';
import type { SessionChannel } from './session-channel.ts';
import { createTokenKeeper, type Exclusive, revoked, toStoredTokens } from './token-keeper.ts';

/** whatever the server's own refusal says, the person sees one sentence. */
function signInError(failure: AuthFailure): SignInError {
  return { code: failure.kind === 'refused' ? 'invalid_credentials' : failure.kind };
}

function stateOf(record: SessionRecord | null): SessionState {
  if (!record) return { kind: 'out' };
  if (record.revoked_at !== undefined) return { kind: 'revoked', user: record.user };
  return { kind: 'in', user: record.user, needs_sign_in: record.tokens?.user_id !== record.user.id };
}

function isSame(a: SessionState, b: SessionState): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/**
 * Builds the session of this tab. `password_page` is the absolute address that mails lead to. `subscribe` reports every
 * change; the state is `unknown` until `start` has read the device.
 */
export function createSessionStore(options: {
  readonly auth: AuthPort;
  readonly records: SessionRecords;
  readonly channel: SessionChannel;
  readonly exclusive: Exclusive;
  readonly now_ms: () => number;
  readonly password_page: string;
}): SessionStore {
  const { auth, records, channel, exclusive, now_ms } = options;
  let state: SessionState = { kind: 'unknown' };
  let stop_listening: (() => void) | null = null;
  const listeners = createListeners<[]>();

  function become(next: SessionState): void {
    if (isSame(state, next)) return;
    state = next;
    listeners.call();
  }

  async function reload(): Promise<void> {
    try {
      become(stateOf(await records.read()));
    } catch {
      // Unreadable storage never signs out; a device that never knew its user shows the sign-in.
      if (state.kind === 'unknown') become({ kind: 'out' });
    }
  }

  async function changed(): Promise<void> {
    await reload();
    channel.announce();
  }

  const keeper = createTokenKeeper({ auth, records, now_ms, exclusive, changed });

  /** Lets a fresh sign-in onto the device if it is staff; otherwise it is ended on the server again. */
  async function admit(fresh: FreshSession | null): Promise<Result<DeviceUser, SignInError>> {
    const tokens = fresh ? toStoredTokens(fresh, now_ms()) : null;
    if (!fresh || !tokens) return err({ code: 'no_session' });
    const staff = await auth.staff(tokens.user_id, tokens.access_token);
    if (!staff.ok || !staff.value) {
      await auth.sign_out(tokens.access_token);
      return err(
        staff.ok || staff.error.kind === 'refused' ? { code: 'not_staff' } : signInError(staff.error),
      );
    }
    const user: DeviceUser = { id: tokens.user_id, email: fresh.email, ...staff.value };
    try {
      await records.update(() => ({ user, tokens }));
    } catch {
      return err({ code: 'storage' });
    }
    await changed();
    return ok(user);
  }

  async function token(request: { readonly force_refresh: boolean }): Promise<TokenAnswer> {
    if (state.kind !== 'in') return { kind: 'none' };
    try {
      return await keeper.token(state.user.id, request);
    } catch {
      // Storage that fails for a moment is no reason to ask for a sign-in.
      return { kind: 'unreachable' };
    }
  }

  const passwords = createPasswordFlow({
    auth,
    admit,
    password_page: options.password_page,
    signed_in_email: () => (state.kind === 'in' ? state.user.email : null),
  });

  return {
    state: () => state,
    subscribe: listeners.add,
    async start() {
      stop_listening ??= channel.listen(() => void reload());
      await reload();
    },
    stop() {
      stop_listening?.();
      stop_listening = null;
    },
    async sign_in(email, password) {
      try {
        const answer = await auth.sign_in(email.trim(), password);
        return answer.ok ? await admit(answer.value) : err(signInError(answer.error));
      } catch {
        return err({ code: 'unexpected' });
      }
    },
    async sign_out() {
      let access_token: string | undefined;
      try {
        access_token = (await records.read())?.tokens?.access_token;
        await records.update(() => null);
      } catch {
        return err('storage');
      }
      await changed();
      // The device has forgotten; telling the server may fail without signal and must not hold anyone up.
      if (access_token !== undefined) void auth.sign_out(access_token).catch(() => null);
      return ok(undefined);
    },
    async revoke(user_id) {
      try {
        await records.update((current) =>
          current?.user.id === user_id ? revoked(current, now_ms()) : current,
        );
      } catch {
        return err('storage');
      }
      await changed();
      return ok(undefined);
    },
    async refresh_user() {
      const answer = await token({ force_refresh: false });
      if (answer.kind !== 'token' || state.kind !== 'in') return;
      const { user } = state;
      const staff = await auth.staff(user.id, answer.token).catch(() => null);
      // Nothing found is no answer: only PT403 says that somebody left (G6).
      if (staff?.ok !== true || staff.value === null) return;
      const { role, name } = staff.value;
      if (role === user.role && name === user.name) return;
      const updated = await records
        .update((current) =>
          current?.user.id === user.id ? { ...current, user: { ...current.user, role, name } } : current,
        )
        .catch(() => null);
      if (updated) await changed();
    },
    token,
    observe_server_time: (server_time) => keeper.observe_server_time(server_time),
    keep_fresh: () => keeper.keep_fresh(() => (state.kind === 'in' ? state.user.id : null)),
    ...passwords,
  };
}
