import type { ServiceRecordRow } from '../../domain/rows.generated.ts';
import { newServiceRecordInput, serviceRecordEdit } from '../../domain/service-record.ts';
import { entity } from './entity.ts';

/** Work on a client's yacht, planned or done. */
export const service_records = entity<ServiceRecordRow>()({
  // Of 100,000 services a list reads only those of a status up to a day, or of a type.
  indexes: ['client_id', '[status+date]', '[service_type+date]'],
  parent: { table: 'clients', column: 'client_id' },
  columns: {
    client_id: { kind: 'reference', required: true },
    service_type: { kind: 'code', required: true },
    date: { kind: 'date', required: true },
    amount: { kind: 'money', required: true },
    status: { kind: 'code', required: true },
    notes: { kind: 'lines' },
    technician_id: { kind: 'colleague' },
    start_time: { kind: 'text' },
    duration_minutes: { kind: 'number' },
  },
  naming: { by: 'parent', details: ['service_type', 'date'] },
  form_kind: 'service',
  everywhere: { texts: ['notes'], shows: [], latest_by: 'date' },
  add: newServiceRecordInput,
  edit: serviceRecordEdit,
  is_revisable: true,
  anew: { needs: ['service_type', 'date'] },
  is_restorable: true,
});
