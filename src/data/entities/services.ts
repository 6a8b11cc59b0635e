import type { ServiceRow } from '../../domain/rows.generated.ts';
import { entity } from './entity.ts';
import { ACTIVE, ARRIVAL_COLUMNS, PICTURE_COLUMNS } from './site-picture-columns.ts';

/** Services that the site offers. */
export const services = entity<ServiceRow>()({
  columns: {
    title: { kind: 'text', required: true },
    description: { kind: 'text' },
    ...PICTURE_COLUMNS,
    link: { kind: 'text' },
    active: ACTIVE,
    ...ARRIVAL_COLUMNS,
  },
  naming: { by: 'own', name: ({ title }) => title },
  is_revisable: true,
  is_of_site: true,
  site_entry: () => ({ kind: 'service' }),
});
