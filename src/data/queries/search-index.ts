/**
 * What 'search everything' looks in: the rows that a person may read as folded texts in memory. They are read once, in slices
 * while the page is at rest; from then on only what is written is read again.
 */
import { Dexie, type ObservabilitySet } from 'dexie';
import { may, type Person } from '../../domain/rights.ts';
import { bestMatches, isNarrower, type SearchQuery, searchQuery } from '../../domain/search-match.ts';
import { createListeners } from '../../lib/listeners.ts';
import { log } from '../../lib/logger.ts';
import type { AppDatabase } from '../database/database.ts';
import { entityOf, type RowOf, SYNCED_TABLES, type SyncedTable } from '../tables.ts';
import { createPace } from './reading-pace.ts';
import { blank, type Entry, entryFiller, goesBefore, type InWords } from './search-entries.ts';

/** A row that was found. */
export interface SearchHit {
  readonly table: SyncedTable;
  readonly id: string;
  readonly name: string;
  /** What tells it apart: whose it is, or some of its columns. */
  readonly detail: string;
  /** The row it belongs to. */
  readonly parent_id: string | null;
}

/** What was found of one table. */
interface FoundRows {
  readonly table: SyncedTable;
  readonly hits: readonly SearchHit[];
  /** How many there are in all. */
  readonly count: number;
  /** How well the first fits, as `matchRank`. */
  readonly rank: number;
}

/** What has been read so far; another object after each reading. */
export interface SearchedRows {
  /** Whether all has been read, apart from what was written just now. */
  readonly is_complete: boolean;
  /** The best of each table, at most so many; tables in the order of how well their first fits. */
  readonly find: (typed: string, most: number) => readonly FoundRows[];
  /** A row as it is now; null when it is not here (any more). */
  readonly hitOf: (table: SyncedTable, id: string) => SearchHit | null;
}

/** The rows of this device to search in. */
export interface SearchIndex {
  /** Reads from now on, and hears what is written; the returned function ends that. */
  readonly begin: () => () => void;
  /** Whether somebody waits for it: then it reads without a pause. */
  readonly hurry: (is_hurried: boolean) => void;
  /** Calls back when there is something new to find. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly rows: () => SearchedRows;
}

/** A search through all rows costs more than reading a slice. */
const TELL_MS = 250;

/** What a person does with a screen. */
const ACTS = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

/** Calls back at every press, key and scroll; the returned function ends that. Without a page, as in a test, it never calls back. */
const hearActs = (callback: () => void): (() => void) => {
  const ending = new AbortController();
  if (typeof addEventListener === 'function')
    for (const act of ACTS)
      addEventListener(act, callback, { capture: true, passive: true, signal: ending.signal });
  return () => ending.abort();
};

/** In the performance timeline. */
const SEARCH_INDEX_MEASURE = 'search index';

type Ranges = ObservabilitySet[string];

/** Adds the single keys of ranges; false when one of them holds more than it names: Dexie names few keys of a large write. */
const addKeys = (ranges: Ranges, keys: Set<string>): boolean => {
  if (!('from' in ranges)) return true;
  const { from, to, l, r } = ranges;
  if (typeof from !== 'string' || from !== to) return false;
  keys.add(from);
  return [l, r].every((side) => !side || addKeys(side, keys));
};

const hit = (table: SyncedTable, { id, name, detail, above }: Entry): SearchHit => ({
  table,
  id,
  name,
  detail: [above?.name ?? '', detail].filter((text) => text !== '').join(' · '),
  parent_id: above?.id ?? null,
});

/** Begins with nothing read. */
export const createSearchIndex = (db: AppDatabase, user: Person, inWords: InWords): SearchIndex => {
  const tables = SYNCED_TABLES.filter(
    (table) => entityOf(table)?.everywhere !== undefined && may(user, 'read', table),
  );
  // What others stand below goes first: it is less, and names them.
  const reading_order = tables.toSorted(
    (a, b) => Number(entityOf(a)?.parent !== undefined) - Number(entityOf(b)?.parent !== undefined),
  );
  const entries = new Map<SyncedTable, Map<string, Entry>>();
  const known = (table: SyncedTable): Map<string, Entry> => {
    const found = entries.get(table) ?? new Map<string, Entry>();
    entries.set(table, found);
    return found;
  };
  const entryOf = (table: SyncedTable, id: string): Entry => {
    const entry = known(table).get(id) ?? blank(id);
    known(table).set(id, entry);
    return entry;
  };
  const fill = new Map(tables.map((table) => [table, entryFiller(table, inWords, entryOf)]));

  /** Rows that were written since they were read, and tables that are read from their start. */
  const written = new Map<SyncedTable, Set<string>>();
  const unread = new Map<SyncedTable, { after: string }>();
  const readings = new Map<SyncedTable, number>();
  const changed = createListeners<[]>();
  const pace = createPace();
  const reader = { is_open: false, is_working: false };

  /** What fitted the last query, for the next letter; null when rows have changed since. */
  let last: { readonly query: SearchQuery; readonly all: ReadonlyMap<SyncedTable, readonly Entry[]> } | null =
    null;
  const find: SearchedRows['find'] = (typed, most) => {
    const query = searchQuery(typed);
    const among = last !== null && isNarrower(query, last.query) ? last.all : null;
    const found = tables.map((table) => {
      const entries_here = among?.get(table) ?? known(table).values();
      return { table, ...bestMatches(entries_here, query, most, goesBefore) };
    });
    last = { query, all: new Map(found.map(({ table, all }) => [table, all])) };
    return found
      .filter(({ all }) => all.length > 0)
      .map(({ table, best, all, rank }) => ({
        table,
        hits: best.map((entry) => hit(table, entry)),
        count: all.length,
        rank,
      }))
      .toSorted((a, b) => a.rank - b.rank);
  };
  const hitOf: SearchedRows['hitOf'] = (table, id) => {
    const entry = entries.get(table)?.get(id);
    return entry === undefined || entry.seen_in === 0 ? null : hit(table, entry);
  };
  let now: SearchedRows = { is_complete: false, find, hitOf };
  let told_ms = Number.NEGATIVE_INFINITY;
  let begun_ms = 0;

  /** Now and then while much is read, and at the end. */
  const tell = (): void => {
    const is_complete = unread.size === 0;
    if (!is_complete && performance.now() - told_ms < TELL_MS) return;
    told_ms = performance.now();
    // For the developer's tools and `bench:app`: how long the first reading took.
    if (is_complete && !now.is_complete) performance.measure(SEARCH_INDEX_MEASURE, { start: begun_ms });
    now = { is_complete, find, hitOf };
    changed.call();
  };

  const put = (table: SyncedTable, row: RowOf<SyncedTable>): void => {
    last = null;
    const entry = entryOf(table, row.id);
    fill.get(table)?.(entry, row);
    entry.seen_in = readings.get(table) ?? 1;
  };
  const drop = (entry: Entry): void => {
    last = null;
    Object.assign(entry, blank(entry.id));
  };

  const readWritten = async (table: SyncedTable, ids: readonly string[]): Promise<void> => {
    const left = written.get(table);
    // Before they are read: what is written meanwhile is read again.
    for (const id of ids) left?.delete(id);
    let rows: readonly (RowOf<SyncedTable> | undefined)[];
    try {
      rows = await db.rows[table].bulkGet([...ids]);
    } catch (error) {
      for (const id of ids) left?.add(id);
      throw error;
    }
    for (const [index, id] of ids.entries()) {
      const row = rows[index];
      const entry = known(table).get(id);
      if (row !== undefined) put(table, row);
      else if (entry !== undefined) drop(entry);
    }
  };

  const readOn = async (table: SyncedTable, place: { after: string }, limit: number): Promise<void> => {
    const rows: readonly RowOf<SyncedTable>[] = await db.rows[table]
      .where('id')
      .above(place.after)
      .limit(limit)
      .toArray();
    // Written at large meanwhile: it is read from its start again.
    if (unread.get(table) !== place) return;
    for (const row of rows) put(table, row);
    place.after = rows.at(-1)?.id ?? place.after;
    if (rows.length === limit) return;
    const reading = readings.get(table) ?? 1;
    for (const entry of known(table).values()) if (entry.seen_in < reading) drop(entry);
    unread.delete(table);
  };

  /** Reads a slice; false when there is nothing to read. */
  const readSlice = async (): Promise<boolean> => {
    for (const [table, ids] of written) {
      const some = [...ids].slice(0, pace.slice());
      if (some.length === 0) continue;
      await readWritten(table, some);
      return true;
    }
    for (const table of reading_order) {
      const place = unread.get(table);
      if (place === undefined) continue;
      if (place.after === '') pace.begin_anew();
      await pace.measured(() => readOn(table, place, pace.slice()));
      return true;
    }
    return false;
  };

  const work = async (): Promise<void> => {
    if (reader.is_working) return;
    reader.is_working = true;
    try {
      await pace.rest();
      while (reader.is_open && (await readSlice())) {
        tell();
        await pace.rest();
      }
    } catch (error) {
      // What was not read stays to be read with the next write or opening.
      log.error('the rows to search in could not be read', error);
    } finally {
      reader.is_working = false;
    }
  };

  const readAnew = (table: SyncedTable): void => {
    unread.set(table, { after: '' });
    readings.set(table, (readings.get(table) ?? 0) + 1);
    written.delete(table);
  };

  const hear = (parts: ObservabilitySet): void => {
    let is_ours = false;
    for (const table of tables) {
      const ranges = parts['all'] ?? parts[`idb://${db.rows[table].db.name}/${table}/`];
      if (ranges === undefined) continue;
      is_ours = true;
      const ids = written.get(table) ?? new Set<string>();
      written.set(table, ids);
      if (!addKeys(ranges, ids)) readAnew(table);
    }
    if (!is_ours) return;
    pace.stir();
    void work();
  };

  return {
    begin: () => {
      reader.is_open = true;
      begun_ms = performance.now();
      for (const table of tables) readAnew(table);
      pace.hurry(false);
      Dexie.on('storagemutated', hear);
      const stopHearing = hearActs(pace.stir);
      void work();
      return () => {
        reader.is_open = false;
        Dexie.on.storagemutated.unsubscribe(hear);
        stopHearing();
        pace.hurry(true);
      };
    },
    hurry: (is_hurried) => {
      pace.hurry(is_hurried);
      if (is_hurried) void work();
      else last = null;
    },
    subscribe: changed.add,
    rows: () => now,
  };
};
