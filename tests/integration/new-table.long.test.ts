import 'fake-indexeddb/auto';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { undoLabels } from '../../src/admin/sync-ui/undo/undo-labels.ts';
import { compareBackup } from '../../src/data/backup/compare-backup.ts';
import { type LongWork, makeBackup } from '../../src/data/backup/make-backup.ts';
import { restoreBackup } from '../../src/data/backup/restore-backup.ts';
import { deleteWhole, readWhole } from '../../src/data/commands/delete-seen.ts';
import { reviseRejected, saveRejectedAsNew } from '../../src/data/commands/rejected.ts';
import { undoStep } from '../../src/data/commands/undo.ts';
import { getRejectedEdit, isRevisable } from '../../src/data/queries/rejected.ts';
import { type RunningBackend, startBackend } from '../../supabase/local/backend.ts';
import { MIGRATIONS_DIR } from '../../supabase/local/paths.ts';
import { changeGroupFields, changeGroupTitle } from '../../src/admin/sync-ui/pending/change-group-labels.ts';
import { versionValues } from '../../src/admin/sync-ui/conflicts/version-labels.ts';
import { shownEntries } from '../../src/admin/sync-ui/history/history-entries.ts';
import { fieldLabel, formatRow, formatValue, tableLabel } from '../../src/admin/sync-ui/row-labels.ts';
import { createRowHistory } from '../../src/backend/row-history.ts';
import { type AppDatabase, openAppDatabase } from '../../src/data/database/database.ts';
import { addRow, editRow } from '../../src/data/commands/rows.ts';
import { listConflicts } from '../../src/data/queries/conflicts.ts';
import { listRows } from '../../src/data/queries/rows.ts';
import { listPendingChangeGroups } from '../../src/data/changes/pending-changes.ts';
import { createPostgrestRemote, createSyncEngine, systemClock, systemRandom } from '../../src/sync/index.ts';
import { createFakeLeader, createFakeTriggers } from '../../src/sync/testing/index.ts';
import { client, type Person, person, signedIn, tokenOf } from './backend-fixtures.ts';
import { MIGRATION, onMoorings } from './moorings.ts';

vi.mock(import('../../src/data/entities/index.ts'), async (original) => {
  const [{ ENTITIES }, { moorings }] = await Promise.all([original(), import('./moorings.ts')]);
  return { ENTITIES: { ...ENTITIES, moorings } };
});
vi.mock(import('../../src/content/admin/entities.ts'), async (original) => {
  const [{ entityTexts }, { mooringTexts }] = await Promise.all([original(), import('./moorings.ts')]);
  return { entityTexts: { ...entityTexts, moorings: mooringTexts } };
});

let migrations_dir = '';
let backend: RunningBackend;

beforeAll(async () => {
  migrations_dir = await mkdtemp(path.join(tmpdir(), 'migrations-'));
  await cp(MIGRATIONS_DIR, migrations_dir, { recursive: true });
  await writeFile(path.join(migrations_dir, '20270101000000_moorings.sql'), MIGRATION);
  backend = await startBackend({ port: 0, data_dir: 'memory', seed: 'demo', migrations_dir });
});

afterAll(async () => {
  await backend.stop();
  await rm(migrations_dir, { recursive: true });
});

/** A device of one of the demo people, that syncs when it is told to. */
async function deviceOf(who: Person) {
  const supabase = await signedIn(backend, who);
  const { id } = person(who);
  const opened = await openAppDatabase(id, { app_version: 'test' });
  if (!opened.ok) throw new Error(opened.error);
  const db = opened.value;
  const leader = createFakeLeader(db.store);
  const { url: base_url, publishable_key } = backend;
  const engine = createSyncEngine({
    store: db.store,
    remote: createPostgrestRemote({ base_url, publishable_key }),
    session: {
      user_id: id,
      token: async () => ({ kind: 'token', token: await tokenOf(supabase) }),
      observe_server_time: () => undefined,
    },
    clock: systemClock,
    random: systemRandom,
    leader,
    triggers: createFakeTriggers(),
    schema: 1,
  });
  engine.start();
  await leader.win();
  // The first run ends before anything is added: it would send that along.
  await engine.settled();
  const history = createRowHistory({
    base_url,
    publishable_key,
    token: async () => ({ kind: 'token', token: await tokenOf(supabase) }),
  });
  const sync = async (rejected = 0): Promise<void> => {
    engine.sync_now();
    await engine.settled();
    expect(await db.store.counts()).toMatchObject({ pending: 0, rejected });
  };
  const end = async (): Promise<void> => {
    await engine.stop();
    db.close();
  };
  return { db, history, sync, end };
}

const spaced = (text: string): string => text.replaceAll('\u00a0', ' ');

/** Whether a device has anything of what the office alone sees. */
const counts = async ({ rows }: AppDatabase) =>
  await Promise.all(
    [rows.blog_posts, rows.contacts, rows.founding_members, rows.newsletter_subscriptions].map(
      async (table) => (await table.count()) > 0,
    ),
  );

const mooringsOf = async ({ rows }: AppDatabase): Promise<unknown[]> =>
  await rows.clients.db.table('moorings').toArray();

test('a table made by the recipe has a list and a form, syncs both ways, and its pending changes, conflicts and history read as people speak', async () => {
  const office = await deviceOf('admin');
  const tablet = await deviceOf('technician');
  const change = async (db: AppDatabase, remarks: string) =>
    await onMoorings(editRow, db, {
      id: row_id,
      base_rev: 1,
      expected: { remarks: null },
      changes: { remarks },
    });

  // Its form: a refused field comes back by name, a row comes with its id.
  expect(await onMoorings(addRow, tablet.db, { name: ' ', kind: 'buoy' })).toEqual({
    ok: false,
    error: { code: 'invalid', fields: { name: 'required' } },
  });
  const added = await onMoorings(addRow, tablet.db, { name: 'Box 12', kind: 'buoy', fee: '1250,50' });
  const row_id = added.ok ? (added.value?.id ?? '') : '';
  // Its list, and what a search of it looks in.
  expect(await onMoorings(listRows, tablet.db)).toMatchObject([
    { id: row_id, name: 'Box 12', fee: 1250.5, badge: 'pending', search_key: 'box 12' },
  ]);

  // The pending mutations, before they are sent.
  const [pending] = await listPendingChangeGroups(tablet.db);
  if (pending === undefined) throw new Error('nothing waits');
  expect([tableLabel(pending.main.table), changeGroupTitle(pending)]).toEqual(['Ligplaats', 'Box 12']);
  expect(
    changeGroupFields(pending).map(({ table, field, after }) => [
      fieldLabel(table, field),
      spaced(formatValue(table, field, after)),
    ]),
  ).toEqual([
    ['Naam', 'Box 12'],
    ['Soort', 'Boei'],
    ['Liggeld', '€ 1.250,50'],
  ]);

  // There and back.
  await tablet.sync();
  await office.sync();
  expect(await mooringsOf(office.db)).toMatchObject([{ id: row_id, name: 'Box 12', fee: 1250.5, rev: 1 }]);

  // Both change one field: two versions, of which a person chooses.
  await change(office.db, 'Stroom aan de steiger');
  await change(tablet.db, 'Geen stroom');
  await office.sync();
  await tablet.sync();
  await office.sync();
  const [conflict] = await listConflicts(office.db);
  if (conflict === undefined) throw new Error('no conflict');
  expect(formatRow(conflict.row)).toBe('Box 12');
  expect(
    conflict.versions.flatMap((version) => versionValues(conflict, version).map(({ words }) => words)),
  ).toEqual(['Stroom aan de steiger', 'Geen stroom']);

  // What was changed when and by whom.
  const asked = await office.history('moorings', row_id);
  if (!asked.ok) throw new Error(asked.error);
  const shown = shownEntries('moorings', asked.value.entries, [], {
    id: person('admin').id,
    names: new Map(),
  });
  expect(shown.map(({ op, who }) => [op, who])).toEqual([
    ['update', { kind: 'self' }],
    ['insert', { kind: 'colleague', name: 'Bram Visser' }],
  ]);
  expect(shown[0]?.changes).toEqual([{ field: 'remarks', old: null, new: 'Stroom aan de steiger' }]);
  await tablet.end();
  await office.end();
});

test('of a table made by the recipe an edit is undone, a rejected change revised, work on a deleted row saved as new, and a row brought back from a backup', async () => {
  const tablet = await deviceOf('technician');
  const office = await deviceOf('admin');
  const { db } = tablet;
  await tablet.sync();
  const added = await onMoorings(addRow, db, { name: 'Box 14', kind: 'box', fee: '100' });
  const id = added.ok ? (added.value?.id ?? '') : '';
  await tablet.sync();
  const row = async () =>
    v.parse(
      v.looseObject({ id: v.string(), rev: v.number(), fee: v.number(), badge: v.string() }),
      (await onMoorings(listRows, db)).find((listed) => 'id' in listed && listed.id === id),
    );
  const setFee = async (fee: string) => {
    const { rev: base_rev, fee: before } = await row();
    return await onMoorings(editRow, db, { id, base_rev, expected: { fee: before }, changes: { fee } });
  };
  const work: LongWork = { signal: new AbortController().signal, on_progress: () => undefined };

  // Undo puts the former value back, named with the labels of the table.
  await setFee('200');
  const undone = await undoStep(db, { user: { role: 'technician' } });
  if (!undone.ok || undone.value === null) throw new Error('nothing was undone');
  expect(undoLabels(undone.value, 'undo').done).toEqual(['Ongedaan gemaakt: Liggeld van Box 14']);
  expect(await row()).toMatchObject({ fee: 100 });
  const made = await makeBackup(
    db,
    {
      company: 'Havenglans',
      app_version: 'test',
      user: { ...person('technician'), name: 'Bram', role: 'technician' },
    },
    work,
  );
  if (!made.ok) throw new Error(made.error.code);
  await tablet.sync();

  // The server rejects a fee beyond its bound; the form gets both versions and sends another.
  await setFee('100001');
  await tablet.sync(1);
  const [group] = await listPendingChangeGroups(db);
  if (group === undefined) throw new Error('nothing was rejected');
  expect([group.state, changeGroupTitle(group), isRevisable(group.main)]).toEqual([
    'rejected',
    'Box 14',
    true,
  ]);
  const { mutation_id } = group.main;
  const edit = await getRejectedEdit(db, mutation_id);
  expect(edit).toMatchObject({ table: 'moorings', shown: { fee: 100_001 }, beneath: { fee: 100 } });
  const changed = { base_rev: edit?.beneath.rev, expected: { fee: 100 }, changes: { fee: '300' } };
  const revision: unknown = { table: 'moorings', id, mutation_id, ...changed };
  expect(await Reflect.apply(reviseRejected, undefined, [db, revision])).toMatchObject({ ok: true });
  await tablet.sync();
  expect(await row()).toMatchObject({ fee: 300, badge: 'none' });

  // A backup shows what differs and brings it back.
  const plan = await compareBackup(db, made.value.content, 'Havenglans', work);
  if (!plan.ok) throw new Error(plan.error.code);
  const differences = plan.value.differences.filter((one) => one.id === id);
  expect(differences).toMatchObject([{ fields: [{ field: 'fee', here: 300, backup: 100 }] }]);
  const choice = { missing: new Set<never>(), differences };
  expect(await restoreBackup(db, made.value.content, choice, 1, work)).toEqual({
    ok: true,
    value: { added: 0, changed: 1 },
  });
  await tablet.sync();
  await office.sync();
  expect(await mooringsOf(office.db)).toContainEqual(expect.objectContaining({ id, fee: 100 }));

  // The office deletes it while the tablet changes it: the work is saved as a new one.
  const seen = await onMoorings(readWhole, office.db, { id });
  expect(await onMoorings(deleteWhole, office.db, seen)).toMatchObject({ ok: true });
  await office.sync();
  await setFee('400');
  await tablet.sync(1);
  const [gone] = await listPendingChangeGroups(db);
  expect(gone).toMatchObject({ gone: { table: 'moorings', as_new: 'anew' } });
  const ids = (gone?.changes ?? []).map((change) => change.mutation_id);
  expect(await saveRejectedAsNew(db, ids, { role: 'technician' })).toMatchObject({
    ok: true,
    value: { kind: 'anew' },
  });
  await tablet.sync();
  expect(await onMoorings(listRows, db)).toContainEqual(
    expect.objectContaining({ name: 'Box 14', fee: 400, badge: 'none' }),
  );
  await tablet.end();
  await office.end();
});

test('C-030 R-17 the office has the blog and what visitors send on its devices, a technician has none of it', async () => {
  const server = client(backend, backend.secret_key);
  const name = { first_name: 'Eva', last_name: 'Smit', email: 'eva@voorbeeld.example' };
  const id = crypto.randomUUID();
  const added = await Promise.all([
    server.from('contacts').insert({ id, ...name, form: 'contact' }),
    server.from('founding_members').insert({ id, ...name }),
    server.from('newsletter_subscriptions').insert({ id, email: name.email, consent_text: 'Ja' }),
  ]);
  expect(added.map(({ error }) => error)).toEqual([null, null, null]);
  const office = await deviceOf('admin');
  const tablet = await deviceOf('technician');
  await office.sync();
  await tablet.sync();
  expect(await counts(office.db)).toEqual([true, true, true, true]);
  expect(await counts(tablet.db)).toEqual([false, false, false, false]);
  await tablet.end();
  await office.end();
});
