/** Data that follows from rows alone: kept in the transaction that writes them, and made anew when its code has changed. */
import type { Dexie, Transaction } from 'dexie';
import { log } from '../../lib/logger.ts';
import type { RowChange, RowObserver, SyncRow } from '../../sync/index.ts';
import { keepContactIndex } from './contact-index.ts';
import { areFiguresSound, keepFigures } from './figures-observer.ts';
import { keepPostFigures } from './post-figures.ts';
import { keepRequestAnswers } from './request-answers.ts';
import { DERIVED_DATA, type DerivedName } from '../tables.ts';

/** The code behind what an entity declares as derived. */
interface DerivedCode {
  /** Follows changes of rows, those already written; from rows alone when `before` is null. */
  readonly keep: (tx: Transaction, changes: readonly RowChange[]) => Promise<void>;
  /** Whether what is kept can be followed further; asked once a start. */
  readonly is_sound: (dexie: Dexie) => Promise<boolean>;
}

const CODE: Readonly<Record<DerivedName, DerivedCode>> = {
  client_figures: { keep: keepFigures, is_sound: areFiguresSound },
  client_contacts: { keep: keepContactIndex, is_sound: () => Promise.resolve(true) },
  post_figures: { keep: keepPostFigures, is_sound: () => Promise.resolve(true) },
  request_answers: { keep: keepRequestAnswers, is_sound: () => Promise.resolve(true) },
};

/** How much of the rows has been read, while derived data is made anew. */
export interface RebuildProgress {
  readonly name: DerivedName;
  readonly done: number;
  readonly of: number;
}

/** With which version of its code something was derived. */
export interface DerivedVersion {
  readonly name: string;
  readonly version: number;
}

/** Keeps all derived data beside the rows, so that they are never seen apart. */
export const derivedObserver: RowObserver = {
  stores: DERIVED_DATA.flatMap(({ stores }) => Object.keys(stores)),
  on_rows: async (tx, changes) => {
    for (const { name, from } of DERIVED_DATA) {
      const of_these = changes.filter(({ table }) => from.includes(table));
      if (of_these.length > 0) await CODE[name].keep(tx, of_these);
    }
  },
};

const ROWS_A_PAGE = 5_000;

/** Passes the rows of a table on, some thousand at a time: there may be more than a device should hold at once. */
const eachPage = async (
  tx: Transaction,
  table: string,
  take: (rows: readonly SyncRow[]) => Promise<void>,
): Promise<void> => {
  let after = '';
  let rows: readonly SyncRow[];
  do {
    rows = await tx.table<SyncRow, string>(table).where('id').above(after).limit(ROWS_A_PAGE).toArray();
    await take(rows);
    after = rows.at(-1)?.id ?? after;
  } while (rows.length === ROWS_A_PAGE);
};

/**
 * Makes anew, in one pass over the rows, what another version of its code derived or what can be followed no further: then
 * adding and subtracting would carry a fault on for ever. Costs two small reads where all is well. Of several pages that
 * open the database at once the first does it.
 */
const rebuild = async (
  dexie: Dexie,
  declared: (typeof DERIVED_DATA)[number],
  on_progress: (progress: RebuildProgress) => void,
): Promise<void> => {
  const { name, version, from, stores } = declared;
  const versions = dexie.table<DerivedVersion, string>('derived_versions');
  const isCurrent = async (): Promise<boolean> =>
    (await versions.get(name))?.version === version && (await CODE[name].is_sound(dexie));
  if (await isCurrent()) return;
  const names = [...from, ...Object.keys(stores), 'derived_versions'];
  await dexie.transaction('rw', names, async (tx) => {
    if (await isCurrent()) return;
    for (const store of Object.keys(stores)) await tx.table(store).clear();
    const counts = await Promise.all(from.map(async (table) => await tx.table(table).count()));
    const of = counts.reduce((sum, count) => sum + count, 0);
    let done = 0;
    on_progress({ name, done, of });
    for (const table of from) {
      await eachPage(tx, table, async (rows) => {
        if (rows.length === 0) return;
        await CODE[name].keep(
          tx,
          rows.map((after) => ({ table, id: after.id, before: null, after })),
        );
        done += rows.length;
        on_progress({ name, done, of });
      });
    }
    await versions.put({ name, version });
  });
};

/** Makes anew what has to be. The database opens also when that fails: rows are worth more than what follows from them. */
export const rebuildDerived = async (
  dexie: Dexie,
  on_progress: (progress: RebuildProgress) => void = () => undefined,
): Promise<void> => {
  for (const declared of DERIVED_DATA) {
    await rebuild(dexie, declared, on_progress).catch((error: unknown) =>
      log.error(`${declared.name} could not be made anew`, error),
    );
  }
};
