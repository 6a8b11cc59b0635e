import type { TokenClaims } from '../auth/access-token.ts';
import type { Frame } from './frames.ts';

/** The longest wait a timer can hold; a token that lives longer is looked at again then. */
const LONGEST_TIMER_MS = 2_147_000_000;

/** One client on one topic: what it hears, and how long its token lets it stay. */
export class TopicMember {
  readonly topic: string;
  readonly #join_ref: string | null;
  readonly #send: (frame: Frame) => void;
  readonly #left: () => void;
  #claims: TokenClaims;
  #expiry: NodeJS.Timeout | undefined;

  constructor(
    topic: string,
    join_ref: string | null,
    claims: TokenClaims,
    send: (frame: Frame) => void,
    left: () => void,
  ) {
    this.topic = topic;
    this.#join_ref = join_ref;
    this.#claims = claims;
    this.#send = send;
    this.#left = left;
    this.#watchExpiry();
  }

  get user(): string {
    return this.#claims.sub;
  }

  /** A refreshed token of the same person. */
  renew(claims: TokenClaims): void {
    this.#claims = claims;
    this.#watchExpiry();
  }

  tell(event: string, payload: unknown): void {
    this.#send({
      join_ref: null,
      ref: null,
      topic: this.topic,
      event: 'broadcast',
      payload: { type: 'broadcast', event, payload },
    });
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
    this.#send({ join_ref, ref: null, topic, event: 'system', payload });
    this.#send({ join_ref, ref: join_ref, topic, event: 'phx_close', payload: {} });
    this.leave();
  }

  leave(): void {
    clearTimeout(this.#expiry);
    this.#left();
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
