import type { Dexie } from 'dexie';

/** Dexie multiplies the numbers given to `version()` by ten for IndexedDB. */
const NATIVE_PER_DECLARED = 10;

/** The version of an open database as it is on disk, in the numbers given to `version()`; 0 when not open. */
export const installedVersion = (db: Dexie): number =>
  Math.floor((db.backendDB()?.version ?? 0) / NATIVE_PER_DECLARED);

/**
 * True when the database on disk was made by a newer build than this one (K7): Dexie opens it without a word,
 * so ask right after open; then read only, say 'herladen', write nothing.
 * @param declared the highest number this build gave to `version()`
 */
export const isNewerThanDeclared = (db: Dexie, declared: number): boolean => installedVersion(db) > declared;
