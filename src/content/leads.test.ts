import { expect, test } from 'vitest';
import { leadErrors, leadFieldText } from './leads.ts';

test('F-025 F-026 F-027 F-028 a missing value has the specified sentence under its field', () => {
  expect(leadFieldText('firstName', 'required')).toBe('Voornaam is verplicht');
  expect(leadFieldText('lastName', 'required')).toBe('Achternaam is verplicht');
  expect(leadFieldText('email', 'required')).toBe('E-mail is verplicht');
  expect(leadFieldText('email', 'invalid_email')).toBe('Voer een geldig e-mailadres in');
  expect(leadFieldText('privacy', 'not_accepted')).toBe('U moet akkoord gaan met de privacyverklaring');
});

test('every other field and reason has words too', () => {
  expect(leadFieldText('message', 'too_long')).toBe('Deze tekst is te lang');
  expect(leadFieldText('__proto__', 'toString')).toBe('Deze waarde kunnen wij niet lezen');
});

test('the specified sentences stand verbatim', () => {
  expect(leadErrors.captcha).toBe('reCAPTCHA verificatie is mislukt. Probeer het opnieuw.');
  expect(leadErrors.founding_sending).toBe(
    'Er is iets misgegaan bij het verzenden. Probeer het opnieuw of neem contact met ons op.',
  );
  expect(leadErrors.general).toEqual({
    contact: 'Er is iets misgegaan. Probeer het later opnieuw.',
    consultation: 'Er is iets misgegaan. Probeer het later opnieuw.',
    'founding-member': 'Er is iets misgegaan bij het verzenden van uw aanvraag. Probeer het later opnieuw.',
    newsletter: 'Er is een fout opgetreden. Probeer het later nog eens.',
  });
  expect(leadErrors.founding_required).toBe(
    'Vul alstublieft alle verplichte velden in en accepteer de privacyvoorwaarden.',
  );
});
