import type { forms as dutch } from '../../site/forms.ts';
import type { Translation } from '../../translation.ts';

export const forms: Translation<Omit<typeof dutch, 'newsletter'>> = {
  fields: {
    firstName: 'First name',
    lastName: 'Last name',
    email: 'E-mail',
    phone: 'Telephone',
    boatType: 'Type of boat',
    boatLength: 'Length in metres',
    berth: 'Berth',
    service: 'What is it about?',
    message: 'Message',
    attachments: 'Add photos or a PDF',
    privacy: 'I agree to the',
    privacy_link: 'privacy policy (in Dutch)',
  },
  required: 'Fields with a * are required.',
  boats: ['Motor yacht', 'Sailing yacht', 'Launch'],
  subjects: ['Yacht restoration', 'Protection & upkeep', 'Underwater hull service'],
  none: 'Choose',
  other: 'Other',
  trap: 'Leave this field empty',
  attachments: {
    guide: 'Send three photos',
    guide_why: 'With three photos we can give you specific advice.',
    hint: 'At most 5 files of 10\u00a0MB. Photos are made smaller on your device.',
    remove: 'Remove',
    without_script:
      'A photo or PDF can be sent along only with JavaScript switched on. You can also e-mail files.',
  },
  sending: 'Sending...',
  contact: {
    submit: 'Request your free inspection',
  },
  consultation: {
    submit: 'Request a consultation',
    idle: 'A reply within 24 hours, guaranteed',
  },
  founding: {
    submit: 'Become a founding member',
    thanks: {
      heading: 'Thank you for signing up',
      text: 'You will receive a confirmation by e-mail within 24 hours.',
      kept_heading: 'Your sign-up has been kept',
      again: 'Fill in a new form',
    },
  },
};
