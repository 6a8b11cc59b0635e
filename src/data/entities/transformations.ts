import type { TransformationRow } from '../../domain/rows.generated.ts';
import { entity } from './entity.ts';
import { ACTIVE, ARRIVAL_COLUMNS, PICTURE_COLUMNS, PLACE } from './site-picture-columns.ts';

/** Projects of the portfolio. */
export const transformations = entity<TransformationRow>()({
  columns: {
    title: { kind: 'text' },
    description: { kind: 'text' },
    category: { kind: 'text' },
    url: { kind: 'text' },
    ...PICTURE_COLUMNS,
    location: { kind: 'text' },
    services: { kind: 'text' },
    type: { kind: 'code', untold: true, initial: 'project' },
    transform_id: { kind: 'reference' },
    is_before: { kind: 'yes_no', untold: true },
    active: ACTIVE,
    done_on: { kind: 'date' },
    order_index: PLACE,
    ...ARRIVAL_COLUMNS,
  },
  naming: { by: 'own', name: ({ title }) => title },
  is_revisable: true,
  is_of_site: true,
  site_entry: () => ({ kind: 'project' }),
});
