import type { Random } from '../../src/sync/index.ts';
import type { SimAuth } from './auth.ts';
import type { SimDatabase } from './database.ts';
import type { SimDevice } from './device.ts';
import type { SimNetwork } from './network.ts';
import type { Owner, Scheduler } from './scheduler.ts';
import type { SimServer } from './server.ts';
import type { WriteBook } from './writes.ts';

/** Everything of one seed. */
export interface Simulation {
  readonly seed: number;
  readonly random: Random;
  readonly scheduler: Scheduler;
  readonly database: SimDatabase;
  readonly auth: SimAuth;
  readonly server: SimServer;
  readonly network: SimNetwork;
  readonly writes: WriteBook;
  readonly devices: readonly SimDevice[];
  readonly people: readonly SimPerson[];
  /** The person at the office who works in SQL. */
  readonly office: Owner;
  /** Tables that were emptied without a trace of their rows. */
  readonly truncated: Set<string>;
  /** Tells of a broken promise; the seed fails with it. */
  violate(what: string): void;
}

export interface SimPerson {
  readonly user_id: string;
  role: 'admin' | 'technician';
}
