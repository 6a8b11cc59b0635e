import { CERAMIC, OFFERING_GROUPS } from './offerings.ts';

export type BoatState = 'glossy' | 'dull' | 'worn';

/** How a hull looks, to pick from; `picture` names a picture of public/scenes. */
export const BOAT_STATES = [
  {
    id: 'glossy',
    slug: 'glanst',
    name: 'Glanst nog',
    text: 'De kleur is diep en water parelt eraf.',
    picture: 'project-08-after',
  },
  {
    id: 'dull',
    slug: 'dof',
    name: 'Dof of geel',
    text: 'De romp geeft wit af of kleurt geel.',
    picture: 'project-11-before',
  },
  {
    id: 'worn',
    slug: 'achterstallig',
    name: 'Achterstallig',
    text: 'Vlekken, strepen en aangroei.',
    picture: 'project-07-before',
  },
] as const satisfies readonly {
  readonly id: BoatState;
  readonly slug: string;
  readonly name: string;
  readonly text: string;
  readonly picture: string;
}[];

const UNDERWATER = OFFERING_GROUPS.find(({ id }) => id === 'underwater')?.slug ?? '';

/** A treatment in the season: what it is, when it is done, and for which hulls we advise it. */
export interface Treatment {
  /** Of an offering, of the coating, or of a group whose price it has. */
  readonly slug: string;
  /** From 1; more than one where it is done again in the same year. */
  readonly months: readonly number[];
  readonly advised: readonly BoatState[];
  /** Advised too for the boats whose finder recommends it. */
  readonly by_boat?: true;
}

/** In the order of the season. */
export const TREATMENTS: readonly Treatment[] = [
  { slug: UNDERWATER, months: [3], advised: ['dull', 'worn'] },
  { slug: 'onderwaterschip-schuren', months: [3], advised: ['worn'] },
  { slug: 'spot-reparatie', months: [3], advised: ['worn'] },
  { slug: 'antifouling-aanbrengen', months: [4], advised: ['glossy', 'dull', 'worn'] },
  { slug: 'ontkalken-en-ontgelen-romp', months: [4], advised: ['dull', 'worn'] },
  { slug: 'krassen-verwijderen', months: [4], advised: [] },
  { slug: 'polijsten-en-poetsen', months: [4], advised: ['dull', 'worn'] },
  { slug: CERAMIC.slug, months: [5], advised: ['worn'] },
  // Twice a year, as we advise.
  { slug: 'wassen-en-sealen', months: [5, 10], advised: ['glossy', 'dull'] },
  { slug: 'rvs-behandeling', months: [5], advised: [], by_boat: true },
  { slug: 'teak-deck-onderhoud', months: [5], advised: [], by_boat: true },
  { slug: 'kitranden-vervangen', months: [6], advised: [], by_boat: true },
  { slug: 'plexiglas-restauratie', months: [6], advised: [] },
  { slug: 'matteren', months: [6], advised: [] },
  { slug: 'zeilen-wassen-en-impregneren', months: [11], advised: [], by_boat: true },
];

/** The planner; what it says of a length or a number that is none stands with the price indication (prices.ts). */
export const boatPlan = {
  boat: 'Wat voor boot is het?',
  state: 'Hoe ligt hij erbij?',
  treatments: 'Wat nemen we op?',
  treatments_note: 'Aangevinkt is wat wij bij deze boot en deze staat aanraden.',
  season: 'Uw seizoen',
  nothing: 'Vink hierboven aan wat u wilt laten doen.',
  twice: 'voor 2 keer',
  /** In the month of the second time. */
  again_this_year: 'tweede keer',
  /** How many of a treatment are planned, behind its name. */
  counted: {
    spots: (count: number) => (count === 1 ? '1 plek' : `${count} plekken`),
    zones: (count: number) => (count === 1 ? '1 zone' : `${count} zones`),
  },
  range: (from: string, to: string) => `${from} tot ${to}`,
  from: (amount: string) => `vanaf ${amount}`,
  total: 'Samen',
  without: (count: number) =>
    count === 1 ? 'Zonder de dienst op aanvraag.' : `Zonder de ${count} diensten op aanvraag.`,
  only_on_request: 'Alles in dit plan is op aanvraag. Na een gratis inspectie noemen wij een vast bedrag.',
  member: 'Als founding member',
  request: 'Stuur dit plan mee met een aanvraag',
  copy: 'Kopieer de link',
  copied: 'De link is gekopieerd.',
  not_copied: 'Kopiëren lukt niet. De link staat in de adresbalk.',
  print: 'Druk het plan af',
  again: 'Begin opnieuw',
  kept: 'Uw plan blijft op dit apparaat bewaard.',
} as const;
