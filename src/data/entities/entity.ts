/** What an entity is: all that sync, lists of changes, conflicts, history and backups need to know of one synced table. */
import type * as v from 'valibot';
import type { Action } from '../../domain/rights.ts';
import type { SiteKind } from '../../domain/site-content.ts';

/** The kind of a column: how it is shown, compared and restored. */
export type ColumnKind =
  /** A person's own words, of one line or of several: two versions may be joined. */
  | 'line'
  | 'lines'
  /** Any other text. */
  | 'text'
  /** One of the codes that src/content/admin/entities.ts has words for; others are shown as they are. */
  | 'code'
  /** Euros. */
  | 'money'
  | 'metres'
  | 'number'
  | 'yes_no'
  /** A calendar date, and a moment, both ISO 8601. */
  | 'date'
  | 'moment'
  /** The id of another row: it tells a person nothing, so that it is set or not is all that is said. */
  | 'reference'
  /** The id of somebody on the staff: a person is shown the name. */
  | 'colleague'
  /** The address of a picture's file. */
  | 'picture'
  /** HTML, or a list of blocks of it: a person is shown its words. */
  | 'html'
  | 'json';

export interface Column {
  readonly kind: ColumnKind;
  /** Of a reference that is no parent: the table of the row. A change that sets it is sent after that row's insert. */
  readonly of?: string;
  /** No row is without it. */
  readonly required?: true;
  /** The server alone writes it. */
  readonly by_server?: true;
  /** A trigger computes it from the others, as in SQL: a change of it is no edit of a person. */
  readonly is_derived?: true;
  /** What a new row of the site has here unless its form gives something; otherwise nothing. */
  readonly initial?: string | number | Readonly<Record<string, never>>;
  /** Not told in lists of changes: no form asks for it, it follows from another column. */
  readonly untold?: true;
  /** The code whose words an unknown one is shown with. */
  readonly unknown_counts_as?: string;
  /** Values that need a right to this action, and what work of others has instead when it is saved as a new row. */
  readonly restricted?: {
    readonly values: readonly string[];
    readonly action: Action;
    readonly otherwise: string;
  };
}

/** Columns by name, as far as they are known; never checked. */
export type Columns = Readonly<Record<string, unknown>>;

/** Columns as an input schema gives them; one that is undefined was not given. */
type EditedColumns = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** How to read from the row of a file what its upload needs. */
export interface RowFile {
  readonly bucket: string;
  readonly path: string;
  readonly small_path: string | null;
  readonly mime_type: string;
  readonly size_bytes: number;
  readonly sha256: string;
}

/** Columns that every synced table has (private.sync_columns). */
type Bookkeeping = 'id' | 'rev' | 'created_at' | 'updated_at' | 'updated_by' | 'deleted_at';
type ColumnOf<Row> = Exclude<keyof Row & string, Bookkeeping>;

/**
 * How a row is called: by columns of its own, by its parent's name with details of its own, by that of what shows the
 * picture whose id stands in a column, or not at all.
 */
type Naming =
  | {
      readonly by: 'own';
      readonly name: (columns: Columns) => unknown;
      /** The column whose words the name is told in, where the name is a code. */
      readonly name_code?: (columns: Columns) => string | null;
      /** Columns that tell it apart from a namesake, where one of several rows is chosen. */
      readonly told_apart_by?: readonly string[];
    }
  | { readonly by: 'parent'; readonly details: readonly string[] }
  | { readonly by: 'picture'; readonly column: string }
  | { readonly by: 'nothing' };

/** Data that follows from rows alone and is kept beside them; its code stands in ../derived/derived-data.ts. */
export interface Derived {
  /** Raised whenever it is made in another way, or something may have spoilt what is on devices: it is made anew then. */
  readonly version: number;
  /** The tables it is made from, in the order they are read in. */
  readonly from: readonly string[];
  /** Its stores in Dexie's schema syntax. */
  readonly stores: Readonly<Record<string, string>>;
}

/** The definition of a synced table whose rows are `Row`. */
interface EntityOf<Row> {
  /** Columns with an index on the device, besides the id, two of them together in brackets: only those that a query uses. */
  readonly indexes?: readonly (ColumnOf<Row> | `[${ColumnOf<Row>}+${ColumnOf<Row>}]`)[];
  /** The row it belongs to: work on it waits for that row, and goes with it. As in SQL. */
  readonly parent?: { readonly table: string; readonly column: ColumnOf<Row> };
  /** Its changes stand in the history of the row it belongs to. */
  readonly is_told_with_parent?: true;
  /** Sets of columns that merge as one (C6). As in SQL. */
  readonly groups?: readonly (readonly ColumnOf<Row>[])[];
  /** How much the server's history keeps of an edit: values, the names of columns only, or nothing. As in SQL. */
  readonly history?: 'values' | 'names' | 'none';
  /** The server keeps what each change left as a version: a change joins no other that waits (OB2). */
  readonly keeps_each_change?: true;
  /** The operations that devices may send. As in SQL; all of them when not given. */
  readonly ops?: readonly ('put' | 'patch' | 'delete')[];
  readonly columns: { readonly [column in ColumnOf<Row>]: Column };
  readonly naming: Naming;
  /** Columns that a search looks in, as `searchKeyOf` joins them. */
  readonly searched?: readonly ColumnOf<Row>[];
  /** What the search over everything knows of a row besides; without it, that finds none of this table. */
  readonly everywhere?: {
    /** Columns that it looks in besides those of `searched`, codes in the words people read. */
    readonly texts: readonly ColumnOf<Row>[];
    /** Columns of telephone numbers. */
    readonly phones?: readonly ColumnOf<Row>[];
    /** Columns it shows below the name. */
    readonly shows: readonly ColumnOf<Row>[];
    /** The column by which the latest of those that fit alike goes first; otherwise they go by name. */
    readonly latest_by?: ColumnOf<Row> | 'created_at';
  };
  /**
   * Reads what a form gives for columns that are edited; with it texts of a conflict and a rejected change are checked.
   * An entry of the site is read by its kind instead (`SITE_INPUTS`).
   */
  readonly edit?: v.GenericSchema<unknown, EditedColumns>;
  /** Reads what a form gives for a new row, but for the column of its parent. */
  readonly add?: v.GenericSchema<unknown, EditedColumns>;
  /** How the keys of drafts of its forms begin, where that is not the name of the table. */
  readonly form_kind?: string;
  /** Its column `notes` is saved while it is typed. */
  readonly has_notes_field?: true;
  /** A person can revise a rejected change in a form (D4). */
  readonly is_revisable?: true;
  /**
   * Rejected work on a row that was deleted can be saved as a new row, where the device still knows text in these columns
   * (G4); with `children_may_move` what belongs to the row can also be put under another one of its table.
   */
  readonly anew?: { readonly needs: readonly ColumnOf<Row>[]; readonly children_may_move?: true };
  /** Rows come back from a backup; of other tables the file is only read. */
  readonly is_restorable?: true;
  /** Its derived data, by name. */
  readonly derived?: Readonly<Record<string, Derived>>;
  /** The file of a row, which follows it; null when the row says nothing that could be sent. */
  readonly file?: (columns: Columns) => RowFile | null;
  /** The public site is made of its rows: changes of one entry are told as one. */
  readonly is_of_site?: true;
  /** The entry of the site that a row is; with an id where several rows are one entry. */
  readonly site_entry?: (columns: Columns) => { readonly kind: SiteKind; readonly id?: string | null };
}

/** A definition, seen without the type of its rows. */
export interface Entity extends Omit<EntityOf<Readonly<Record<string, unknown>>>, 'columns'> {
  readonly columns: Readonly<Record<string, Column | undefined>>;
}

/** Declares an entity: every column of its row type has to be told. */
export const entity =
  <Row>() =>
  <const Definition extends EntityOf<Row>>(definition: Definition): Definition & { readonly row?: Row } =>
    definition;

/** The text in a column; null when it has none. */
export const textIn = (columns: Columns, column: string): string | null => {
  const value = columns[column];
  return typeof value === 'string' && value !== '' ? value : null;
};

/** First and last name of a person in one. */
export const personName = (...names: readonly unknown[]): string =>
  names.filter((name) => typeof name === 'string' && name !== '').join(' ');
