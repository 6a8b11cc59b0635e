/** Fakes and fixtures for tests of this folder and of those that build on it; never part of the app. */
export { createFakeClock } from './fake-clock.ts';
export type { FakeClock } from './fake-clock.ts';
export { IDLE_STATUS } from './engine-states.ts';
export { createSeededRandom } from './seeded-random.ts';
export { createFakeLeader } from './fake-leader.ts';
export type { FakeLeader } from './fake-leader.ts';
export { createFakeSession, createFakeTriggers } from './fake-session.ts';
export type { FakeSession, FakeTriggers } from './fake-session.ts';
export { createFakeServer } from './fake-server.ts';
export type { FakeBackup, Fault, FakeServer } from './fake-server.ts';
export type { SeeingStore, TestChange } from './seeing-store.ts';
export { createTestStore, TEST_PARENTS, TEST_TABLES } from './test-store.ts';
export type { TestStore } from './test-store.ts';
export { createTestDevice } from './test-device.ts';
export type { TestDevice } from './test-device.ts';
export {
  deletedRow,
  pullReply,
  pushReply,
  pushResult,
  serverRow,
  TEST_EPOCH,
  TEST_SCOPE,
  TEST_USER,
  TEST_ORIGIN,
} from './rows.ts';
export { ANSWERED_AT, answerPending, EVERYTHING, pullInto } from './exchange.ts';
export { createFakeBucket } from './fake-bucket.ts';
export type { BucketFault, FakeBucket } from './fake-bucket.ts';
export { createFakeBus, createFakeLocks, createFakePage } from './fake-tabs.ts';
export type { FakeBus, FakePage } from './fake-tabs.ts';
