import { STORAGE_PREFIX } from '../../brand.ts';

/** How a user's database is called, for everyone who opens it: the pages through Dexie, the worker without. */

/** Each user of a device has a database of their own. */
export const databaseName = (user_id: string): string => `${STORAGE_PREFIX}-${user_id}`;

/** Dexie multiplies its version by ten. */
const NATIVE_PER_DECLARED = 10;

/** The number IndexedDB knows for a version declared to Dexie. */
export const nativeVersion = (declared: number): number => declared * NATIVE_PER_DECLARED;

/**
 * The stores of each version since the tenth and the versions of derived data, by their fingerprint: a new store, a change
 * of one, or a raised version of derived data, which an older page would go on making in its own way, adds a line, and no
 * line ever changes. A test says what the line has to be.
 */
export const STORE_FINGERPRINTS: readonly string[] = [
  'c5434645',
  'd9558fbd',
  '7a392a06',
  '1979914d',
  '5f466a35',
  'cd1410d3',
  'abb965a6',
  '5d9335bb',
  '2ff4bf44',
  'f054ab02',
  '53ec70fe',
  '06ece911',
  'd1ecc449',
  '588f91b7',
  '91c52fbd',
  'd42bdfd4',
  'd4455360',
  '636917eb',
  '4ba3dea5',
  '6d5ead01',
  'ed9f9e90',
  'bc0529d9',
  'f6661130',
  'e3aea497',
  '505ac244',
  '5788cf3f',
];

/** Dexie's version number of this build's database; raised too when its records mean something else to an older page (K7). */
export const DATABASE_VERSION = 10 + STORE_FINGERPRINTS.length;
