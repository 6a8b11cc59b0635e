import type { leadErrors as dutch } from '../leads.ts';
import type { Translation } from '../translation.ts';

const INVALID_EMAIL = 'Bitte geben Sie eine gültige E-Mail-Adresse ein';
const GENERAL = 'Etwas ist schiefgegangen. Bitte versuchen Sie es später noch einmal.';

export const leadErrors: Translation<typeof dutch> = {
  fields: {
    firstName: { required: 'Bitte geben Sie Ihren Vornamen ein' },
    lastName: { required: 'Bitte geben Sie Ihren Nachnamen ein' },
    email: { required: 'Bitte geben Sie Ihre E-Mail-Adresse ein', invalid_email: INVALID_EMAIL },
    privacy: { not_accepted: 'Bitte stimmen Sie der Datenschutzerklärung zu' },
    any: {
      required: 'Bitte füllen Sie dieses Feld aus',
      invalid_email: INVALID_EMAIL,
      not_accepted: 'Setzen Sie ein Häkchen, um fortzufahren',
      too_long: 'Dieser Text ist zu lang',
      invalid: 'Diesen Wert können wir nicht lesen',
    },
  },
  founding_required: 'Bitte füllen Sie alle Pflichtfelder aus und akzeptieren Sie die Datenschutzerklärung.',
  general: {
    contact: GENERAL,
    consultation: GENERAL,
    'founding-member':
      'Beim Senden Ihrer Anfrage ist etwas schiefgegangen. Bitte versuchen Sie es später noch einmal.',
    newsletter: 'Es ist ein Fehler aufgetreten. Bitte versuchen Sie es später noch einmal.',
  },
  founding_sending:
    'Beim Senden ist etwas schiefgegangen. Bitte versuchen Sie es noch einmal oder nehmen Sie Kontakt mit uns auf.',
  captcha: 'Die reCAPTCHA-Prüfung ist fehlgeschlagen. Bitte versuchen Sie es noch einmal.',
  rate_limited:
    'Von Ihrer Verbindung kommen gerade zu viele Anfragen. Versuchen Sie es in einigen Minuten noch einmal oder rufen Sie uns an.',
  too_large: 'Ihre Anfrage ist zu groß. Bitte wählen Sie weniger oder kleinere Dateien.',
  attachments: {
    too_many: 'Sie können höchstens 5 Dateien mitsenden',
    too_large: 'Eine Datei darf höchstens 10\u00a0MB groß sein',
    wrong_type: 'Bitte wählen Sie Fotos (JPEG, PNG, WebP oder HEIC) oder ein PDF',
    empty: 'Diese Datei ist leer',
    over_visitor_limit:
      'Über Ihre Verbindung wurden heute schon viele Dateien gesendet, deshalb geht diese Datei später ab. Ihre Anfrage ist bei uns angekommen.',
    over_overall_limit:
      'Wir können gerade keine Dateien mehr annehmen, deshalb geht diese Datei später ab. Ihre Anfrage ist bei uns angekommen.',
    unkept:
      'Auf diesem Gerät war kein Platz für diese Datei, deshalb konnte sie nicht mit. Ihre Anfrage ist bei uns angekommen; senden Sie uns diese Datei gern per E-Mail.',
    closed: 'Diese Datei kann nicht mehr nachgesendet werden. Senden Sie sie gern per E-Mail.',
  },
};

const wordsOf = (field: string): ReadonlyMap<string, string> =>
  new Map(Object.entries(Object.entries(leadErrors.fields).find(([name]) => name === field)?.[1] ?? {}));

export const leadFieldText = (field: string, reason: string): string =>
  wordsOf(field).get(reason) ?? wordsOf('any').get(reason) ?? leadErrors.fields.any.invalid;
