import type { forms as dutch } from '../../site/forms.ts';
import type { Translation } from '../../translation.ts';

export const forms: Translation<Omit<typeof dutch, 'newsletter'>> = {
  fields: {
    firstName: 'Vorname',
    lastName: 'Nachname',
    email: 'E-Mail',
    phone: 'Telefon',
    boatType: 'Bootstyp',
    boatLength: 'Länge in Metern',
    berth: 'Liegeplatz',
    service: 'Worum geht es?',
    message: 'Nachricht',
    attachments: 'Fotos oder ein PDF hinzufügen',
    privacy: 'Ich stimme der',
    privacy_link: 'Datenschutzerklärung (niederländisch) zu',
  },
  required: 'Felder mit * sind Pflichtfelder.',
  boats: ['Motoryacht', 'Segelboot', 'Schaluppe'],
  subjects: ['Yachtrestaurierung', 'Schutz & Pflege', 'Unterwasserschiff-Service'],
  none: 'Bitte wählen',
  other: 'Anderes',
  trap: 'Dieses Feld leer lassen',
  attachments: {
    guide: 'Drei Fotos senden',
    guide_why: 'Mit drei Fotos können wir Sie gezielt beraten.',
    hint: 'Höchstens 5 Dateien von 10\u00a0MB. Fotos werden auf Ihrem Gerät verkleinert.',
    remove: 'Entfernen',
    without_script:
      'Ein Foto oder PDF mitsenden geht nur mit eingeschaltetem JavaScript. Sie können Dateien auch mailen.',
  },
  sending: 'Wird gesendet...',
  contact: {
    submit: 'Kostenlose Inspektion anfragen',
  },
  consultation: {
    submit: 'Beratung anfragen',
    idle: 'Antwort innerhalb von 24 Stunden garantiert',
  },
  founding: {
    submit: 'Gründungsmitglied werden',
    thanks: {
      heading: 'Danke für Ihre Anmeldung',
      text: 'Sie erhalten innerhalb von 24 Stunden eine Bestätigung per E-Mail.',
      kept_heading: 'Ihre Anmeldung ist gespeichert',
      again: 'Neues Formular ausfüllen',
    },
  },
};
