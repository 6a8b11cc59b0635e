/** What a server would say to a store, without an engine between them. */
import type { Mutation, PushResult, SyncRow } from '../protocol.ts';
import type { Store } from '../store-port.ts';
import { pullReply, pushReply, pushResult } from './rows.ts';

/** Device time of every answer. */
export const ANSWERED_AT = '2026-05-01T10:00:00.000Z';
/** Limits that hold nothing back. */
export const EVERYTHING = { count: 50, bytes: 1_000_000 } as const;

/** Writes a page of server rows as the latest leader; throws when the store does not take it. */
export async function pullInto(
  store: Store,
  tables: Readonly<Record<string, readonly SyncRow[]>>,
  cursor?: number,
): Promise<void> {
  const leader_epoch = await store.next_leader_epoch();
  const { cursor: asked_with } = await store.pull_state();
  const reply = pullReply({ tables, cursor: { x: cursor ?? leader_epoch } });
  const written = await store.apply_page({ asked_with, leader_epoch, reply, at: ANSWERED_AT });
  if (written !== 'applied') throw new Error(`the page was not written: ${written}`);
}

/** Answers everything that waits: as given, or as `say` judges each mutation. In the epoch the store knows. */
export async function answerPending(
  store: Store,
  say: Partial<PushResult> | ((mutation: Mutation) => Partial<PushResult>),
): Promise<void> {
  const batch = await store.take_batch(EVERYTHING);
  const results = batch.map(({ mutation }) =>
    pushResult(mutation, typeof say === 'function' ? say(mutation) : say),
  );
  const { epoch } = await store.pull_state();
  await store.apply_push(pushReply(results, epoch === null ? {} : { epoch }), ANSWERED_AT);
}
