import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { createDeviceRecords } from '../session/device-records.ts';
import { createNoticesWanted } from './notices-wanted.ts';

test('R-09 whether a device notifies is each person’s own choice, and nobody has made it at first', async () => {
  const notices = createNoticesWanted(createDeviceRecords('notices-wanted-test'));
  expect(await notices.read('sanne')).toBe(false);
  let told = 0;
  const end = notices.follow(() => (told += 1));
  await notices.write('sanne', true);
  expect([await notices.read('sanne'), await notices.read('els')]).toEqual([true, false]);
  expect(told, 'whoever shows the choice').toBe(1);
  end();
  await notices.write('sanne', false);
  expect([await notices.read('sanne'), told]).toEqual([false, 1]);
});

test('R-09 a device whose storage fails notifies nobody', async () => {
  const broken = {
    record: () => ({ read: () => Promise.reject(new Error('broken')), update: () => Promise.resolve(null) }),
  };
  expect(await createNoticesWanted(broken).read('sanne')).toBe(false);
});
