import { expect, test } from 'vitest';
import { NEW_ITEM, parseSiteAddress, withSiteAddress } from './address.ts';

const read = (query: string) => parseSiteAddress(new URLSearchParams(query));

test('R-14 the kind and the open entry stand in the address', () => {
  expect(read('tab=site')).toEqual({ kind: 'project', item: null });
  expect(read('tab=site&kind=hero&item=h1')).toEqual({ kind: 'hero', item: 'h1' });
  expect(read('kind=onzin&item=')).toEqual({ kind: 'project', item: null });
});

test('R-14 an address is written beside what else stands there', () => {
  const query = new URLSearchParams('tab=site&kind=hero&item=h1');
  expect(withSiteAddress(query, { kind: 'video', item: NEW_ITEM }).toString()).toBe(
    'tab=site&kind=video&item=new',
  );
  expect(withSiteAddress(query, { kind: 'project', item: null }).toString()).toBe('tab=site');
});
