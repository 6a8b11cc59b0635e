import { expect, test } from 'vitest';
import { BYTES_STORES, SYNC_STORES } from '../sync/index.ts';
import { DATA_STORES, DATABASE_VERSION, PARENTS, SYNCED_TABLES } from './tables.ts';

type Stores = Readonly<Record<string, string>>;

const FIRST: Stores = {
  clients: 'id',
  service_records: 'id, client_id',
  conflicts: 'id',
  figures: 'bucket',
  totals: 'id',
  drafts: 'key',
  shadow: 'key',
  outbox: 'seq, &id, *touches',
  parked: 'id, seq, *touches, because_of',
  tombstones: 'key',
  sweep_marks: 'key',
  meta: 'key',
};

/**
 * What each later version changed in the stores of the one before it; with it they are what lies on the disks of devices
 * that are out there. Add a version, never change an old one.
 */
const CHANGED: readonly Stores[] = [
  // 2
  {
    colleagues: 'id',
    service_photos: 'id, service_record_id',
    journal: 'id, key, at',
    uploads: 'key',
    photo_bytes: 'id, kept_at',
    photo_thumbnails: 'id',
  },
  // 3
  { images: 'id', transformations: 'id', boat_type_images: 'id', services: 'id', videos: 'id' },
  // 4
  { site_files: 'id, picture_id' },
  // 5
  { mail_failures: 'id' },
  // 6: which changes were handed out for sending is told by one place in the order.
  {},
  // 7: what one answer acknowledged is one record.
  { journal: 'id, at, *keys' },
  // 8: a draft is a page's own, and a sent one leaves a mark.
  {},
  // 9
  { photo_captures: 'id, order', photo_capture_bytes: 'id' },
  // 10: rows that are gone, while unsent work hangs on them.
  { last_known: 'key' },
  // 11: what visitors send, and the blog, for the office.
  { contacts: 'id', founding_members: 'id', newsletter_subscriptions: 'id', blog_posts: 'id' },
];

const released = (version: number): Stores =>
  CHANGED.slice(0, version - 1).reduce((stores, changed) => ({ ...stores, ...changed }), FIRST);

test('K7 a change of the stores comes with a new database version', () => {
  expect({ ...DATA_STORES, ...SYNC_STORES, ...BYTES_STORES }).toEqual(released(DATABASE_VERSION));
  expect(CHANGED).toHaveLength(DATABASE_VERSION - 1);
});

test('every synced table has a store, and stands after the table its rows belong to', () => {
  for (const [index, table] of SYNCED_TABLES.entries()) {
    expect(DATA_STORES[table].split(', ')[0]).toBe('id');
    const parent = PARENTS[table];
    if (parent) expect(SYNCED_TABLES.indexOf(parent.table)).toBeLessThan(index);
  }
});
