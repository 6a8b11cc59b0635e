import type { services as dutch } from '../../site/services.ts';
import type { Translation } from '../../translation.ts';
import {
  ADVISED_UPKEEP,
  CERAMIC_PRICE,
  DURATIONS,
  GUARANTEE_YEARS,
  NEGLECT_COST,
  REPLY_HOURS,
  WORK_TIMES,
} from '../company.ts';

export const services = {
  hero: {
    heading: 'Craftsmanship for gelcoat, teak and underwater hull',
    lead: 'Thirteen services at your own berth, with the price wherever it can be named beforehand.',
    contact: 'Request a free inspection',
    portfolio: 'See our portfolio',
    scene:
      'The bow of a dark red motor yacht along a quay in low light; the hull is mirrored in still water.',
  },
  intro: {
    heading: 'Gelcoat restoration',
    statement:
      'Gelcoat is less than a millimetre thick. All of the gloss is in it, and all of the protection.',
    paragraphs: [
      'Sun and salt slowly turn that layer to chalk. We measure how much is left, take off no more than is needed and build the gloss up again.',
      `A basic treatment takes ${WORK_TIMES.basic_gelcoat}, a full transformation with deck, windows and seams ${WORK_TIMES.full_transformation}. Above the waterline your boat stays where it is all that time.`,
    ],
    facts: [
      { value: `${GUARANTEE_YEARS.gelcoat_restoration} years`, label: 'guarantee on gelcoat restoration' },
      { value: DURATIONS.restoration_interval, label: 'between restorations without protection' },
      { value: DURATIONS.gelcoat_repair_interval, label: 'between two gelcoat repairs' },
    ],
  },
  challenges: {
    heading: 'What gelcoat has to endure',
    items: [
      {
        title: 'Discolouring and oxidation',
        figure: DURATIONS.restoration_interval,
        figure_label: 'and an unprotected hull asks for repair',
        text: 'Dark hulls turn grey, white ones yellow. We polish the weathered layer away and seal what lies beneath.',
      },
      {
        title: 'Fouling on the hull',
        figure: WORK_TIMES.underwater,
        figure_label: 'of work for a smooth underwater hull',
        text: 'Algae, barnacles and scale slow the boat down. We make the hull clean and smooth and apply antifouling.',
      },
      {
        title: 'Loss of value',
        figure: NEGLECT_COST,
        figure_label: 'of the value is what overdue upkeep costs',
        text: 'A buyer looks at the gloss first. Owners who can show their upkeep keep that sum in the boat.',
      },
    ],
  },
  treatments: {
    heading: 'Specialist treatments',
    lead: 'What owners call us in for most often.',
    items: [
      {
        name: 'Gelcoat repair and restoration',
        text: 'Cracks and chalked areas repaired to colour, the hull polished to one gloss.',
        note: `${WORK_TIMES.basic_gelcoat}, ${GUARANTEE_YEARS.gelcoat_restoration}-year guarantee`,
      },
      {
        name: 'Polishing and waxing',
        text: 'The treatment that puts off a restoration, with a gloss reading on paper.',
        note: `${WORK_TIMES.polishing}, ${ADVISED_UPKEEP.polishing}`,
      },
      {
        name: 'Ceramic coating',
        text: `A hard layer against sun and salt; you rinse the hull clean. Guaranteed for up to ${GUARANTEE_YEARS.premium_coating} years.`,
        note: `${CERAMIC_PRICE}, lasts ${DURATIONS.ceramic}`,
      },
      {
        name: 'Teak deck restoration',
        text: 'Cleaned, sanded where it still can be, and new caulking between the planks.',
        note: `${WORK_TIMES.teak}, on request`,
      },
      {
        name: 'Underwater hull treatment',
        text: 'Descaling, sanding and antifouling, while the boat is ashore anyway.',
        note: `${WORK_TIMES.underwater}, every spring`,
      },
      {
        name: 'Full yacht detailing',
        text: 'From hull to stainless steel, section by section and by hand. For those who sell or have just bought.',
        note: `up to ${WORK_TIMES.full_transformation}, on request`,
      },
    ],
  },
  finder: {
    heading: 'What does your boat need?',
    lead: 'Choose your type of boat and see what we recommend first.',
    all: (boat) => `See all services for a ${boat.toLowerCase()}`,
  },
  process: {
    heading: 'How we work',
    lead: 'Up to and including the quote you are committed to nothing.',
    steps: [
      {
        number: 1,
        title: 'Free consultation',
        description:
          'We come on board, measure gloss and thickness, and talk about what you want to do with the boat.',
      },
      {
        number: 2,
        title: 'Detailed quote',
        description:
          'Item by item what we do, how long it takes and what it costs. What can wait is listed separately.',
      },
      {
        number: 3,
        title: 'Professional work',
        description: 'We work at your berth, screen off the neighbours and clear up every evening.',
      },
      {
        number: 4,
        title: 'Completion and certificates of guarantee',
        description:
          'Gone over together in daylight. You get the readings, and a certificate for each treatment.',
      },
    ],
  },
  regions: {
    heading: 'Where we work',
    lead: 'Our base is Amsterdam and we work all over the Netherlands. These are examples; if you lie elsewhere, we come too.',
  },
  reasons: {
    heading: 'Why owners choose us',
    items: [
      {
        title: 'Your boat stays where it is',
        text: 'No tow and no weeks in a yard. We bring power, water and light.',
      },
      {
        title: 'Measuring before sanding',
        text: 'Gelcoat does not grow back. If a treatment is not wise, we say so.',
      },
      {
        title: 'The price comes first',
        text: 'An amount per item, including VAT. Extra work begins only once you agree.',
      },
      {
        title: 'A guarantee on paper',
        text: `${GUARANTEE_YEARS.gelcoat_restoration} years on gelcoat restoration, up to ${GUARANTEE_YEARS.premium_coating} years on premium gelcoat and ceramic coating.`,
      },
    ],
  },
  faq: {
    heading: 'Questions about our services',
    items: [
      {
        id: 'keramische-coating',
        question: 'What does a ceramic coating cost, and how long does it last?',
        answer: `Reckon on ${CERAMIC_PRICE}. The layer lasts ${DURATIONS.ceramic}; we advise refreshing it ${ADVISED_UPKEEP.ceramic}.`,
      },
      {
        id: 'verzegeling',
        question: 'And a sealant?',
        answer: `It is softer and quicker to apply, and lasts ${DURATIONS.sealing}. We advise it ${ADVISED_UPKEEP.sealing}.`,
      },
      {
        id: 'hoe-vaak',
        question: 'How often does my boat need care?',
        answer: `Polishing ${ADVISED_UPKEEP.polishing}. Without protection a restoration is needed every ${DURATIONS.restoration_interval}, a gelcoat repair every ${DURATIONS.gelcoat_repair_interval}.`,
      },
      {
        id: 'hoe-lang',
        question: 'How long will I be without my boat?',
        answer: `Gelcoat ${WORK_TIMES.basic_gelcoat}, underwater hull ${WORK_TIMES.underwater}, a full transformation ${WORK_TIMES.full_transformation}. Above the waterline we work at your berth.`,
      },
      {
        id: 'garantie',
        question: 'What guarantee do I get?',
        answer: `On gelcoat restoration ${GUARANTEE_YEARS.gelcoat_restoration} years, on premium gelcoat and ceramic coating up to ${GUARANTEE_YEARS.premium_coating} years. Both on paper.`,
      },
    ],
  },
  list: {
    heading: 'All services and prices',
    lead: 'Prices include VAT. Where there is no amount, it depends on the condition of your boat; you hear it after the inspection.',
    tabs_label: 'Services by group',
    all: { slug: 'alle-diensten', tab: 'All services' },
    notice: 'You notice',
    time: 'Time',
    more: 'More information (in Dutch)',
    more_about: (service) => `More information about ${service} (in Dutch)`,
    filtered: (count, boat) => `${count} ${count === 1 ? 'service' : 'services'} for a ${boat.toLowerCase()}`,
    recommended: 'Recommended for your boat',
    clear: 'Show for all boats',
  },
  contact: {
    heading: 'First look, then reckon',
    text: `The inspection on board is free and without obligation. Write to us where your boat lies; within ${REPLY_HOURS} hours you hear when we come.`,
    action: 'Get in touch',
  },
} as const satisfies Translation<typeof dutch>;
