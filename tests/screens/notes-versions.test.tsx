// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { NotesField } from '../../src/admin/entities/notes/notes-field.tsx';
import { getClient } from '../../src/data/index.ts';
import { openDevice } from '../../src/data/testing/device.ts';
import { serverClient, serverConflict } from '../../src/data/testing/rows.ts';
import { ADMIN_PATHS } from '../../src/admin-routes.ts';
import { drawAdmin, eventually } from './draw-admin.tsx';

const quotes = () => [...document.querySelectorAll('blockquote')].map(({ textContent }) => textContent);

test('G4 R-41 with the own text that lost in the field, the version under it is the other one from the first picture on', async () => {
  const me = crypto.randomUUID();
  const { db, pull } = await openDevice(me);
  const conflict = serverConflict('k1', 'c1', {
    field: 'notes',
    kept: 'van kantoor',
    lost: 'van de steiger',
    user_id: me,
    kept_by: 'sanne',
  });
  const row = { ...serverClient('c1', { notes: 'van kantoor' }, 2), updated_by: 'sanne' };
  await pull({ tables: { clients: [row], conflicts: [conflict] } });
  const client = await getClient(db, 'c1');
  if (client === null) throw new Error('no client');

  const seen: string[] = [];
  const watch = new MutationObserver(() => seen.push(...quotes()));
  watch.observe(document.body, { childList: true, subtree: true, characterData: true });
  const { end } = drawAdmin(
    db,
    ADMIN_PATHS.clients,
    <NotesField row={{ ...client, table: 'clients' }} words={{ placeholder: '', failure: '' }} />,
  );
  await eventually(() => expect(quotes()).toEqual(['van kantoor']));
  expect(document.querySelector('textarea')?.value).toBe('van de steiger');
  expect(new Set(seen)).toEqual(new Set(['van kantoor']));
  watch.disconnect();
  end();
});
