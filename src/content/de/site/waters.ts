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
const PROJECTS: Readonly<Record<string, string>> = {
  amsterdam: 'Projekte in Amsterdam und auf dem Nordseekanal',
  markermeer: 'Projekte auf dem Markermeer',
  ijsselmeer: 'Projekte auf dem IJsselmeer',
  randmeren: 'Projekte auf den Randmeren, den Randseen',
  vechtplassen: 'Projekte auf der Vecht und ihren Seen',
  kagerplassen: 'Projekte auf der Kaag und den Braassemer Seen',
  maas: 'Projekte in Rotterdam und auf den Flüssen',
  zeeland: 'Projekte auf den Gewässern in Zeeland',
  friesland: 'Projekte auf den Friesischen Seen',
};
const PROVINCES: Readonly<Record<string, string>> = {
  'Noord-Holland': 'Nordholland',
  'Noord-Holland en Flevoland': 'Nordholland und Flevoland',
  'Flevoland en Gelderland': 'Flevoland und Gelderland',
  'Zuid-Holland': 'Südholland',
};

export const WATERS: readonly Water[] = DUTCH.map(({ name, projects, provinces, ...water }) => ({
  ...water,
  name: NAMES[water.slug] ?? name,
  projects: PROJECTS[water.slug] ?? projects,
  provinces: PROVINCES[provinces] ?? provinces,
}));

export const waters: Translation<typeof dutch> = {
  map: 'Karte der niederländischen Gewässer mit einem Kreis von 100\u00a0km um Amsterdam',
  to_list: 'Karte mit Häfen und Projekten ansehen',
  choose: 'Wählen Sie Ihren Hafen, dann steht er schon in Ihrer Anfrage.',
  projects_at: (place: string) => `Projekte in ${place}`,
  all: 'Zusammen anzeigen',
};
