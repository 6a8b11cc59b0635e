import { NEWSLETTER_CONSENT } from '../newsletter-consent.ts';

/**
 * The words of the forms (F-001). Those with an id are verbatim from the specification; what is said about a
 * field that is missing stands in ../leads.ts, which the server shares.
 */
export const forms = {
  fields: {
    firstName: 'Voornaam',
    lastName: 'Achternaam',
    email: 'E-mail',
    phone: 'Telefoon',
    boatType: 'Type boot',
    boatLength: 'Lengte in meters',
    berth: 'Ligplaats',
    service: 'Waar gaat het om?',
    message: 'Bericht',
    attachments: 'Voeg foto’s of een pdf toe',
    privacy: 'Ik ga akkoord met de',
    privacy_link: 'privacyverklaring',
  },
  required: 'Velden met een * zijn verplicht.',
  boats: ['Motor Yacht', 'Zeilboot', 'Sloep'],
  /** The groups of offerings; the offerings themselves come with the second half of the form. */
  subjects: ['Yacht Restauratie', 'Bescherming & Onderhoud', 'Onderwaterschip Service'],
  none: 'Kies',
  other: 'Anders',
  trap: 'Laat dit veld leeg',
  attachments: {
    guide: 'Stuur drie foto’s',
    guide_why: 'Met drie foto’s kunnen wij gericht adviseren.',
    hint: 'Hooguit 5 bestanden van 10\u00a0MB. Foto’s worden op uw toestel verkleind.',
    remove: 'Verwijder',
    without_script:
      'Een foto of pdf meesturen kan alleen als JavaScript aanstaat. U kunt bestanden ook mailen.',
  },
  /** F-022. */
  sending: 'Bezig met versturen...',
  contact: {
    submit: 'Vraag uw gratis inspectie aan',
  },
  consultation: {
    submit: 'Vraag een consultatie aan',
    /** F-023. */
    idle: 'Reactie binnen 24 uur gegarandeerd',
  },
  founding: {
    submit: 'Word Founding Member',
    thanks: {
      heading: 'Dank voor uw aanmelding',
      text: 'U ontvangt binnen 24 uur een bevestiging per e-mail.',
      /** The lead has not left the device yet. */
      kept_heading: 'Uw aanmelding is bewaard',
      /** F-051. */
      again: 'Nieuw formulier invullen',
    },
  },
  newsletter: {
    heading: 'Yacht Care Checklist',
    text: '25 controles voor uw boot, met onze nieuwsbrief.',
    /** Beside the articles (B-016). */
    beside: {
      heading: 'Premium Inzichten',
      text: 'Nieuwe artikelen in uw mailbox, en de Yacht Care Checklist met 25 controles.',
    },
    /** Below the articles (B-018). */
    below: {
      heading: 'Ontvang de Yacht Care Checklist',
      text: '25 controles die u zelf uitvoert: romp, dek, tuigage, motor, elektra en winterberging. U krijgt de lijst met onze nieuwsbrief.',
    },
    consent: NEWSLETTER_CONSENT,
    submit: 'Aanmelden',
    /** After signing up: the list is joined by the link in the mail. */
    confirm: 'Wij sturen u een e-mail met een link. Bevestig daarmee uw aanmelding.',
    open_checklist: 'Open de checklist',
  },
} as const;
