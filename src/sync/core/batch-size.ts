/** How much is asked for and sent at once; shrinks when a link or the server cannot take it (K5). */
export interface BatchSizes {
  /** Mutations a push. */
  readonly push_count: number;
  readonly push_bytes: number;
  /** Rows a page, and their bytes as JSON. */
  readonly pull_rows: number;
  readonly pull_bytes: number;
}

/** A day's work away from the network goes in one request: each has its price, on the device more than on the wire. */
export const MAX_PUSH_COUNT = 500;
export const MAX_PUSH_BYTES = 256 * 1024;
const MIN_PUSH_BYTES = 4 * 1024;
const FIRST_PULL_ROWS = 2_000;
export const MAX_PULL_ROWS = 5_000;
/** As much as the server puts into one answer (PL20). */
export const MAX_PULL_BYTES = 1_900_000;
const FIRST_PULL_BYTES = 950_000;
const MIN_PULL_BYTES = 16 * 1024;
/** A page that came faster than this may be followed by a larger one. */
const FAST_PAGE_MS = 3_000;
const PUSH_GROWTH = 1.5;
const PULL_GROWTH = 1.5;

const TIMEOUT_BASE_MS = 20_000;
const TIMEOUT_BYTES_PER_STEP = 4 * 1024;
const TIMEOUT_STEP_MS = 1_000;
/** Beyond this, asking for less is better than waiting longer. */
const TIMEOUT_MAX_MS = 90_000;
/** A row of the wider tables as JSON. */
const EXPECTED_ROW_BYTES = 400;

export const FIRST_SIZES: BatchSizes = {
  push_count: MAX_PUSH_COUNT,
  push_bytes: MAX_PUSH_BYTES,
  pull_rows: FIRST_PULL_ROWS,
  pull_bytes: FIRST_PULL_BYTES,
};

const half = (value: number, least: number): number => Math.max(least, Math.floor(value / 2));

/** After a timeout, 57014 or 413 of a push: half of what was sent, down to one mutation (K5). */
export const shrinkPush = (sizes: BatchSizes, sent_count: number): BatchSizes => ({
  ...sizes,
  push_count: half(Math.min(sizes.push_count, sent_count), 1),
  push_bytes: half(sizes.push_bytes, MIN_PUSH_BYTES),
});

/** After a timeout, 57014 or 413 of a pull: half, down to one row (K5). */
export const shrinkPull = (sizes: BatchSizes): BatchSizes => ({
  ...sizes,
  pull_rows: half(sizes.pull_rows, 1),
  pull_bytes: half(sizes.pull_bytes, MIN_PULL_BYTES),
});

/** After a push that passed. */
export const growPush = (sizes: BatchSizes): BatchSizes => ({
  ...sizes,
  push_count: Math.min(MAX_PUSH_COUNT, Math.ceil(sizes.push_count * PUSH_GROWTH)),
  push_bytes: Math.min(MAX_PUSH_BYTES, Math.ceil(sizes.push_bytes * PUSH_GROWTH)),
});

/** After a full page: larger if it came fast. */
export const growPull = (sizes: BatchSizes, elapsed_ms: number): BatchSizes =>
  elapsed_ms > FAST_PAGE_MS
    ? sizes
    : {
        ...sizes,
        pull_rows: Math.min(MAX_PULL_ROWS, Math.ceil(sizes.pull_rows * PULL_GROWTH)),
        pull_bytes: Math.min(MAX_PULL_BYTES, Math.ceil(sizes.pull_bytes * PULL_GROWTH)),
      };

/** Timeout of a request that carries this much: 20 s and 1 s for every 4 kB (K5). */
export const timeoutForBytes = (bytes: number): number =>
  Math.min(TIMEOUT_MAX_MS, TIMEOUT_BASE_MS + Math.ceil(bytes / TIMEOUT_BYTES_PER_STEP) * TIMEOUT_STEP_MS);

/** Timeout of a request for a page of these sizes. */
export const timeoutForPage = (sizes: Pick<BatchSizes, 'pull_rows' | 'pull_bytes'>): number =>
  timeoutForBytes(Math.min(sizes.pull_rows * EXPECTED_ROW_BYTES, sizes.pull_bytes));
