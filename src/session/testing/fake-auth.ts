/** A backend for session tests: accounts, staff rows, a clock of its own, and a network that can fail. */
import type { Role } from '../../domain/rights.ts';
import { readClaims } from '../access-token.ts';
import type { AuthAnswer, AuthPort, FreshSession } from '../auth-port.ts';

interface Account {
  password: string;
  readonly id: string;
  staff: { readonly role: Role; readonly name: string } | null;
}

/** What the fake server knows and how it behaves; tests change it directly. */
export interface FakeAuth extends AuthPort {
  readonly accounts: Map<string, Account>;
  /** Server time, milliseconds since 1970. */
  server_now_ms: number;
  /** Seconds a token lives. */
  lifetime_s: number;
  /** `down`: no answer at all. */
  network: 'up' | 'down';
  /** Refuses every refresh with this code. */
  refuse_refresh: string | null;
  /** Answers a sign-in without a session. */
  without_session: boolean;
  /** Throws instead of answering. */
  throws: boolean;
  /** Names of the calls made, in order. */
  readonly calls: string[];
  /** Valid refresh tokens. */
  readonly refresh_tokens: Map<string, string>;
  /** Waits before a refresh is answered; tests let it go. */
  hold_refresh: Promise<void>;
}

const base64 = (value: unknown): string =>
  btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

/** Makes a token as the server would: `sub`, `iat`, `exp` by the server's clock. */
function makeToken(user_id: string, issued_at_s: number, lifetime_s: number, serial: number): string {
  const claims = { sub: user_id, iat: issued_at_s, exp: issued_at_s + lifetime_s, jti: serial };
  return `${base64({ alg: 'none' })}.${base64(claims)}.sign`;
}

const answer = <T>(value: T): AuthAnswer<T> => ({ ok: true, value });
const refused = (code: string) => ({ ok: false, error: { kind: 'refused', code } }) as const;
const down = { ok: false, error: { kind: 'unreachable' } } as const;

/** Sanne (admin), Bram (technician) and a guest who is no member of staff. */
export function createFakeAuth(server_now_ms: number): FakeAuth {
  let serial = 0;
  function issue(email: string, account: Account): FreshSession {
    serial += 1;
    const refresh_token = `refresh-${serial}`;
    fake.refresh_tokens.set(refresh_token, email);
    const access_token = makeToken(
      account.id,
      Math.floor(fake.server_now_ms / 1000),
      fake.lifetime_s,
      serial,
    );
    return { access_token, refresh_token, expires_in: fake.lifetime_s, email };
  }

  function begin(name: string): boolean {
    fake.calls.push(name);
    if (fake.throws) throw new Error('a surprise');
    return fake.network === 'up';
  }

  const fake: FakeAuth = {
    accounts: new Map<string, Account>([
      [
        'sanne@x.example',
        { id: 'u-sanne', password: 'Kantoor-2018!', staff: { role: 'admin', name: 'Sanne' } },
      ],
      [
        'bram@x.example',
        { id: 'u-bram', password: 'Monteur-2018!', staff: { role: 'technician', name: 'Bram' } },
      ],
      ['gast@x.example', { id: 'u-gast', password: 'Gast-2018!', staff: null }],
    ]),
    server_now_ms,
    lifetime_s: 3600,
    network: 'up',
    refuse_refresh: null,
    without_session: false,
    throws: false,
    calls: [],
    refresh_tokens: new Map(),
    hold_refresh: Promise.resolve(),
    async sign_in(email, password) {
      if (!begin('sign_in')) return down;
      const account = fake.accounts.get(email);
      if (account?.password !== password) return refused('invalid_credentials');
      return answer(fake.without_session ? null : issue(email, account));
    },
    async refresh(refresh_token) {
      const reached = begin('refresh');
      await fake.hold_refresh;
      if (!reached) return down;
      if (fake.refuse_refresh !== null) return refused(fake.refuse_refresh);
      const email = fake.refresh_tokens.get(refresh_token);
      const account = email === undefined ? undefined : fake.accounts.get(email);
      if (email === undefined || !account) return refused('refresh_token_not_found');
      fake.refresh_tokens.delete(refresh_token);
      return answer(issue(email, account));
    },
    async sign_out() {
      return begin('sign_out') ? answer(undefined) : down;
    },
    async send_password_mail(email, redirect_to) {
      if (!begin(`mail ${email} ${redirect_to}`)) return down;
      return fake.accounts.has(email) ? answer(undefined) : refused('user_not_found');
    },
    async verify(token_hash) {
      if (!begin('verify')) return down;
      const account = fake.accounts.get(token_hash);
      return account ? answer(issue(token_hash, account)) : refused('otp_expired');
    },
    async user(access_token) {
      if (!begin('user')) return down;
      const id = readClaims(access_token, fake.lifetime_s)?.user_id;
      const found = [...fake.accounts].find(([, account]) => account.id === id);
      return found ? answer({ email: found[0] }) : refused('bad_jwt');
    },
    async set_password(access_token, password, current) {
      if (!begin('set_password')) return down;
      const id = readClaims(access_token, fake.lifetime_s)?.user_id;
      const found = [...fake.accounts.values()].find((account) => account.id === id);
      if (!found) return refused('bad_jwt');
      if (current !== undefined && found.password !== current) return refused('current_password_mismatch');
      if (found.password === password) return refused('same_password');
      found.password = password;
      return answer(undefined);
    },
    async staff(user_id) {
      if (!begin('staff')) return down;
      return answer([...fake.accounts.values()].find((account) => account.id === user_id)?.staff ?? null);
    },
  };
  return fake;
}
