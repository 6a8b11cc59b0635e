import type { BoatTypeImageRow } from '../../domain/rows.generated.ts';
import { entity } from './entity.ts';
import { ACTIVE, ARRIVAL_COLUMNS, PICTURE_COLUMNS, PLACE } from './site-picture-columns.ts';

/** Kinds of boats that the site shows; the type is the name somebody typed. */
export const boat_type_images = entity<BoatTypeImageRow>()({
  columns: {
    type: { kind: 'text', required: true },
    ...PICTURE_COLUMNS,
    order_index: PLACE,
    active: ACTIVE,
    ...ARRIVAL_COLUMNS,
  },
  naming: { by: 'own', name: ({ type }) => type },
  is_revisable: true,
  is_of_site: true,
  site_entry: () => ({ kind: 'boat_type' }),
});
