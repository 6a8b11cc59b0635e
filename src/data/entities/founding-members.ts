import { leadEdit } from '../../domain/leads/lead-edit.ts';
import type { FoundingMemberRow } from '../../domain/rows.generated.ts';
import { entity, personName } from './entity.ts';

/** Visitors who want to be founding members; the office keeps status and notes. */
export const founding_members = entity<FoundingMemberRow>()({
  indexes: ['client_id', 'status'],
  ops: ['patch', 'delete'],
  columns: {
    first_name: { kind: 'text', by_server: true },
    last_name: { kind: 'text', by_server: true },
    email: { kind: 'text', by_server: true },
    phone: { kind: 'text', by_server: true },
    yacht_type: { kind: 'text', by_server: true },
    message: { kind: 'text', by_server: true },
    unchecked: { kind: 'yes_no', by_server: true },
    notes: { kind: 'lines' },
    status: { kind: 'code', required: true, unknown_counts_as: 'new' },
    client_id: { kind: 'reference', of: 'clients' },
    answered_at: { kind: 'moment', by_server: true, is_derived: true, untold: true },
  },
  naming: { by: 'own', name: ({ first_name, last_name }) => personName(first_name, last_name) },
  edit: leadEdit,
  has_notes_field: true,
  searched: ['first_name', 'last_name', 'email'],
  everywhere: {
    texts: ['yacht_type', 'message', 'notes'],
    phones: ['phone'],
    shows: ['yacht_type', 'email'],
    latest_by: 'created_at',
  },
});
