import { IconAnchor, IconTool } from '@tabler/icons-react';
import { expect, test } from 'vitest';
import type { SearchedRows, SearchHit } from '../../../data/index.ts';
import { searching } from './choices.ts';

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
    { tableLabels: (table) => table, screens, actions: [] },
    5,
  );
  expect(groups.flatMap(({ choices }) => choices.map(({ icon }) => icon))).toEqual([IconAnchor, IconTool]);
});
