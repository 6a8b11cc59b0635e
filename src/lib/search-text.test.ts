import { expect, test } from 'vitest';
import { foldText, searchKey } from './search-text.ts';

test('folding drops case and diacritics', () => {
  expect(foldText('Café André Çelik IJsbrand Ĳ')).toBe('cafe andre celik ijsbrand ij');
  expect(foldText('PLAIN 12-a')).toBe('plain 12-a');
});

test('a search key holds every field given and lets no match run over two of them', () => {
  const key = searchKey('Jan', null, 'Zeeleeuw');
  expect(key).toContain('jan');
  expect(key).toContain('zeeleeuw');
  expect(key).not.toContain('nz');
});
