/** Rows as 'search everything' keeps them in memory: their texts folded, and what it shows of them. */
import { formatLong } from '../../domain/calendar-date.ts';
import { foldSearched, phoneDigits, type Searched } from '../../domain/search-match.ts';
import { type Columns, textIn } from '../entities/entity.ts';
import { columnOf, entityOf, type RowOf, type SyncedTable } from '../tables.ts';

/** A stored value in the words that people read. */
export type InWords = (table: SyncedTable, column: string, value: string) => string;

/** A row in memory; it stays the same object while its columns change, since others stand below it. */
export interface Entry extends Searched {
  readonly id: string;
  head: string;
  body: string;
  phones: string;
  above: Entry | null;
  name: string;
  detail: string;
  /** The text by which the latest goes first; '' where they go by name. */
  latest: string;
  /** In which reading of its table it was seen last; 0: it is not here, only what belongs to it. */
  seen_in: number;
}

/** An entry of a row that is not here (yet). */
export const blank = (id: string): Entry => ({
  id,
  head: '',
  body: '',
  phones: '',
  above: null,
  name: '',
  detail: '',
  latest: '',
  seen_in: 0,
});

/** Which of two that fit alike goes first: the latest, or by name. */
export const goesBefore = (a: Entry, b: Entry): boolean =>
  a.latest === b.latest ? a.head < b.head : a.latest > b.latest;

/** Fills entries with rows of a table; `parentOf` gives the entry of what a row belongs to. */
export const entryFiller = (
  table: SyncedTable,
  inWords: InWords,
  parentOf: (table: SyncedTable, id: string) => Entry,
): ((entry: Entry, row: RowOf<SyncedTable>) => void) => {
  const { naming, parent, searched = [], everywhere } = entityOf(table) ?? {};
  const texts = [...new Set([...searched, ...(everywhere?.texts ?? [])])];
  const words = (columns: Columns, column: string): string | null => {
    const value = textIn(columns, column);
    return value === null ? null : inWords(table, column, value);
  };
  const dateWords = (columns: Columns, column: string): readonly (string | null)[] => {
    const value = textIn(columns, column);
    const is_date = columnOf(table, column)?.kind === 'date' && value !== null;
    return [words(columns, column), ...(is_date ? [formatLong(value), value] : [])];
  };
  const join = (columns: Columns, names: readonly string[]): string =>
    names
      .map((column) => words(columns, column))
      .filter((text) => text !== null)
      .join(' · ');
  /** Names made of the same details are the same two texts: 100,000 services have a few thousand. */
  const shared = new Map<string, { readonly name: string; readonly head: string }>();
  const named = (columns: Columns): { readonly name: string; readonly head: string } => {
    if (naming?.by === 'own') {
      const name = textIn({ name: naming.name(columns) }, 'name') ?? '';
      return { name, head: foldSearched([name]) };
    }
    if (naming?.by !== 'parent') return { name: '', head: '' };
    const key = naming.details.map((column) => textIn(columns, column) ?? '').join('\n');
    const known = shared.get(key);
    if (known !== undefined) return known;
    const made = {
      name: join(columns, naming.details),
      head: foldSearched(naming.details.flatMap((column) => dateWords(columns, column))),
    };
    shared.set(key, made);
    return made;
  };
  return (entry, row) => {
    const columns: Columns = { ...row };
    const parent_id = parent === undefined ? null : textIn(columns, parent.column);
    Object.assign(entry, named(columns));
    entry.body = foldSearched(texts.map((column) => words(columns, column)));
    entry.phones = phoneDigits((everywhere?.phones ?? []).map((column) => textIn(columns, column)));
    entry.above = parent === undefined || parent_id === null ? null : parentOf(parent.table, parent_id);
    entry.detail = join(columns, everywhere?.shows ?? []);
    entry.latest = everywhere?.latest_by === undefined ? '' : (textIn(columns, everywhere.latest_by) ?? '');
  };
};
