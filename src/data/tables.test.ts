import { expect, test } from 'vitest';
import { BYTES_STORES, SYNC_STORES } from '../sync/index.ts';
import { DATA_STORES, DATABASE_VERSION, PARENTS, SYNCED_TABLES } from './tables.ts';

/** What each version put on the disk of devices that are out there: add a version, never change an old one. */
const RELEASED: Readonly<Record<number, Readonly<Record<string, string>>>> = {
  1: {
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
  },
  2: {
    clients: 'id',
    service_records: 'id, client_id',
    conflicts: 'id',
    colleagues: 'id',
    service_photos: 'id, service_record_id',
    figures: 'bucket',
    totals: 'id',
    drafts: 'key',
    shadow: 'key',
    outbox: 'seq, &id, *touches',
    parked: 'id, seq, *touches, because_of',
    journal: 'id, key, at',
    tombstones: 'key',
    sweep_marks: 'key',
    uploads: 'key',
    photo_bytes: 'id, kept_at',
    photo_thumbnails: 'id',
    meta: 'key',
  },
  3: {
    clients: 'id',
    service_records: 'id, client_id',
    conflicts: 'id',
    colleagues: 'id',
    service_photos: 'id, service_record_id',
    images: 'id',
    transformations: 'id',
    boat_type_images: 'id',
    services: 'id',
    videos: 'id',
    figures: 'bucket',
    totals: 'id',
    drafts: 'key',
    shadow: 'key',
    outbox: 'seq, &id, *touches',
    parked: 'id, seq, *touches, because_of',
    journal: 'id, key, at',
    tombstones: 'key',
    sweep_marks: 'key',
    uploads: 'key',
    photo_bytes: 'id, kept_at',
    photo_thumbnails: 'id',
    meta: 'key',
  },
  4: {
    clients: 'id',
    service_records: 'id, client_id',
    conflicts: 'id',
    colleagues: 'id',
    service_photos: 'id, service_record_id',
    images: 'id',
    transformations: 'id',
    boat_type_images: 'id',
    services: 'id',
    videos: 'id',
    site_files: 'id, picture_id',
    figures: 'bucket',
    totals: 'id',
    drafts: 'key',
    shadow: 'key',
    outbox: 'seq, &id, *touches',
    parked: 'id, seq, *touches, because_of',
    journal: 'id, key, at',
    tombstones: 'key',
    sweep_marks: 'key',
    uploads: 'key',
    photo_bytes: 'id, kept_at',
    photo_thumbnails: 'id',
    meta: 'key',
  },
};

test('K7 a change of the stores comes with a new database version', () => {
  expect({ ...DATA_STORES, ...SYNC_STORES, ...BYTES_STORES }).toEqual(RELEASED[DATABASE_VERSION]);
});

test('every synced table has a store, and stands after the table its rows belong to', () => {
  for (const [index, table] of SYNCED_TABLES.entries()) {
    expect(DATA_STORES[table].split(', ')[0]).toBe('id');
    const parent = PARENTS[table];
    if (parent) expect(SYNCED_TABLES.indexOf(parent.table)).toBeLessThan(index);
  }
});
