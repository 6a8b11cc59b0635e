/** What opening the client database must promise on whatever IndexedDB the page has: the fake, or a real Chromium's. */
import { describe, expect, test, vi } from 'vitest';
import { addClient } from '../../src/data/commands/clients.ts';
import { type AppDatabase, deleteAppDatabase, openAppDatabase } from '../../src/data/database/database.ts';
import { DATABASE_VERSION, databaseName, nativeVersion } from '../../src/data/database/database-name.ts';
import { openTab } from './database-faults.ts';

const NEWER = nativeVersion(DATABASE_VERSION + 1);
const OLDER = 1;
const client = { name: 'Jan de Boer', email: 'jan@voorbeeld.example' };

const tabOn = (user_id: string) => ({ indexedDB, name: databaseName(user_id) });

/** The database of a new user, with a client in it. */
async function opened(user_id: string = crypto.randomUUID()): Promise<AppDatabase> {
  const answer = await openAppDatabase(user_id);
  if (!answer.ok) throw new Error(`not opened: ${answer.error}`);
  await addClient(answer.value, client);
  return answer.value;
}

/** The next build in another tab: it upgrades the database and lets go of it. */
async function upgrade(user_id: string): Promise<void> {
  const newer = await openTab(tabOn(user_id), NEWER);
  newer.close();
}

/** What is on disk: its version and its stores. */
async function onDisk(user_id: string): Promise<{ version: number; stores: readonly string[] }> {
  const tab = await openTab(tabOn(user_id));
  const { version, objectStoreNames } = tab;
  tab.close();
  return { version, stores: [...objectStoreNames] };
}

/** Declares the suite. */
export function openingContract(name: string): void {
  describe(`opening contract: ${name}`, () => {
    test('ST4 K7 a database of a newer build is refused and left as it was', async () => {
      const user_id = crypto.randomUUID();
      await upgrade(user_id);
      expect(await openAppDatabase(user_id)).toEqual({ ok: false, error: 'newer_version' });
      expect(await onDisk(user_id)).toEqual({ version: NEWER, stores: [] });
    });

    test('ST4 K7 a database of a newer build is refused too where the browser cannot list databases', async () => {
      const user_id = crypto.randomUUID();
      await upgrade(user_id);
      const databases = vi.spyOn(indexedDB, 'databases').mockResolvedValue([]);
      expect(await openAppDatabase(user_id)).toEqual({ ok: false, error: 'newer_version' });
      databases.mockRestore();
      expect(await onDisk(user_id)).toEqual({ version: NEWER, stores: [] });
    });

    test('K7 a page lets go of the database when a newer build wants it, says so once, and never comes back', async () => {
      const db = await opened();
      const told: string[] = [];
      db.on_gone((why) => told.push(why));
      await upgrade(db.user_id);
      expect(told).toEqual(['newer_version']);
      const refused = { ok: false, error: { code: 'storage', fault: 'newer_version' } };
      expect(await addClient(db, client)).toEqual(refused);
      expect(await addClient(db, client)).toEqual(refused);
      expect((await onDisk(db.user_id)).version).toBe(NEWER);
    });

    test('ST4 ST2 K7 a lost connection is not opened again when a newer build was there meanwhile', async () => {
      const openings = vi.spyOn(indexedDB, 'open');
      const db = await opened();
      for (const { value } of openings.mock.results) value.result.close();
      openings.mockRestore();
      await upgrade(db.user_id);
      await expect(db.store.probe()).rejects.toMatchObject({ name: 'StoreError', fault: 'newer_version' });
      expect((await onDisk(db.user_id)).version).toBe(NEWER);
    });

    test('G1 an upgrade that an older tab holds up is told as blocked; when it lets go everything is there', async () => {
      const user_id = crypto.randomUUID();
      const older = await openTab(tabOn(user_id), OLDER);
      expect(await openAppDatabase(user_id, { blocked_wait_ms: 20 })).toEqual({
        ok: false,
        error: 'blocked',
      });
      older.close();
      const db = await opened(user_id);
      expect(await db.rows.clients.count()).toBe(1);
      db.close();
    });

    test('an opening that stands in the queue behind two other tabs, without a word, is told as blocked', async () => {
      const user_id = crypto.randomUUID();
      const older = await openTab(tabOn(user_id), OLDER);
      const pending = indexedDB.open(databaseName(user_id), 2);
      await new Promise((resolve) => {
        pending.addEventListener('blocked', resolve);
      });
      const opening = openAppDatabase(user_id, { silent_wait_ms: 50, blocked_wait_ms: 60_000 });
      expect(await opening).toEqual({ ok: false, error: 'blocked' });
      older.close();
    });

    test('deleting the database of a user leaves nothing of it, and tells the pages that have it open', async () => {
      const db = await opened();
      const told: string[] = [];
      db.on_gone((why) => told.push(why));
      expect(await deleteAppDatabase(db.user_id)).toEqual({ ok: true, value: undefined });
      expect(told).toEqual(['deleted']);
      const names = (await indexedDB.databases()).map((database) => database.name);
      expect(names).not.toContain(databaseName(db.user_id));
    });

    test('a page that lets go a moment later does not keep the database from going; one that holds on is told', async () => {
      const [late_id, stubborn_id] = [crypto.randomUUID(), crypto.randomUUID()];
      const late = await openTab(tabOn(late_id), OLDER);
      setTimeout(() => late.close(), 20);
      expect(await deleteAppDatabase(late_id, 1_000)).toEqual({ ok: true, value: undefined });
      const stubborn = await openTab(tabOn(stubborn_id), OLDER);
      expect(await deleteAppDatabase(stubborn_id, 20)).toEqual({ ok: false, error: 'blocked' });
      stubborn.close();
    });
  });
}
