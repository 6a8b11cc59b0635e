/** What a person did, in words: what it is called, what kind of thing it is, and which fields are worth telling. */
import { siteText } from '../../../content/admin/site-content.ts';
import { sync } from '../../../content/admin/sync.ts';
import type { WaitingChange, WaitingDeed } from '../../../data/index.ts';
import { rowWords, tableWord } from '../row-labels.ts';

const PAGES: Readonly<Record<string, string | undefined>> = siteText.pages;

/** Its name: whose row it is; of the site the entry, or that places were changed. */
export function deedTitle({ main, site, gone }: WaitingDeed): string {
  if (site?.what === 'order' && site.kind !== null) return sync.site.order_of(siteText.kinds[site.kind]);
  if (site?.kind === 'hero' && main.row.name !== null) return PAGES[main.row.name] ?? main.row.name;
  const row = gone?.row ?? main.row;
  return site !== null && row.name === null ? sync.drawer.unnamed : rowWords(row);
}

/** What kind of thing it is, in Dutch. */
export function deedWord({ main, site, gone }: WaitingDeed): string {
  if (site === null || site.kind === null) return tableWord(gone?.table ?? main.table);
  return site.what === 'order' ? sync.site.order : sync.site.kinds[site.kind];
}

/** The name of the client stands above: its id would tell nobody anything. */
const NAMED_ABOVE: ReadonlySet<string> = new Set(['client_id']);
/** Of the site: what the form does not ask, and what follows from the picture. */
const UNTOLD: ReadonlySet<string> = new Set([
  'width',
  'height',
  'color',
  'variants',
  'pair_id',
  'is_before',
  'order_index',
  'modal_url',
]);

export interface ToldField {
  readonly key: string;
  readonly table: string;
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
  /** Of a new row: there was nothing before. */
  readonly is_new: boolean;
}

/** An address of a file, or the id of a pair, tells nobody anything. */
const codesInWords = (field: string, before: unknown, after: unknown, is_new: boolean) => {
  const { chosen, former_picture, new_picture } = sync.site;
  if (field === 'transform_id') return { before: before && chosen, after: after && chosen };
  if (field !== 'image_url') return { before, after };
  return { before: before && former_picture, after: after && (is_new ? chosen : new_picture) };
};

const fieldsOf = ({ mutation_id, table, op, fields }: WaitingChange, is_site: boolean): ToldField[] =>
  fields.flatMap(({ field, before, after }) => {
    const is_new = op === 'put';
    const is_empty = after === null || after === '';
    if (is_new && (is_empty || NAMED_ABOVE.has(field))) return [];
    // The kind of a row stands above; only a boat type has a type that somebody typed.
    if (is_site && (UNTOLD.has(field) || (field === 'type' && table !== 'boat_type_images'))) return [];
    const told = { key: `${mutation_id} ${field}`, table, field, is_new };
    return [
      is_site ? { ...told, ...codesInWords(field, before, after, is_new) } : { ...told, before, after },
    ];
  });

/** The fields of it that tell a person something; what both halves of a pair say is told once. */
export function deedFields({ changes, site }: WaitingDeed): readonly ToldField[] {
  if (site?.what === 'order') return [];
  const rows = changes.filter(({ table }) => table !== 'site_files');
  const told = rows.flatMap((change) => fieldsOf(change, site !== null));
  const said = new Set<string>();
  return told.filter(({ field, before, after }) => {
    const words = JSON.stringify([field, before, after]);
    const is_known = said.has(words) && field !== 'image_url';
    said.add(words);
    return !is_known;
  });
}
