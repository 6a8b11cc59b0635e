import { simulate } from './simulate.ts';

/** Seeds that once broke a promise, each with what it found. */
await simulate([
  { seed: 749, what: 'the server is put back between two batches of a device that never pulled' },
  { seed: 769, what: 'the server is put back after a push, before the first pull' },
  { seed: 445, what: 'a retried insert takes along an edit made after a delete that waits over it' },
]);
