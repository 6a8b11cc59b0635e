import type { homeLower as dutch } from '../../site/home-lower.ts';
import type { Translation } from '../../translation.ts';
import {
  ADVISED_UPKEEP,
  CERAMIC_PRICE,
  DURATIONS,
  GUARANTEE_YEARS,
  REPLY_HOURS,
  WORK_TIMES,
} from '../company.ts';
import { foundingDiscount } from '../founding-member.ts';

export const homeLower = {
  categories: [
    {
      id: 'restoration',
      slug: 'restauratie',
      title: 'Restoration',
      description: 'Whatever is dull, discoloured or damaged, we bring back until the surface mirrors again.',
      services: [
        'Gelcoat repair and restoration',
        'Polishing and buffing',
        'Matting',
        'Spot repair',
        'Scratch removal',
        'Plexiglass restoration',
        'Teak deck care and restoration',
        'Sealant replacement',
      ],
    },
    {
      id: 'protection',
      slug: 'bescherming',
      title: 'Protection',
      description: 'A layer between your yacht and the sun that gives water and dirt nothing to hold on to.',
      services: [
        'Washing and sealing',
        'Waxing',
        'Ceramic coating',
        'Stainless steel treatment',
        'Sail washing and proofing',
        'Full yacht detailing',
      ],
    },
    {
      id: 'underwater',
      slug: 'onderwaterschip',
      title: 'Underwater hull',
      description: 'What you do not see costs the most speed. We take it off and keep it off.',
      services: [
        'Antifouling',
        'Underwater hull sanding',
        'Hull descaling and de-yellowing',
        'Underwater hull treatment',
      ],
    },
  ],
  features: {
    heading: 'Why owners trust us with their boat',
    lead: 'Six promises. They hold for a six-metre launch and for a yacht of twenty.',
    items: [
      {
        icon: 'place',
        title: 'We come to your berth',
        description:
          'No need to sail to a yard. We drive from Amsterdam to any marina in the Netherlands and work where your boat lies.',
        alignment: 'start',
      },
      {
        icon: 'look',
        title: 'The inspection is free',
        description:
          'And without obligation. You hear what is needed and what can wait, even if you have nothing done afterwards.',
        alignment: 'end',
      },
      {
        icon: 'certificate',
        title: `${GUARANTEE_YEARS.gelcoat_restoration}-year guarantee`,
        description: 'On every gelcoat restoration, with a certificate on completion.',
        alignment: 'end',
      },
      {
        icon: 'reply',
        title: `A reply within ${REPLY_HOURS} hours`,
        description: 'From someone who works on boats, with an answer you can use.',
        alignment: 'end',
      },
      {
        icon: 'phone',
        title: 'On the phone 24/7',
        description:
          'Also when you come off the water on Sunday evening and see a scratch that was not there on Friday.',
        alignment: 'end',
      },
      {
        icon: 'discount',
        title: 'Founding member',
        description: `${foundingDiscount()}.`,
        alignment: 'start',
      },
    ],
  },
  philosophy: {
    heading: 'Our philosophy',
    statement: ['Gloss is not put on.', 'Gloss is what remains.'],
    text: [
      'A hull does not mirror because of what is spread on it, but because of what comes off: weathered gelcoat, scale, the wax of past years. So we begin by looking and measuring, and only then with the polisher.',
      'Gelcoat is about half a millimetre thick. Every sanding costs some of it. We never take off more than is needed, so that ten years from now there is still gelcoat to polish.',
    ],
    more: 'Read who we are (in Dutch)',
  },
  process: {
    heading: 'From first look to final check',
    lead: 'Four steps. At each of them you know what we promise.',
  },
  guarantee: {
    heading: 'A guarantee you can read',
    text: 'On completion you get a certificate for each treatment. If our work falls short within the term, we put it right at your berth.',
    years: 'years',
    on: 'on gelcoat restoration',
    also: [
      { treatment: 'Premium gelcoat', term: `up to ${GUARANTEE_YEARS.premium_coating} years` },
      { treatment: 'Ceramic coating', term: `up to ${GUARANTEE_YEARS.premium_coating} years` },
    ],
    certificate: 'Certificate of guarantee',
  },
  faq: {
    heading: 'Frequently asked questions',
    lead: 'Your question is not here? Call us, day or night.',
    items: [
      {
        id: 'vraag-inspectie',
        question: 'What does an inspection cost?',
        answer:
          'Nothing, and it commits you to nothing. We come on board, look at hull, deck and underwater hull and tell you what is needed. If you want to go on, a quote per item follows.',
      },
      {
        id: 'vraag-haven',
        question: 'Do you come to my marina too?',
        answer:
          'Yes. Our base is Amsterdam and we work all over the Netherlands, afloat or ashore. For work below the waterline the boat comes out of the water; you choose the moment with your marina.',
      },
      {
        id: 'vraag-hoe-vaak',
        question: 'How often does my boat need care?',
        answer: `Have it polished ${ADVISED_UPKEEP.polishing}. Apply a sealant ${ADVISED_UPKEEP.sealing}, or have a ceramic coating refreshed ${ADVISED_UPKEEP.ceramic}. Gelcoat asks for a repair every ${DURATIONS.gelcoat_repair_interval}, and without protection for a restoration every ${DURATIONS.restoration_interval}.`,
      },
      {
        id: 'vraag-coating',
        question: 'Sealant or ceramic coating?',
        answer: `A sealant protects for ${DURATIONS.sealing} and suits a boat that is washed often. A ceramic coating lasts ${DURATIONS.ceramic}, is harder and costs ${CERAMIC_PRICE}.`,
      },
      {
        id: 'vraag-hoe-lang',
        question: 'How long does the work take?',
        answer: `A basic gelcoat treatment takes ${WORK_TIMES.basic_gelcoat}, work on the underwater hull ${WORK_TIMES.underwater}, a full transformation ${WORK_TIMES.full_transformation}. The schedule is in the quote.`,
      },
      {
        id: 'vraag-garantie',
        question: 'What guarantee do I get?',
        answer: `${GUARANTEE_YEARS.gelcoat_restoration} years on gelcoat restoration. On premium gelcoat and ceramic coating up to ${GUARANTEE_YEARS.premium_coating} years. You receive a certificate for each treatment.`,
      },
      {
        id: 'vraag-zeilboot',
        question: 'Do you work on sailing yachts and launches too?',
        answer:
          'Yes, on motor yachts, sailing yachts and launches. On a sailing yacht we also wash and proof the sails; on an open launch the work usually begins with the teak.',
      },
    ],
  },
  contact: {
    heading: 'Request your free inspection',
    text: `Tell us which boat you have, where it lies and what you see. You\u00a0will have a reply within ${REPLY_HOURS} hours.`,
    phone: 'Telephone',
    email: 'E-mail',
    hours: 'Working hours',
    area: 'Where we work',
    area_text: 'Based in Amsterdam, at work all over the Netherlands',
  },
} as const satisfies Translation<typeof dutch>;
