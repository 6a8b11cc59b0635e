import type { VideoRow } from '../../domain/rows.generated.ts';
import { entity } from './entity.ts';
import { ACTIVE, FORMER, PICTURE_COLUMNS, PLACE } from './site-picture-columns.ts';

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
    former: FORMER,
  },
  naming: { by: 'own', name: ({ title }) => title },
  is_revisable: true,
  is_of_site: true,
});
