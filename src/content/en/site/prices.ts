import type {
  priceIndication as dutchIndication,
  priceRates as dutchRates,
  priceWords as dutchWords,
} from '../../site/prices.ts';
import type { Translation } from '../../translation.ts';

const PER = {
  metre: ' per metre',
  foot: ' per foot',
  spot: ' per spot',
  zone: ' per zone',
  flat: '',
} as const;

export const priceWords: Translation<typeof dutchWords> = {
  on_request: 'On request',
  from: (amount, unit) => `From ${amount}${PER[unit]}`,
  range: (from, to, unit) => `From ${from}${PER[unit]}, ${to} at most`,
};

export const priceRates: Translation<typeof dutchRates> = {
  heading: 'Rates',
  without_script: 'Rates per metre or foot: multiply by the length of your boat. One metre is 3.281 feet.',
};

export const priceIndication: Translation<typeof dutchIndication> = {
  length: 'Length of your boat in metres',
  length_hint: 'For example 12.5',
  spots: 'Number of spots',
  zones: 'Number of zones',
  from: (amount) => `from ${amount} incl. VAT`,
  on_request: 'On request',
  incomplete: {
    length: 'Enter the length for an indication.',
    spots: 'Enter the number of spots for an indication.',
    zones: 'Enter the number of zones for an indication.',
  },
  errors: {
    length: {
      empty: 'Enter the length of your boat, for example 12.5.',
      not_a_number: 'This is not a length. Write metres with a point, for example 12.5.',
      too_short: 'Enter a length of 3 metres or more.',
      too_long: 'For boats over 60 metres we name a price after a visit. Do call us.',
    },
    count: {
      empty: 'Enter a number, for example 2.',
      not_a_number: 'Enter a whole number, for example 2.',
      too_few: 'Enter a number of 1 or more.',
      too_many: 'Above 99, treating the whole hull costs less. Ask us for advice.',
    },
  },
};
