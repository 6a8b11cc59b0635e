import { subscriptionEdit } from '../../domain/leads/lead-edit.ts';
import type { NewsletterSubscriptionRow } from '../../domain/rows.generated.ts';
import { entity } from './entity.ts';

/** Addresses that newsletters go to; the office keeps status and notes. */
export const newsletter_subscriptions = entity<NewsletterSubscriptionRow>()({
  ops: ['patch', 'delete'],
  columns: {
    email: { kind: 'text', by_server: true },
    unchecked: { kind: 'yes_no', by_server: true },
    consented_at: { kind: 'moment', by_server: true },
    consent_text: { kind: 'text', by_server: true },
    unsubscribe_token: { kind: 'reference', by_server: true },
    notes: { kind: 'lines' },
    status: { kind: 'code', required: true, unknown_counts_as: 'active' },
  },
  naming: { by: 'own', name: ({ email }) => email },
  edit: subscriptionEdit,
  has_notes_field: true,
  searched: ['email'],
  everywhere: { texts: ['notes'], shows: ['status'], latest_by: 'created_at' },
});
