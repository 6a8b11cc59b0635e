/** What a cycle asks for next: a batch of the outbox, an answer to a push, a page. */
import type { Cursor, Mutation } from '../protocol.ts';
import { MAX_PUSH_COUNT, timeoutForBytes, timeoutForPage } from './batch-size.ts';
import type { Page } from './events.ts';
import { NO_PULL, NO_PUSH, step } from './state.ts';
import type { Moment, Step, SyncState } from './state.ts';

/** Asks the store for the next batch; the page that came with the last answer is kept until it is known to be the last. */
export const takeBatch = (state: SyncState, page: Page | null = null): Step =>
  step(
    state,
    {
      write_pending: false,
      push_work: { ...NO_PUSH, page },
      calling_since_ms: null,
    },
    { type: 'take_batch', run: state.run, count: state.sizes.push_count, bytes: state.sizes.push_bytes },
  );

/**
 * The cursor that goes with a push, so that its answer brings the first page of the pull (PS21): not while a run is open,
 * which has its own order, and not where the link has trouble with less.
 */
const cursorAlong = ({ pull, sizes }: SyncState, mutations: readonly Mutation[]): Cursor | null =>
  mutations.length > 0 && pull.first_sync_done && !pull.resync_open && sizes.push_count === MAX_PUSH_COUNT
    ? pull.cursor
    : null;

/** The effect that sends mutations, and the time it began. */
export function sendBatch(
  state: SyncState,
  mutations: readonly Mutation[],
  force_refresh: boolean,
  moment: Moment,
): Step {
  const timeout_ms = timeoutForBytes(JSON.stringify(mutations).length);
  const { epoch, acknowledged, tables } = state.pull;
  return step(
    state,
    { calling_since_ms: moment.now_ms },
    {
      type: 'send',
      run: state.run,
      mutations,
      epoch,
      acknowledged,
      cursor: cursorAlong(state, mutations),
      tables,
      force_refresh,
      timeout_ms,
    },
  );
}

/** The effect that fetches a page, beside what is being written. */
export function fetchPage(
  state: SyncState,
  cursor: Cursor | null,
  force_refresh: boolean,
  moment: Moment,
): Step {
  const work = state.pull_work ?? NO_PULL;
  const { pull_rows: limit, pull_bytes: bytes } = state.sizes;
  const timeout_ms = timeoutForPage(state.sizes);
  const { acknowledged, tables, epoch } = state.pull;
  return step(
    state,
    { pull_work: { ...work, fetching: { cursor } }, calling_since_ms: moment.now_ms },
    {
      type: 'fetch',
      run: state.run,
      cursor,
      // The first answer of all says which epoch it is of, be it that everything was rejected.
      is_blank: epoch === null,
      acknowledged,
      tables,
      limit,
      bytes,
      force_refresh,
      timeout_ms,
    },
  );
}
