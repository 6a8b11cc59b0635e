/** How a user's database is called, for everyone who opens it: the pages through Dexie, the worker without. */

/** Each user of a device has a database of their own. */
export const databaseName = (user_id: string): string => `havenglans-${user_id}`;

/** Dexie multiplies its version by ten. */
const NATIVE_PER_DECLARED = 10;

/** The number IndexedDB knows for a version declared to Dexie. */
export const nativeVersion = (declared: number): number => declared * NATIVE_PER_DECLARED;
