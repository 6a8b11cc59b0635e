import { describe, expect, test } from 'vitest';
import { activeFilters, parseListParams, withListParams } from './list-params.ts';

const parse = (query: string) => parseListParams(new URLSearchParams(query));
const change = (query: string, to: Parameters<typeof withListParams>[1]) =>
  withListParams(new URLSearchParams(query), to).toString();

describe('the list in the address', () => {
  test('M-016 without anything in the address the list is ordered by last_service, descending', () => {
    expect(parse('tab=clients')).toEqual({
      search: '',
      status: 'all',
      service_type: null,
      planned: null,
      sort: 'last_service',
      direction: 'desc',
      view: null,
    });
  });

  test('M-017 filters, search and order survive the way through the address', () => {
    const query = change('tab=clients', {
      search: 'de Zeemeeuw & co',
      status: 'active',
      service_type: 'schroefas uitlijnen',
      planned: 'late',
      sort: 'total_value',
      direction: 'asc',
      view: 'grid',
    });
    expect(parse(query)).toEqual({
      search: 'de Zeemeeuw & co',
      status: 'active',
      service_type: 'schroefas uitlijnen',
      planned: 'late',
      sort: 'total_value',
      direction: 'asc',
      view: 'grid',
    });
  });

  test('unknown values fall back to the defaults', () => {
    expect(parse('status=lost&planned=never&sort=shoe_size&dir=sideways&view=hologram')).toEqual(parse(''));
  });

  test('defaults are left out and other keys of the address stay', () => {
    expect(change('tab=clients&status=active&client=c1', { status: 'all' })).toBe('tab=clients&client=c1');
  });

  test('M-016 choosing another order takes the direction a person expects of it', () => {
    expect(change('dir=asc', { sort: 'name' })).toBe('sort=name');
    expect(parse(change('', { sort: 'name' })).direction).toBe('asc');
    expect(parse(change('sort=name', { sort: 'created_at' })).direction).toBe('desc');
    expect(parse(change('', { sort: 'planned' })).direction).toBe('asc');
    expect(change('sort=name', { direction: 'desc' })).toBe('sort=name&dir=desc');
  });

  test('only filters are counted as filters', () => {
    expect(activeFilters(parse('q=zee&sort=name'))).toBe(0);
    expect(activeFilters(parse('status=active&type=waxing&planned=late'))).toBe(3);
  });
});
