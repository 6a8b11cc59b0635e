import { REGIONS as PLACES } from '../../site/regions.ts';

const PROVINCES: ReadonlyMap<string, string> = new Map([
  ['Noord-Holland', 'North Holland'],
  ['Zuid-Holland', 'South Holland'],
]);
const TOWNS: ReadonlyMap<string, string> = new Map([['Den Haag', 'The Hague']]);

export const REGIONS = PLACES.map(({ name, locations }) => ({
  name: PROVINCES.get(name) ?? name,
  locations: locations.map((town) => TOWNS.get(town) ?? town),
}));
