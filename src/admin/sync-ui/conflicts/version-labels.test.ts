import { expect, test } from 'vitest';
import { conflictsText } from '../../../content/admin/conflicts.ts';
import type { ConflictVersion } from '../../../data/index.ts';
import { fieldsLabel, versionMoment, versionTitles, versionValues } from './version-labels.ts';

const version = (over: Partial<ConflictVersion>): ConflictVersion => ({
  kind: 'kept',
  values: { notes: 'a' },
  author: 'colleague',
  name: 'Bram Visser',
  made_at: null,
  arrived_at: '2026-03-05T08:12:00Z',
  stands: false,
  ...over,
});

test('G4 the versions are named for the person who looks: one’s own, a colleague’s, two of one person told apart', () => {
  const mine = version({ author: 'self', name: 'Sanne de Vries' });
  const bram = version({ kind: 'lost' });
  expect(versionTitles([mine, bram])).toEqual(['Uw versie', 'Versie van Bram Visser']);
  expect(versionTitles([mine, { ...mine, kind: 'lost' }])).toEqual(['Uw versie', 'Uw andere versie']);
  expect(versionTitles([bram, bram])).toEqual(['Versie van Bram Visser', 'Andere versie van Bram Visser']);
  expect(
    versionTitles([
      version({ kind: 'now', author: 'unknown', name: null }),
      version({ author: 'unknown', name: null }),
      version({ name: null }),
    ]),
  ).toEqual(['Zoals het nu is', conflictsText.of_unknown, 'Versie van een vroegere collega']);
});

test('G4 a version says since when: made by its device, or arrived at the office', () => {
  const now_ms = Date.parse('2026-03-05T12:00:00Z');
  expect(versionMoment(version({}), now_ms)).toBe('Ontvangen 09:12');
  expect(versionMoment(version({ kind: 'lost', made_at: '2026-03-04T08:12:00Z' }), now_ms)).toBe(
    'Gemaakt 4 mrt 09:12',
  );
  expect(versionMoment(version({ arrived_at: null }), now_ms)).toBe('Tijdstip onbekend');
  expect(versionMoment(version({ kind: 'now' }), now_ms)).toBeNull();
});

test('C6 fields that belong together are named and valued together, in Dutch', () => {
  const item = { table: 'service_records', fields: ['status', 'date'] };
  const values = { status: 'in_progress', date: '2026-03-05' };
  expect(fieldsLabel(item)).toBe('Status en Datum');
  expect(versionValues(item, version({ values }))).toEqual([
    { field: 'status', label: 'Status', words: 'In uitvoering' },
    { field: 'date', label: 'Datum', words: '05 mrt 2026' },
  ]);
  expect(
    versionValues({ table: 'service_records', fields: ['amount'] }, version({ values: { amount: null } })),
  ).toEqual([{ field: 'amount', label: null, words: 'leeg' }]);
});

test('C6 of a picture only what a person chose of it is told, not the sizes that follow', () => {
  const item = { table: 'blog_posts', fields: ['image_url', 'alt', 'width', 'variants', 'focus_x'] };
  expect(fieldsLabel(item)).toBe('Foto en Beschrijving van de foto');
  const values = { image_url: null, alt: 'Romp in de was', width: 1600, variants: {}, focus_x: 20 };
  expect(versionValues(item, version({ values })).map(({ field }) => field)).toEqual(['image_url', 'alt']);
  const shown = versionValues(item, version({ values: { ...values, image_url: '/a/romp-1600.webp' } }));
  expect(shown[0]?.words, 'an address says nothing to a person').toBe('een foto');
  const of_point = { table: 'blog_posts', fields: ['focus_x', 'focus_y'] };
  expect(versionValues(of_point, version({ values: { focus_x: 20, focus_y: 95 } }))).toHaveLength(2);
});
