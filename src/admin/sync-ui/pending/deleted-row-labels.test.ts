import { expect, test } from 'vitest';
import type { DeletedRow, PendingChange, PendingChangeGroup } from '../../../data/index.ts';
import { deletionSentence, deletedRowText } from './deleted-row-labels.ts';

const NOW_MS = Date.parse('2026-03-05T12:00:00Z');
const row = { table: 'clients', name: 'Willem Dijk', details: [], top: null };
const gone: DeletedRow = {
  table: 'clients',
  row_id: 'c1',
  row,
  at: '2026-03-05T09:30:00Z',
  by: 'sanne',
  author: 'colleague',
  name: 'Sanne de Vries',
  as_new: 'anew',
  can_move: false,
};

test('G4 who deleted it and when is said as far as the server says', () => {
  expect(deletionSentence(gone, NOW_MS)).toBe('Sanne de Vries heeft deze klant verwijderd (10:30).');
  expect(deletionSentence({ ...gone, name: null, at: '2026-03-01T09:30:00Z' }, NOW_MS)).toBe(
    'Een vroegere collega heeft deze klant verwijderd (1 mrt 10:30).',
  );
  expect(deletionSentence({ ...gone, author: 'self' }, NOW_MS)).toBe(
    'U hebt deze klant zelf verwijderd (10:30).',
  );
  const by_hand = { ...gone, table: 'service_records', author: 'unknown', by: null, name: null } as const;
  expect(deletionSentence(by_hand, NOW_MS)).toBe(
    'Deze service is door een systeem of import verwijderd (10:30).',
  );
  expect(deletionSentence({ ...by_hand, table: 'videos', at: null }, NOW_MS)).toBe(
    'Deze video is door een systeem of import verwijderd.',
  );
});

test('G4 the whole work can be copied as text, line breaks and all', () => {
  const change = (over: Partial<PendingChange>): PendingChange => ({
    mutation_id: 'm',
    table: 'clients',
    row_id: 'c1',
    row,
    op: 'patch',
    fields: [],
    made_at: '2026-03-05T09:00:00Z',
    state: 'rejected',
    ...over,
  });
  const notes = change({ fields: [{ field: 'notes', before: null, after: 'Eén\nTwee' }] });
  const service = change({
    mutation_id: 'm2',
    table: 'service_records',
    op: 'put',
    row: {
      ...row,
      details: [
        { table: 'service_records', column: 'service_type', value: 'waxing' },
        { table: 'service_records', column: 'date', value: '2026-03-05' },
      ],
    },
    fields: [
      { field: 'client_id', before: null, after: 'c1' },
      { field: 'amount', before: null, after: 250 },
    ],
  });
  const photo = change({ mutation_id: 'm3', table: 'service_photos', op: 'put' });
  const changes = [notes, service, photo];
  const group: PendingChangeGroup = { key: 'k', state: 'rejected', changes, main: notes, site: null, gone };
  expect(deletedRowText(group, gone, NOW_MS).replaceAll('\u00a0', ' ')).toBe(
    [
      'Willem Dijk\nSanne de Vries heeft deze klant verwijderd (10:30).',
      'Gewijzigd · Klant\nNotities: Eén\nTwee',
      'Nieuw · Service – Waxen en polijsten – 05 mrt 2026\nBedrag: € 250,00',
      '1 foto',
    ].join('\n\n'),
  );
});
