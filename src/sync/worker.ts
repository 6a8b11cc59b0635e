/** The public index of the sync engine for the service worker: sending, without the database's merge and without Dexie. */
export { createPostgrestRemote } from './adapters/postgrest-remote.ts';
export { type OutboxPush, pushOutbox, type PushOutboxOptions } from './adapters/push-outbox.ts';
export { WIRE_SCHEMA } from './protocol.ts';
