import { MantineProvider } from '@mantine/core';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, expectTypeOf, test } from 'vitest';
import type {
  ConflictVersion,
  PendingChangeGroup,
  ShownCodeColumn,
  PendingChange,
} from '../../data/index.ts';
import { versionValues } from './conflicts/version-labels.ts';
import type { ShownEntry } from './history/history-entries.ts';
import { HistoryItem } from './history/history-item.tsx';
import { ChangeFields } from './pending/change-fields.tsx';

const text = (element: ReactElement): string =>
  renderToStaticMarkup(<MantineProvider env="test">{element}</MantineProvider>)
    .replaceAll(/<style.*?<\/style>/gs, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ');

/** A changed code as the lists of changes show it, in the order pending, conflict, history. */
function wordsOf(table: string, field: string, before: string, after: string): readonly string[] {
  const change: PendingChange = {
    mutation_id: 'm1',
    table,
    row_id: 'r1',
    row: { table, name: 'Jan de Boer', details: [], top: null },
    op: 'patch',
    fields: [{ field, before, after }],
    made_at: '2026-05-01T10:00:00.000Z',
    state: 'pending',
  };
  const group: PendingChangeGroup = {
    key: 'k',
    state: 'pending',
    changes: [change],
    main: change,
    site: null,
    gone: null,
  };
  const version: ConflictVersion = {
    kind: 'lost',
    values: { [field]: after },
    author: 'self',
    name: null,
    made_at: null,
    arrived_at: null,
    stands: false,
  };
  const entry: ShownEntry = {
    key: 'e1',
    op: 'update',
    who: { kind: 'self' },
    made_at: '2026-05-01T10:00:00.000Z',
    arrived_at: null,
    state: 'sent',
    changes: [{ field, old: before, new: after }],
  };
  return [
    text(<ChangeFields group={group} />),
    versionValues({ table, fields: [field] }, version)
      .map(({ words }) => words)
      .join(' '),
    text(<HistoryItem table={table} entry={entry} now_ms={Date.parse('2026-05-02T10:00:00Z')} />),
  ];
}

test.each([
  ['contacts', 'status', 'new', 'contacted', 'Nieuw', 'Gecontacteerd'],
  ['contacts', 'status', 'contacted', 'closed', 'Gecontacteerd', 'Gesloten'],
  ['founding_members', 'status', 'new', 'closed', 'Nieuw', 'Gesloten'],
  ['newsletter_subscriptions', 'status', 'active', 'unsubscribed', 'Actief', 'Uitgeschreven'],
  ['colleagues', 'role', 'technician', 'admin', 'Monteur', 'Beheerder'],
])(
  'C-010 C-011 in %s a change of the %s from %s to %s is told in words, as pending, as conflict and in the history',
  (table, field, before, after, old_word, new_word) => {
    const [pending, conflict, history] = wordsOf(table, field, before, after);
    expect(conflict).toBe(new_word);
    for (const told of [pending, history]) {
      expect(told).toContain(old_word);
      expect(told).toContain(new_word);
      expect(told).not.toContain(after);
    }
  },
);

test('C-010 C-011 F-085 F-087 an unknown status is shown as new, of the newsletter as active', () => {
  for (const told of wordsOf('contacts', 'status', 'closed', 'spam')) expect(told).toContain('Nieuw');
  for (const told of wordsOf('founding_members', 'status', 'closed', 'spam')) expect(told).toContain('Nieuw');
  for (const told of wordsOf('newsletter_subscriptions', 'status', 'unsubscribed', '__proto__'))
    expect(told).toContain('Actief');
});

test('the types ask for a label of every code that lists of changes show', () => {
  expectTypeOf<ShownCodeColumn<'contacts'>>().toEqualTypeOf<'form' | 'status'>();
  expectTypeOf<ShownCodeColumn<'colleagues'>>().toEqualTypeOf<'role'>();
  expectTypeOf<ShownCodeColumn<'images'>>().toEqualTypeOf<'page'>();
  expectTypeOf<ShownCodeColumn<'videos'>>().toEqualTypeOf<never>();
});
