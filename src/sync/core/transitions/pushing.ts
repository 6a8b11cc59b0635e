import type { PushReply } from '../../protocol.ts';
import { FACTS, LEADERSHIP, NO_PULL_OUTCOMES, afterFailure, ignored, noteWrite } from '../phase-handlers.ts';
import type { FailureHandlers, PhaseHandlers } from '../phase-handlers.ts';
import { growPush, shrinkPush } from '../batch-size.ts';
import type { EventOf, Page } from '../events.ts';
import { newestOf } from '../newest-acknowledged.ts';
import {
  beginResync,
  isOtherOrigin,
  isRestored,
  startOverIfHanging,
  startPull,
  stepDown,
  restartOrBackOff,
  toBackoff,
  toHalt,
  withAnswer,
} from '../actions.ts';
import { sendBatch, takeBatch } from '../requests.ts';
import { NO_PUSH, step } from '../state.ts';
import { acceptFirst } from './pulling.ts';
import type { Moment, PushWork, Step, SyncState } from '../state.ts';

const workOf = (state: SyncState): PushWork => state.push_work ?? NO_PUSH;

/** Sends the batch, or for a check nothing at all. */
function send(state: SyncState, work: PushWork, force_refresh: boolean, moment: Moment): Step {
  const mutations = work.step === 'verifying' ? [] : work.batch.map(({ mutation }) => mutation);
  return sendBatch({ ...state, push_work: work }, mutations, force_refresh, moment);
}

/** Another user's answer is no answer (D8); asked once more with a fresh token, then somebody must sign in. */
function unauthorized(state: SyncState, moment: Moment): Step {
  if (state.refreshed) return toHalt(state, 'waiting_for_sign_in');
  return send({ ...state, refreshed: true }, workOf(state), true, moment);
}

/** What the answer took of the batch: the pull that follows names the newest of it (D1). */
const acceptedIn = ({ batch, reply }: PushWork): readonly Parameters<typeof newestOf>[0][number][] => {
  const results = new Map(reply?.results.map((result) => [result.id, result]));
  return batch.flatMap(({ mutation }) => {
    const result = results.get(mutation.id);
    return result === undefined || result.status === 'rejected'
      ? []
      : [{ id: mutation.id, dup: result.dup, mutation }];
  });
};

/** An empty push passed, so the batch is at fault: halves it, or rejects the one that is left (K2). */
function narrowDown(state: SyncState, work: PushWork): Step {
  const [only] = work.batch;
  if (work.batch.length === 1 && only !== undefined) {
    const { id: mutation_id } = only.mutation;
    const code = work.refused_code ?? '22000';
    return step(
      state,
      { push_work: { ...work, step: 'writing' } },
      { type: 'reject', run: state.run, mutation_id, code },
    );
  }
  const push_count = Math.max(1, Math.floor(work.batch.length / 2));
  return takeBatch({ ...state, sizes: { ...state.sizes, push_count } });
}

const writeResults = (state: SyncState, reply: PushReply): Step =>
  step(state, {}, { type: 'write_results', run: state.run, reply });

/** The run is open: what the answer brought is recorded; if nothing was taken, what was lost goes first (D2). */
function goOnElsewhere(state: SyncState, reply: PushReply, moment: Moment): Step {
  const { epoch, scope } = reply;
  const acknowledged = isRestored(state, reply) ? null : state.pull.acknowledged;
  const opened: SyncState = {
    ...state,
    pull: { ...state.pull, cursor: null, epoch, scope, acknowledged, resync_open: true },
  };
  return restartOrBackOff(
    opened,
    moment,
    reply.results.length > 0 ? (next) => writeResults(next, reply) : takeBatch,
  );
}

function answered(state: SyncState, { reply }: EventOf<'push_answered'>, moment: Moment): Step {
  if (reply.user !== state.user_id) return unauthorized(state, moment);
  const work = workOf(state);
  const good = withAnswer(state);
  const writing: SyncState = {
    ...good,
    renewed: false,
    push_work: { ...work, step: 'writing', reply },
  };
  if (isOtherOrigin(state, reply)) return step(writing, {}, ...beginResync(state, reply));
  if (work.step === 'verifying') return narrowDown(good, work);
  const sent = new Set(work.batch.map(({ mutation }) => mutation.id));
  // An answer that names nothing of what was sent would be sent again for ever.
  if (!reply.results.some(({ id }) => sent.has(id))) return toBackoff(good, moment);
  return writeResults(writing, reply);
}

/** The page that came with the answer that is being recorded, if it can take the place of a pull's first (PS21). */
function pageAlong(state: SyncState): Page | null {
  const { reply, poked } = workOf(state);
  const { cursor, resync_open } = state.pull;
  if (reply?.page === null || reply?.page === undefined || poked || resync_open || cursor === null)
    return null;
  return { asked_with: cursor, reply: reply.page };
}

/** The pull that follows when nothing is left to send: with the page that is there already, if there is one. */
const pullAfter = (state: SyncState, page: Page | null, moment: Moment): Step =>
  page === null ? startPull(state, moment) : acceptFirst(state, page, moment);

/** What a push that brought no answer leads to, by its failure. */
const FAILED: FailureHandlers = {
  unreachable: (state, { retry_after_ms }, moment) =>
    toBackoff({ ...state, reachable: false }, moment, retry_after_ms),
  too_much: (state, _failure, moment) =>
    toBackoff({ ...state, sizes: shrinkPush(state.sizes, workOf(state).batch.length) }, moment),
  unauthorized: (state, _failure, moment) => unauthorized({ ...state, reachable: true }, moment),
  no_token: (state) => toHalt(state, 'waiting_for_sign_in'),
  not_staff: (state) => toHalt({ ...state, reachable: true }, 'not_staff'),
  unsettled: (state, _failure, moment) =>
    toBackoff({ ...state, reachable: true, server_unsettled: true }, moment),
  upgrade_needed: (state, _failure, moment) =>
    startPull({ ...state, reachable: true, refused: 'push', write_pending: false }, moment),
  client_refused: (state, _failure, moment) => {
    if (state.renewed) return toBackoff({ ...state, reachable: true }, moment);
    return step(
      state,
      { reachable: true, renewed: true, calling_since_ms: null },
      { type: 'renew_client', run: state.run },
    );
  },
  batch_invalid: (state, { code }, moment) => {
    const work = workOf(state);
    const reached: SyncState = { ...state, reachable: true };
    if (work.step === 'verifying') return toBackoff(reached, moment);
    return send(reached, { ...work, step: 'verifying', refused_code: code }, false, moment);
  },
};

/** Sends the pending mutations, batch by batch, until nothing is left; then the pull follows. */
export const PUSHING: PhaseHandlers = {
  ...FACTS,
  ...LEADERSHIP,
  ...NO_PULL_OUTCOMES,
  state_read: (state, { state: pull }, moment) =>
    state.refused === 'nothing' ? takeBatch({ ...state, pull }) : startPull({ ...state, pull }, moment),
  batch_taken: (state, { entries }, moment) => {
    const { page } = workOf(state);
    if (entries.length > 0)
      return send(state, { ...NO_PUSH, batch: entries, step: 'sending' }, false, moment);
    return pullAfter(state, page, moment);
  },
  push_answered: answered,
  call_failed: (state, { failure }, moment) => afterFailure(FAILED, state, failure, moment),
  resync_begun: (state, { still_leading }, moment) => {
    const { reply } = workOf(state);
    return still_leading && reply !== null ? goOnElsewhere(state, reply, moment) : stepDown(state);
  },
  results_written: (state, { at, left }, moment) => {
    const { reply } = workOf(state);
    const { epoch, scope } = state.pull;
    const next: SyncState = {
      ...state,
      attempt: 0,
      sizes: growPush(state.sizes),
      // Before the first pull it is this answer that says whose it is; the next batch names it (D1).
      pull: {
        ...state.pull,
        epoch: epoch ?? reply?.epoch ?? null,
        scope: scope ?? reply?.scope ?? null,
        last_push_at: at,
        acknowledged: newestOf(acceptedIn(workOf(state))) ?? state.pull.acknowledged,
      },
    };
    const page = pageAlong(state);
    // Asked again only if something may wait: another tab's write is told, and told it makes the cycle begin again.
    const onward = left > 0 || state.write_pending ? takeBatch(next, page) : pullAfter(next, page, moment);
    return { state: onward.state, effects: [...onward.effects, { type: 'count' }] };
  },
  rejected: (state) => {
    const taken = takeBatch({ ...state, sizes: growPush(state.sizes) });
    return { state: taken.state, effects: [...taken.effects, { type: 'count' }] };
  },
  client_renewed: (state, _event, moment) => send(state, workOf(state), false, moment),
  online: (state, _event, moment) => startOverIfHanging({ ...state, online: true }, moment),
  visible: (state, _event, moment) => startOverIfHanging({ ...state, visible: true }, moment),
  // What is under way is the try.
  looked: (state, _event, moment) => startOverIfHanging(state, moment, false),
  local_write: noteWrite,
  sync_now: (state, _event, moment) => startOverIfHanging({ ...state, refused: 'nothing' }, moment),
  signed_in: (state) => step(state, { again: true, refreshed: false }),
  // The pull that follows the push brings what these tell of; a page that came with the answer may be older.
  poke: (state) => step(state, { push_work: { ...workOf(state), page: null, poked: true } }),
  joined: (state) => step(state, { push_work: { ...workOf(state), page: null, poked: true } }),
  write_due: ignored,
  poke_due: ignored,
  retry_due: ignored,
  poll_due: ignored,
  pending_due: ignored,
  probed: ignored,
};
