import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FakeLocalStorage } from '../testing/fake-local-storage.ts';
import type { Draft } from './draft.ts';
import { dropDraftSync, listDraftsSync, readDraftSync, saveDraftSync } from './sync-drafts.ts';

beforeEach(() => vi.stubGlobal('window', { localStorage: new FakeLocalStorage() }));
afterEach(() => vi.unstubAllGlobals());

const draft = (seq: number, value?: string, page = 'p1'): Draft => ({
  key: `client:new@${page}`,
  form: 'client:new',
  page,
  seq,
  value,
  saved_at: '2026-05-01T10:00:00.000Z',
});

describe('drafts that are kept at once', () => {
  test('R-41 a draft is there when the call returns, for that user and that page only', () => {
    saveDraftSync('anna', draft(1, 'Jan'));
    expect(readDraftSync('anna', 'client:new@p1')).toMatchObject({ seq: 1, value: 'Jan' });
    expect(readDraftSync('bram', 'client:new@p1')).toBeNull();
    expect(readDraftSync('anna', 'client:new@p2')).toBeNull();
    expect(listDraftsSync('anna').map(({ key }) => key)).toEqual(['client:new@p1']);
    expect(listDraftsSync('bram')).toEqual([]);
  });

  test('R-41 a version that is stored elsewhere goes, a newer one that was kept meanwhile stays', () => {
    saveDraftSync('anna', draft(1, 'J'));
    saveDraftSync('anna', draft(2, 'Ja'));
    dropDraftSync('anna', draft(1, 'J'));
    expect(readDraftSync('anna', 'client:new@p1')).toMatchObject({ seq: 2, value: 'Ja' });
    dropDraftSync('anna', draft(2, 'Ja'));
    expect(listDraftsSync('anna')).toEqual([]);
  });

  test('R-41 two tabs with the same form neither overwrite nor delete each other', () => {
    saveDraftSync('anna', draft(1, 'Jan', 'p1'));
    saveDraftSync('anna', draft(1, 'Piet', 'p2'));
    dropDraftSync('anna', draft(1, 'Piet', 'p2'));
    expect(listDraftsSync('anna')).toMatchObject([{ page: 'p1', value: 'Jan' }]);
  });

  test('a browser that refuses storage or is full, and a text that was cut off, count as nothing kept', () => {
    vi.stubGlobal('window', {
      get localStorage(): never {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
    expect(() => saveDraftSync('anna', draft(1, 'x'))).not.toThrow();
    expect(readDraftSync('anna', 'client:new@p1')).toBeNull();
    const full = new FakeLocalStorage();
    Object.defineProperty(full, 'setItem', {
      value: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    vi.stubGlobal('window', { localStorage: full });
    expect(() => saveDraftSync('anna', draft(1, 'x'))).not.toThrow();
    const cut = new FakeLocalStorage();
    cut.setItem('havenglans-draft:anna:client:new@p1', '{"key":');
    vi.stubGlobal('window', { localStorage: cut });
    expect(readDraftSync('anna', 'client:new@p1')).toBeNull();
    expect(listDraftsSync('anna')).toEqual([]);
  });
});
