import type { Hint, Session, TokenAnswer, Triggers } from '../ports.ts';

export interface FakeTriggers extends Triggers {
  hint(hint: Hint): void;
  /** The token last given to listen with; null: not listening. */
  readonly listening: string | null;
}

/** Hints that a test gives. */
export function createFakeTriggers(first: { online?: boolean; visible?: boolean } = {}): FakeTriggers {
  let on: ((hint: Hint) => void) | null = null;
  let listening: string | null = null;
  return {
    start(listener) {
      on = listener;
    },
    stop() {
      on = null;
    },
    listen(token) {
      listening = token;
    },
    is_online: () => first.online ?? true,
    is_visible: () => first.visible ?? true,
    hint: (hint) => on?.(hint),
    get listening() {
      return listening;
    },
  };
}

export interface FakeSession extends Session {
  /** What the next calls answer. */
  answer: TokenAnswer;
  /** One entry a call: whether a refresh was forced. */
  readonly asked: readonly boolean[];
  readonly server_times: readonly string[];
}

/** A session whose token a test sets. */
export function createFakeSession(user_id: string): FakeSession {
  const asked: boolean[] = [];
  const server_times: string[] = [];
  return {
    user_id,
    answer: { kind: 'token', token: 'token-1' },
    asked,
    server_times,
    token({ force_refresh }) {
      asked.push(force_refresh);
      return Promise.resolve(this.answer);
    },
    observe_server_time(server_time) {
      server_times.push(server_time);
    },
  };
}
