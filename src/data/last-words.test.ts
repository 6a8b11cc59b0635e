import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { dropLastWords, keepLastWords, lastWordsKeys, readLastWords } from './last-words.ts';

/** localStorage as far as it is used here: its entries are its own keys. */
class FakeStorage {
  [name: string]: unknown;
  getItem(name: string): unknown {
    return this[name] ?? null;
  }
  setItem(name: string, value: string): void {
    this[name] = value;
  }
  removeItem(name: string): void {
    delete this[name];
  }
}

beforeEach(() => vi.stubGlobal('window', { localStorage: new FakeStorage() }));
afterEach(() => vi.unstubAllGlobals());

describe('what a closing page still had to write', () => {
  test('R-41 it is there at the next visit, for that user only', () => {
    keepLastWords('anna', 'client:new', { values: { name: 'Jan' } });
    expect(readLastWords('anna', 'client:new')).toEqual({ values: { name: 'Jan' } });
    expect(readLastWords('bram', 'client:new')).toBeNull();
    expect(lastWordsKeys('anna')).toEqual(['client:new']);
    expect(lastWordsKeys('bram')).toEqual([]);
  });

  test('once written elsewhere it is gone', () => {
    keepLastWords('anna', 'client:new', 'x');
    dropLastWords('anna', 'client:new');
    expect(readLastWords('anna', 'client:new')).toBeNull();
    expect(lastWordsKeys('anna')).toEqual([]);
  });

  test('a browser that refuses storage, or a text that was cut off, counts as nothing kept', () => {
    vi.stubGlobal('window', {
      get localStorage(): never {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
    expect(() => keepLastWords('anna', 'client:new', 'x')).not.toThrow();
    expect(readLastWords('anna', 'client:new')).toBeNull();
    const cut = new FakeStorage();
    cut.setItem('havenglans-last-words:anna:client:new', '{"values":');
    vi.stubGlobal('window', { localStorage: cut });
    expect(readLastWords('anna', 'client:new')).toBeNull();
  });
});
