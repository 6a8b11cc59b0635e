import { expect, test } from 'vitest';
import type { OutboxEntry, SyncStatus } from '../../../../sync/index.ts';
import { diagnosisText } from './diagnosis.ts';
import { IDLE_STATUS } from '../../../../sync/testing/index.ts';

const STATUS: SyncStatus = {
  ...IDLE_STATUS,
  phase: 'backoff',
  reachable: false,
  pending: 2,
  oldest_pending_at: '2026-05-01T09:00:00.000Z',
  rejected: 1,
  next_retry_in_ms: 4_000,
};

const entry = (set: Record<string, string | number>): OutboxEntry => ({
  mutation: {
    id: 'm',
    seq: 1,
    table: 'clients',
    row_id: 'c1',
    op: 'patch',
    bases: {},
    set,
    epoch: null,
    app_version: 'test',
  },
  before: { notes: 'Oude notitie' },
  made_at: '2026-05-01T09:00:00.000Z',
  attempted: true,
});

test('R-50 a diagnosis says how it stands: status, counts, timings, codes and errors', () => {
  const text = diagnosisText({
    app_version: 'admin-host-1.js',
    role: 'technician',
    status: STATUS,
    rows: { clients: 60 },
    outbox: [entry({ notes: 'a' }), entry({ notes: 'b' })],
    rejected: [{ ...entry({ email: 'x' }), code: '23514', rejected_at: '2026-05-01T09:30:00.000Z' }],
    device: { cores: 8 },
    storage: { usage_bytes: 5 },
    calls: [
      {
        call: 'sync_pull',
        at: '2026-05-01T09:59:00.000Z',
        duration_ms: 81,
        transfer_bytes: 400,
        status: 200,
      },
    ],
    requests: [{ call: 'sync_push', request_id: 'r', at: '2026-05-01T09:59:01.000Z' }],
    troubles: [
      { level: 'error', event: 'a save failed', at: '2026-05-01T09:00:00.000Z', error: 'QuotaExceededError' },
    ],
    made_at: '2026-05-01T10:00:00.000Z',
  });
  expect(JSON.parse(text)).toMatchObject({
    file: 'havenglans-diagnosis',
    format: 1,
    status: { phase: 'backoff', next_retry_in_ms: 4_000 },
    rows: { clients: 60 },
    pending: { by_kind: { 'clients patch': 2 }, attempted: 2, oldest_made_at: '2026-05-01T09:00:00.000Z' },
    rejected: [
      { id: 'm', kind: 'clients patch', fields: ['email'], code: '23514', waits_for_another: false },
    ],
    calls: [{ call: 'sync_pull', duration_ms: 81 }],
    requests: [{ call: 'sync_push', request_id: 'r' }],
    troubles: [{ error: 'QuotaExceededError' }],
  });
});

test('R-50 no personal value goes into a diagnosis', () => {
  const text = diagnosisText({
    app_version: 'a',
    role: 'admin',
    status: STATUS,
    rows: null,
    outbox: [entry({ name: 'Jan de Boer', notes: 'Sleutel onder de mat', amount: 1250.5 })],
    rejected: [{ ...entry({ email: 'jan@boer.example' }), code: 'FORBIDDEN', rejected_at: '' }],
    device: {},
    storage: {},
    calls: [],
    requests: [],
    troubles: [],
    made_at: '2026-05-01T10:00:00.000Z',
  });
  expect(text).not.toMatch(/Jan de Boer|Sleutel|1250|jan@boer|Oude notitie|"c1"/);
});
