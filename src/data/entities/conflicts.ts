import type { ConflictRow } from '../../domain/rows.generated.ts';
import { entity } from './entity.ts';

/**
 * Two versions of one field that met; the server alone adds them, a person settles them. The one synced table that is edited
 * without an `edit` schema: a choice writes `resolved_at`, which no form gives (`commands/conflicts.ts`).
 */
export const conflicts = entity<ConflictRow>()({
  ops: ['patch'],
  columns: {
    table_name: { kind: 'text', by_server: true },
    row_id: { kind: 'reference', by_server: true },
    field: { kind: 'text', by_server: true },
    base_rev: { kind: 'number', by_server: true },
    kept: { kind: 'json', by_server: true },
    lost: { kind: 'json', by_server: true },
    mutation_id: { kind: 'reference', by_server: true },
    user_id: { kind: 'reference', by_server: true },
    kept_by: { kind: 'reference', by_server: true },
    kept_made_at: { kind: 'moment', by_server: true },
    kept_at: { kind: 'moment', by_server: true },
    lost_made_at: { kind: 'moment', by_server: true },
    continues: { kind: 'reference', by_server: true },
    resolved_at: { kind: 'moment' },
  },
  // Open ones are those that the last index does not hold: a missing time is no key.
  indexes: ['table_name', 'row_id', 'resolved_at'],
  naming: { by: 'nothing' },
});
