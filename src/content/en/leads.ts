import type { leadErrors as dutch } from '../leads.ts';
import type { Translation } from '../translation.ts';

const INVALID_EMAIL = 'Please enter a valid e-mail address';
const GENERAL = 'Something went wrong. Please try again later.';

export const leadErrors: Translation<typeof dutch> = {
  fields: {
    firstName: { required: 'Please enter your first name' },
    lastName: { required: 'Please enter your last name' },
    email: { required: 'Please enter your e-mail address', invalid_email: INVALID_EMAIL },
    privacy: { not_accepted: 'Please agree to the privacy policy' },
    any: {
      required: 'Please fill in this field',
      invalid_email: INVALID_EMAIL,
      not_accepted: 'Tick the box to continue',
      too_long: 'This text is too long',
      invalid: 'We cannot read this value',
    },
  },
  founding_required: 'Please fill in all required fields and accept the privacy policy.',
  general: {
    contact: GENERAL,
    consultation: GENERAL,
    'founding-member': 'Something went wrong while sending your request. Please try again later.',
    newsletter: 'Something went wrong. Please try again later.',
  },
  founding_sending: 'Something went wrong while sending. Please try again or get in touch with us.',
  captcha: 'The reCAPTCHA check failed. Please try again.',
  rate_limited:
    'Too many requests are coming from your connection. Please try again in a few minutes, or call us.',
  too_large: 'Your request is too large. Please choose fewer or smaller files.',
  attachments: {
    too_many: 'You can send at most 5 files',
    too_large: 'A file may be at most 10\u00a0MB',
    wrong_type: 'Please choose photos (JPEG, PNG, WebP or HEIC) or a PDF',
    empty: 'This file is empty',
    over_visitor_limit:
      'Many files were sent over your connection today, so this one will go later. Your request has been received.',
    over_overall_limit:
      'We cannot take any more files right now, so this one will go later. Your request has been received.',
    unkept:
      'This device had no room to keep this file, so it could not be sent. Your request has been received; please send us this file by e-mail.',
    closed: 'This file can no longer be sent here. Please send it by e-mail.',
  },
};

const wordsOf = (field: string): ReadonlyMap<string, string> =>
  new Map(Object.entries(Object.entries(leadErrors.fields).find(([name]) => name === field)?.[1] ?? {}));

export const leadFieldText = (field: string, reason: string): string =>
  wordsOf(field).get(reason) ?? wordsOf('any').get(reason) ?? leadErrors.fields.any.invalid;
