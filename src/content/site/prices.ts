import type { PRICES } from '../company.ts';

type Unit = (typeof PRICES)[keyof typeof PRICES]['unit'];

const PER: Readonly<Record<Unit, string>> = {
  metre: ' per meter',
  foot: ' per voet',
  spot: ' per spot',
  zone: ' per zone',
  flat: '',
};

/** How prices are written on the services page (Z-004). Amounts come in as text, such as '€ 75'. */
export const priceWords = {
  on_request: 'Op aanvraag',
  from: (amount: string, unit: Unit) => `Vanaf ${amount}${PER[unit]}`,
  range: (from: string, to: string, unit: Unit) => `Vanaf ${from}${PER[unit]}, hooguit ${to}`,
} as const;

/** The rates as they can be read without a script. */
export const priceRates = {
  heading: 'Tarieven',
  without_script:
    'Tarieven per meter of voet: vermenigvuldig met de lengte van uw boot. Eén meter is 3,281 voet.',
} as const;

/** What the planner asks for, what it answers, and what it says about input that is no length or number. */
export const priceIndication = {
  length: 'Lengte van uw boot in meters',
  length_hint: 'Bijvoorbeeld 12,5',
  spots: 'Aantal plekken',
  zones: 'Aantal zones',
  from: (amount: string) => `vanaf ${amount} incl. btw`,
  on_request: 'Op aanvraag',
  incomplete: {
    length: 'Vul de lengte in voor een indicatie.',
    spots: 'Vul het aantal plekken in voor een indicatie.',
    zones: 'Vul het aantal zones in voor een indicatie.',
  },
  errors: {
    length: {
      empty: 'Vul de lengte van uw boot in, bijvoorbeeld 12,5.',
      not_a_number: 'Dit is geen lengte. Schrijf meters met een komma, bijvoorbeeld 12,5.',
      too_short: 'Vul een lengte in vanaf 3 meter.',
      too_long: 'Voor boten boven 60 meter maken wij de prijs na een bezoek. Bel ons gerust.',
    },
    count: {
      empty: 'Vul een aantal in, bijvoorbeeld 2.',
      not_a_number: 'Vul een heel getal in, bijvoorbeeld 2.',
      too_few: 'Vul een aantal in vanaf 1.',
      too_many: 'Bij meer dan 99 is een behandeling van de hele romp voordeliger. Vraag ons om advies.',
    },
  },
} as const;
