import { clientNoteEdit } from '../../domain/client.ts';
import type { ClientNoteRow } from '../../domain/rows.generated.ts';
import { entity } from './entity.ts';

/** What one person wrote about a client on one day (decision 033). */
export const client_notes = entity<ClientNoteRow>()({
  indexes: ['client_id'],
  parent: { table: 'clients', column: 'client_id' },
  is_told_with_parent: true,
  columns: {
    client_id: { kind: 'reference', required: true },
    notes: { kind: 'lines' },
    written_at: { kind: 'moment', required: true, untold: true },
    author: { kind: 'colleague', by_server: true, untold: true },
  },
  naming: { by: 'parent', details: ['written_at'] },
  everywhere: { texts: ['notes'], shows: [], latest_by: 'written_at' },
  edit: clientNoteEdit,
  has_notes_field: true,
  is_restorable: true,
});
