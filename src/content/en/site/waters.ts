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
const PROJECTS: Readonly<Record<string, string>> = {
  amsterdam: 'Projects in Amsterdam and on the North Sea Canal',
  markermeer: 'Projects on the Markermeer',
  ijsselmeer: 'Projects on the IJsselmeer',
  randmeren: 'Projects on the Randmeren, the border lakes',
  vechtplassen: 'Projects on the Vecht and its lakes',
  kagerplassen: 'Projects on the Kaag and Braassem lakes',
  maas: 'Projects in Rotterdam and on the rivers',
  zeeland: 'Projects on the waters of Zeeland',
  friesland: 'Projects on the Frisian lakes',
};
const PROVINCES: Readonly<Record<string, string>> = {
  'Noord-Holland': 'North Holland',
  'Noord-Holland en Flevoland': 'North Holland and Flevoland',
  'Flevoland en Gelderland': 'Flevoland and Gelderland',
  'Zuid-Holland': 'South Holland',
};
const PLACES: Readonly<Record<string, string>> = { 'Den Haag': 'The Hague' };

export const WATERS: readonly Water[] = DUTCH.map(({ name, projects, provinces, places, ...water }) => ({
  ...water,
  name: NAMES[water.slug] ?? name,
  projects: PROJECTS[water.slug] ?? projects,
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
