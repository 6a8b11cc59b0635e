import type { SyncRow } from '../../sync/index.ts';

const bookkeeping = (id: string, rev: number) => ({
  id,
  rev,
  created_at: '2026-01-01T00:00:00+00:00',
  updated_at: '2026-01-01T00:00:00+00:00',
  updated_by: null,
  deleted_at: null,
});

/** A client as the server sends it. */
export const serverClient = (id: string, columns: Partial<SyncRow> = {}, rev = 1): SyncRow => ({
  name: 'Jan de Boer',
  email: 'jan@voorbeeld.example',
  phone: null,
  yacht_name: null,
  yacht_type: null,
  yacht_length: null,
  location: null,
  notes: null,
  status: 'active',
  next_recommended_service: null,
  ...columns,
  ...bookkeeping(id, rev),
  ...(columns.deleted_at === undefined ? {} : { deleted_at: columns.deleted_at }),
});

/** A service record as the server sends it. */
export const serverRecord = (
  id: string,
  client_id: string,
  columns: Partial<SyncRow> = {},
  rev = 1,
): SyncRow => ({
  client_id,
  service_type: 'waxing',
  date: '2026-03-05',
  amount: 100,
  status: 'completed',
  notes: null,
  ...columns,
  ...bookkeeping(id, rev),
  ...(columns.deleted_at === undefined ? {} : { deleted_at: columns.deleted_at }),
});
