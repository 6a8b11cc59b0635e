import type { RequestReadRow } from '../../domain/rows.generated.ts';
import { entity } from './entity.ts';

/** Which requests the person of this device has read; the server sends nobody those of somebody else. */
export const request_reads = entity<RequestReadRow>()({
  ops: ['put', 'delete'],
  history: 'none',
  columns: {
    user_id: { kind: 'colleague', by_server: true },
    request_table: { kind: 'text', required: true },
    request_id: { kind: 'reference', required: true },
  },
  indexes: ['request_id'],
  naming: { by: 'nothing' },
});
