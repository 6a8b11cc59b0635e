/** Telephone numbers by the rules of every country. */
import { type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { phoneParts } from './contact-keys.ts';

/** Numbers without a country are Dutch. */
const HOME_COUNTRY = 'NL';

/** One number as it was written; undefined when it cannot be read as one. */
export const readPhoneNumber = (written: string): PhoneNumber | undefined =>
  parsePhoneNumberFromString(written, HOME_COUNTRY);

/** The first number of a field that a country has, as E.164; null when there is none: it can be dialled, not written to. */
export const validPhoneNumber = (phone: string | null): string | null => {
  for (const part of phoneParts(phone)) {
    const number = readPhoneNumber(part);
    if (number?.isValid() === true) return number.number;
  }
  return null;
};
