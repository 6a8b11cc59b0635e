import { type waters as dutch, type Water, WATERS as DUTCH } from '../../site/waters.ts';
import type { Translation } from '../../translation.ts';

const NAMES: Readonly<Record<string, string>> = {
  amsterdam: 'Amsterdam und Nordseekanal',
  markermeer: 'Markermeer',
  ijsselmeer: 'IJsselmeer',
  randmeren: 'Randmeren, die Randseen',
  vechtplassen: 'Die Vecht und ihre Seen',
  kagerplassen: 'Kaag und Braassemer Seen',
  maas: 'Rotterdam und die Flüsse',
  zeeland: 'Gewässer in Zeeland',
  friesland: 'Friesische Seen',
};
const PROVINCES: Readonly<Record<string, string>> = {
  'Noord-Holland': 'Nordholland',
  'Noord-Holland en Flevoland': 'Nordholland und Flevoland',
  'Zuid-Holland': 'Südholland',
};

export const WATERS: readonly Water[] = DUTCH.map(({ name, provinces, ...water }) => ({
  ...water,
  name: NAMES[water.slug] ?? name,
  provinces: PROVINCES[provinces] ?? provinces,
}));

export const waters: Translation<typeof dutch> = {
  map: 'Karte der niederländischen Gewässer mit einem Kreis von 100\u00a0km um Amsterdam',
  to_list: 'Karte mit Häfen und Projekten ansehen',
  choose: 'Wählen Sie Ihren Hafen, dann steht er schon in Ihrer Anfrage.',
  projects_at: (place: string) => `Projekte in ${place}`,
  all: 'Zusammen anzeigen',
};
