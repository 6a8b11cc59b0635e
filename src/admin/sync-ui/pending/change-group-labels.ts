/** What a person did, in words: what it is called, what kind of thing it is, and which fields are worth telling. */
import { sync } from '../../../content/admin/sync.ts';
import {
  type ColumnKind,
  columnOf,
  entityOf,
  type PendingChange,
  type PendingChangeGroup,
} from '../../../data/index.ts';
import { formatRow, tableLabel } from '../row-labels.ts';

/** Its name: whose row it is; of the site the entry, or that places were changed. */
export function changeGroupTitle({ main, site, gone }: PendingChangeGroup): string {
  if (site?.what === 'order' && site.kind !== null) return sync.site.order_of(sync.site.lists[site.kind]);
  const row = gone?.row ?? main.row;
  return formatRow(row);
}

/** What kind of thing it is, in Dutch. */
export function changeGroupLabel({ main, site, gone }: PendingChangeGroup): string {
  if (site === null || site.kind === null) return tableLabel(gone?.table ?? main.table);
  return site.what === 'order' ? sync.site.order : sync.site.kinds[site.kind];
}

interface ToldField {
  readonly key: string;
  readonly table: string;
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
  /** Of a new row: there was nothing before. */
  readonly is_new: boolean;
}

const { chosen, former_picture, new_picture } = sync.site;

/** Addresses of files and ids of other rows mean nothing to a reader, so they are left out. */
const codesInWords = (kind: ColumnKind | undefined, before: unknown, after: unknown, is_new: boolean) => {
  if (kind === 'reference') return { before: before && chosen, after: after && chosen };
  if (kind !== 'picture') return { before, after };
  return { before: before && former_picture, after: after && (is_new ? chosen : new_picture) };
};

const fieldsOf = ({ mutation_id, table, op, fields }: PendingChange): ToldField[] =>
  fields.flatMap(({ field, before, after }) => {
    const is_new = op === 'put';
    const is_empty = after === null || after === '';
    // The name of what a new row belongs to stands above.
    const is_parent = entityOf(table)?.parent?.column === field;
    const column = columnOf(table, field);
    if (column?.untold || (is_new && (is_empty || is_parent))) return [];
    const told = codesInWords(column?.kind, before, after, is_new);
    return [{ key: `${mutation_id} ${field}`, table, field, is_new, ...told }];
  });

/** The fields of it that tell a person something; what both halves of a pair say is told once. */
export function changeGroupFields({ changes, site }: PendingChangeGroup): readonly ToldField[] {
  if (site?.what === 'order') return [];
  // The files of a picture follow from it.
  const rows = changes.filter(({ table }) => entityOf(table)?.naming.by !== 'picture');
  const told = rows.flatMap(fieldsOf);
  const said = new Set<string>();
  return told.filter(({ table, field, before, after }) => {
    const words = JSON.stringify([field, before, after]);
    const is_known = said.has(words) && columnOf(table, field)?.kind !== 'picture';
    said.add(words);
    return !is_known;
  });
}
