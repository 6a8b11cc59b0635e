import type { PullReply } from '../../protocol.ts';
import { FACTS, LEADERSHIP, NO_PUSH_OUTCOMES, afterFailure, ignored, noteWrite } from '../phase-handlers.ts';
import type { FailureHandlers, PhaseHandlers } from '../phase-handlers.ts';
import { clockSkewMs } from '../clock-skew.ts';
import { growPull, shrinkPull } from '../batch-size.ts';
import { fetchPage } from '../requests.ts';
import type { EventOf, Page } from '../events.ts';
import {
  beginResync,
  endCycle,
  isOtherOrigin,
  startCycle,
  startOverIfHanging,
  stepDown,
  restartOrBackOff,
  toBackoff,
  toHalt,
  withAnswer,
} from '../actions.ts';
import type { ReplyOrigin } from '../actions.ts';
import { NO_PULL, stay, step, andThen } from '../state.ts';
import type { Moment, PullWork, Step, SyncState } from '../state.ts';

/**
 * So many pages wait at most while one is written: on a slow link the way there and back of each passes during the
 * writing of others, and no device holds more than three in its memory.
 */
const PAGES_AHEAD = 2;

const workOf = (state: SyncState): PullWork => state.pull_work ?? NO_PULL;

function unauthorized(state: SyncState, moment: Moment): Step {
  if (state.refreshed) return toHalt(state, 'waiting_for_sign_in');
  const cursor = workOf(state).fetching?.cursor ?? null;
  return fetchPage({ ...state, refreshed: true }, cursor, true, moment);
}

/** The origin a page tells of; a device that neither has a cursor nor remembers anything has nothing to reset. */
const originOf = ({ pull }: SyncState, { asked_with, reply }: Page): ReplyOrigin => ({
  ...reply,
  reset: reply.reset && (asked_with !== null || pull.acknowledged !== null),
});

/** Fetches the page after the newest one, while there is room for it and no change of this device waits to be sent. */
function readAhead(state: SyncState, moment: Moment): Step {
  const { fetching, writing, ahead } = workOf(state);
  const newest = ahead.at(-1) ?? writing;
  const is_enough = newest?.reply.more !== true || ahead.length === PAGES_AHEAD;
  return is_enough || fetching !== null || state.write_pending
    ? stay(state)
    : fetchPage(state, newest.reply.cursor, false, moment);
}

/** Ends the running pull and opens a run on the origin that a page named; answers still to come are ignored. */
function openRun(state: SyncState, origin: ReplyOrigin): Step {
  const opening: SyncState = { ...state, run: state.run + 1, pull_work: NO_PULL, calling_since_ms: null };
  return step(opening, {}, { type: 'abort_calls' }, ...beginResync(opening, origin));
}

/** Writes a page and fetches others meanwhile; pages of another epoch or scope open a new run instead. */
function accept(state: SyncState, page: Page, moment: Moment): Step {
  const { run, leader_epoch } = state;
  if (leader_epoch === null) return stay(state);
  const origin = originOf(state, page);
  if (isOtherOrigin(state, origin)) return openRun(state, origin);
  const writing = step(
    state,
    { pull_work: { ...workOf(state), writing: page } },
    { type: 'write_page', run, leader_epoch, page },
  );
  return andThen(writing, (next) => readAhead(next, moment));
}

/** Goes on with a page that came with the answer to a push, as if it had been fetched (PS21). */
export const acceptFirst = (state: SyncState, page: Page, moment: Moment): Step =>
  accept({ ...state, phase: 'pulling', push_work: null, pull_work: null }, page, moment);

const countRows = (tables: PullReply['tables']): number =>
  Object.values(tables).reduce((sum, rows) => sum + rows.length, 0);

function arrived(state: SyncState, { page, elapsed_ms }: EventOf<'page_arrived'>, moment: Moment): Step {
  if (page.reply.user !== state.user_id) return unauthorized(state, moment);
  const work = workOf(state);
  const good: SyncState = {
    ...withAnswer(state),
    first_sync_rows: state.pull.first_sync_done ? 0 : state.first_sync_rows + countRows(page.reply.tables),
    sizes: page.reply.more ? growPull(state.sizes, elapsed_ms) : state.sizes,
    pull_work: { ...work, fetching: null },
  };
  if (work.writing === null) return accept(good, page, moment);
  const kept: SyncState = { ...good, pull_work: { ...work, fetching: null, ahead: [...work.ahead, page] } };
  return readAhead(kept, moment);
}

/** Takes down what the store now remembers, and goes on with what arrived meanwhile. */
function written(state: SyncState, { at }: EventOf<'page_written'>, moment: Moment): Step {
  const work = workOf(state);
  if (work.writing === null) return stay(state);
  const { reply } = work.writing;
  const { cursor, epoch, scope, more, pending } = reply;
  const [next, ...rest] = work.ahead;
  const known: SyncState = {
    ...state,
    attempt: 0,
    pull: {
      ...state.pull,
      cursor,
      epoch,
      scope,
      first_sync_done: state.pull.first_sync_done || !more,
      resync_open: state.pull.resync_open || reply.restarted.length > 0,
      last_pull_at: more ? state.pull.last_pull_at : at,
      clock_skew_ms: more ? state.pull.clock_skew_ms : clockSkewMs(reply.server_time, at),
    },
    // Early rows come again with every poll: only what the cursor covers is progress.
    pending_polls: countRows(reply.tables) > 0 ? 0 : state.pending_polls,
    pull_work: { ...work, writing: null, ahead: rest },
  };
  if (more) {
    // A person's write goes first: the cursor is kept, the pull goes on after the push.
    if (known.write_pending) return startCycle(known);
    if (next !== undefined) return accept(known, next, moment);
    return work.fetching === null ? fetchPage(known, cursor, false, moment) : stay(known);
  }
  const { run, leader_epoch } = known;
  if (known.pull.resync_open && !pending && leader_epoch !== null) {
    return step(known, {}, { type: 'finish_resync', run, leader_epoch });
  }
  return endCycle(known, pending);
}

const waitReached = (state: SyncState, _failure: unknown, moment: Moment): Step =>
  toBackoff({ ...state, reachable: true }, moment);

/** What a pull that brought no answer leads to, by its failure. */
const FAILED: FailureHandlers = {
  unreachable: (state, { retry_after_ms }, moment) =>
    toBackoff({ ...state, reachable: false }, moment, retry_after_ms),
  too_much: (state, _failure, moment) => toBackoff({ ...state, sizes: shrinkPull(state.sizes) }, moment),
  unauthorized: (state, _failure, moment) => unauthorized({ ...state, reachable: true }, moment),
  no_token: (state) => toHalt(state, 'waiting_for_sign_in'),
  not_staff: (state) => toHalt({ ...state, reachable: true }, 'not_staff'),
  unsettled: (state, _failure, moment) =>
    toBackoff({ ...state, reachable: true, server_unsettled: true }, moment),
  upgrade_needed: (state) => toHalt({ ...state, reachable: true, refused: 'all' }, 'upgrade_needed'),
  client_refused: waitReached,
  batch_invalid: waitReached,
};

/** Pages come until the server has no more: one is written while others are fetched. */
export const PULLING: PhaseHandlers = {
  ...FACTS,
  ...LEADERSHIP,
  ...NO_PUSH_OUTCOMES,
  page_arrived: arrived,
  page_written: (state, event, moment) => {
    if (event.outcome === 'stale_leader') return stepDown(state);
    if (event.outcome === 'stale_cursor') return restartOrBackOff(state, moment, startCycle);
    return written(state, event, moment);
  },
  resync_begun: (state, { still_leading }, moment) => {
    if (!still_leading) return stepDown(state);
    return restartOrBackOff(state, moment, startCycle);
  },
  resync_finished: (state) => endCycle({ ...state, pull: { ...state.pull, resync_open: false } }, false),
  call_failed: (state, { failure }, moment) => afterFailure(FAILED, state, failure, moment),
  online: (state, _event, moment) => startOverIfHanging({ ...state, online: true }, moment),
  visible: (state, _event, moment) => startOverIfHanging({ ...state, visible: true }, moment),
  // What is under way is the try.
  looked: (state, _event, moment) => startOverIfHanging(state, moment, false),
  local_write: noteWrite,
  sync_now: (state, _event, moment) => startOverIfHanging({ ...state, refused: 'nothing' }, moment),
  signed_in: (state) => step(state, { again: true, refreshed: false }),
  // The page being fetched may have been read before this change was committed.
  poke: (state) => step(state, { again: true }),
  joined: (state) => step(state, { again: true }),
  write_due: ignored,
  poke_due: ignored,
  retry_due: ignored,
  poll_due: ignored,
  pending_due: ignored,
  probed: ignored,
};
