// @vitest-environment jsdom
/**
 * The recipe 'A synced table with a list and a form' of the README, seen on the screen. The table of ../integration/moorings.ts
 * stands in six files beside its screen: its migration, its entity, the entity's line in the index, its texts, a fingerprint
 * and its lines in access-grants.test.sql (the row types and policies.md are written by a command).
 */
import 'fake-indexeddb/auto';
import { readFile } from 'node:fs/promises';
import { expect, test, vi } from 'vitest';
import { openDevice } from '../../src/data/testing/device.ts';
import { drawAdmin, eventually, find, press, type } from './draw-admin.tsx';
import { MOORING_PATHS, MooringsRoutes } from './moorings-screen.tsx';

vi.mock(import('../../src/data/entities/index.ts'), async (original) => {
  const [{ ENTITIES }, { moorings }] = await Promise.all([original(), import('../integration/moorings.ts')]);
  return { ENTITIES: { ...ENTITIES, moorings } };
});
vi.mock(import('../../src/content/admin/entities.ts'), async (original) => {
  const [{ entityTexts }, { mooringTexts }] = await Promise.all([
    original(),
    import('../integration/moorings.ts'),
  ]);
  return { entityTexts: { ...entityTexts, moorings: mooringTexts } };
});

const texts = (selector: string): readonly string[] =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent.replaceAll('\u00a0', ' '));
const listed = (): readonly string[] => texts('ul[aria-label="Ligplaatsen"] > li');

/** The field of the open form with this label. */
async function field(label: string): Promise<HTMLInputElement> {
  const { htmlFor } = await find(HTMLLabelElement, 'form label', label);
  return await find(HTMLInputElement, `[id="${htmlFor}"]`);
}
const closed = async (): Promise<void> => await eventually(() => expect(texts('form')).toEqual([]));

test('the recipe for a synced table names six files beside its screen', async () => {
  const readme = await readFile('README.md', 'utf8');
  const [, recipe = ''] = readme.split('**A synced table with a list and a form.**');
  const [steps = ''] = recipe.split('\n## ');
  expect(recipe.trimStart()).toMatch(/^Six files/);
  expect(steps.match(/^\d\. /gm)).toHaveLength(6);
});

test('R-50 a table made by the recipe: what its form adds stands in its list as pending, is edited there, and a rejected change is shown in its words', async () => {
  const { db, answer } = await openDevice();
  const { end } = drawAdmin(db, MOORING_PATHS.list, <MooringsRoutes />);
  await find(HTMLElement, 'h2', 'Geen ligplaatsen');

  // A refused field is told at the field, and nothing is added.
  await press('button', 'Nieuwe ligplaats');
  await press('form button[type="submit"]');
  await find(HTMLElement, 'form', 'Vul dit veld in.');
  expect(listed()).toEqual([]);
  type(await field('Naam'), 'Box 12');
  type(await field('Liggeld'), '1250,50');
  await press('form button[type="submit"]');
  await closed();
  await eventually(() => expect(listed()).toEqual(['Box 12Box · € 1.250,50Wacht op verzenden']));

  // The server has it: it waits no more.
  const [row] = await db.rows.clients.db.table('moorings').toArray();
  await answer(() => ({ row: { ...row, rev: 1 } }));
  await eventually(() => expect(listed()).toEqual(['Box 12Box · € 1.250,50']));

  await press('ul a', 'Box 12');
  type(await field('Liggeld'), '99999');
  await press('form button[type="submit"]');
  await closed();
  await eventually(() => expect(listed()).toEqual(['Box 12Box · € 99.999,00Wacht op verzenden']));

  // The server refuses the change: the row says so, and the list of changes tells which field and why.
  await answer(() => ({ status: 'rejected', code: '23514', row: { ...row, rev: 1 } }));
  await eventually(() => expect(listed()[0]).toContain('Niet aangenomen'));
  const change = await find(HTMLElement, 'li[data-table="moorings"]');
  expect(change.textContent).toContain('Ligplaats');
  await eventually(() => expect(texts('li[data-table="moorings"] dt')).toEqual(['Liggeld']));
  expect(texts('li[data-table="moorings"] del')).toEqual(['€ 1.250,50']);
  expect(texts('li[data-table="moorings"] dd > span:last-child')).toEqual(['€ 99.999,00']);
  end();
  db.close();
});
