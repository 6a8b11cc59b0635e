import type { home as dutch } from '../../site/home.ts';
import type { Translation } from '../../translation.ts';
import { expertiseYears, GUARANTEE_YEARS, NEGLECT_COST, WORK_TIMES } from '../company.ts';

export const home = {
  hero: {
    heading: 'Premium yacht care at your berth',
    lead: 'We come to your boat, from Amsterdam to anywhere in the Netherlands. The inspection is free and without obligation.',
    request: 'Request a private inspection',
    call: 'Call',
    scene: 'A green motor yacht alongside a jetty in low light, with fenders and mooring lines.',
  },
  plan: {
    action: 'Plan your boat',
    text: 'Length, type and condition give a season plan with prices.',
  },
  figures: {
    label: 'In figures',
    items: (current_year, facts) => [
      { figure: String(expertiseYears(current_year, facts)), text: 'years of expertise' },
      { figure: facts.gelcoat_treated, text: 'of gelcoat treated' },
      { figure: facts.sealant_replaced, text: 'of sealant replaced' },
      { figure: facts.rating_score, text: `from ${facts.rating_count} reviews, our own count` },
    ],
  },
  problems: {
    heading: 'A yacht ages without a sound',
    lead: `Sun, salt and lying still do their work while you are ashore. Those who see it early pay for a treatment. Those who wait pay for a restoration, and give up ${NEGLECT_COST} of the value when they sell.`,
    symptoms: 'What you see',
    solution: 'What we do',
    outcome: 'What you get back',
    items: [
      {
        icon: 'sun',
        problem: 'The hull turns dull and yellow',
        symptoms: [
          'A white haze that comes off on your hand',
          'Yellow streaks below the scuppers',
          'Different shades behind the fenders',
        ],
        solution: 'We take off the weathered layer of the gelcoat, polish in stages and seal the surface.',
        outcome: `A hull that mirrors the water, with a ${GUARANTEE_YEARS.gelcoat_restoration}-year guarantee on the gelcoat restoration.`,
      },
      {
        icon: 'waves',
        problem: 'Fouling holds the boat back',
        symptoms: [
          'Less speed at the same revs',
          'A beard along the waterline',
          'Antifouling that comes off in flakes',
        ],
        solution: 'We sand and descale the underwater hull and apply new antifouling.',
        outcome: `A clean underwater hull in ${WORK_TIMES.underwater}, before the season begins.`,
      },
      {
        icon: 'falling',
        problem: 'The value goes down',
        symptoms: [
          'Grey teak with open seams',
          'Sealant that has gone hard or come loose',
          'Dull windows, rust bloom on stainless steel',
        ],
        solution:
          'We bring back deck, sealant, plexiglass and stainless steel to one plan, in the order that gains you most.',
        outcome: 'A yacht that a surveyor calls well kept.',
      },
    ],
  },
  categories: {
    heading: 'Our premium yacht services',
    lead: 'From a single scratch to a yacht gone over from bow to transom. All of it at your own berth.',
    more: 'More information',
    more_about: ' about',
  },
} as const satisfies Translation<typeof dutch>;
