import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { contactKeys, phoneParts } from './contact-keys.ts';
import { matchContacts, phoneNumbers } from './contact-match.ts';

const by = (email: string | null, phone: string | null = null) => ({ email, phone });

test('M-004 one number in many spellings is one number; without a country it is Dutch', () => {
  for (const spelling of [
    '0612345678',
    '06-12345678',
    '06 12 34 56 78',
    '06/12345678',
    '06 / 123 / 45678',
    '+31612345678',
    '+31 (0)6 12 34 56 78',
    '0031 6 12345678',
    '(06) 1234.5678',
    '06–1234 5678',
    '０６１２３４５６７８',
    '\u202a06 12345678\u202c',
    'mobiel: 06 12345678',
    '06 12345678 (na 18:00 uur)',
    'tel. 06 12345678 tst 12',
  ])
    expect(phoneNumbers(spelling), spelling).toEqual(['+31612345678']);
  expect(phoneNumbers('0229 - 123 456')).toEqual(['+31229123456']);
  expect(phoneNumbers('+49 30 901820')).toEqual(['+4930901820']);
  expect(phoneNumbers('06 12345678 / 0229-123456')).toEqual(['+31612345678', '+31229123456']);
  expect(phoneNumbers('06-12345678, 06-12345678'), 'written twice').toEqual(['+31612345678']);
});

test('M-004 what is no whole number is nobody’s; a number that no country has is compared by its digits', () => {
  for (const weird of [null, '', '   ', '-', 'geen', '123456', '0612', 'bel mij', '+', '()', '\u0000'])
    expect(phoneNumbers(weird), String(weird)).toEqual([]);
  expect(phoneNumbers('99999999999999999999')).toEqual(['99999999999999999999']);
});

test('M-004 two people are alike by address, by number, by both, or not at all', () => {
  expect(matchContacts(by(' Jan@Voorbeeld.Example '), by('jan@voorbeeld.example'))).toEqual({
    email: true,
    phone: false,
  });
  expect(matchContacts(by('a@b.nl', '06-12345678'), by('c@d.nl', '+31612345678'))).toEqual({
    email: false,
    phone: true,
  });
  expect(matchContacts(by('a@b.nl', '0612345678'), by('A@B.NL', '0031612345678'))).toEqual({
    email: true,
    phone: true,
  });
  expect(matchContacts(by('a@b.nl', '0612345678'), by('c@d.nl', '0612345679'))).toBeNull();
  expect(matchContacts(by('', ''), by('', '')), 'nothing is like nothing').toBeNull();
  expect(matchContacts(by(null), by(null))).toBeNull();
  expect(matchContacts(by('jan+boot@b.nl'), by('jan@b.nl')), 'a tag is another address').toBeNull();
  expect(
    matchContacts(by('a@b.nl', '+49 6 12345678'), by('c@d.nl', '0612345678')),
    'another country',
  ).toBeNull();
});

test('M-004 people who are alike share a key, so that none is missed', () => {
  expect(contactKeys(by(' A@b.nl', '06 12345678 of 0229/123456'))).toEqual([
    'ea@b.nl',
    'p2345678',
    'p9123456',
  ]);
  expect(contactKeys(by(null, null))).toEqual([]);
  const phone = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 50 }),
    fc.stringMatching(/^[\d +()/.,-]{0,24}$/),
    fc.stringMatching(/^(0|\+31|0031|\+31 \(0\))[1-9][\d -]{8,11}$/),
  );
  const person = fc.record({ email: fc.oneof(fc.constant('a@b.nl'), fc.emailAddress()), phone });
  fc.assert(
    fc.property(person, person, (one, other) => {
      const keys = new Set(contactKeys(one));
      const shares = contactKeys(other).some((key) => keys.has(key));
      expect(matchContacts(one, other) === null || shares).toBe(true);
    }),
  );
  fc.assert(
    fc.property(phone, (text) => {
      const numbers = phoneNumbers(text);
      for (const number of numbers)
        if (number.startsWith('+')) expect(phoneNumbers(number)).toEqual([number]);
      expect(numbers.length).toBeLessThanOrEqual(phoneParts(text).length);
    }),
  );
});
