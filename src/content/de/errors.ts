import type { errors as dutch } from '../errors.ts';
import type { Translation } from '../translation.ts';

export const errors: Translation<typeof dutch> = {
  page: {
    title: 'Etwas ist schiefgegangen',
    text: 'Diese Seite konnte nicht angezeigt werden. Was auf diesem Gerät gespeichert ist, ist sicher.',
    stale_title: 'Diese Seite muss neu geladen werden',
    stale_text:
      'Ein Teil der Seite konnte nicht geladen werden: Es gibt eine neue Version, oder die Verbindung ist abgebrochen. Was auf diesem Gerät gespeichert ist, ist sicher.',
    retry: 'Neu laden',
    home: 'Zur Startseite',
    call: 'Passiert das immer wieder? Rufen Sie uns an:',
  },
  section: {
    title: 'Wir arbeiten an diesem Abschnitt',
    text: 'Unsere Leute verbessern diesen Teil der Seite gerade für Sie.',
    retry: 'Erneut versuchen',
  },
  component: {
    title: 'Es ist ein Problem aufgetreten',
    text: 'Versuchen Sie es später noch einmal oder nehmen Sie Kontakt mit uns auf.',
  },
  loading: 'Die Seite wird geladen',
};
