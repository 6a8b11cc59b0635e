import { expertiseYears, GUARANTEE_YEARS, NEGLECT_COST, WORK_TIMES } from '../company.ts';
import type { CompanyClaims } from '../company-facts.ts';

/** The upper half of the home page; home-lower.ts has the rest, which arrives later (P-028). */
export const home = {
  hero: {
    heading: 'Premium yacht care aan uw ligplaats',
    lead: 'Wij komen naar uw boot, vanuit Amsterdam in heel Nederland. De inspectie is gratis en vrijblijvend.',
    request: 'Exclusieve inspectie aanvragen',
    call: 'Bel',
    scene: 'Een groen motorjacht aan een steiger in laag licht, met stootwillen en landvasten.',
  },
  /** The way to the planner of the services page. */
  plan: {
    action: 'Plan uw boot',
    text: 'Lengte, type en staat geven een seizoensplan met prijzen.',
  },

  figures: {
    label: 'In cijfers',
    items: (current_year: number, facts: CompanyClaims) => [
      { figure: String(expertiseYears(current_year, facts)), text: 'jaar expertise' },
      { figure: facts.gelcoat_treated, text: 'gelcoat behandeld' },
      { figure: facts.sealant_replaced, text: 'kitranden vervangen' },
      { figure: facts.rating_score, text: `uit ${facts.rating_count} beoordelingen, eigen telling` },
    ],
  },
  problems: {
    heading: 'Een jacht veroudert zonder geluid',
    lead: `Zon, zout en stilliggen doen hun werk terwijl u aan wal bent. Wie het vroeg ziet, betaalt een behandeling. Wie wacht, betaalt een restauratie en levert bij verkoop ${NEGLECT_COST} van de waarde in.`,
    symptoms: 'Wat u ziet',
    solution: 'Wat wij doen',
    outcome: 'Wat u terugkrijgt',
    items: [
      {
        icon: 'sun',
        problem: 'De romp wordt dof en geel',
        symptoms: [
          'Een witte waas die afgeeft op uw hand',
          'Gele strepen onder de spuigaten',
          'Kleurverschil achter de stootwillen',
        ],
        solution:
          'Wij nemen de verweerde laag van de gelcoat af, polijsten in stappen en sluiten het oppervlak af.',
        outcome: `Een romp waarin het water spiegelt, met ${GUARANTEE_YEARS.gelcoat_restoration} jaar garantie op de gelcoatrestauratie.`,
      },
      {
        icon: 'waves',
        problem: 'Aangroei houdt de boot tegen',
        symptoms: [
          'Minder vaart bij hetzelfde toerental',
          'Een baard op de waterlijn',
          'Antifouling die in schilfers loslaat',
        ],
        solution: 'Wij schuren en ontkalken het onderwaterschip en zetten er nieuwe antifouling op.',
        outcome: `Een schoon onderwaterschip in ${WORK_TIMES.underwater}, voordat het seizoen begint.`,
      },
      {
        icon: 'falling',
        problem: 'De waarde loopt terug',
        symptoms: [
          'Grijs teak met open naden',
          'Kitranden die hard zijn of loslaten',
          'Doffe ramen, vliegroest op rvs',
        ],
        solution:
          'Wij brengen dek, kitranden, plexiglas en rvs terug volgens één plan, in de volgorde die het meeste oplevert.',
        outcome: 'Een jacht dat een taxateur verzorgd noemt.',
      },
    ],
  },
  categories: {
    heading: 'Onze Premium Yacht Diensten',
    lead: 'Van één kras tot een jacht dat van boeg tot spiegel wordt nagelopen. Alles aan uw eigen ligplaats.',
    more: 'Meer informatie',
    more_about: ' over',
  },
} as const;
