import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { storage as words } from '../../content/legal/storage.ts';
import { CONSENT_KEY } from '../consent/consent.ts';
import { namesToErase, needsConsent, STORAGE, type StorageEntry } from '../consent/storage-registry.ts';
import { FLAGS } from '../tracking/flag-names.ts';
import { StorageTable } from './storage-table.tsx';

const entries: readonly StorageEntry[] = STORAGE;
const rows = [
  ...renderToStaticMarkup(<StorageTable />).matchAll(/<tr><th scope="row">(.*?)<\/th>(.*?)<\/tr>/gs),
];

test('L-011 R-27 the table has a row for everything in the registry: name, place, purpose, kind, party and lifetime', () => {
  expect(rows).toHaveLength(entries.length);
  expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
  for (const entry of STORAGE) {
    const row = rows.find(([, , cells]) => cells?.includes(words.purposes[entry.id]));
    expect(row?.[1], entry.id).toContain(words.places[entry.place]);
    for (const name of entry.names)
      expect(row?.[1]).toContain(name === '*' ? words.any_name : name.replace('*', '…'));
    for (const said of [words.kinds[entry.kind], words.parties[entry.party], words.lifetimes[entry.lifetime]])
      expect(row?.[2], entry.id).toContain(said);
  }
});

test('L-011 what only staff have on a device is folded away', () => {
  const [before = '', folded = ''] = renderToStaticMarkup(<StorageTable />).split('<details');
  expect(before).toContain(words.purposes.consent);
  expect(before).not.toContain(words.purposes.session);
  expect(folded).toContain(`<summary>${words.audiences.staff}</summary>`);
  expect(folded).toContain(words.purposes.session);
});

const names = (consent: boolean) =>
  entries.filter((entry) => needsConsent(entry) === consent).flatMap((entry) => entry.names);

test('K-004 T-009 R-27 the choice itself needs no consent; the flags do, and withdrawal erases exactly those', () => {
  expect(names(false)).toContain(CONSENT_KEY);
  expect(namesToErase()).toEqual(Object.values(FLAGS));
  for (const flag of Object.values(FLAGS)) expect(names(true)).toContain(flag);
});

test('R-27 without consent no other party stores anything', () => {
  for (const entry of entries) expect(entry.party === 'first' || needsConsent(entry), entry.id).toBe(true);
});
