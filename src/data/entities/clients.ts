import { clientEdit, newClientInput } from '../../domain/client.ts';
import type { ClientRow } from '../../domain/rows.generated.ts';
import { entity } from './entity.ts';

/** A customer and the yacht. */
export const clients = entity<ClientRow>()({
  columns: {
    name: { kind: 'line', required: true },
    email: { kind: 'text', required: true },
    phone: { kind: 'line' },
    yacht_name: { kind: 'line' },
    yacht_type: { kind: 'line' },
    yacht_length: { kind: 'metres' },
    location: { kind: 'line' },
    notes: { kind: 'lines' },
    status: {
      kind: 'code',
      required: true,
      restricted: { values: ['completed'], action: 'archive', otherwise: 'active' },
    },
    next_recommended_service: { kind: 'lines' },
  },
  naming: { by: 'own', name: ({ name }) => name, told_apart_by: ['yacht_name'] },
  form_kind: 'client',
  derived: {
    // Buckets of clients' figures (`FiguresBucket`), and their totals in one row (`Totals`).
    client_figures: {
      version: 4,
      from: ['clients', 'service_records'],
      stores: { figures: 'bucket', totals: 'id' },
    },
    // Clients by address and number (`ContactPart`).
    client_contacts: { version: 3, from: ['clients'], stores: { contact_keys: '++part, bucket' } },
  },
  searched: ['name', 'yacht_name', 'location'],
  everywhere: {
    texts: ['yacht_type', 'email', 'notes'],
    phones: ['phone'],
    shows: ['yacht_name', 'location'],
  },
  add: newClientInput,
  edit: clientEdit,
  has_notes_field: true,
  is_revisable: true,
  anew: { needs: ['name', 'email'], children_may_move: true },
  is_restorable: true,
});
