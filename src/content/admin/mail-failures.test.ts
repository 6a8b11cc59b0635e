import { expect, test } from 'vitest';
import { mailFailures } from './mail-failures.ts';

test('R-19 the bell says how many, what it was about and why, in Dutch', () => {
  expect([mailFailures.bell(1), mailFailures.bell(3)]).toEqual([
    '1 mail is niet verzonden',
    '3 mails zijn niet verzonden',
  ]);
  expect(mailFailures.subject('consultation_company')).toBe('Aanvraag Premium Consultatie');
  expect(mailFailures.subject('newsletter_confirm')).toBe('Bevestig uw aanmelding voor de nieuwsbrief');
  expect(mailFailures.subject('later')).toBe('Mail van de site');
});

test.each([
  ['the recipient is no e-mail address', 'Het adres is geen geldig e-mailadres.'],
  ['the mail service answered 429: too many', 'De maildienst weigerde de mail (code 429).'],
  ['the mail service could not be reached: TypeError', 'De maildienst was niet bereikbaar.'],
  ['the mail server did not take it: Error: EENVELOPE', 'De mailserver nam de mail niet aan.'],
  ['the worker never reported', 'Het verzenden brak telkens af.'],
  ["there is no template 'x'", 'De mail kon niet worden gemaakt.'],
  ['something new', 'De reden is niet bekend.'],
])('R-19 %s', (error, words) => expect(mailFailures.reason_of(error)).toBe(words));
