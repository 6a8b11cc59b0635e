/** Lists of the site's own content that a device keeps, for a visit without a network. */
import { STORAGE_PREFIX } from '../brand.ts';
import type { RawRow } from './rest.ts';

/** How many rows a device keeps of one list: the room is small, and others keep theirs in it. */
const MOST_KEPT = 200;
const PREFIX = `${STORAGE_PREFIX}-public:`;

/** Whether a key of local storage is that of a kept list. */
export const isKeptContent = (key: string): boolean => key.startsWith(PREFIX);

/** The rows that an earlier visit kept under a name; null when there are none. */
export function readKeptContent(name: string): readonly RawRow[] | null {
  try {
    const rows: unknown = JSON.parse(localStorage.getItem(PREFIX + name) ?? 'null');
    return Array.isArray(rows) ? rows : null;
  } catch {
    return null;
  }
}

/** Keeps the first rows of a list under a name; `text` is the whole list as JSON. */
export function keepContent(name: string, rows: readonly RawRow[], text: string): void {
  try {
    const kept = rows.length > MOST_KEPT ? JSON.stringify(rows.slice(0, MOST_KEPT)) : text;
    localStorage.setItem(PREFIX + name, kept);
  } catch {
    // A full or closed storage: the next visit without a network shows the snapshot.
  }
}
