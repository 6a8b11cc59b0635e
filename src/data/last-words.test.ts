import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  areGivenUp,
  dropLastWords,
  giveUpWords,
  keepLastWords,
  lastWordsKeys,
  readLastWords,
} from './last-words.ts';
import { FakeLocalStorage } from './testing/fake-local-storage.ts';

beforeEach(() => vi.stubGlobal('window', { localStorage: new FakeLocalStorage() }));
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

  test('R-41 what was given up is not there at the next visit, though it stands elsewhere', () => {
    keepLastWords('anna', 'client:new', 'x');
    giveUpWords('anna', 'client:new');
    expect(readLastWords('anna', 'client:new')).toBeNull();
    expect(lastWordsKeys('anna')).toEqual([]);
    expect(areGivenUp('anna', 'client:new')).toBe(true);
    expect(areGivenUp('bram', 'client:new')).toBe(false);
    keepLastWords('anna', 'client:new', 'y');
    expect(areGivenUp('anna', 'client:new')).toBe(false);
  });

  test('a browser that refuses storage, or a text that was cut off, counts as nothing kept', () => {
    vi.stubGlobal('window', {
      get localStorage(): never {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
    expect(() => keepLastWords('anna', 'client:new', 'x')).not.toThrow();
    expect(readLastWords('anna', 'client:new')).toBeNull();
    const cut = new FakeLocalStorage();
    cut.setItem('havenglans-last-words:anna:client:new', '{"values":');
    vi.stubGlobal('window', { localStorage: cut });
    expect(readLastWords('anna', 'client:new')).toBeNull();
  });
});
