import { expect, test } from 'vitest';
import { mailLink, phoneLink, whatsAppLink } from './contact-links.ts';

test.each([
  ['jan@voorbeeld.example', 'mailto:jan@voorbeeld.example'],
  ['jan+boot@voorbeeld.example', 'mailto:jan%2Bboot@voorbeeld.example'],
  ['a?bcc=dief@elders.example', 'mailto:a%3Fbcc%3Ddief@elders.example'],
  ['a&body=x#y%41@voorbeeld.example', 'mailto:a%26body%3Dx%23y%2541@voorbeeld.example'],
  ['"a@b"@voorbeeld.example', 'mailto:%22a%40b%22@voorbeeld.example'],
  [
    'jan@voorbeeld.example?cc=dief@elders.example',
    'mailto:jan%40voorbeeld.example%3Fcc%3Ddief@elders.example',
  ],
  ['jan@voorbeeld.example?cc=x', 'mailto:jan@voorbeeld.example%3Fcc%3Dx'],
  ['geen adres\ud800', 'mailto:geen%20adres%EF%BF%BD'],
])('M-005 the address %s is an address in its link, never a header or a second one', (email, link) => {
  expect(mailLink(email)).toBe(link);
});

test.each([
  ['020 123 45 67', 'tel:0201234567'],
  ['+31 (0)20 123 45 67', 'tel:+31201234567'],
  ['0031 (0)20-1234567', 'tel:0031201234567'],
  ['(020) 123 45 67', 'tel:0201234567'],
  ['06 12345678 (na 18 uur)', 'tel:0612345678'],
  ['06-12345678;phone-context=evil.example', 'tel:0612345678'],
  ['tel. 020 1234567', 'tel:0201234567'],
  ['06 1234 5678 + 06 8765 4321', 'tel:0612345678'],
  ['06 12345678 / 020 1234567', 'tel:0612345678'],
  ['onbekend', null],
])('M-005 of %s only the first number is dialled', (phone, link) => {
  expect(phoneLink(phone)).toBe(link);
});

test('M-005 a mail begins with a subject and lines of text; neither adds a header or an address', () => {
  const draft = {
    subject: 'Uw vraag: teak & glans?',
    body: 'Beste Jan,\n\nDank #1&bcc=dief@elders.example\ud800',
  };
  expect(mailLink('jan@voorbeeld.example', draft)).toBe(
    'mailto:jan@voorbeeld.example?subject=Uw%20vraag%3A%20teak%20%26%20glans%3F&body=Beste%20Jan%2C%0D%0A%0D%0ADank%20%231%26bcc%3Ddief%40elders.example%EF%BF%BD',
  );
});

test('M-005 a conversation in WhatsApp is opened by the digits of a number alone', () => {
  expect(whatsAppLink('+31612345678')).toBe('https://wa.me/31612345678');
});
