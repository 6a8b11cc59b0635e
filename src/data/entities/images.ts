import type { ImageRow } from '../../domain/rows.generated.ts';
import { type Columns, entity, textIn } from './entity.ts';
import { ACTIVE, ARRIVAL_COLUMNS, PICTURE_COLUMNS, PLACE } from './site-picture-columns.ts';

/** The page that a hero picture is for; null of any other picture. */
const pageOf = (columns: Columns): string | null =>
  columns['type'] === 'hero' ? textIn(columns, 'page') : null;

/** Hero pictures of the site, and the halves of pairs before and after. A hero goes by its page, as in its list. */
export const images = entity<ImageRow>()({
  columns: {
    type: { kind: 'code', required: true, untold: true, initial: 'hero' },
    page: { kind: 'code' },
    title: { kind: 'text' },
    ...PICTURE_COLUMNS,
    pair_id: { kind: 'reference', untold: true },
    is_before: { kind: 'yes_no', untold: true },
    order_index: PLACE,
    active: ACTIVE,
    ...ARRIVAL_COLUMNS,
  },
  naming: {
    by: 'own',
    name: (columns) => pageOf(columns) ?? textIn(columns, 'title'),
    name_code: (columns) => (pageOf(columns) === null ? null : 'page'),
  },
  is_revisable: true,
  is_of_site: true,
  site_entry: (columns) =>
    columns['type'] === 'before_after' ? { kind: 'pair', id: textIn(columns, 'pair_id') } : { kind: 'hero' },
});
