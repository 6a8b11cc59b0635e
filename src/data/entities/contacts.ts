import { leadEdit } from '../../domain/leads/lead-edit.ts';
import type { ContactRow } from '../../domain/rows.generated.ts';
import { entity, personName } from './entity.ts';

/** Requests that visitors sent; the office answers them, notes it here, and deletes them. */
export const contacts = entity<ContactRow>()({
  indexes: ['client_id', 'status'],
  ops: ['patch', 'delete'],
  columns: {
    form: { kind: 'code', by_server: true },
    first_name: { kind: 'text', by_server: true },
    last_name: { kind: 'text', by_server: true },
    email: { kind: 'text', by_server: true },
    phone: { kind: 'text', by_server: true },
    message: { kind: 'text', by_server: true },
    service: { kind: 'text', by_server: true },
    boat_type: { kind: 'text', by_server: true },
    attachment_url: { kind: 'text', by_server: true },
    unchecked: { kind: 'yes_no', by_server: true },
    notes: { kind: 'lines' },
    status: { kind: 'code', required: true, unknown_counts_as: 'new' },
    client_id: { kind: 'reference', of: 'clients' },
    answered_at: { kind: 'moment', by_server: true, is_derived: true, untold: true },
  },
  naming: { by: 'own', name: ({ first_name, last_name }) => personName(first_name, last_name) },
  derived: {
    // When requests were answered (`RequestAnswer`), for the figures of a month.
    request_answers: {
      version: 1,
      from: ['contacts', 'founding_members'],
      stores: { request_answers: 'id, month' },
    },
  },
  edit: leadEdit,
  has_notes_field: true,
  searched: ['first_name', 'last_name', 'email'],
  everywhere: {
    texts: ['service', 'boat_type', 'message', 'notes'],
    phones: ['phone'],
    shows: ['service', 'boat_type', 'email'],
    latest_by: 'created_at',
  },
});
