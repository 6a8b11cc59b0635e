import type { MailFailureRow } from '../../domain/rows.generated.ts';
import { entity } from './entity.ts';

/** Mail that failed for good; deleting one has it sent again. */
export const mail_failures = entity<MailFailureRow>()({
  ops: ['delete'],
  columns: {
    mail_id: { kind: 'reference', by_server: true },
    template: { kind: 'text', by_server: true },
    recipient: { kind: 'text', by_server: true },
    error: { kind: 'text', by_server: true },
    failed_at: { kind: 'moment', by_server: true },
  },
  naming: { by: 'own', name: ({ recipient }) => recipient },
});
