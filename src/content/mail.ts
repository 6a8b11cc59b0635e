import { BRAND_NAME } from '../brand.ts';
import { COMPANY, REPLY_HOURS, RETENTION } from './company.ts';
import { foundingDiscount } from './founding-member.ts';

/** Values that a mail shows where the row has none. */
export const MAIL_DEFAULTS = {
  phone: 'Niet opgegeven',
  message: 'Geen bericht',
  not_specified: 'Niet gespecificeerd',
} as const;

/** Words before the values of a lead, in the order they are shown. */
export const MAIL_LABELS = {
  name: 'Naam',
  email: 'E-mail',
  phone: 'Telefoon',
  service: 'Dienst',
  boat_type: 'Type boot',
  yacht_type: 'Type jacht',
  attachments: 'Bijlagen',
  time: 'Ontvangen',
  message: 'Bericht',
} as const;

const WITHIN = `binnen ${REPLY_HOURS} uur`;

/**
 * The mails about each kind of lead: one to the company with what was sent, one to the visitor in our own words alone, for
 * anyone can type anyone's address (decision 019).
 */
export const LEAD_MAILS = {
  consultation: {
    /** F-037. */
    subject: 'Aanvraag Premium Consultatie',
    service: 'Premium Consultatie',
    company: (name: string) => `${name} vraagt een premium consultatie aan.`,
    visitor_subject: 'Uw aanvraag voor een premium consultatie',
    visitor: [`Uw aanvraag voor een premium consultatie is ontvangen. Wij nemen ${WITHIN} contact met u op.`],
  },
  contact: {
    subject: 'Nieuwe contactaanvraag',
    service: null,
    company: (name: string) => `${name} heeft het contactformulier ingevuld.`,
    visitor_subject: `Uw bericht aan ${BRAND_NAME}`,
    visitor: [`Uw bericht is ontvangen. Wij nemen ${WITHIN} contact met u op.`],
  },
  founding_member: {
    /** F-059. */
    subject: 'Nieuwe Founding Member Aanmelding',
    service: 'Founding Member',
    company: (name: string) => `${name} meldt zich aan als founding member.`,
    visitor_subject: 'Uw aanmelding als founding member',
    /** F-063. */
    visitor: [
      `Uw aanmelding als founding member is ontvangen. Binnen ${REPLY_HOURS} uur hoort u van ons of er een plaats voor u is.`,
      `Een founding member krijgt ${foundingDiscount()}.`,
    ],
  },
} as const;

/** asks the owner of an address whether they signed up; only their click makes a subscription. */
export const CONFIRM_MAIL = {
  subject: 'Bevestig uw aanmelding voor de nieuwsbrief',
  lead: [
    `Dit adres is aangemeld voor de nieuwsbrief van ${BRAND_NAME}. Klopt dat? Bevestig het dan met de knop; pas daarna sturen wij u de nieuwsbrief en de Yacht Care Checklist.`,
  ],
  action: 'Bevestig mijn aanmelding',
  footnote: `Hebt u zich niet aangemeld, dan hoeft u niets te doen: zonder bevestiging sturen wij u niets, en na ${RETENTION.newsletter_signups} wissen wij dit adres.`,
} as const;

/** F-086: the first mail to a new reader. */
export const WELCOME_MAIL = {
  subject: 'Uw Yacht Care Checklist: 25 controles voor uw boot',
  lead: [
    `Bedankt voor uw aanmelding voor de nieuwsbrief van ${BRAND_NAME}.`,
    'De Yacht Care Checklist staat voor u klaar: 25 controles die u zelf aan boord kunt doen, van romp tot winterberging. U kunt hem afdrukken of aan de steiger lezen, ook zonder verbinding.',
  ],
  action: 'Open de checklist',
  footnote: 'U ontvangt deze mail omdat u zich op onze site voor de nieuwsbrief hebt aangemeld.',
  unsubscribe: 'Afmelden voor de nieuwsbrief',
} as const;

/** Words around every mail. */
export const MAIL_FRAME = {
  greeting: 'Goedendag,',
  unchecked: 'Ongecontroleerd: de controle tegen robots kon voor deze aanvraag niet worden gedaan.',
  attachments: (count: number) =>
    count === 1
      ? '1 bestand volgt, te zien in het beheer'
      : `${count} bestanden volgen, te zien in het beheer`,
  reply: (phone: string) => `Klopt er iets niet? Beantwoord deze mail of bel ${phone}.`,
  answer: 'Beantwoord deze mail om de aanvrager te schrijven.',
  regards: 'Met vriendelijke groet,',
  line: COMPANY.line,
  not_you: `U ontvangt deze mail omdat dit adres is ingevuld op ${new URL(COMPANY.site_url).host}. Was u dat niet, dan hoeft u niets te doen.`,
} as const;

/** Mails of signing in, as the embedded backend catches them. */
export const AUTH_MAILS = {
  invite: {
    subject: `Uitnodiging voor het beheer van ${BRAND_NAME}`,
    text: `U bent uitgenodigd voor het beheer van ${BRAND_NAME}. Open de link en kies een wachtwoord:`,
  },
  recovery: {
    subject: 'Een nieuw wachtwoord kiezen',
    text: 'Voor dit adres is een nieuw wachtwoord gevraagd. Open de link en kies een wachtwoord:',
  },
  other: {
    subject: 'Bevestig uw e-mailadres',
    text: 'Open de link om te bevestigen dat dit adres van u is:',
  },
  code: 'Of vul deze code in:',
  not_you: 'Hebt u dit niet gevraagd, dan hoeft u niets te doen.',
} as const;

/** When a subscription could not be ended. */
export const UNSUBSCRIBE_FAILED = `Afmelden is nu niet gelukt. Probeer het later opnieuw, of bel ${COMPANY.phone.text}: dan doen wij het voor u.`;

/** When a sign-up could not be confirmed. */
export const CONFIRM_FAILED = `Bevestigen is nu niet gelukt. Probeer het later opnieuw, of bel ${COMPANY.phone.text}.`;
