import type { formsLater as dutch } from '../../site/forms-later.ts';
import type { Translation } from '../../translation.ts';
import { REPLY_HOURS } from '../company.ts';

export const formsLater: Translation<typeof dutch> = {
  kept: 'Your request has been kept on this device and will be sent as soon as you have a connection again.',
  kept_busy: 'Your request has been kept on this device and will be sent by itself in a few minutes.',
  kept_failed: 'Your request has been kept on this device and will be sent again by itself.',
  sent_later: 'Your request has been sent.',
  restored: 'What you filled in earlier is still here.',
  unstored: 'This device cannot keep your text reliably. Please send the form before you close this page.',
  reopened: 'This form was not accepted. Change it and send it again; until then it stays on this device.',
  sent: 'Thank you! We will get in touch with you within 24 hours.',
  thanks: {
    heading: 'Your request has been received',
    reply_hours: REPLY_HOURS,
    answer: (moment) => `You will have a reply before ${moment}.`,
    confirmation: (email) => `A confirmation, in Dutch, goes to ${email}.`,
  },
  attachments: {
    unnamed: 'file',
    reading: 'Your files are being prepared.',
    not_kept: 'This file could not be kept.',
    removed: (name) => `${name} will not be sent.`,
  },
  photos: {
    free: 'You may skip a step; the order is up to you.',
    progress: (chosen, all) => `${chosen} of ${all}`,
    choose: 'Take or choose a photo',
    replace: 'Replace',
    remove: 'Remove',
    chosen: (title) => `Your photo: ${title}`,
    no_preview: 'Chosen. Your browser cannot show this photo.',
    no_photo: 'Please choose a photo here. A PDF can be added below.',
    steps: {
      hull: {
        slug: 'romp-zonzijde',
        title: 'Hull on the sunny side',
        text: 'Photograph the full length of the side that the sun is on: dull patches and scratches stand out there.',
      },
      waterline: {
        slug: 'waterlijn',
        title: 'Waterline',
        text: 'Move in close and show the strip just above and below the water, with staining and growth.',
      },
      deck: {
        slug: 'dek',
        title: 'Deck',
        text: 'Look forward from the cockpit and include seams, hatches and weathered patches.',
      },
    },
  },
  contact: {
    like: 'Like project',
    count: 'Number',
    indication: 'Price indication',
    plan: 'My plan',
  },
  newsletter: {
    sent: 'Thank you for signing up!',
    sent_later: 'Your sign-up has been sent.',
  },
  queue: {
    one: '1 form is waiting to be sent.',
    more: 'forms are waiting to be sent.',
    file_one: '1 file is still being sent.',
    file_more: 'files are still being sent.',
    files_refused: 'A file could not be sent.',
    refused_one: '1 form was not accepted.',
    refused_more: 'forms were not accepted.',
    open: 'View',
    heading: 'Waiting to be sent',
    explained: 'These forms are on this device only. They are sent by themselves as soon as possible.',
    explained_refused:
      'These forms are on this device only. What was not accepted, you can change and send again.',
    explained_files:
      'Your request has been received. These files follow by themselves as soon as possible, even when you close this page.',
    taken: 'Received',
    send: 'Send now',
    remove: 'Remove',
    change: 'Change',
    close: 'Close',
    sending: 'Sending...',
    all_sent: 'Everything has been sent.',
    files: { one: '1 file', more: 'files' },
    kinds: {
      contact: 'Inspection request',
      consultation: 'Consultation request',
      'founding-member': 'Founding member sign-up',
      newsletter: 'Newsletter sign-up',
    },
    troubles: {
      none: 'About to be sent',
      offline: 'No connection',
      busy: 'Will be tried again in a few minutes',
      server: 'Sending has not worked yet, we are trying again',
      refused: 'Not accepted',
    },
  },
};
