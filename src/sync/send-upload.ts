import type { FileAnswer, FileFailure, StoredFile, TakenUpload, UploadQueueOptions } from './upload-ports.ts';

/** What became of one try. `settled`: confirmed, rejected, no longer offered or wanted; the store knows which. */
type SendOutcome =
  | { readonly type: 'settled' }
  | { readonly type: 'failed'; readonly retry_after_ms?: number }
  | { readonly type: 'refused' };

const SETTLED: SendOutcome = { type: 'settled' };

/** `no_token`: no user is signed in. */
type Failure = FileFailure | { readonly kind: 'no_token' };
type Asked<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly failure: Failure };

/**
 * Sends the bytes of one row, once. An answer that was lost is found again: a file of the same name, size and hash is
 * the file itself (PH4).
 */
export async function sendUpload(
  options: UploadQueueOptions,
  key: string,
  signal: AbortSignal,
): Promise<SendOutcome> {
  const { store } = options;
  const upload = await store.take(key);
  if (upload === null) return SETTLED;
  const outcome = await decide(options, key, upload, signal);
  if (outcome.type !== 'settled') await store.put_back(key);
  return outcome;
}

async function decide(
  options: UploadQueueOptions,
  key: string,
  upload: TakenUpload,
  signal: AbortSignal,
): Promise<SendOutcome> {
  const { store } = options;
  const { path, bytes, mime_type, sha256 } = upload;
  const files = options.files(upload.bucket);
  if (upload.again) {
    const found = await withToken(options, (token) => files.look_up({ path, token, signal }));
    if (found.ok || found.failure.kind !== 'absent') return await judge(options, key, upload, found);
  }
  const small_failure = await sendSmall(options, key, upload, signal);
  if (small_failure !== null) return await explain(options, key, upload, small_failure);
  const sent = await withToken(options, (token) =>
    files.add({ path, bytes, mime_type, sha256, token, signal }),
  );
  if (sent.ok) {
    await store.confirm(key);
    return SETTLED;
  }
  const { failure } = sent;
  if (failure.kind === 'exists') return await compare(options, key, upload, signal);
  if (failure.kind !== 'refused') return await explain(options, key, upload, failure);
  await store.reject(key, failure.code);
  return SETTLED;
}

/**
 * Sends the small version first: a few kilobytes, by which others see what comes (PH12). One that is there already, or that
 * the bucket does not take, is no reason to hold the file up.
 */
async function sendSmall(
  options: UploadQueueOptions,
  key: string,
  { bucket, small_path, small, mime_type }: TakenUpload,
  signal: AbortSignal,
): Promise<Failure | null> {
  if (small_path === null || small === null) return null;
  const file = { path: small_path, bytes: small, mime_type, sha256: null };
  const sent = await withToken(options, (token) => options.files(bucket).add({ ...file, token, signal }));
  if (!sent.ok && sent.failure.kind !== 'exists' && sent.failure.kind !== 'refused') return sent.failure;
  await options.store.small_sent(key);
  return null;
}

/** A file of the same name is there: ours, when size and hash agree. */
async function compare(
  options: UploadQueueOptions,
  key: string,
  upload: TakenUpload,
  signal: AbortSignal,
): Promise<SendOutcome> {
  const { path } = upload;
  const files = options.files(upload.bucket);
  const found = await withToken(options, (token) => files.look_up({ path, token, signal }));
  return await judge(options, key, upload, found);
}

async function judge(
  options: UploadQueueOptions,
  key: string,
  upload: TakenUpload,
  found: Asked<StoredFile>,
): Promise<SendOutcome> {
  if (!found.ok) return await explain(options, key, upload, found.failure);
  const { size_bytes, sha256 } = upload;
  const is_ours =
    found.value.size_bytes === size_bytes && (found.value.sha256 === null || found.value.sha256 === sha256);
  if (is_ours) await options.store.confirm(key);
  else await options.store.reject(key, 'DIFFERENT');
  return SETTLED;
}

/** Why it did not go: the way there, the session, this file alone, or this account altogether (AU5)? */
async function explain(
  options: UploadQueueOptions,
  key: string,
  { again }: TakenUpload,
  failure: Failure,
): Promise<SendOutcome> {
  if (failure.kind === 'no_token') return { type: 'refused' };
  if (failure.kind !== 'unauthorized' && failure.kind !== 'forbidden') {
    const retry_after_ms = failure.kind === 'unreachable' ? failure.retry_after_ms : undefined;
    return { type: 'failed', ...(retry_after_ms === undefined ? {} : { retry_after_ms }) };
  }
  const answer = await options.session.token({ force_refresh: false });
  if (answer.kind !== 'token') return { type: answer.kind === 'none' ? 'refused' : 'failed' };
  const account_status = await options.account_status(answer.token);
  if (account_status === 'unauthorized' || account_status === 'not_staff') return { type: 'refused' };
  if (account_status === 'unreachable' || failure.kind === 'unauthorized') return { type: 'failed' };
  // Another device may bring back what this account may not add: a retry here could never work (PH10).
  if (again) await options.store.stop_offering(key);
  else await options.store.reject(key, 'FORBIDDEN');
  return SETTLED;
}

/** Asks with a checked token, and once more with a fresh one when it was not good (PH5). */
async function withToken<T>(
  { session }: UploadQueueOptions,
  ask: (token: string) => Promise<FileAnswer<T>>,
): Promise<Asked<T>> {
  const first = await session.token({ force_refresh: false });
  if (first.kind !== 'token') return noToken(first.kind);
  const answer = await ask(first.token);
  if (answer.ok || (answer.failure.kind !== 'unauthorized' && answer.failure.kind !== 'forbidden'))
    return answer;
  const second = await session.token({ force_refresh: true });
  return second.kind === 'token' ? await ask(second.token) : noToken(second.kind);
}

const noToken = (kind: 'none' | 'unreachable'): Asked<never> => ({
  ok: false,
  failure: kind === 'none' ? { kind: 'no_token' } : { kind: 'unreachable', detail: 'no token' },
});
