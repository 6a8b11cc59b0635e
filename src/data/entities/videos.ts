import type { VideoRow } from '../../domain/rows.generated.ts';
import { entity } from './entity.ts';
import { ACTIVE, ARRIVAL_COLUMNS, PICTURE_COLUMNS, PLACE } from './site-picture-columns.ts';

/** Films of the portfolio. */
export const videos = entity<VideoRow>()({
  columns: {
    title: { kind: 'text', required: true },
    description: { kind: 'text' },
    url: { kind: 'text', required: true },
    modal_url: { kind: 'text', untold: true },
    ...PICTURE_COLUMNS,
    duration_seconds: { kind: 'number' },
    order_index: PLACE,
    active: ACTIVE,
    ...ARRIVAL_COLUMNS,
  },
  naming: { by: 'own', name: ({ title }) => title },
  is_revisable: true,
  is_of_site: true,
  site_entry: () => ({ kind: 'video' }),
});
