import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { createListeners } from '../lib/listeners.ts';
import { createDeviceRecords } from '../session/device-records.ts';
import { createRetainedUsers, isUnsent, type RetainedUser } from './retained-users.ts';

const bram: RetainedUser = {
  user: { id: 'u-bram', email: 'bram@x.example', role: 'technician', name: 'Bram' },
  why: 'signed_out',
  left_at: '2026-05-01T10:00:00.000Z',
  unsent: { changes: 3, photos: 1, drafts: 0 },
  disposition: 'keep',
  exported: [],
};

let devices = 0;

/** Tabs of one device. */
function device() {
  devices += 1;
  const records = createDeviceRecords(`left-test-${devices}`);
  const listeners = createListeners<[]>();
  const channel = {
    announce: listeners.call,
    listen: listeners.add,
  };
  return { records, open_tab: () => createRetainedUsers({ records, channel }) };
}

test('a user who left work on the device is listed in every tab and after a restart', async () => {
  const tablet = device();
  const one = tablet.open_tab();
  const two = tablet.open_tab();
  await two.start();
  const heard = vi.fn();
  two.subscribe(heard);
  await one.put(bram);
  await vi.waitFor(() => expect(two.list()).toEqual([bram]));
  expect(heard).toHaveBeenCalled();
  const later = tablet.open_tab();
  await later.start();
  expect(later.list()).toEqual([bram]);
});

test('a user stands on the list once, changes only while on it, and goes when back', async () => {
  const list = device().open_tab();
  await list.put(bram);
  await list.put({ ...bram, why: 'revoked' });
  await list.change('u-bram', (left) => ({ ...left, unsent: { ...left.unsent, changes: 4 } }));
  await list.change('u-else', (left) => ({ ...left, disposition: 'settled' }));
  expect(list.list()).toEqual([{ ...bram, why: 'revoked', unsent: { changes: 4, photos: 1, drafts: 0 } }]);
  await list.drop('u-bram');
  expect(list.list()).toEqual([]);
});

test('storage that cannot be read leaves the list as it was', async () => {
  const tablet = device();
  const list = tablet.open_tab();
  await list.start();
  await list.put(bram);
  const read = vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(() => {
    throw new DOMException('lost', 'UnknownError');
  });
  await list.start();
  read.mockRestore();
  expect(list.list()).toEqual([bram]);
});

test('changes, photos and half-filled forms are each unsent work', () => {
  expect(isUnsent({ changes: 0, photos: 0, drafts: 0 })).toBe(false);
  expect(isUnsent({ changes: 1, photos: 0, drafts: 0 })).toBe(true);
  expect(isUnsent({ changes: 0, photos: 1, drafts: 0 })).toBe(true);
  expect(isUnsent({ changes: 0, photos: 0, drafts: 1 })).toBe(true);
});
