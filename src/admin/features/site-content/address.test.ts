import { expect, test } from 'vitest';
import { NEW_ITEM, parseSiteAddress, withSiteAddress } from './address.ts';

const read = (query: string) => parseSiteAddress(new URLSearchParams(query));

test('R-14 the kind and the open entry stand in the address', () => {
  expect(read('tab=site')).toEqual({ kind: 'project', item: null, refused: null });
  expect(read('tab=site&kind=hero&item=h1')).toEqual({ kind: 'hero', item: 'h1', refused: null });
  expect(read('kind=onzin&item=')).toEqual({ kind: 'project', item: null, refused: null });
});

test('R-14 an address is written beside what else stands there', () => {
  const query = new URLSearchParams('tab=site&kind=hero&item=h1');
  expect(withSiteAddress(query, { kind: 'video', item: NEW_ITEM, refused: null }).toString()).toBe(
    'tab=site&kind=video&item=new',
  );
  expect(withSiteAddress(query, { kind: 'project', item: null, refused: null }).toString()).toBe('tab=site');
});

test('D4 R-14 a refused change that is being revised stands in the address until it is closed', () => {
  const query = new URLSearchParams('tab=site&kind=video&refused=m1');
  expect(parseSiteAddress(query)).toEqual({ kind: 'video', item: null, refused: 'm1' });
  expect(withSiteAddress(query, { ...parseSiteAddress(query), refused: null }).toString()).toBe(
    'tab=site&kind=video',
  );
});
