import type { CallFailure, SyncEvent } from './core/events.ts';
import type { Clock, RemoteAnswer, Session, TokenAnswer, Triggers } from './ports.ts';

/** How long a token may take: a refresh gives up by itself long before, unless a frozen tab holds the session. */
const TOKEN_TIMEOUT_MS = 60_000;

/** What calls are made with. */
export interface CallPorts {
  readonly session: Session;
  readonly clock: Clock;
  readonly triggers: Triggers;
  readonly dispatch: (event: SyncEvent) => void;
  /** Something that should not be: kept for the log, decided about by its effect on the state. */
  readonly report: (error: unknown) => void;
}

/** What every answer says of itself. */
interface Signed {
  readonly user: string;
  readonly server_time: string;
}

/** Network calls of the engine. */
interface Calls {
  /** Gives up the running calls, and those that still wait for their token. */
  abort(): void;
  /** Whether a call that begins now is still wanted later. */
  stillWanted(): () => boolean;
  /**
   * A call with a token; its result is dispatched as one event.
   * @param wanted false once the call was given up: while it waited for its token, say, and was not sent yet
   */
  call<T extends Signed>(
    run: number,
    force_refresh: boolean,
    wanted: () => boolean,
    send: (token: string, signal: AbortSignal) => Promise<RemoteAnswer<T>>,
    good: (value: T) => SyncEvent,
  ): Promise<void>;
}

/** Makes calls with a fresh token each, and dispatches their results as events; they never throw (AU2). */
export function createCalls(ports: CallPorts): Calls {
  const { session, clock, dispatch } = ports;
  const under_way = new Set<AbortController>();
  /** How often calls were given up; one that began before the last time is not sent any more. */
  let given_up = 0;

  async function tokenFor(force_refresh: boolean): Promise<string | CallFailure> {
    const too_long = Promise.withResolvers<TokenAnswer>();
    const cancel = clock.after(TOKEN_TIMEOUT_MS, () => too_long.resolve({ kind: 'unreachable' }));
    try {
      const answer = await Promise.race([session.token({ force_refresh }), too_long.promise]);
      if (answer.kind === 'token') return answer.token;
      return answer.kind === 'none'
        ? { kind: 'no_token' }
        : { kind: 'unreachable', detail: 'no fresh token' };
    } catch (error) {
      ports.report(error);
      return { kind: 'unreachable', detail: 'session' };
    } finally {
      cancel();
    }
  }

  return {
    abort() {
      given_up += 1;
      for (const controller of under_way) controller.abort();
    },
    stillWanted() {
      const began = given_up;
      return () => began === given_up;
    },
    async call(run, force_refresh, wanted, send, good) {
      const fail = (failure: CallFailure): void => dispatch({ type: 'call_failed', run, failure });
      const token = await tokenFor(force_refresh);
      if (typeof token !== 'string') return fail(token);
      if (!wanted()) return fail({ kind: 'unreachable', detail: 'aborted' });
      const controller = new AbortController();
      under_way.add(controller);
      let answer: Awaited<ReturnType<typeof send>>;
      try {
        answer = await send(token, controller.signal);
      } catch (error) {
        ports.report(error);
        answer = { ok: false, failure: { kind: 'unreachable', detail: 'remote threw' } };
      } finally {
        under_way.delete(controller);
      }
      if (controller.signal.aborted) return fail({ kind: 'unreachable', detail: 'aborted' });
      if (!answer.ok) return fail(answer.failure);
      if (answer.value.user === session.user_id) {
        session.observe_server_time(answer.value.server_time);
        ports.triggers.listen(token);
      }
      dispatch(good(answer.value));
    },
  };
}
