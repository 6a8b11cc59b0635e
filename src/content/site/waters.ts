/** A harbour or a town, by the name that projects give as their place. */
export interface WaterPlace {
  readonly name: string;
  /** Degrees east and north. */
  readonly at: readonly [east: number, north: number];
  /** On the map its name stands left of its dot. */
  readonly is_left?: true;
}

/** A water that we work on, with places on it as examples. */
export interface Water {
  /** Stands in addresses, as the id of its entry. */
  readonly slug: string;
  readonly name: string;
  /** What the list of projects done there is called: one works on a lake, and in a town. */
  readonly projects: string;
  readonly provinces: string;
  readonly places: readonly WaterPlace[];
  /** Where its mark stands on the map, in degrees east and north. */
  readonly at: readonly [east: number, north: number];
}

/**
 * The waters of the map, from the base outward. The provinces and places of REGIONS are among theirs; a water names every
 * province that one of its places lies in.
 */
export const WATERS: readonly Water[] = [
  {
    slug: 'amsterdam',
    name: 'Amsterdam en Noordzeekanaal',
    projects: 'Projecten in Amsterdam en op het Noordzeekanaal',
    provinces: 'Noord-Holland',
    at: [4.74, 52.432],
    places: [
      { name: 'Amsterdam', at: [4.9, 52.372], is_left: true },
      { name: 'IJmuiden', at: [4.575, 52.458], is_left: true },
    ],
  },
  {
    slug: 'markermeer',
    name: 'Markermeer',
    projects: 'Projecten op het Markermeer',
    provinces: 'Noord-Holland en Flevoland',
    at: [5.13, 52.585],
    places: [
      { name: 'Monnickendam', at: [5.04, 52.458], is_left: true },
      { name: 'Muiden', at: [5.07, 52.325], is_left: true },
      { name: 'Almere', at: [5.2, 52.375] },
    ],
  },
  {
    slug: 'ijsselmeer',
    name: 'IJsselmeer',
    projects: 'Projecten op het IJsselmeer',
    provinces: 'Noord-Holland en Flevoland',
    at: [5.25, 52.885],
    places: [
      { name: 'Medemblik', at: [5.1, 52.773], is_left: true },
      { name: 'Enkhuizen', at: [5.28, 52.705], is_left: true },
      { name: 'Lelystad', at: [5.455, 52.515] },
      { name: 'Urk', at: [5.605, 52.662] },
    ],
  },
  {
    slug: 'randmeren',
    name: 'Randmeren',
    projects: 'Projecten op de Randmeren',
    provinces: 'Flevoland en Gelderland',
    at: [5.43, 52.256],
    places: [
      { name: 'Zeewolde', at: [5.53, 52.325], is_left: true },
      { name: 'Harderwijk', at: [5.63, 52.342] },
      { name: 'Elburg', at: [5.85, 52.44] },
    ],
  },
  {
    slug: 'vechtplassen',
    name: 'Vecht en plassen',
    projects: 'Projecten op de Vecht en plassen',
    provinces: 'Utrecht',
    at: [5.075, 52.195],
    places: [
      { name: 'Loosdrecht', at: [5.12, 52.215] },
      { name: 'Vinkeveen', at: [4.93, 52.23], is_left: true },
      { name: 'Breukelen', at: [5.0, 52.16] },
    ],
  },
  {
    slug: 'kagerplassen',
    name: 'Kaag en Braassem',
    projects: 'Projecten op de Kaag en de Braassem',
    provinces: 'Zuid-Holland',
    at: [4.65, 52.195],
    places: [
      { name: 'Kaag', at: [4.53, 52.205], is_left: true },
      { name: 'Leiden', at: [4.49, 52.155] },
    ],
  },
  {
    slug: 'maas',
    name: 'Rotterdam en de rivieren',
    projects: 'Projecten in Rotterdam en op de rivieren',
    provinces: 'Zuid-Holland',
    at: [4.36, 51.9],
    places: [
      { name: 'Rotterdam', at: [4.48, 51.925] },
      { name: 'Den Haag', at: [4.29, 52.075] },
      { name: 'Dordrecht', at: [4.69, 51.8] },
    ],
  },
  {
    slug: 'zeeland',
    name: 'Zeeuwse wateren',
    projects: 'Projecten op de Zeeuwse wateren',
    provinces: 'Zeeland',
    at: [3.99, 51.545],
    places: [
      { name: 'Port Zélande', at: [3.865, 51.765], is_left: true },
      { name: 'Zierikzee', at: [3.92, 51.65] },
      { name: 'Veere', at: [3.665, 51.545], is_left: true },
    ],
  },
  {
    slug: 'friesland',
    name: 'Friese meren',
    projects: 'Projecten op de Friese meren',
    provinces: 'Friesland',
    at: [5.55, 52.955],
    places: [
      { name: 'Makkum', at: [5.41, 53.055] },
      { name: 'Sneek', at: [5.72, 53.03] },
      { name: 'Lemmer', at: [5.715, 52.845] },
    ],
  },
];

/** What the map and its list say. */
export const waters = {
  map: 'Kaart van de Nederlandse wateren, met een cirkel van 100\u00a0km rond Amsterdam',
  to_list: 'Bekijk de kaart met havens en projecten',
  choose: 'Kies uw haven, dan staat die al in uw aanvraag.',
  projects_at: (place: string) => `Projecten in ${place}`,
  all: 'Toon ze samen',
} as const;
