import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { createDeviceRecords } from '../session/device-records.ts';
import { createRetainedUsers } from '../device/retained-users.ts';
import type { DeviceUser } from '../session/session-types.ts';
import {
  addClient,
  type AppDatabase,
  countUnsent,
  hasUserData,
  openAppDatabase,
  takeUnsent,
} from '../data/index.ts';
import { saveDraft } from '../data/testing/drafts.ts';
import { createDataRetention, type LeaveRequest } from './data-retention.ts';

let user: DeviceUser;
let db: AppDatabase;
let here: { id: string; is_revoked: boolean } | null = null;
const forgotten: string[] = [];

const alone = { announce: () => undefined, listen: () => () => undefined };
const retained = createRetainedUsers({ records: createDeviceRecords('data-retention-test'), channel: alone });
const retention = createDataRetention({
  retained,
  device_user: async () => here,
  forget: async (user_id) => {
    forgotten.push(user_id);
  },
  now_ms: () => Date.parse('2026-05-01T10:00:00Z'),
});

beforeEach(async () => {
  vi.restoreAllMocks();
  here = null;
  for (const entry of retained.list()) await retained.drop(entry.user.id);
  user = { id: crypto.randomUUID(), email: 'bram@x.example', role: 'technician', name: 'Bram' };
  const opened = await openAppDatabase(user.id);
  if (!opened.ok) throw new Error(opened.error);
  db = opened.value;
});

const mine = () => retained.list().find((entry) => entry.user.id === user.id);

/** The user leaves; every page has let go. */
async function leave(
  disposition: LeaveRequest['disposition'],
  exported: readonly string[] = [],
): Promise<void> {
  await retention.note({ user, why: 'signed_out', disposition, unsent: await countUnsent(db), exported });
  db.close();
  await retention.settle();
}

const client = { name: 'Jan de Boer', email: 'jan@voorbeeld.example' };

test('R-50 with nothing unsent the data and the PIN of the person who left are gone, and no retained user is listed', async () => {
  await leave('remove_if_sent');
  expect(await hasUserData(user.id)).toBe(false);
  expect(forgotten).toContain(user.id);
  expect(mine()).toBeUndefined();
});

test('G4 R-50 work that turns out to be unsent after all is kept locked, with its true number', async () => {
  const noted = await countUnsent(db);
  await retention.note({ user, why: 'signed_out', disposition: 'remove_if_sent', unsent: noted });
  await addClient(db, client);
  db.close();
  await retention.settle();
  expect(await hasUserData(user.id)).toBe(true);
  expect(mine()).toMatchObject({ disposition: 'settled', unsent: { changes: 1, photos: 0, drafts: 0 } });
});

test('R-41 a half-filled form counts as unsent', async () => {
  await saveDraft(db, 'client:new', { name: 'Half' });
  await leave('remove_if_sent');
  expect(mine()).toMatchObject({ unsent: { changes: 0, drafts: 1 } });
});

test('R-50 kept as chosen: the data stays though all is sent, and a later start removes nothing', async () => {
  await leave('keep');
  await retention.settle();
  expect(await hasUserData(user.id)).toBe(true);
  expect(mine()).toMatchObject({ disposition: 'settled', unsent: { changes: 0 } });
});

test('G4 exported work is thrown away, and only that', async () => {
  await addClient(db, client);
  const exported = (await takeUnsent(user.id, { with_bytes: true }))?.ids ?? [];
  expect(exported).toHaveLength(1);
  await leave('discard_exported', exported);
  expect(await hasUserData(user.id)).toBe(false);
  expect(mine()).toBeUndefined();
});

test('G4 work made after the export is not discarded', async () => {
  await addClient(db, client);
  const exported = (await takeUnsent(user.id, { with_bytes: true }))?.ids ?? [];
  await addClient(db, { ...client, name: 'Na de export' });
  await leave('discard_exported', exported);
  expect(await hasUserData(user.id)).toBe(true);
  expect(mine()).toMatchObject({ disposition: 'settled', exported: [], unsent: { changes: 2 } });
});

test('G4 R-41 words that were typed on in a form after the export are not thrown away', async () => {
  await saveDraft(db, 'client:new', { name: 'Half' });
  const exported = (await takeUnsent(user.id, { with_bytes: true }))?.ids ?? [];
  expect((await takeUnsent(user.id, { with_bytes: true }))?.ids, 'the same while nothing is typed').toEqual(
    exported,
  );
  await saveDraft(db, 'client:new', { name: 'Half, en na de export verder getypt' });
  await leave('discard_exported', exported);
  expect(await hasUserData(user.id)).toBe(true);
  expect(mine()).toMatchObject({ disposition: 'settled', exported: [], unsent: { drafts: 1 } });
});

test('G4 a part that cannot be read keeps everything, and the next start tries again', async () => {
  await retention.note({
    user,
    why: 'signed_out',
    disposition: 'remove_if_sent',
    unsent: await countUnsent(db),
  });
  db.close();
  const read = vi.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementation(() => {
    throw new DOMException('lost', 'UnknownError');
  });
  await retention.settle();
  expect(mine()).toMatchObject({ disposition: 'remove_if_sent' });
  read.mockRestore();
  expect(await hasUserData(user.id)).toBe(true);
  await retention.settle();
  expect(await hasUserData(user.id)).toBe(false);
});

test('G4 a person who signed in again meanwhile keeps everything', async () => {
  here = { id: user.id, is_revoked: false };
  await leave('remove_if_sent');
  expect(await hasUserData(user.id)).toBe(true);
});

test('G4 a page that still has the data open is waited for, and after that left alone', async () => {
  const taken = { request: vi.fn(() => Promise.reject(new DOMException('late', 'TimeoutError'))) };
  vi.stubGlobal('navigator', { locks: taken });
  await leave('remove_if_sent');
  vi.unstubAllGlobals();
  expect(taken.request).toHaveBeenCalledOnce();
  expect(await hasUserData(user.id)).toBe(true);
  expect(mine()).toMatchObject({ disposition: 'remove_if_sent' });
});

test('R-17 a revoked account that had sent everything leaves no data, and the screen can say so until somebody else comes', async () => {
  here = { id: user.id, is_revoked: true };
  await retention.note({
    user,
    why: 'revoked',
    disposition: 'remove_if_sent',
    unsent: await countUnsent(db),
  });
  db.close();
  await retention.settle();
  expect(await hasUserData(user.id)).toBe(false);
  expect(mine()).toMatchObject({ why: 'revoked', disposition: 'settled', unsent: { changes: 0 } });
  here = null;
  await retention.settle();
  expect(mine()).toBeUndefined();
});

test('R-17 G4 unsent work of a revoked account stays locked', async () => {
  here = { id: user.id, is_revoked: true };
  await addClient(db, client);
  await retention.note({
    user,
    why: 'revoked',
    disposition: 'remove_if_sent',
    unsent: await countUnsent(db),
  });
  db.close();
  await retention.settle();
  here = null;
  await retention.settle();
  expect(await hasUserData(user.id)).toBe(true);
  expect(mine()).toMatchObject({ why: 'revoked', unsent: { changes: 1 } });
});

test('a failed removal is reported, so that it is tried again', async () => {
  const taken = { request: () => Promise.reject(new DOMException('late', 'TimeoutError')) };
  vi.stubGlobal('navigator', { locks: taken });
  await retention.note({
    user,
    why: 'signed_out',
    disposition: 'remove_if_sent',
    unsent: await countUnsent(db),
  });
  db.close();
  expect(await retention.settle()).toBe(false);
  vi.unstubAllGlobals();
  expect(await retention.settle()).toBe(true);
  expect(await hasUserData(user.id)).toBe(false);
});
