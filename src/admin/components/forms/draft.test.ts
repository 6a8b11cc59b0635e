import { describe, expect, test } from 'vitest';
import { changedFields, draftJson, readDraft } from './draft.ts';

const BLANK = { name: '', email: '', location: '' };

describe('drafts of forms', () => {
  test('R-41 D3 OB12 a draft keeps the base rev of the edit it belongs to, and what was seen then', () => {
    const draft = {
      values: { ...BLANK, name: 'Jan' },
      base: { rev: 7, values: { ...BLANK, name: 'J.' }, seen: { name: 'J.', email: null } },
    };
    expect(readDraft(structuredClone(draftJson(draft)), BLANK)).toEqual(draft);
  });

  test('a draft of an older build brings the fields that still exist', () => {
    expect(readDraft({ values: { name: 'Jan', fax: '020' }, base: null }, BLANK)).toEqual({
      values: { name: 'Jan', email: '', location: '' },
      base: null,
    });
  });

  test('a value of another shape is no draft', () => {
    for (const value of [
      undefined,
      null,
      'x',
      {},
      { values: { name: 4 }, base: null },
      { values: {}, base: {} },
    ]) {
      expect(readDraft(value, BLANK)).toBeNull();
    }
  });

  test('only changed fields are sent, so that other devices keep theirs', () => {
    expect(changedFields({ ...BLANK, name: 'Jan' }, { ...BLANK, name: 'Jan', location: 'Muiden' })).toEqual({
      location: 'Muiden',
    });
    expect(changedFields(BLANK, { ...BLANK })).toEqual({});
    expect(changedFields({ ...BLANK, name: 'Jan' }, BLANK)).toEqual({ name: '' });
  });
});
