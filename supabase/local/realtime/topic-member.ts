import type { TokenClaims } from '../auth/access-token.ts';
import type { Extension } from './channel-rights.ts';
import type { Frame } from './frames.ts';

/** The longest wait a timer can hold; a token that lives longer is looked at again then. */
const LONGEST_TIMER_MS = 2_147_000_000;

interface MemberParts {
  /** With the prefix of the wire. */
  readonly topic: string;
  readonly join_ref: string | null;
  readonly claims: TokenClaims;
  /** What it was found to be allowed to hear. */
  readonly may_read: ReadonlySet<Extension>;
  readonly presence_key: string;
  readonly send: (frame: Frame) => void;
  readonly left: () => void;
}

/** One client on one topic: what it hears, and how long its token lets it stay. */
export class TopicMember {
  readonly topic: string;
  readonly presence_key: string;
  may_read: ReadonlySet<Extension>;
  /** Null until it is asked for; a new token asks again. */
  may_track: boolean | null = null;
  readonly #join_ref: string | null;
  readonly #send: (frame: Frame) => void;
  readonly #left: () => void;
  #claims: TokenClaims;
  #expiry: NodeJS.Timeout | undefined;

  constructor({ topic, join_ref, claims, may_read, presence_key, send, left }: MemberParts) {
    this.topic = topic;
    this.presence_key = presence_key;
    this.may_read = may_read;
    this.#join_ref = join_ref;
    this.#send = send;
    this.#left = left;
    this.#claims = claims;
    this.#watchExpiry();
  }

  get claims(): TokenClaims {
    return this.#claims;
  }

  /** A refreshed token of the same person, and what it lets them hear. */
  renew(claims: TokenClaims, may_read: ReadonlySet<Extension>): void {
    this.#claims = claims;
    this.may_read = may_read;
    this.may_track = null;
    this.#watchExpiry();
  }

  tell(event: string, payload: unknown): void {
    if (this.may_read.has('broadcast')) this.#push('broadcast', { type: 'broadcast', event, payload }, null);
  }

  /** `presence_state` answers this member's join; a `presence_diff` goes to everybody on the topic. */
  tellPresence(event: 'presence_state' | 'presence_diff', payload: unknown): void {
    if (this.may_read.has('presence'))
      this.#push(event, payload, event === 'presence_state' ? this.#join_ref : null);
  }

  /** Shows the client out with a reason, as the hosted service does when a token is no longer good. */
  close(message: string): void {
    const { topic } = this;
    const join_ref = this.#join_ref;
    const payload = {
      extension: 'system',
      status: 'error',
      channel: topic.replace(/^realtime:/, ''),
      message,
    };
    this.#push('system', payload, join_ref);
    this.#send({ join_ref, ref: join_ref, topic, event: 'phx_close', payload: {} });
    this.leave();
  }

  leave(): void {
    clearTimeout(this.#expiry);
    this.#left();
  }

  #push(event: string, payload: unknown, join_ref: string | null): void {
    this.#send({ join_ref, ref: null, topic: this.topic, event, payload });
  }

  #watchExpiry(): void {
    clearTimeout(this.#expiry);
    const left_ms = this.#claims.exp * 1000 - Date.now();
    this.#expiry = setTimeout(
      () => (left_ms > LONGEST_TIMER_MS ? this.#watchExpiry() : this.close('Token has expired')),
      Math.max(0, Math.min(left_ms, LONGEST_TIMER_MS)),
    );
    this.#expiry.unref();
  }
}
