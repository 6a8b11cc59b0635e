import { describe, expect, test } from 'vitest';
import { monthOf } from './month-of.ts';
import { fileNameOf, shareTargets, shareText, shareUrl } from './project-sharing.ts';

test('G-031 V-011 a project is dated by its Dutch month and year, or as recent', () => {
  expect(monthOf({ created_at: '2026-05-28T10:00:00+00:00' })).toBe('mei 2026');
  expect(monthOf({ created_at: '2025-12-31T23:30:00+00:00' }), 'in Amsterdam').toBe('januari 2026');
  expect(monthOf({ created_at: null })).toBe('Recent project');
});

test('V-019 R-54 a file is named from product, category and title, in small letters and hyphens', () => {
  expect(fileNameOf({ category: 'Gelcoat Restauratie', title: 'Romp: 89% glans' })).toBe(
    'havenglans-gelcoat-restauratie-romp-89-glans.jpg',
  );
  expect(fileNameOf({ category: 'Houtwerk', title: '¡Teak oliën!' })).toBe(
    'havenglans-houtwerk-teak-olien.jpg',
  );
});

test('V-017 R-11 the shared address is the page’s own without its query, plus the project', () => {
  const place = { origin: 'https://havenglans.example', pathname: '/portfolio', search: '?modal=true&x=1' };
  expect(shareUrl(place, 'a b')).toBe('https://havenglans.example/portfolio?project=a%20b');
});

test('V-025 the shared description is cut at 100 characters', () => {
  expect(shareText('kort')).toBe('kort');
  expect(shareText('a'.repeat(100))).toHaveLength(100);
  expect(shareText('b'.repeat(101))).toBe(`${'b'.repeat(99)}…`);
});

describe('V-015 where a project can be shared', () => {
  const targets = shareTargets('Romp & dek', 'Diepe glans', 'https://havenglans.example/portfolio?project=1');

  test('by e-mail, WhatsApp, a professional network and Facebook', () => {
    expect(targets.map(({ name }) => name)).toEqual(['E-mail', 'WhatsApp', 'LinkedIn', 'Facebook']);
  });

  test('each with the address of the project in it', () => {
    for (const { href } of targets)
      expect(href).toContain(encodeURIComponent('https://havenglans.example/portfolio?project=1'));
    expect(targets[0].href).toMatch(/^mailto:\?subject=Romp%20%26%20dek&body=/);
  });
});
