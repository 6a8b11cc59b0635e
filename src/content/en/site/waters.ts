import { type waters as dutch, type Water, WATERS as DUTCH } from '../../site/waters.ts';
import type { Translation } from '../../translation.ts';

const NAMES: Readonly<Record<string, string>> = {
  amsterdam: 'Amsterdam and the North Sea Canal',
  markermeer: 'Markermeer',
  ijsselmeer: 'IJsselmeer',
  randmeren: 'Randmeren, the border lakes',
  vechtplassen: 'The Vecht and its lakes',
  kagerplassen: 'Kaag and Braassem lakes',
  maas: 'Rotterdam and the rivers',
  zeeland: 'Waters of Zeeland',
  friesland: 'Frisian lakes',
};
const PROVINCES: Readonly<Record<string, string>> = {
  'Noord-Holland': 'North Holland',
  'Noord-Holland en Flevoland': 'North Holland and Flevoland',
  'Zuid-Holland': 'South Holland',
};
const PLACES: Readonly<Record<string, string>> = { 'Den Haag': 'The Hague' };

export const WATERS: readonly Water[] = DUTCH.map(({ name, provinces, places, ...water }) => ({
  ...water,
  name: NAMES[water.slug] ?? name,
  provinces: PROVINCES[provinces] ?? provinces,
  places: places.map((place) => ({ ...place, name: PLACES[place.name] ?? place.name })),
}));

export const waters: Translation<typeof dutch> = {
  map: 'Map of the waters of the Netherlands, with a circle of 100\u00a0km around Amsterdam',
  to_list: 'See the map with harbours and projects',
  choose: 'Choose your harbour and your request names it already.',
  projects_at: (place: string) => `Projects in ${place}`,
  all: 'Show them together',
};
