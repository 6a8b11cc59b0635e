import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { labelRows } from './row-naming.ts';
import { openDevice } from './testing/device.ts';
import { serverSiteRow } from './testing/rows.ts';

const labelOf = async (columns: Parameters<typeof serverSiteRow>[1]) => {
  const { db, pull } = await openDevice();
  await pull({ tables: { images: [serverSiteRow('i1', columns)] } });
  const [label] = await labelRows(db, [{ table: 'images', row_id: 'i1', columns: {} }]);
  return label;
};

test('R-14 a hero goes by the code of its page, which says whose words it has; another picture by the title it was given', async () => {
  expect(await labelOf({ type: 'hero', page: 'about', title: 'Steiger' })).toMatchObject({
    name: 'about',
    name_code: { table: 'images', column: 'page' },
  });
  const pair = await labelOf({ type: 'before_after', page: null, title: 'about' });
  expect(pair).toMatchObject({ name: 'about' });
  expect(pair).not.toHaveProperty('name_code');
});
