import { expect, test } from 'vitest';
import { undoLabels } from './undo-labels.ts';

const row = {
  table: 'clients',
  name: 'Jan de Boer',
  details: [],
  top: { table: 'clients', row_id: 'c1' },
} as const;

test('R-18 an undo says what it put back and what it left because somebody changed it since', () => {
  const outcome = {
    restored: [{ table: 'clients', row_id: 'c1', fields: ['phone', 'location'], row }],
    left: [{ table: 'clients', row_id: 'c1', fields: ['notes'], row }],
  };
  expect(undoLabels(outcome, 'undo')).toEqual({
    done: ['Ongedaan gemaakt: Telefoon, Ligplaats van Jan de Boer'],
    left: ['Niet teruggezet: Notities van Jan de Boer. Dit is intussen opnieuw gewijzigd.'],
  });
  expect(undoLabels(outcome, 'redo').done).toEqual(['Opnieuw gedaan: Telefoon, Ligplaats van Jan de Boer']);
});

test('R-18 of an added row it says that it is gone again, or that it stays', () => {
  const service = {
    table: 'service_records',
    row_id: 'r1',
    fields: [],
    row: {
      ...row,
      details: [
        { table: 'service_records', column: 'service_type', value: 'waxing' },
        { table: 'service_records', column: 'date', value: '2026-03-05' },
      ] as const,
    },
  };
  expect(undoLabels({ restored: [service], left: [service] }, 'undo')).toEqual({
    done: ['Ongedaan gemaakt: Jan de Boer – Waxen en polijsten – 05 mrt 2026 is niet toegevoegd'],
    left: [
      'Jan de Boer – Waxen en polijsten – 05 mrt 2026 blijft staan: het is intussen gewijzigd, verzonden of verwijderd.',
    ],
  });
});

test('R-18 of many rows of which the same was put back or left there is one sentence each, with a few of the names left', () => {
  const rows = ['Jan', 'Els', 'Piet', 'An', 'Bo'].map((name, index) => ({
    table: 'contacts',
    row_id: `a${index}`,
    fields: ['status'],
    row: { ...row, table: 'contacts', name },
  }));
  expect(undoLabels({ restored: rows.slice(0, 4), left: rows }, 'undo')).toEqual({
    done: ['Ongedaan gemaakt: Status van 4 aanvragen'],
    left: [
      'Niet teruggezet: Status van 5 aanvragen (Jan, Els, Piet en nog 2). Deze zijn intussen opnieuw gewijzigd of verwijderd.',
    ],
  });
  expect(undoLabels({ restored: rows, left: rows.slice(0, 2) }, 'redo')).toEqual({
    done: ['Opnieuw gedaan: Status van 5 aanvragen'],
    left: [
      'Niet teruggezet: Status van Jan. Dit is intussen opnieuw gewijzigd.',
      'Niet teruggezet: Status van Els. Dit is intussen opnieuw gewijzigd.',
    ],
  });
});
