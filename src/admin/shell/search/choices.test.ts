import { IconAnchor, IconInbox, IconSettings, IconTool } from '@tabler/icons-react';
import { expect, test } from 'vitest';
import type { SearchedRows, SearchHit } from '../../../data/index.ts';
import { searching } from './choices.ts';

const SANNE = { role: 'admin' } as const;
const CLIENT_ID = '0190c0de-0000-7000-8000-00000000beef';

const hit = (table: SearchHit['table'], parent_id: string): SearchHit => ({
  table,
  id: '0190c0de-0000-7000-8000-00000000abcd',
  name: 'Sanne',
  detail: '',
  parent_id,
});

test('what was found has the icon of the screen it opens in; a service that of work', () => {
  const found = [hit('client_notes', CLIENT_ID), hit('service_records', CLIENT_ID)];
  const rows: SearchedRows = {
    is_complete: true,
    find: () => found.map((one) => ({ table: one.table, hits: [one], count: 1, rank: 0 })),
    hitOf: () => null,
  };
  const screens = [{ name: 'clients', title: 'Klanten', icon: IconAnchor, Component: () => null }] as const;
  const groups = searching.choicesFor(
    'sanne',
    rows,
    { user: SANNE, tableLabels: (table) => table, screens, actions: [] },
    5,
  );
  expect(groups.flatMap(({ choices }) => choices.map(({ icon }) => icon))).toEqual([IconAnchor, IconTool]);
});

const NO_ROWS: SearchedRows = { is_complete: true, find: () => [], hitOf: () => null };
const SCREENS = [
  { name: 'requests', title: 'Aanvragen', icon: IconInbox, Component: () => null },
  { name: 'settings', title: 'Settings', icon: IconSettings, Component: () => null },
] as const;

const opens = (typed: string, role: 'admin' | 'technician'): readonly unknown[] =>
  searching
    .choicesFor(typed, NO_ROWS, { user: { role }, tableLabels: String, screens: SCREENS, actions: [] }, 5)
    .flatMap(({ choices }) => choices.map(({ name, detail, target }) => [name, detail, target]));

test('R-13 a section of the settings and a kind of request are found by name and by what they are about, and open at their own address', () => {
  expect(opens('medewerk', 'admin')[0]).toEqual(['Medewerkers', 'Settings', '/admin/settings/medewerkers']);
  expect(opens('uitnodigen', 'admin')[0]).toEqual(['Medewerkers', 'Settings', '/admin/settings/medewerkers']);
  expect(opens('meldingen', 'admin')[0]).toEqual(['Dit apparaat', 'Settings', '/admin/settings/apparaat']);
  expect(opens('founding', 'admin')[0]).toEqual([
    'Founding Members',
    'Aanvragen',
    '/admin/aanvragen/founding-members',
  ]);
});

test('R-17 a section that a person may not see is not found', () => {
  expect(opens('medewerk', 'technician')).toEqual([]);
  expect(opens('weergave', 'technician')[0]).toEqual(['Weergave', 'Settings', '/admin/settings/weergave']);
});
