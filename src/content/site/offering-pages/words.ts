import { REPLY_HOURS } from '../../company.ts';

/** The page of an offering: its headings and labels. What it says of one offering stands beside this file. */
export const offeringWords = {
  facts: { price: 'Prijs', time: 'Duur', place: 'Waar', guarantee: 'Garantie' },
  request: 'Vraag deze dienst aan',
  list: 'Alle diensten en prijzen',
  /** To the planner, which has an amount for it or not. */
  plan: { amount: 'Reken het uit in Plan uw boot', on_request: 'Zet deze dienst in Plan uw boot' },
  about: 'Hoe wij het doen',
  notice: 'U merkt',
  suits: 'Hiervoor is het',
  not_suits: 'Hiervoor niet',
  /** Above what the price buys, or what decides it where it is on request. */
  price: 'Wat u ervoor krijgt',
  on_request: 'Wat de prijs bepaalt',
  questions: 'Vragen over deze dienst',
  projects: 'Waar wij het deden',
  articles: 'Lees verder',
  others: 'Verwante diensten',
  call: {
    heading: 'Eerst kijken, dan pas rekenen',
    text: `De inspectie aan boord is gratis en vrijblijvend. U hoort binnen ${REPLY_HOURS} uur wanneer wij komen.`,
  },
} as const;
