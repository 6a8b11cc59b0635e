import { REGIONS as PLACES } from '../../site/regions.ts';

const PROVINCES: ReadonlyMap<string, string> = new Map([
  ['Noord-Holland', 'Nordholland'],
  ['Zuid-Holland', 'Südholland'],
]);
export const REGIONS = PLACES.map(({ name, locations }) => ({
  name: PROVINCES.get(name) ?? name,
  locations,
}));
