/** Whether two people can be reached by the same address or number; with the rules of numbers of every country. */
import { comparedEmail, type ContactDetails, KEY_DIGITS, phoneParts } from './contact-keys.ts';
import { readPhoneNumber } from './phone-number.ts';

/** The numbers in a field as E.164; one that no country has, as its digits. */
export const phoneNumbers = (phone: string | null): readonly string[] => {
  const found = phoneParts(phone).map((part) => {
    const number = readPhoneNumber(part);
    const is_number = number?.isPossible() === true && number.nationalNumber.length >= KEY_DIGITS;
    return is_number ? number.number : part.replace(/\D/g, '');
  });
  return [...new Set(found)];
};

/** By what one person was found to be like another. */
export interface ContactMatch {
  readonly email: boolean;
  readonly phone: boolean;
}

/** Which of address and number they share; null when neither. */
export const matchContacts = (one: ContactDetails, other: ContactDetails): ContactMatch | null => {
  const address = comparedEmail(one.email);
  const numbers = new Set(phoneNumbers(one.phone));
  const email = address !== null && address === comparedEmail(other.email);
  const phone = phoneNumbers(other.phone).some((number) => numbers.has(number));
  return email || phone ? { email, phone } : null;
};
