import type { contact as dutch } from '../../site/contact.ts';
import type { Translation } from '../../translation.ts';
import { BASE_RADIUS_KM, COMPANY, REPLY_HOURS } from '../company.ts';

export const contact: Translation<typeof dutch> = {
  hero: {
    heading: 'Tell us about your boat',
    lead: `Call us, or write what you have noticed. You\u00a0will have a reply within ${REPLY_HOURS} hours, from someone who works on boats.`,
    call: 'Call',
    mail: 'Send an e-mail',
    scene:
      'A dark blue motor yacht along a quay at dusk, in front of canal houses with lit windows; lanterns are mirrored in the water.',
  },
  reach: {
    heading: 'How to reach us',
    phone: 'Telephone',
    email: 'E-mail',
    email_note: `Reply within ${REPLY_HOURS} hours`,
    hours: 'Working hours',
    base: 'Base',
    base_note: `There is no office you need to visit: we come to your berth, in ${COMPANY.area}.`,
  },
  prepare: {
    heading: 'Three things that get us going',
    lead: 'You do not have to look anything up. If you do know this, one conversation is usually enough to make an appointment.',
    items: [
      {
        name: 'The boat',
        text: 'Type, length and year of build. For a sailing yacht the type of keel too, for work below the waterline.',
      },
      {
        name: 'The berth',
        text: 'Marina and jetty, and whether water and power are at hand. We report to the harbour master ourselves.',
      },
      {
        name: 'What you see',
        text: 'Dull, yellow, scratched, fouled, or a seam coming loose. Three photos in daylight say the most: the form shows you which.',
      },
    ],
    mail: 'Put this in an e-mail',
    mail_subject: 'Inspection request',
    mail_lines: [
      'Type and length of the boat:',
      'Marina and berth:',
      'What I have noticed:',
      'Telephone number:',
    ],
    free: 'An inspection on board is free and without obligation. You then get a price for the work that is needed, and hear what can wait.',
  },
  regions: {
    heading: 'Where we work',
    lead: `We work in ${COMPANY.area}. Within ${BASE_RADIUS_KM}\u00a0km of ${COMPANY.base} you will see us most often, here for example. If you are further away, do call.`,
  },
};
