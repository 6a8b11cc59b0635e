import { BRAND_NAME } from '../../../brand.ts';
import type { TranslatedMetadata } from '../../translation.ts';

export const pageTitles = {
  home: `${BRAND_NAME} | Premium yacht care at your berth in the Netherlands`,
  services: `Yacht care services: gelcoat, teak and underwater hull | ${BRAND_NAME}`,
  contact: `Contact: free inspection at your berth | ${BRAND_NAME}`,
  checklist: `Yacht Care Checklist: 25 checks on board | ${BRAND_NAME}`,
} as const;

export const pageMetadata = {
  home: {
    description: `${BRAND_NAME} looks after yachts at their own berth, from Amsterdam to anywhere in the Netherlands: gelcoat, teak and underwater hull. Free inspection on board.`,
    image: 'home',
  },
  services: {
    description:
      'Gelcoat restoration, polishing, coating, teak deck care and antifouling at your berth. See what your type of boat needs and what it costs per metre.',
    image: 'services',
  },
  contact: {
    description: `Call ${BRAND_NAME} day or night, or send an e-mail. We reply within 24 hours and come to look at your boat free of charge, anywhere in the Netherlands.`,
    image: 'contact',
  },
  checklist: {
    description:
      'Twenty-five checks you can do on board yourself: hull, deck, rig, engine, electrics, safety and winter. To print, and to read without a connection.',
    image: 'services',
  },
} as const satisfies TranslatedMetadata;

export const feed_title = BRAND_NAME;
