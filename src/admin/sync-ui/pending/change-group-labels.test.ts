import { expect, test } from 'vitest';
import type { PendingChange, PendingChangeGroup } from '../../../data/index.ts';
import { formatValue } from '../row-labels.ts';
import { changeGroupFields, changeGroupTitle, changeGroupLabel } from './change-group-labels.ts';

const change = (
  table: string,
  op: PendingChange['op'],
  fields: object,
  name: string | null,
): PendingChange => ({
  mutation_id: `${table} ${op}`,
  table,
  row_id: 'r1',
  row: { table, name, details: [], top: null },
  op,
  fields: Object.entries(fields).map(([field, after]) => ({ field, before: null, after })),
  made_at: '2026-05-01T10:00:00.000Z',
  state: 'pending',
});

const group = (
  kind: 'project' | 'hero',
  what: 'entry' | 'order',
  ...changes: PendingChange[]
): PendingChangeGroup => {
  const main = changes.find(({ table }) => table !== 'site_files');
  if (main === undefined) throw new Error('no change');
  const site = what === 'order' ? { what, kind } : { what, kind, id: 'r1' };
  return { key: 'k', state: 'pending', changes, main, site, gone: null };
};

const told = (one: PendingChangeGroup) => changeGroupFields(one).map(({ field, after }) => [field, after]);

test('R-50 R-14 of a project is told what was filled in and that a picture was chosen, not the picture’s own columns', () => {
  const project = group(
    'project',
    'entry',
    change('site_files', 'put', { picture_id: 'p', width: 480 }, 'Romp'),
    change(
      'transformations',
      'put',
      {
        title: 'Romp',
        url: null,
        type: 'project',
        image_url: '/a-1.webp',
        width: 4,
        variants: {},
        transform_id: 'p1',
      },
      'Romp',
    ),
  );
  expect([changeGroupTitle(project), changeGroupLabel(project)]).toEqual(['Romp', 'Project']);
  expect(told(project)).toEqual([
    ['title', 'Romp'],
    ['image_url', 'gekozen'],
    ['transform_id', 'gekozen'],
  ]);
});

test('R-50 R-14 a hero is called after its page, and a change of places after what was moved', () => {
  const of_page = change('images', 'patch', { image_url: '/a-1.webp', active: false }, 'about');
  const name_code = { table: 'images', column: 'page' } as const;
  const hero = group('hero', 'entry', { ...of_page, row: { ...of_page.row, name_code } });
  expect([changeGroupTitle(hero), changeGroupLabel(hero)]).toEqual(['Over ons', 'Hoofdbeeld']);
  expect(told(hero)).toEqual([
    ['image_url', 'nieuwe foto'],
    ['active', false],
  ]);
  expect(formatValue('images', 'active', false)).toBe('nee');
  expect(formatValue('images', 'page', 'about')).toBe('Over ons');
  const moved = group('hero', 'order', change('images', 'patch', { order_index: 2 }, 'about'));
  expect([changeGroupTitle(moved), changeGroupLabel(moved), told(moved)]).toEqual([
    'Volgorde: Hoofdbeelden',
    'Volgorde',
    [],
  ]);
});
