import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openDevice } from '../testing/device.ts';
import { saveDraft } from '../testing/drafts.ts';
import { FakeLocalStorage } from '../testing/fake-local-storage.ts';
import { serverClient, serverConflict, serverRecord, serverSiteRow } from '../testing/rows.ts';
import { loadDraft } from './adopt-draft.ts';
import { discardStrandedDraft, listStrandedDrafts } from './stranded-drafts.ts';

beforeEach(() => vi.stubGlobal('window', { localStorage: new FakeLocalStorage() }));
afterEach(() => vi.unstubAllGlobals());

const nothingOpen = () => false;
const conflict = (resolved_at: string | null, rev: number) =>
  serverConflict('k1', 'c2', { field: 'notes', kept: 'a', lost: 'b', resolved_at }, rev);

test('R-41 G4 drafts of a row that was deleted and of a choice that was settled are listed with what was typed, until they are thrown away', async () => {
  const { db, pull } = await openDevice();
  await pull({
    tables: {
      clients: [serverClient('c1'), serverClient('c2', { notes: 'a' })],
      service_records: [serverRecord('r1', 'c1'), serverRecord('r2', 'c2')],
      videos: [serverSiteRow('v1', { url: 'https://x' })],
      conflicts: [conflict(null, 1)],
    },
  });
  const base = { rev: 1, values: { notes: 'was', status: 'completed' }, seen: {} };
  await saveDraft(db, 'client:new', { values: { name: 'Half' }, base: null });
  await saveDraft(db, 'service:new_service:c1', { values: { notes: 'Romp gewaxt', amount: '' }, base: null });
  await saveDraft(db, 'service:edit:r1', { values: { notes: 'Anders', status: 'completed' }, base });
  await saveDraft(db, 'service:edit:r2', { values: { notes: 'Anders', status: 'completed' }, base });
  await saveDraft(db, 'site:video:v1', { values: { title: 'Polijsten' }, base: null });
  await saveDraft(db, 'rejected:m1', { values: { name: 'Jan' }, base: null });
  await saveDraft(db, 'conflict:clients:notes:c2', { text: 'van beide', base: {} });

  const words = async (isOpen = nothingOpen as (form: string) => boolean) =>
    (await listStrandedDrafts(db, isOpen))
      .map(({ kind, texts }) => [kind, ...texts.map(({ text }) => text)].join(': '))
      .toSorted();
  expect(await words(), 'what is there can be opened').toEqual(['rejected: Jan']);

  await pull({
    tables: { conflicts: [conflict('2026-05-01T10:00:00+00:00', 2)] },
    tombstones: [
      { table: 'clients', row_id: 'c1', rev: 9 },
      { table: 'service_records', row_id: 'r1', rev: 9 },
      { table: 'videos', row_id: 'v1', rev: 9 },
    ],
  });
  const all = [
    'conflict: van beide',
    'rejected: Jan',
    'service: Anders',
    'service: Romp gewaxt',
    'site: Polijsten',
  ];
  expect(await words()).toEqual(all);
  expect(await words((form) => form === 'service:edit:r1'), 'a form that stands open').toEqual(
    all.filter((text) => text !== 'service: Anders'),
  );

  const listed = await listStrandedDrafts(db, nothingOpen);
  const new_service = listed.find(({ key }) => key.startsWith('service:new_service:'));
  await discardStrandedDraft(db, new_service?.key ?? '');
  expect(await words()).toEqual(all.filter((text) => text !== 'service: Romp gewaxt'));
  expect(await loadDraft(db, 'service:new_service:c1')).toBeUndefined();
});

test('R-41 the draft of another page that lives is that page’s', async () => {
  const user_id = crypto.randomUUID();
  const held = [{ name: '' }];
  vi.stubGlobal('navigator', {
    locks: {
      request: async (name: string, ...rest: (() => Promise<unknown>)[]) => {
        held.push({ name });
        return await rest.at(-1)?.();
      },
      query: async () => await Promise.resolve({ held }),
    },
  });
  const there = await openDevice(user_id);
  await saveDraft(there.db, 'client:edit:gone', { values: { name: 'Jan' }, base: null });
  const here = await openDevice(user_id);
  expect(await listStrandedDrafts(here.db, nothingOpen)).toEqual([]);
  expect(await listStrandedDrafts(there.db, nothingOpen)).toHaveLength(1);
  held.length = 0;
  expect(await listStrandedDrafts(here.db, nothingOpen)).toHaveLength(1);
});
