/**
 * What the forms and the functions behind them say when something is missing or goes wrong. Those with an id are the
 * specification's own words.
 */

/** F-027. */
const INVALID_EMAIL = 'Voer een geldig e-mailadres in';
/** F-034. */
const GENERAL = 'Er is iets misgegaan. Probeer het later opnieuw.';

export const leadErrors = {
  /** Under a field (F-025), by its name and the reason; `any` where the field has no words of its own. */
  fields: {
    firstName: { required: 'Voornaam is verplicht' },
    lastName: { required: 'Achternaam is verplicht' },
    email: { required: 'E-mail is verplicht', invalid_email: INVALID_EMAIL },
    privacy: { not_accepted: 'U moet akkoord gaan met de privacyverklaring' },
    any: {
      required: 'Vul dit veld in',
      invalid_email: INVALID_EMAIL,
      not_accepted: 'Zet een vinkje om verder te gaan',
      too_long: 'Deze tekst is te lang',
      invalid: 'Deze waarde kunnen wij niet lezen',
    },
  },
  /** F-054: the founding form says it in one sentence. */
  founding_required: 'Vul alstublieft alle verplichte velden in en accepteer de privacyvoorwaarden.',
  /** When the server cannot take a form (F-034). */
  general: {
    contact: GENERAL,
    consultation: GENERAL,
    'founding-member': 'Er is iets misgegaan bij het verzenden van uw aanvraag. Probeer het later opnieuw.',
    newsletter: 'Er is een fout opgetreden. Probeer het later nog eens.',
  },
  /** F-060: when the founding form itself breaks on the way. */
  founding_sending: 'Er is iets misgegaan bij het verzenden. Probeer het opnieuw of neem contact met ons op.',
  /** F-056. */
  captcha: 'reCAPTCHA verificatie is mislukt. Probeer het opnieuw.',
  rate_limited:
    'Er komen nu te veel aanvragen van uw verbinding. Probeer het over enkele minuten opnieuw of bel ons.',
  too_large: 'Uw aanvraag is te groot. Kies minder of kleinere bestanden.',
  attachments: {
    too_many: 'U kunt hooguit 5 bestanden meesturen',
    too_large: 'Een bestand mag hooguit 10\u00a0MB groot zijn',
    wrong_type: 'Kies foto’s (JPEG, PNG, WebP of HEIC) of een PDF',
    empty: 'Dit bestand is leeg',
    /** The request itself was taken; this file stays on the device and is tried again. */
    over_visitor_limit:
      'Via uw verbinding zijn vandaag al veel bestanden verstuurd, daarom gaat dit bestand later. Uw aanvraag is wel ontvangen.',
    over_overall_limit:
      'Wij kunnen nu geen bestanden meer ontvangen, daarom gaat dit bestand later. Uw aanvraag is wel ontvangen.',
    /** The request itself was taken; only this file was not. */
    unkept:
      'Dit apparaat had geen ruimte om dit bestand te bewaren, daarom kon het niet mee. Uw aanvraag is wel ontvangen; stuur dit bestand gerust per e-mail.',
    closed: 'Dit bestand kan niet meer worden nagestuurd. Stuur het gerust per e-mail.',
  },
} as const;

/** The lines that begin a message, about what has no column of its own. */
export const leadLines = {
  /** Of a page that was not Dutch; null for a language that the site does not have. */
  language: (code: string): string | null =>
    code === 'en' ? 'Taal: Engels' : code === 'de' ? 'Taal: Duits' : null,
  boat_length: (metres: string) => `Lengte: ${metres} m`,
  berth: (place: string) => `Ligplaats: ${place}`,
} as const;

/** What a row or a mail says where the form has no such field, or where it was left empty (F-029). */
export const leadDefaults = {
  consultation_service: 'Premium Consultatie',
  no_boat_type: 'Niet gespecificeerd',
  no_phone: 'Niet opgegeven',
  no_message: 'Geen bericht',
} as const;

const wordsOf = (field: string): ReadonlyMap<string, string> =>
  new Map(Object.entries(Object.entries(leadErrors.fields).find(([name]) => name === field)?.[1] ?? {}));

/** The words under a field, by its name and the reason it was refused. */
export const leadFieldText = (field: string, reason: string): string =>
  wordsOf(field).get(reason) ?? wordsOf('any').get(reason) ?? leadErrors.fields.any.invalid;
