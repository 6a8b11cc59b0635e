import { expect, test } from 'vitest';
import { answerMail } from './answer-mail.ts';

const ASKED = {
  table: 'contacts',
  name: 'Jan de Wit',
  subject: 'Antifouling',
  boat_type: 'Sloep',
  // Already the next day in Amsterdam.
  created_at: '2026-11-23T23:30:00Z',
} as const;
const SENDER = { name: 'Sanne de Vries', phone: '030 765 43 21' };
const END = '\n\n\n\nMet vriendelijke groet,\n\nSanne de Vries\nHavenglans\n030 765 43 21';

test('M-005 C-009 the draft of an answer names who asked, what, of which boat and on which day', () => {
  expect(answerMail(ASKED, SENDER)).toEqual({
    subject: 'Uw aanvraag bij Havenglans: Antifouling',
    body: `Beste Jan de Wit,\n\nHartelijk dank voor uw aanvraag van dinsdag 24 november over Antifouling voor uw boot (Sloep).${END}`,
  });
});

test.each([
  [{ subject: null }, 'aanvraag van dinsdag 24 november voor uw boot (Sloep).'],
  [{ boat_type: '' }, 'aanvraag van dinsdag 24 november over Antifouling.'],
  [{ subject: null, boat_type: null, created_at: null }, 'voor uw aanvraag.'],
])('C-009 what a request does not say is left out: %j', (columns, sentence) => {
  expect(answerMail({ ...ASKED, ...columns }, SENDER).body.split('\n')[2]).toMatch(
    new RegExp(`${sentence.replaceAll(/[().]/g, '\\$&')}$`),
  );
});

test('C-009 a founding member and a reader of the newsletter have words of their own', () => {
  const member = answerMail({ ...ASKED, table: 'founding_members', subject: 'Zeiljacht' }, SENDER);
  expect(member.subject).toBe('Uw aanmelding als Founding Member van Havenglans');
  expect(member.body).toContain(
    'Hartelijk dank voor uw aanmelding als Founding Member van dinsdag 24 november, met uw jacht (Zeiljacht).',
  );
  const reader = answerMail({ ...ASKED, table: 'newsletter_subscriptions', name: 'jan@b.example' }, SENDER);
  expect(reader.body).toContain('Beste lezer,\n\nU ontvangt onze nieuwsbrief sinds dinsdag 24 november.');
});
